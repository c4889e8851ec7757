"""Perfect play with all cards seen: an exact search, and the proofs of what it leaves out.

The buyer's team wants Abnat, the others deny them. ``search`` answers one question at one moment of play — can the
buyer's team still take ``target`` Abnat? — and ``value`` asks it a few times to find the value itself.
"""
