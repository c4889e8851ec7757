"""The score of a hand (RULES.md section 8)."""

from dataclasses import dataclass

from .words import Options

TOTAL = {"sun": 26, "hokm": 16}  # 8.1
RAISED_BASE = {"sun": {2: 52}, "hokm": {2: 32, 3: 48, 4: 64}}  # 8.6
KABOOT_BASE = {"sun": 44, "hokm": 25}  # 8.8
ABNAT_PER_POINT = {"sun": 5, "hokm": 10}  # 7.2
GAHWA = 5
ALL_TRICKS = 8


@dataclass(frozen=True)
class Figures:
    """A played hand as figures: pairs are [South+North, East+West], teams 0 and 1.

    ``raisers`` are the teams that said Double, Triple, … in order; ``abnat`` includes the last trick's 10;
    ``projects`` and ``baloot`` are by holder, before transfer and factor.
    """

    kind: str
    buyer: int
    raisers: list[int]
    abnat: list[int]
    tricks: list[int]
    projects: list[int]
    baloot: list[int]

    @property
    def level(self) -> int:
        """1 unraised … 5 Gahwa."""
        return 1 + len(self.raisers)


@dataclass(frozen=True)
class Score:
    """What a hand is worth: ``match`` is the team that wins the match by Gahwa, else None."""

    kaboot: int | None
    made: bool
    points: list[int]
    match: int | None


def score_hand(options: Options, figures: Figures) -> Score:
    """Score a hand from its figures, all of section 8.

    Returns
    -------
    Score
        ``points`` is the pair written on the score sheet.
    """
    kaboot = kaboot_team(options, figures)
    made = is_made(options, figures) if kaboot is None else kaboot == figures.buyer
    winner = figures.buyer if made else 1 - figures.buyer
    if figures.level == GAHWA:
        points = [0, 0]
        points[winner] = options["target"]
        return Score(kaboot, made, points, winner)
    if made and figures.level == 1 and kaboot is None:
        cards = card_points(options, figures)
        points = [cards[team] + figures.projects[team] + figures.baloot[team] for team in (0, 1)]
    else:
        points = winner_takes_all(options, figures, winner, kaboot is not None)
    return Score(kaboot, made, points, None)


def kaboot_team(options: Options, figures: Figures) -> int | None:
    """The team that took all eight tricks, where that counts (8.8)."""
    if options["kaboot"] == "on" and ALL_TRICKS in figures.tricks:
        return figures.tricks.index(ALL_TRICKS)
    return None


# Card points (8.1)


def card_points(options: Options, figures: Figures) -> list[int]:
    """Both teams' points for the cards, which share 16 in Hokm and 26 in Sun."""
    risk = team_at_risk(figures)
    if figures.kind == "sun":
        points = [sun_points(options, abnat) for abnat in figures.abnat]
        # Only tens_5up at 65/65 leaves another sum.
        return points if sum(points) == TOTAL["sun"] else keep_first(points, 1 - risk, "sun")
    points = [hokm_points(options, abnat) for abnat in figures.abnat]
    if sum(points) == TOTAL["hokm"]:
        return points
    smaller = points.index(min(points))
    keeper = {
        "non_buyer": 1 - risk,
        "larger_reduced": smaller,
        "smaller_reduced": 1 - smaller,
    }[options["hokm_pair"]]
    return keep_first(points, keeper, "hokm")


def keep_first(points: list[int], keeper: int, kind: str) -> list[int]:
    """One team keeps its count, the other gets the rest."""
    rest = TOTAL[kind] - points[keeper]
    return [points[0], rest] if keeper == 0 else [rest, points[1]]


def hokm_points(options: Options, abnat: int) -> int:
    """Tens, one more from ones digit 6 (``five_down``) or 5 (``half_up``)."""
    tens, ones = divmod(abnat, 10)
    first_up = 6 if options["hokm_rounding"] == "five_down" else 5
    return tens + 1 if ones >= first_up else tens


def sun_points(options: Options, abnat: int) -> int:
    """Abnat of a Sun in points."""
    tens, ones = divmod(abnat, 10)
    rounding = options["sun_rounding"]
    if rounding == "nearest_fifth":
        fives, rest = divmod(abnat, 5)
        return fives + 1 if rest >= 3 else fives
    if rounding == "tens_keep5":
        if ones < 5:
            return tens * 2
        return tens * 2 + (1 if ones == 5 else 2)
    return tens * 2 + (2 if ones >= 5 else 0)


def team_at_risk(figures: Figures) -> int:
    """The buyer's team, after a raise the last raiser's (8.1)."""
    return figures.raisers[-1] if figures.raisers else figures.buyer


# Did the buyer make it? (8.2, 8.3)


def is_made(options: Options, figures: Figures) -> bool:
    """Compare the buyer's team with the others, on the basis the rules name."""
    for counts in bases(options, figures):
        own, other = counts[figures.buyer], counts[1 - figures.buyer]
        if own != other:
            return own > other
    return tie_is_made(options, figures)


def bases(options: Options, figures: Figures) -> list[list[int]]:
    """The pairs to compare, the second only where the first is level (8.2)."""
    cards = card_points(options, figures)
    extra = [figures.projects[team] + figures.baloot[team] for team in (0, 1)]
    points = [cards[team] + extra[team] for team in (0, 1)]
    raw = [figures.abnat[team] + extra[team] * ABNAT_PER_POINT[figures.kind] for team in (0, 1)]
    return {
        "gp_then_raw": [points, raw],
        "raw": [raw],
        "gp_only": [points],
        "cards_only": [figures.abnat],
    }[options["success_basis"]]


def tie_is_made(options: Options, figures: Figures) -> bool:
    """All level (8.3)."""
    if not figures.raisers:
        return bool(options["tie"] == "buyer_makes")
    loser = {
        "last_raiser": figures.raisers[-1],
        "first_doubler": figures.raisers[0],
        "buyer": figures.buyer,
    }[options["raised_tie"]]
    return loser != figures.buyer


# One team takes everything (8.5, 8.6, 8.8)


def winner_takes_all(options: Options, figures: Figures, winner: int, by_kaboot: bool) -> list[int]:
    """Points of a hand that was lost, raised or swept."""
    loser = 1 - winner
    all_to_winner = (
        options["kaboot_projects"] == "all_to_winner" if by_kaboot else options["lost_projects"] == "all_move"
    )
    projects = figures.projects[winner] + (figures.projects[loser] if all_to_winner else 0)
    points = [0, 0]
    points[winner] = (
        base_points(options, figures, by_kaboot)
        + projects * project_factor(options, figures.level)
        + figures.baloot[winner]
    )
    if options["lost_baloot"] == "transfer":
        points[winner] += figures.baloot[loser]
    elif options["lost_baloot"] == "keep":
        points[loser] += figures.baloot[loser]
    return points


def base_points(options: Options, figures: Figures, by_kaboot: bool) -> int:
    """What the winner takes in the place of card points."""
    kind, level = figures.kind, figures.level
    plain = TOTAL[kind] if level == 1 else RAISED_BASE[kind][level]
    if not by_kaboot:
        return plain
    sweep = KABOOT_BASE[kind]
    if level == 1:
        return sweep
    return {
        "max": max(sweep, plain),
        "flat": sweep,
        "multiply": sweep * level,
    }[str(options["kaboot_raised"])]


def project_factor(options: Options, level: int) -> int:
    """What scoring projects are multiplied by (8.6)."""
    return {
        "full": level,
        "double_only": 2 if level == 2 else 1,
        "cap2": min(level, 2),
        "none": 1,
    }[str(options["project_multiplier"])]
