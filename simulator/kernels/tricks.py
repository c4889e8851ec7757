"""Who wins a trick (RULES.md 6.3). Cards are sets in play order, so a higher bit is a stronger card."""

from simulator.kernels.card_sets import suit_of
from simulator.kernels.compilation import inlined


@inlined
def beats(card: int, winning: int, led: int, trumps: int) -> bool:
    """Say whether a card beats the one now winning: by trump, else in the suit led (RULES.md 6.3)."""
    return (card & (suit_of(led) | trumps)) > winning
