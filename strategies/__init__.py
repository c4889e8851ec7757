"""Strategies by name: how a seat buys, raises and plays, one policy a file."""
