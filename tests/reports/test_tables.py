"""Tables for people: headers, one cell an estimate, escaping."""

import numpy as np
import pandas as pd
import pytest

from reports.names import require_columns
from reports.tables import html_table, readable
from simulator.errors import UsageError
from tests.reports import made_up


def test_an_estimate_and_its_bounds_are_one_cell() -> None:
    table = readable(made_up.buys())
    assert list(table)[:6] == [
        "Contract",
        "Round",
        "Buyer's position",
        "Hands",
        "Bought, of all deals",
        "Made by the buyer",
    ]
    assert list(table.iloc[0])[:6] == ["Sun", "First round", "First", "61,233", "6.12 % ± 0.05", "55.0 % ± 0.4"]
    assert not [header for header in table if header.endswith(("lo", "hi"))]


def test_each_row_of_a_summary_has_its_own_unit() -> None:
    table = readable(made_up.summary())
    assert list(table) == ["Figure", "Value", "Hands"]
    assert table["Value"].tolist() == ["69.2 % ± 0.1", "59.1 % ± 0.2", "66.9 % ± 0.1", "12.87 ± 0.02", "687,441"]


def test_the_value_of_an_option_is_no_estimate() -> None:
    table = readable(made_up.rule_costs())
    assert table.iloc[1].tolist() == ["sun_rounding", "tens_keep5", "points_per_hand", "+0.190 ± 0.006", "200,000"]


def test_values_have_names() -> None:
    table = pd.DataFrame(
        {"mushtara": ["T", "A"], "level": [2, 1], "position": ["dealer", "first"], "trump_length": [4, 6]}
    )
    assert readable(table).to_numpy().tolist() == [["10", "Double", "Dealer", "4"], ["A", "Not raised", "First", "6"]]


def test_missing_values_are_dashes() -> None:
    rows = readable(made_up.projects()).set_index(["Project", "Contract", "Counted per"])
    assert rows.loc[("Sira", "Sun", "Team"), "Exact odds"] == "–"
    assert readable(pd.DataFrame({"contract": [None, np.nan, pd.NA]}))["Contract"].tolist() == ["–"] * 3


def test_html_is_escaped() -> None:
    html = html_table(pd.DataFrame({"option<i>": ["<script>alert(1)</script>"], "hands": [3]}), 'a "title" & <b>')
    assert "<script>" not in html
    assert "<b>" not in html
    assert "&lt;script&gt;" in html
    assert 'class="number">3<' in html


def test_an_empty_table_says_so() -> None:
    assert "No hands to show" in html_table(made_up.buys().iloc[:0], "Buys")


def test_a_missing_column_is_named() -> None:
    with pytest.raises(UsageError, match="made_rate: the table has no such column\nallowed: hands"):
        require_columns(pd.DataFrame({"hands": [1]}), ["hands", "made_rate"])
