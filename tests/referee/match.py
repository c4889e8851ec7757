"""From hand to hand (RULES.md 2.1, 3.6 and section 9)."""

from typing import Any

from .words import Options, right_of


def next_dealer(options: Options, dealer: str, result: dict[str, Any]) -> str:
    """Who deals the next hand: the seat on the right, unless a Kawesh leaves the deal where it is."""
    stays = result["void"] == "kawesh" and options["kawesh_dealer"] == "same"
    return dealer if stays else right_of(dealer)


def score_after(options: Options, score: list[int], result: dict[str, Any]) -> list[int]:
    """The match score after a hand; Gahwa sets the winner's to the target (8.9)."""
    after = [score[team] + result["points"][team] for team in (0, 1)]
    if result.get("match") is not None:
        after[result["match"]] = options["target"]
    return after


def match_winner(options: Options, score: list[int]) -> int | None:
    """The team that has won by its score, None while the match goes on (9.1)."""
    if max(score) < options["target"] or score[0] == score[1]:
        return None
    return score.index(max(score))
