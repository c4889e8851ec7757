"""Play policies: which card to play (RULES.md 6)."""
