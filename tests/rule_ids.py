"""Every rule of both rulebooks by its id: each is cited by the code that keeps it and named by a test that tries it."""

from __future__ import annotations

HARE = tuple(
    f"HT-{number}"
    for number in (
        *(101, 102, 103, 104, 105),
        *(201, 202, 203, 204, 205, 206, 207),
        *(301, 302, 303, 304, 305),
        *(401, 402, 403, 404),
        *(501, 502, 503, 504),
        *(601, 602),
        *(701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713),
        *(720, 721, 722, 723, 724, 725, 726, 727, 728, 729),
        *(740, 741, 742),
        *(801, 802, 803, 804),
        *(850, 851, 852, 853),
        *(901, 902, 903, 904, 905),
        *(1001, 1002, 1003),
        *(1101, 1102, 1103, 1104, 1105),
    )
)

WHYFIRST = tuple(f"WF-{number}" for number in (*range(101, 113), 201, *range(301, 305)))

RULES = {"hare": HARE, "whyfirst": WHYFIRST}
