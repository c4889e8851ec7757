"""Files appear whole under their names, or not at all."""

from pathlib import Path

import pandas as pd
import pytest

from reports.charts.points import draw_points_distribution
from reports.export import write_charts, write_file, write_tables
from simulator.errors import BalootError
from tests.reports import made_up


def test_tables_come_back_from_their_files(tmp_path: Path) -> None:
    table = made_up.buys()
    (path,) = write_tables(tmp_path / "tables", {"buys": table})
    assert path == tmp_path / "tables" / "buys.csv"
    pd.testing.assert_frame_equal(pd.read_csv(path), table, check_exact=False, rtol=1e-15)


def test_charts_are_written_both_ways(tmp_path: Path) -> None:
    paths = write_charts(tmp_path, {"points": draw_points_distribution(made_up.points(), made_up.CAPTION)})
    assert [path.name for path in paths] == ["points.png", "points.svg"]
    assert paths[0].read_bytes().startswith(b"\x89PNG")
    assert paths[1].read_text(encoding="utf-8").startswith("<?xml")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["points.png", "points.svg"]


def test_a_place_that_cannot_be_written_is_one_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BalootError, match="cannot be written"):
        write_file(tmp_path / "file" / "buys.csv", b"")


def test_what_cannot_be_finished_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "buys.csv").mkdir()
    with pytest.raises(BalootError, match="cannot be written"):
        write_file(tmp_path / "buys.csv", b"hands\n")
    assert [path.name for path in tmp_path.iterdir()] == ["buys.csv"]
