"""The referee: the game of Baloot in plain, slow, obvious Python, written from RULES.md alone.

It imports nothing of the simulator and shares no table with it, so that whatever both agree on
has been thought out twice. Cards are two-letter strings such as "TH", seats are "S", "E", "N", "W".
"""

from .hand import referee
from .words import Fault

__all__ = ["Fault", "referee"]
