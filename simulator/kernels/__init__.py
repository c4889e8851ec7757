"""The compiled floor: arrays in, arrays out; no validation and no Python object in a loop."""
