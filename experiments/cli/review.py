"""``baloot review``: what the cards of recorded hands cost against perfect play."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from experiments.cli.options import JobsOption, JsonOption, read_path
from experiments.cli.output import print_estimates, print_json, rows_of
from experiments.cli.progress import announce_compiling
from experiments.cli.refusals import refusal_facts, refusal_text, void_text
from experiments.upper_bound import UPPER_BOUND

if TYPE_CHECKING:
    from experiments.perfect_play import Review
    from experiments.reviewing import Reviewed


def review(
    file: Annotated[
        Path, typer.Argument(parser=read_path, metavar="FILE", help="Hand records, one JSON object a line.")
    ],
    jobs: JobsOption = None,
    json: JsonOption = False,
) -> None:
    """Tell what each card of recorded hands cost against perfect play, and whether the hand could have been made.

    All cards seen: an upper bound for both sides, not what a player could know.

    Each record that breaks a rule, or whose result is wrong, is told in one line; the exit code is then 1.
    """
    announce_compiling()
    from experiments import review as review_file
    from experiments import summarise_reviews

    outcome = _Outcome(quiet=json)
    summary = summarise_reviews(outcome.follow(review_file(file, jobs)))
    if json:
        print_json({"note": UPPER_BOUND, **outcome.facts, "summary": rows_of(summary)})
    else:
        typer.echo(str(outcome))
        if outcome.reviewed:
            typer.echo(f"\nAgainst perfect play, Abnat a hand\n({UPPER_BOUND})\n")
            print_estimates(summary)
    if outcome.refused:
        raise typer.Exit(1)


class _Outcome:
    """Follows the reviews: tells each as it comes, or keeps it for JSON."""

    def __init__(self, quiet: bool) -> None:
        self._quiet = quiet
        self._count = self._void = 0
        self.refused = 0
        self._errors: list[dict[str, Any]] = []
        self._hands: list[dict[str, Any]] = []

    def follow(self, reviewed: Iterable["Reviewed"]) -> Iterator["Review"]:
        """Give the reviews one after another; tell of the refused records."""
        for each in reviewed:
            self._count += 1
            if each.error is not None:
                self.refused += 1
                self._say(refusal_text(each.line, each.error), self._errors, refusal_facts(each.line, each.error))
            elif each.review is None:
                self._void += 1
                if not self._quiet:
                    typer.echo(void_text(each.line))
            else:
                yield self._told(each.line, each.review)

    def _told(self, line: int, review: "Review") -> "Review":
        from experiments.telling_perfect_play import tell_review

        self._say("\n".join(tell_review(review)) + "\n", self._hands, {"line": line, **review.as_mapping()})
        return review

    def _say(self, text: str, kept: list[dict[str, Any]], facts: dict[str, Any]) -> None:
        if self._quiet:
            kept.append(facts)
        else:
            typer.echo(text)

    @property
    def reviewed(self) -> int:
        """How many hands were compared with perfect play."""
        return self._count - self._void - self.refused

    @property
    def facts(self) -> dict[str, Any]:
        """What a JSON document says."""
        return {
            "records": self._count,
            "void": self._void,
            "refused": self.refused,
            "errors": self._errors,
            "reviews": self._hands,
        }

    def __str__(self) -> str:
        return f"{self._count:,} records, {self.reviewed:,} reviewed, {self._void:,} void, {self.refused:,} wrong"
