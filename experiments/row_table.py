"""Rows as a table: the columns of one deal with names for numbers, in pandas or streamed to Parquet."""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from experiments.files import finish_file, unfinished_file, writing
from simulator.calls import NOT_VOID
from simulator.cards import CARDS_IN_DECK, SUITS
from simulator.kernels.rows import ROW_DTYPE, ROW_FIELDS
from simulator.kernels.tally import CONTRACTS
from simulator.notation import format_card
from simulator.seats import PLAYERS, POSITIONS, SEATS, TEAMS

_NUMBERS: Final = (
    "abnat_buyer",
    "abnat_other",
    "projects_buyer",
    "projects_other",
    "baloot_buyer",
    "baloot_other",
)
"""Columns that a void deal does not have."""

PERFECT_COLUMNS: Final = ("perfect_made", "perfect_abnat_buyer")
"""What perfect play makes of a bought hand, all cards seen: in rows for which it was solved."""

PERFECT_ROW_DTYPE: Final = np.dtype([(name, np.int64) for name in (*ROW_FIELDS, *PERFECT_COLUMNS)], align=True)
"""One deal as ROW_DTYPE, and perfect play beside it."""

_CARDS: Final = tuple(format_card(card) for card in range(CARDS_IN_DECK))

_POINTS: Final = ("points_ns", "points_ew", "score_ns_before", "score_ew_before")


_WITH_NULLS: Final = {
    pa.int8(): pd.Int8Dtype(),
    pa.int16(): pd.Int16Dtype(),
    pa.int32(): pd.Int32Dtype(),
    pa.int64(): pd.Int64Dtype(),
    pa.bool_(): pd.BooleanDtype(),
}
"""The pandas types of whole numbers and truth values, which may be null."""


def rows_to_arrow(rows: np.recarray, seed: int) -> pa.Table:
    """Give rows (dtype ROW_DTYPE or PERFECT_ROW_DTYPE) as an Arrow table; what a void deal does not have is null.

    Columns: deal, dealer, round, contract, trump, buyer, receiver, ashkal, level, locked, kaboot, made, abnat_*,
    projects_*, baloot_*, points_*, score_*_before, match, mushtara, position; then perfect_made and
    perfect_abnat_buyer where they were solved. ``contract`` is sun, hokm or ashkal; ``kaboot`` names a team;
    ``mushtara`` is the face-up card, such as TH; ``position`` is the buyer's place in the order of speaking: first,
    second, third or dealer. Pandas reads whole numbers and truth values from the file in types that may be null.
    """
    void = rows["void"] != NOT_VOID
    contract = np.where(rows["ashkal"] == 1, len(CONTRACTS) - 1, rows["contract"])
    columns = {
        "deal": pc.binary_join_element_wise(str(seed), pc.cast(pa.array(rows["number"]), pa.string()), ":"),
        "dealer": _named(rows["dealer"], SEATS),
        "round": pa.array(rows["auction_round"].astype(np.int8), mask=void),
        "contract": _named(contract, CONTRACTS),
        "trump": _named(rows["trump"], SUITS),
        "buyer": _named(rows["buyer"], SEATS),
        "receiver": _named(rows["receiver"], SEATS),
        "ashkal": pa.array(rows["ashkal"] == 1, mask=void),
        "level": pa.array(rows["level"].astype(np.int8), mask=void),
        "locked": pa.array(rows["locked"] == 1, mask=void),
        "kaboot": _named(rows["kaboot"], TEAMS),
        "made": pa.array(rows["made"] == 1, mask=void),
    }
    columns |= {name: pa.array(rows[name].astype(np.int16), mask=void) for name in _NUMBERS}
    columns |= {name: pa.array(rows[name].astype(np.int32)) for name in _POINTS}
    columns["match"] = pa.nulls(rows.size, pa.int64())
    columns["mushtara"] = _named(rows["mushtara"], _CARDS)
    columns["position"] = _named(np.where(void, -1, (rows["buyer"] - rows["dealer"] - 1) % PLAYERS), POSITIONS)
    if rows.dtype == PERFECT_ROW_DTYPE:
        columns["perfect_made"] = pa.array(rows["perfect_made"] == 1, mask=void)
        columns["perfect_abnat_buyer"] = pa.array(rows["perfect_abnat_buyer"].astype(np.int16), mask=void)
    return _as_pandas_reads_it(pa.table(columns))


def _as_pandas_reads_it(table: pa.Table) -> pa.Table:
    """Note in a table of which types its columns are in pandas: without it numbers that may be null become floats."""
    frame = table.schema.empty_table().to_pandas(types_mapper=_WITH_NULLS.get)
    return table.replace_schema_metadata(pa.Schema.from_pandas(frame, preserve_index=False).metadata)


def _named(numbers: np.ndarray, names: Sequence[str]) -> pa.DictionaryArray:
    """Give numbers as their names; a negative number is null."""
    places = pa.array(numbers.astype(np.int8), mask=numbers < 0)
    return pa.DictionaryArray.from_arrays(places, pa.array(names))


def row_dtype(perfect: bool) -> np.dtype:
    """Give the type of rows, with or without the columns of perfect play."""
    return PERFECT_ROW_DTYPE if perfect else ROW_DTYPE


def rows_to_frame(blocks: list[np.recarray], seed: int, dtype: np.dtype = ROW_DTYPE) -> pd.DataFrame:
    """Give blocks of rows as one pandas table."""
    rows = np.concatenate([np.zeros(0, dtype), *blocks])
    frame: pd.DataFrame = rows_to_arrow(rows.view(np.recarray), seed).to_pandas(types_mapper=_WITH_NULLS.get)
    return frame


class RowWriter:
    """Streams rows to a Parquet file, which bears its name only when it is whole."""

    def __init__(self, path: Path, seed: int, dtype: np.dtype = ROW_DTYPE) -> None:
        self._path = path
        self._seed = seed
        self._dtype = dtype
        self._writer: pq.ParquetWriter | None = None

    def __enter__(self) -> "RowWriter":
        schema = rows_to_arrow(np.zeros(0, self._dtype).view(np.recarray), self._seed).schema
        with writing(self._path):
            # Opened here since pyarrow would take a name with a colon for an address.
            self._file = unfinished_file(self._path).open("wb")
        self._writer = pq.ParquetWriter(self._file, schema, compression="zstd")
        return self

    def write(self, rows: np.recarray) -> None:
        """Append a block of rows."""
        assert self._writer is not None
        with writing(self._path):
            self._writer.write_table(rows_to_arrow(rows, self._seed))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._writer is not None
        try:
            with writing(self._path), self._file:
                self._writer.close()
            if error is None:
                finish_file(self._path)
        finally:
            unfinished_file(self._path).unlink(missing_ok=True)
