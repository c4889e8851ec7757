"""Projects and Baloot (RULES.md section 7)."""

from dataclasses import dataclass

from .words import PROJECT_ORDER, SUITS, Hands, Options, team_of

# Points by project and kind of contract (the table of section 7).
POINTS = {
    "sira": {"hokm": 2, "sun": 4},
    "fifty": {"hokm": 5, "sun": 10},
    "hundred": {"hokm": 10, "sun": 20},
    "four_hundred": {"sun": 40},
}
BEST_FIRST = ["four_hundred", "hundred", "fifty", "sira"]  # 7.5
BALOOT_POINTS = 2


@dataclass(frozen=True)
class Project:
    """A project held by one seat; its cards are in project order, the top card first."""

    name: str
    seat: str
    cards: list[str]
    is_run: bool


def projects_held(seat: str, hand: list[str], kind: str) -> list[Project]:
    """Every run and four of a kind in a hand (7.1)."""
    runs = [Project(run_name(run), seat, run, True) for run in runs_in(hand)]
    fours = []
    for rank in "AKQJT":
        four = [rank + suit for suit in SUITS]
        if all(card in hand for card in four):
            name = "four_hundred" if rank == "A" and kind == "sun" else "hundred"
            fours.append(Project(name, seat, four, False))
    return runs + fours


def runs_in(hand: list[str]) -> list[list[str]]:
    """The whole runs of three or more cards, top card first (7.1, 7.3)."""
    runs = []
    for suit in SUITS:
        run: list[str] = []
        for rank in PROJECT_ORDER + " ":  # the blank ends the last run
            if rank + suit in hand:
                run.append(rank + suit)
                continue
            if len(run) >= 3:
                runs.append(run)
            run = []
    return runs


def run_name(run: list[str]) -> str:
    """Sira, Fifty, or Hundred for five cards and more."""
    return {3: "sira", 4: "fifty"}.get(len(run), "hundred")


def strength(project: Project, options: Options, trump: str | None) -> tuple[int, ...]:
    """What decides between two projects before seats do (7.5): the greater tuple is the better project."""
    kind = -BEST_FIRST.index(project.name)
    top = -PROJECT_ORDER.index(project.cards[0][0])
    run = 1 if project.is_run else 0
    in_trumps = 0
    if options["project_tie"] == "trump_then_seat":
        in_trumps = 1 if project.is_run and project.cards[0][1] == trump else 0
    if project.name != "hundred":
        return (kind, top, in_trumps)
    order = options["hundred_order"]
    if order == "top_card":
        return (kind, top, run, in_trumps)
    return (kind, run if order == "seq_first" else -run, top, in_trumps)


def declared_by(seat: str, hand: list[str], kind: str, trump: str | None, options: Options) -> list[Project]:
    """A player's best project, and under ``projects_per_player = 2`` the best that shares no card with it (7.3)."""
    left = projects_held(seat, hand, kind)
    declared: list[Project] = []
    while left and len(declared) < options["projects_per_player"]:
        best = max(left, key=lambda project: strength(project, options, trump))
        declared.append(best)
        left = [project for project in left if not set(project.cards) & set(best.cards)]
    return declared


def scoring_team(declared: list[Project], trump: str | None, options: Options) -> int | None:
    """Whose regular projects count, None where nobody's do (7.4, 7.5).

    Parameters
    ----------
    declared : list of Project
        All declared projects, the seats in priority order.
    """
    teams = {team_of(project.seat) for project in declared}
    if len(teams) < 2:
        return teams.pop() if teams else None
    best = max(strength(project, options, trump) for project in declared)
    equals = [project for project in declared if strength(project, options, trump) == best]
    if options["project_tie"] == "void" and len({team_of(project.seat) for project in equals}) == 2:
        return None
    # The earlier seat comes first in the list.
    return team_of(equals[0].seat)


def baloot_holder(hands: Hands, trump: str | None, declared: list[Project], options: Options) -> str | None:
    """The seat that scores Baloot, None where nobody does (7.6)."""
    if trump is None:
        return None
    king, queen = "K" + trump, "Q" + trump
    for seat, hand in hands.items():
        if king in hand and queen in hand:
            own = [project for project in declared if project.seat == seat]
            absorbed = any(absorbs(project, options) and {king, queen} & set(project.cards) for project in own)
            return None if absorbed else seat
    return None


def absorbs(project: Project, options: Options) -> bool:
    """Whether a declared project swallows a Baloot card that lies in it (7.6)."""
    return {
        "four_kind_only": not project.is_run,
        "any_hundred": project.name == "hundred",
        "never": False,
    }[str(options["baloot_absorb"])]


def project_points(hands: Hands, kind: str, trump: str | None, options: Options) -> tuple[list[int], list[int]]:
    """Project points and Baloot points that the clauses 7.4 to 7.6 give each team.

    Parameters
    ----------
    hands : dict of seat to list of str
        Eight cards each, the seats in priority order.

    Returns
    -------
    points, baloot : list of int
        By holder, [South+North, East+West], before any transfer or factor.
    """
    declared = [project for seat, hand in hands.items() for project in declared_by(seat, hand, kind, trump, options)]
    scorers = scoring_team(declared, trump, options)
    points, baloot = [0, 0], [0, 0]
    for project in declared:
        if team_of(project.seat) == scorers:
            points[scorers] += POINTS[project.name][kind]
    holder = baloot_holder(hands, trump, declared, options)
    if holder is not None:
        baloot[team_of(holder)] = BALOOT_POINTS
    return points, baloot
