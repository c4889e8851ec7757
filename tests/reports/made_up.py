"""Made-up tables in the form that experiments give: plausible, fixed, with one cell of few hands each."""

from itertools import product

import numpy as np
import pandas as pd

from reports.caption import Caption

DEALS = 1_000_000
CAPTION = Caption("simple (all four)", DEALS, seed=1, rules="eram")


def with_rate(table: pd.DataFrame, name: str, counts: np.ndarray, total: np.ndarray) -> pd.DataFrame:
    """Add a rate and its Wilson bounds."""
    z = 1.96
    rate = counts / total
    centre = (rate + z * z / (2 * total)) / (1 + z * z / total)
    half = z / (1 + z * z / total) * np.sqrt(rate * (1 - rate) / total + z * z / (4 * total * total))
    lo, hi = np.minimum(centre - half, rate), np.maximum(centre + half, rate)
    return table.assign(**{name: rate, f"{name}_lo": lo.clip(0), f"{name}_hi": hi.clip(None, 1)})


def with_mean(table: pd.DataFrame, name: str, means: np.ndarray, deviation: float) -> pd.DataFrame:
    """Add a mean and its normal bounds."""
    half = 1.96 * deviation / np.sqrt(table["hands"])
    return table.assign(**{name: means, f"{name}_lo": means - half, f"{name}_hi": means + half})


def buys() -> pd.DataFrame:
    """Buys by contract, round and position; Ashkal only from the third and the dealer, rarely."""
    keys = [
        *product(["sun", "hokm"], [1, 2], ["first", "second", "third", "dealer"]),
        ("ashkal", 1, "third"),
        ("ashkal", 1, "dealer"),
    ]
    table = pd.DataFrame(keys, columns=["contract", "round", "position"])
    table["hands"] = [
        61_233, 48_910, 39_811, 33_020, 14_022, 12_911, 11_872, 10_733,
        131_010, 90_120, 70_553, 61_912, 30_112, 26_204, 22_811, 20_733, 1_412, 62,
    ]  # fmt: skip
    made = np.linspace(0.55, 0.75, len(table))
    table = with_rate(table, "bought_rate", table["hands"].to_numpy(), np.full(len(table), DEALS))
    table = with_rate(table, "made_rate", np.round(made * table["hands"]), table["hands"].to_numpy())
    table = with_rate(table, "kaboot_rate", np.round(0.03 * table["hands"]), table["hands"].to_numpy())
    table = with_mean(table, "points_buyer", 20 * made, 9.0)
    return with_mean(table, "points_other", 20 * (1 - made), 8.0)


def mushtara() -> pd.DataFrame:
    """What the mushtara is worth."""
    table = pd.DataFrame(list(product("789TJQKA", ["sun", "hokm", "ashkal"])), columns=["mushtara", "contract"])
    table["deals"] = DEALS // 8
    base = np.repeat([0.08, 0.09, 0.16, 0.14, 0.24, 0.12, 0.13, 0.19], 3)
    share = base * np.tile([0.8, 1.6, 0.03], 8)
    table["hands"] = np.round(share * table["deals"]).astype(int)
    table.loc[2, "hands"] = 40
    made = np.clip(0.5 + base + np.tile([-0.06, 0.04, 0.0], 8), 0, 1)
    table = with_rate(table, "bought_rate", table["hands"].to_numpy(), table["deals"].to_numpy())
    return with_rate(table, "made_rate", np.round(made * table["hands"]), table["hands"].to_numpy())


