"""The named rule sets, rule files in TOML, and options that have no effect (RULES.md 10)."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from simulator.errors import UsageError
from simulator.options import option_text
from simulator.rules import OPTIONS, Rules, find_option

RULE_SETS: Final[dict[str, Rules]] = {
    "eram": Rules(),
    "federation": Rules(
        r1_sun_preempt="none",
        ashkal_r2="on_unless_wala",
        ashkal_open="no",
        ashkal_wrong_seat="forbidden",
        ashkal_on_ace="forbidden",
        ace_sun_only_p1=True,
        kawesh="off",
        first_lead="dealer_right",
        must_trump="unless_partner_winning",
        overtrump="if_able",
        projects_per_player=2,
        sun_rounding="tens_keep5",
        lost_baloot="keep",
        project_multiplier="double_only",
        sun_double="gt_le",
        kaboot_raised="flat",
        kaboot_projects="own_only",
    ),
    "kammelna": Rules(
        r1_sun_preempt="higher_opponents",
        r2_sun_preempt="higher_opponents",
        ashkal_r2="on",
        ashkal_wrong_seat="forbidden",
        ashkal_on_ace="forbidden",
        kawesh="r1_own_turn",
        kawesh_dealer="same",
        first_lead="dealer_right",
        must_trump="unless_partner_winning",
        overtrump="if_able",
        projects_per_player=2,
        sun_rounding="tens_keep5",
        hokm_pair="larger_reduced",
        kaboot_raised="flat",
        kaboot_projects="own_only",
        raise_timing="five_cards",
    ),
    "jawaker": Rules(
        r1_sun_preempt="none",
        ashkal_wrong_seat="forbidden",
        ashkal_on_ace="forbidden",
        kawesh="off",
        first_lead="dealer_right",
        must_trump="unless_partner_winning",
        overtrump="if_able",
        projects_per_player=2,
        sun_rounding="tens_keep5",
        success_basis="raw",
        project_multiplier="cap2",
        kaboot_raised="multiply",
        kaboot_projects="own_only",
    ),
}
"""The rule sets of RULES.md 10 by name; the first is the default."""

DEFAULT_RULE_SET: Final = "eram"

CUSTOM: Final = "custom"
"""What rules are called that no rule set names."""

_IDLE_OPTIONS: Final[tuple[tuple[str, str, tuple[object, ...]], ...]] = (
    ("r1_bas_keeps_preempt", "r1_sun_preempt", ("none",)),
    ("kawesh_dealer", "kawesh", ("off",)),
    ("overtrump", "must_trump", ("never",)),
    ("under_trump", "must_trump", ("never",)),
    ("under_trump", "overtrump", ("never",)),
    ("kaboot_raised", "kaboot", ("off",)),
    ("kaboot_projects", "kaboot", ("off",)),
)
"""An option, the option it hangs on, and the values of that one under which it decides nothing."""


def rule_set(name: str) -> Rules:
    """Give a rule set by name, or raise UsageError with the names there are."""
    if name not in RULE_SETS:
        raise UsageError(name, "no such rule set", f"{', '.join(RULE_SETS)}, or a TOML file")
    return RULE_SETS[name]


def rules_name(rules: Rules) -> str:
    """Give the name of the rule set that these rules are, or ``custom``."""
    for name, each in RULE_SETS.items():
        if each == rules:
            return name
    return CUSTOM


def read_rules(source: str | Path | Mapping[str, object], changes: Mapping[str, object] | None = None) -> Rules:
    """Read rules from a rule set's name, a TOML file or a mapping, then change some options.

    Parameters
    ----------
    source
        A rule set's name, the path of a TOML file, or a mapping: in the last two ``base`` names a rule set (``eram``
        unless said), and the options that differ follow.
    changes
        Options to change after that, by name; values may be text.

    Raises
    ------
    UsageError
        Where the rule set, an option or a value does not exist, or the file cannot be read.
    """
    if isinstance(source, Mapping):
        rules = rules_from_mapping(source)
    elif str(source).endswith(".toml") or Path(source).is_file():
        rules = _read_file(Path(source))
    else:
        rules = rule_set(str(source))
    return rules.with_options(changes or {})


def rules_from_mapping(options: Mapping[str, object]) -> Rules:
    """Give the rules that a mapping describes: ``base`` and the options that differ, each of its own type.

    Raises
    ------
    UsageError
        Where the rule set, an option or a value does not exist.
    """
    base = options.get("base", DEFAULT_RULE_SET)
    if not isinstance(base, str) or base not in RULE_SETS:
        raise UsageError(f"base = {base!r}", "no such rule set", ", ".join(RULE_SETS))
    changes = {name: find_option(name).read_exactly(value) for name, value in options.items() if name != "base"}
    return RULE_SETS[base].with_options(changes)


def _read_file(path: Path) -> Rules:
    try:
        return rules_from_mapping(tomllib.loads(path.read_text(encoding="utf-8-sig")))
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(path, f"cannot be read ({getattr(error, 'strerror', None) or error})") from None
    except UsageError as error:
        raise UsageError(f"{path}: {error.read}", error.wrong, error.allowed) from None
    except ValueError as error:  # what is no TOML, and numbers of thousands of digits
        raise UsageError(path, f"is not TOML ({error})") from None


def describe_rules(rules: Rules) -> str:
    """Name rules as people would: the nearest rule set and what differs, such as ``eram, tie=buyer_loses``."""
    base = min(RULE_SETS, key=lambda name: len(RULE_SETS[name].differences(rules)))
    changes = RULE_SETS[base].differences(rules).items()
    return ", ".join([base, *(f"{name}={option_text(value)}" for name, (_, value) in changes)])


def idle_options(rules: Rules) -> list[str]:
    """Name the changed options that decide nothing under these rules, each with the reason.

    Such a mixture is allowed; a command reports it so that nobody wonders why nothing changed.
    """
    defaults = RULE_SETS[DEFAULT_RULE_SET]
    found = []
    for name, hangs_on, values in _IDLE_OPTIONS:
        if getattr(rules, name) != getattr(defaults, name) and getattr(rules, hangs_on) in values:
            found.append(f"{name} has no effect while {hangs_on} is {getattr(rules, hangs_on)}")
    return found


def rules_to_toml(rules: Rules) -> str:
    """Write rules as TOML: ``base`` and the options that differ from it."""
    name = rules_name(rules)
    base = DEFAULT_RULE_SET if name == CUSTOM else name
    lines = [f'base = "{base}"']
    for option_name in OPTIONS:
        value = getattr(rules, option_name)
        if value != getattr(RULE_SETS[base], option_name):
            lines.append(f"{option_name} = {_toml_value(value)}")
    return "\n".join(lines) + "\n"


def _toml_value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'
