"""Asking a policy: mark who is asked what, take the answer, check that it is exactly one legal choice, keep a log.

An answer that is not allowed is noted in the table and the lowest legal choice stands for it, so that the hand ends in
the usual way; whoever plays the hand looks at ``status`` afterwards.
"""

import numpy as np

from simulator.kernels import table as tables
from simulator.kernels.calling import call_policy
from simulator.kernels.compilation import helper, inlined
from simulator.kernels.table import KINDS


@inlined
def mark(table: np.record, seat: int, question: int, legal: int) -> None:
    """Write into the view what is asked, and into the table who is asked, in case the policy raises an exception."""
    view = table.views[seat]
    view.question = question
    view.legal = legal
    table.asked_seat = seat
    table.asked_question = question


@inlined
def scripted(table: np.record) -> bool:
    """Say whether the next answer was given beforehand."""
    return table.answers < table.script_length


@inlined
def settle(table: np.record, seat: int, question: int, legal: int, answer: int) -> int:
    """Check an answer, log it and give the choice that stands."""
    place = table.answers
    if not answer & legal or answer & (answer - 1):
        if table.status == tables.FAIR:
            table.status = tables.ILLEGAL_CHOICE
            table.fault_place = place
            table.fault_seat = seat
            table.fault_question = question
            table.fault_legal = legal
            table.fault_answer = answer
        answer = legal & -legal
    if table.logging:
        table.log_seat[place] = seat
        table.log_question[place] = question
        table.log_legal[place] = legal
        table.log_answer[place] = answer
    table.answers = place + 1
    return answer


@inlined
def ask_policy(table: np.record, seat: int, kind: int) -> int:
    """Call the policy of a kind at a seat with its view, parameters, random stream and memory."""
    mine = KINDS * seat + kind
    return call_policy(
        table.policies[mine], table.views[seat], table.parameters[mine], table.streams[mine], table.memories[mine]
    )


@helper
def ask(table: np.record, seat: int, kind: int, question: int, legal: int) -> int:
    """Ask for a call or a raise: the script first, then the policy of that kind (RULES.md 3 to 5)."""
    mark(table, seat, question, legal)
    answer = table.script[table.answers] if scripted(table) else ask_policy(table, seat, kind)
    return settle(table, seat, question, legal, answer)
