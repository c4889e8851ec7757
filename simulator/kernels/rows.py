"""One row a deal, void ones too, for those who want hands and not sums."""

from typing import Final

import numpy as np
from numba import from_dtype

from simulator.calls import NOT_VOID
from simulator.kernels.compilation import helper

ROW_FIELDS: Final = (
    "number",
    "dealer",
    "void",
    "auction_round",
    "contract",
    "trump",
    "buyer",
    "receiver",
    "ashkal",
    "mushtara",
    "level",
    "locked",
    "kaboot",
    "made",
    "abnat_buyer",
    "abnat_other",
    "projects_buyer",
    "projects_other",
    "baloot_buyer",
    "baloot_other",
    "points_ns",
    "points_ew",
    "score_ns_before",
    "score_ew_before",
    "match_number",
)

ROW_DTYPE: Final = np.dtype([(name, np.int64) for name in ROW_FIELDS], align=True)
"""One deal as whole numbers; seats, suits and teams by number, -1 where there is none."""

ROW: Final = from_dtype(ROW_DTYPE)


@helper
def write_row(row: np.record, table: np.record, match_number: int) -> None:
    """Write one deal as a row."""
    row.number = table.number
    row.dealer = table.dealer
    row.void = table.void
    row.auction_round = table.auction_round
    row.mushtara = table.mushtara
    row.score_ns_before = table.score[0]
    row.score_ew_before = table.score[1]
    row.match_number = match_number
    row.contract = table.contract
    row.trump = table.trump
    row.buyer = table.buyer
    row.receiver = table.receiver
    row.ashkal = table.ashkal
    row.level = table.level
    row.locked = table.locked
    row.kaboot = table.kaboot
    row.made = table.made
    row.points_ns = table.points[0]
    row.points_ew = table.points[1]
    if table.void == NOT_VOID:
        team = table.buyer & 1
    else:
        team = 0
    row.abnat_buyer = table.abnat[team]
    row.abnat_other = table.abnat[1 - team]
    row.projects_buyer = table.project_points[team]
    row.projects_other = table.project_points[1 - team]
    row.baloot_buyer = table.baloot[team]
    row.baloot_other = table.baloot[1 - team]
