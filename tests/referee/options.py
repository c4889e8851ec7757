"""Every option of RULES.md with its values, and the four rule sets of section 10."""

from typing import Any

from .words import Fault, Options

# The first value is eram's.
VALUES: dict[str, list[Any]] = {
    "r1_sun_preempt": ["higher_any", "higher_opponents", "none"],  # 3.3
    "r1_bas_keeps_preempt": [True, False],
    "hokm_challenge_r1": ["all_others", "later_only", "none"],  # 3.4
    "hokm_confirm_to_sun": ["both", "r2_only", "off"],  # 3.5
    "kawesh": ["r1_any_question", "r1_own_turn", "off"],  # 3.6
    "kawesh_dealer": ["rotate", "same"],
    "ashkal_wrong_seat": ["forced_sun", "forbidden"],  # 3.7
    "ashkal_on_ace": ["forced_sun", "forbidden", "allowed"],  # 3.8
    "ashkal_over_hokm": ["opponents", "any", "none"],  # 3.9
    "ashkal_open": ["yes", "no"],
    "ashkal_buyer": ["caller", "receiver"],  # 3.10
    "ace_sun_only_p1": [False, True],  # 3.11
    "r2_sun_preempt": ["none", "higher_opponents"],  # 4.2
    "hokm_challenge_r2": ["all_others", "later_only", "none"],  # 4.3
    "r2_suit_named": ["after_declines", "with_bid"],  # 4.4
    "ashkal_r2": ["off", "on", "on_unless_wala"],  # 4.5
    "raise_timing": ["eight_cards", "five_cards"],  # 5.0
    "raise_right": ["person", "team"],  # 5.1
    "sun_double": ["gt_lt", "gt_le", "ge_lt", "always", "never"],  # 5.2
    "lock": ["raiser_choice", "always", "never"],  # 5.3
    "gahwa": ["match", "off"],  # 5.4
    "first_lead": ["buyer", "dealer_right"],  # 6.1
    "must_trump": ["never", "unless_partner_winning", "always"],  # 6.4
    "overtrump": ["never", "if_able"],  # 6.5
    "under_trump": ["free", "forced"],
    "trump_lead_rise": ["never", "vs_opponent", "always"],  # 6.6
    "projects_per_player": [1, 2],  # 7.3
    "hundred_order": ["seq_first", "four_first", "top_card"],  # 7.5
    "project_tie": ["seat_from_p1", "trump_then_seat", "void"],
    "baloot_absorb": ["four_kind_only", "any_hundred", "never"],  # 7.6
    "hokm_rounding": ["five_down", "half_up"],  # 8.1
    "hokm_pair": ["non_buyer", "larger_reduced", "smaller_reduced"],
    "sun_rounding": ["nearest_fifth", "tens_keep5", "tens_5up"],
    "success_basis": ["gp_then_raw", "raw", "gp_only", "cards_only"],  # 8.2
    "tie": ["buyer_makes", "buyer_loses"],  # 8.3
    "raised_tie": ["last_raiser", "first_doubler", "buyer"],
    "lost_projects": ["all_move", "own_only"],  # 8.5
    "lost_baloot": ["transfer", "keep", "void"],
    "project_multiplier": ["full", "double_only", "cap2", "none"],  # 8.6
    "kaboot": ["on", "off"],  # 8.8
    "kaboot_raised": ["max", "flat", "multiply"],
    "kaboot_projects": ["all_to_winner", "own_only"],
}
TARGET = "target"  # 9.1: any whole number from 1

ERAM: Options = {option: values[0] for option, values in VALUES.items()} | {TARGET: 152}

FEDERATION: Options = ERAM | {
    "r1_sun_preempt": "none",
    "ashkal_r2": "on_unless_wala",
    "ashkal_open": "no",
    "ashkal_wrong_seat": "forbidden",
    "ashkal_on_ace": "forbidden",
    "ace_sun_only_p1": True,
    "kawesh": "off",
    "first_lead": "dealer_right",
    "must_trump": "unless_partner_winning",
    "overtrump": "if_able",
    "projects_per_player": 2,
    "sun_rounding": "tens_keep5",
    "lost_baloot": "keep",
    "project_multiplier": "double_only",
    "sun_double": "gt_le",
    "kaboot_raised": "flat",
    "kaboot_projects": "own_only",
}

KAMMELNA: Options = ERAM | {
    "r1_sun_preempt": "higher_opponents",
    "r2_sun_preempt": "higher_opponents",
    "ashkal_r2": "on",
    "ashkal_wrong_seat": "forbidden",
    "ashkal_on_ace": "forbidden",
    "kawesh": "r1_own_turn",
    "kawesh_dealer": "same",
    "first_lead": "dealer_right",
    "must_trump": "unless_partner_winning",
    "overtrump": "if_able",
    "projects_per_player": 2,
    "sun_rounding": "tens_keep5",
    "hokm_pair": "larger_reduced",
    "kaboot_raised": "flat",
    "kaboot_projects": "own_only",
    "raise_timing": "five_cards",
}

JAWAKER: Options = ERAM | {
    "r1_sun_preempt": "none",
    "ashkal_wrong_seat": "forbidden",
    "ashkal_on_ace": "forbidden",
    "kawesh": "off",
    "first_lead": "dealer_right",
    "must_trump": "unless_partner_winning",
    "overtrump": "if_able",
    "projects_per_player": 2,
    "sun_rounding": "tens_keep5",
    "success_basis": "raw",
    "project_multiplier": "cap2",
    "kaboot_raised": "multiply",
    "kaboot_projects": "own_only",
}

RULE_SETS: dict[str, Options] = {
    "eram": ERAM,
    "federation": FEDERATION,
    "kammelna": KAMMELNA,
    "jawaker": JAWAKER,
}


def options_of(rules: Any) -> Options:
    """All options of a record's ``rules``: a rule-set name, or an object of options with or without ``name``.

    Raises
    ------
    Fault
        At ``rules.name`` or ``rules.<option>``.
    """
    chosen = {"name": rules} if isinstance(rules, str) else rules
    if not isinstance(chosen, dict):
        raise Fault("rules", f"{rules!r} is neither a name nor an object", list(RULE_SETS))
    name = chosen.get("name", "eram")
    if not isinstance(name, str) or name not in RULE_SETS:
        raise Fault("rules.name", f"{name!r} is no rule set", list(RULE_SETS))
    options = dict(RULE_SETS[name])
    for option, value in chosen.items():
        if option != "name":
            check_option(option, value)
            options[option] = value
    return options


def check_option(option: str, value: Any) -> None:
    """Raise a Fault at ``rules.<option>`` unless the option exists and may have the value."""
    place = f"rules.{option}"
    if option == TARGET:
        if type(value) is not int or value < 1:
            raise Fault(place, f"{value!r} is no target", "a whole number from 1")
    elif option not in VALUES:
        raise Fault(place, "no such option", [*VALUES, TARGET])
    # By type as well: in Python True equals 1.
    elif not any(type(value) is type(each) and value == each for each in VALUES[option]):
        raise Fault(place, f"{value!r} is no value of it", VALUES[option])
