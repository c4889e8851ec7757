"""Bidding policies: what to call (RULES.md 3 and 4)."""