def projects() -> pd.DataFrame:
    """Project frequencies; Four Hundred in Ashkal was never seen."""
    exact = {"sira": 0.1922, "fifty": 0.03039, "hundred": 0.01381, "four_hundred": 0.001947, "baloot": 0.05645}
    hands = {"sun": 232_512, "hokm": 453_455, "ashkal": 1_474}
    keys = list(product(exact, hands, ["player", "team", "deal"]))
    table = pd.DataFrame(keys, columns=["project", "contract", "counted_per"])
    table["hands"] = table["contract"].map(hands)
    per_hand = table["counted_per"].map({"player": 4, "team": 2, "deal": 1}).to_numpy()
    total = per_hand * table["hands"].to_numpy()
    odds = table["project"].map(exact).to_numpy(float) * 4 / per_hand * 1.07
    impossible = (table["project"] == "four_hundred") & (table["contract"] != "sun")
    impossible |= (table["project"] == "baloot") & (table["contract"] != "hokm")
    table["held"] = np.where(impossible, 0, np.round(odds * total)).astype(int)
    table["declared"] = np.round(0.93 * table["held"]).astype(int)
    table["scored"] = np.round(0.81 * table["held"]).astype(int)
    table = with_rate(table, "held_rate", table["held"].to_numpy(), total)
    table = with_rate(table, "scored_rate", table["scored"].to_numpy(), total)
    table = with_mean(table, "points_per_hand", 4 * table["scored"].to_numpy() / table["hands"].to_numpy(), 1.2)
    exact_rate = table["project"].map(exact).where((table["counted_per"] == "player") & ~impossible)
    return table.assign(exact_rate=exact_rate)


def points() -> pd.DataFrame:
    """Distribution of points per hand: made hands share them, lost ones give all away, a few were raised."""
    rows = []
    for contract, total, hands in (("sun", 26, 232_512), ("hokm", 16, 453_455), ("ashkal", 26, 1_474)):
        shares = np.exp(-0.5 * ((np.arange(total + 1) - 0.7 * total) / (0.14 * total)) ** 2)
        shares[: total // 2] = 0
        shares *= 0.62 / shares.sum()
        buyer, other = np.zeros(153), np.zeros(153)
        buyer[: total + 1] += shares
        other[: total + 1] += shares[::-1]
        buyer[0] += 0.37
        other[total] += 0.37
        buyer[2 * total], other[0] = 0.0096, other[0] + 0.0096
        buyer[152], other[0] = 0.0004, other[0] + 0.0004
        for side, rates in (("buyer", buyer), ("other", other)):
            counts = np.round(rates * hands).astype(int)
            rows += [(contract, side, n, count, count / hands) for n, count in enumerate(counts) if count]
    return pd.DataFrame(rows, columns=["contract", "side", "points", "hands", "hands_rate"])


def summary() -> pd.DataFrame:
    """Figures of the whole run."""
    rows = [
        ("bought", 0.69213, 0.69122, 0.69303, DEALS, "rate"),
        ("sun made", 0.5912, 0.5892, 0.5932, 232_512, "rate"),
        ("hokm made", 0.6688, 0.6674, 0.6702, 453_455, "rate"),
        ("points of the buyer's team", 12.874, 12.852, 12.896, 687_441, "points"),
        ("hands", 687_441.0, np.nan, np.nan, 687_441, "count"),
    ]
    return pd.DataFrame(rows, columns=["figure", "value", "lo", "hi", "hands", "unit"])


def rule_costs() -> pd.DataFrame:
    """What options change, one of them clearly."""
    rows = [
        ("must_trump", "always", -0.021, 0.004, 200_000),
        ("sun_rounding", "tens_keep5", 0.19, 0.006, 200_000),
        ("first_lead", "dealer_right", -0.44, 0.012, 200_000),
        ("projects_per_player", "2", 0.093, 0.003, 200_000),
        ("kaboot", "off", 0.001, 0.004, 200_000),
    ]
    table = pd.DataFrame(rows, columns=["option", "value", "difference", "half", "hands"])
    table["difference_lo"] = table["difference"] - table["half"]
    table["difference_hi"] = table["difference"] + table["half"]
    table["figure"] = "points_per_hand"
    return table[["option", "value", "figure", "difference", "difference_lo", "difference_hi", "hands"]]
