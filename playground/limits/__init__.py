"""What Discord refuses, checked always: shapes of bodies, lengths, counts, and what may stand where.

Every check raises ApiError with Discord's error body and leaves the world as it was.
"""

from playground.limits.commands import check_choices, check_commands
from playground.limits.messages import TOO_MANY_BYTES, check_message
from playground.limits.modals import check_modal
from playground.limits.shapes import check_shape
from playground.limits.tree import EPHEMERAL, SELECTS, V2, walk

__all__ = [
    "EPHEMERAL",
    "SELECTS",
    "TOO_MANY_BYTES",
    "V2",
    "check_choices",
    "check_commands",
    "check_message",
    "check_modal",
    "check_shape",
    "walk",
]
