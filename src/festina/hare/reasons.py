"""Why an action is not allowed: one bit per reason, with the rule it cites and the message that explains it."""

from __future__ import annotations

from typing import NamedTuple


class _No(NamedTuple):
    """Bits of the set that ``forbids`` returns."""

    OVER: int = 1 << 0
    NOT_TO_ACT: int = 1 << 1
    PAWN_HOME: int = 1 << 3
    FACE_EAT: int = 1 << 4
    FACE_MISS: int = 1 << 5
    FACE_NAP: int = 1 << 6
    MUST_LEAVE: int = 1 << 7
    OTHER_BOUND: int = 1 << 8
    MUST_MOVE_AGAIN: int = 1 << 9
    MUST_MOVE_FROM_START: int = 1 << 10
    NOT_AHEAD: int = 1 << 11
    TOO_DEAR: int = 1 << 12
    OCCUPIED: int = 1 << 13
    TORTOISE_AHEAD: int = 1 << 14
    NO_LETTUCE: int = 1 << 15
    HARE_CLOSED: int = 1 << 16
    LETTUCES_LEFT: int = 1 << 17
    FIRST_PAWN_LETTUCES_LEFT: int = 1 << 18
    SECOND_PAWN_LETTUCES_LEFT: int = 1 << 19
    TOO_MANY_CARROTS: int = 1 << 20
    SECOND_PAWN_TOO_MANY: int = 1 << 21
    NOT_NEAREST_TORTOISE: int = 1 << 22
    NO_TORTOISE_BEHIND: int = 1 << 23
    TORTOISE_OCCUPIED: int = 1 << 24
    NOT_ON_CARROT: int = 1 << 25
    TOO_FEW_TO_GIVE: int = 1 << 26
    NOT_FACE_EAT: int = 1 << 27
    NOT_FACE_MISS: int = 1 << 28
    SOMETHING_LEGAL: int = 1 << 29
    NOT_THIS_PAWN: int = 1 << 30
    CHOICE_DUE: int = 1 << 31
    TOO_FEW_FOR_CHOICE: int = 1 << 32
    NO_CHOICE_OF_NOTHING: int = 1 << 33
    GIFT_DUE: int = 1 << 34
    NO_GIFT: int = 1 << 35
    NO_CHOICE_DUE: int = 1 << 36


No = _No()


#: Each reason's rule id and message key, in the order of the ids.
CITED: dict[int, tuple[str, str]] = {
    No.NOT_TO_ACT: ("HT-105", "not-to-act"),
    No.NOT_FACE_MISS: ("HT-201", "not-face-miss"),
    No.FACE_MISS: ("HT-201", "face-miss"),
    No.NOT_FACE_EAT: ("HT-202", "not-face-eat"),
    No.FACE_EAT: ("HT-202", "face-eat"),
    No.NOT_AHEAD: ("HT-204", "not-ahead"),
    No.SOMETHING_LEGAL: ("HT-205", "something-legal"),
    No.PAWN_HOME: ("HT-207", "pawn-home"),
    No.TOO_DEAR: ("HT-301", "too-dear"),
    No.OCCUPIED: ("HT-302", "occupied"),
    No.TORTOISE_AHEAD: ("HT-303", "tortoise-ahead"),
    No.NO_LETTUCE: ("HT-304", "no-lettuce"),
    No.NOT_ON_CARROT: ("HT-501", "not-on-carrot"),
    No.TOO_FEW_TO_GIVE: ("HT-501", "too-few-to-give"),
    No.MUST_LEAVE: ("HT-504", "must-leave"),
    No.NO_TORTOISE_BEHIND: ("HT-601", "no-tortoise-behind"),
    No.NOT_NEAREST_TORTOISE: ("HT-601", "not-nearest-tortoise"),
    No.TORTOISE_OCCUPIED: ("HT-601", "tortoise-occupied"),
    No.CHOICE_DUE: ("HT-702", "choice-due"),
    No.TOO_FEW_FOR_CHOICE: ("HT-702", "too-few-to-give"),
    No.NO_CHOICE_OF_NOTHING: ("HT-702", "no-choice-of-nothing"),
    No.NO_CHOICE_DUE: ("HT-702", "no-choice-due"),
    No.MUST_MOVE_AGAIN: ("HT-710", "must-move-again"),
    No.GIFT_DUE: ("HT-721", "gift-due"),
    No.NO_GIFT: ("HT-721", "no-gift"),
    No.MUST_MOVE_FROM_START: ("HT-802", "must-move-from-start"),
    No.NOT_THIS_PAWN: ("HT-803", "not-this-pawn"),
    No.LETTUCES_LEFT: ("HT-850", "lettuces-left"),
    No.TOO_MANY_CARROTS: ("HT-850", "too-many-carrots"),
    No.OVER: ("HT-851", "over"),
    No.OTHER_BOUND: ("HT-902", "other-bound"),
    No.FIRST_PAWN_LETTUCES_LEFT: ("HT-903", "lettuces-left"),
    No.SECOND_PAWN_LETTUCES_LEFT: ("HT-904", "lettuces-left"),
    No.SECOND_PAWN_TOO_MANY: ("HT-904", "too-many-carrots"),
    No.FACE_NAP: ("HT-1102", "face-nap"),
    No.HARE_CLOSED: ("HT-1103", "hare-closed"),
}
