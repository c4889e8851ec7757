"""Raising policies: when to double and further (RULES.md 5)."""
