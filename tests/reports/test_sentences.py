"""Sentences say what their tables say."""

from reports.sentences import headlines, say_buys, say_mushtara, say_points, say_projects
from tests.reports import made_up


def test_headlines_follow_the_summary() -> None:
    assert headlines(made_up.summary()) == [
        "69.2 % ± 0.1 of 1,000,000 deals were bought.",
        "Of 232,512 Sun hands 59.1 % ± 0.2 were made.",
        "Of 453,455 Hokm hands 66.9 % ± 0.1 were made.",
        "A bought hand brought the buyer's team 12.87 ± 0.02 points on average (687,441 hands).",
    ]


def test_a_figure_of_no_hands_is_not_told() -> None:
    assert headlines(made_up.summary().assign(hands=0)) == []


def test_buys_name_the_commonest_the_best_and_the_worst_of_enough_hands() -> None:
    said = say_buys(made_up.buys())
    assert said.startswith("The commonest buy is Hokm by the first player in the first round: 13.10 % ± 0.07")
    assert "least often: Sun by the first player in the first round, 55.0 % ± 0.4." in said
    assert "Ashkal by the dealer" not in said  # only 62 hands


def test_mushtara_names_the_favourite_card_of_each_contract() -> None:
    said = say_mushtara(made_up.mushtara().query("contract != 'ashkal'"))
    assert said.count("is bought most often on the J") == 2


def test_projects_are_told_for_the_contract_played_most() -> None:
    said = say_projects(made_up.projects())
    assert said.startswith("Share of Hokm hands in which somebody holds it: Sira ")
    assert "Four Hundred" not in said


def test_points_count_the_hands_without_a_point() -> None:
    assert "86,029 of 232,511 Sun hands (37 %)" in say_points(made_up.points())


def test_empty_tables_say_nothing() -> None:
    assert headlines(made_up.summary().iloc[:0]) == []
    assert say_buys(made_up.buys().iloc[:0]) == ""
    assert say_mushtara(made_up.mushtara().iloc[:0]) == ""
    assert say_projects(made_up.projects().iloc[:0]) == ""
    assert say_points(made_up.points().iloc[:0]) == ""
