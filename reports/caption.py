"""What stands under every chart: who played, how many deals, by which rules, from which seed."""

from dataclasses import dataclass

from reports.wording import format_count


@dataclass(frozen=True)
class Caption:
    """The facts without which a figure cannot be judged or repeated.

    Parameters
    ----------
    strategies
        Who played, as people write it: ``simple (all four)`` or ``NS simple, EW random``.
    deals
        Deals simulated, void ones counted.
    seed
        The seed of the deals and of the policies' streams.
    rules
        Name of the rule set.
    """

    strategies: str
    deals: int
    seed: int
    rules: str

    def line(self, hands: int | None = None) -> str:
        """Give the facts in one line; ``hands`` is the number of bought hands that a chart rests on."""
        counted = f"{format_count(self.deals)} deals"
        if hands is not None:
            counted += f", {format_count(hands)} bought hands"
        return f"Strategies: {self.strategies} · {counted} · rules {self.rules} · seed {self.seed}"
