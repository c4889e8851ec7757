"""The command `baloot`: each command only formats what a function of `experiments` returns."""
