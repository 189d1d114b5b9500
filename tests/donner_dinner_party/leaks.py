"""Leaks, as a slip in this game's rules would make them: each lets a seat find out what it must not know.

`SWAPPED` are found by swapping two cards of a pile, `DINNERS` by swapping two Hunting Cards which may both come to the dinner, `COUNTED` by
comparing what a Cannibal receives with what a Pioneer would, `TOLD` by holding Views against the state.
"""

from __future__ import annotations

from engines.donner_dinner_party import dinner, discussion, hunt, inspection, laying, reacting, supply, vote
from engines.donner_dinner_party.deck import mixed
from tests.planting import Fault

BY_ROLE = "key=lambda one: t.state.roles[one]"
HUNTERS = "t.state.board.week.hunters"


def _leak(name: str, where: object, right: str, wrong: str) -> Fault:
    return Fault(name, where, right, wrong, ())  # type: ignore[arg-type]


DINNERS = (
    _leak(
        "the dinner lies in the order of seats",
        dinner.camp_dinner,
        'tuple(mixed(t, [*state.dinner.values()], "dinner"))',
        "tuple(state.dinner.values())",
    ),
    _leak("the dinner is shuffled as it was collected", mixed, "pile = sorted(cards)", "pile = list(cards)"),
)

SWAPPED: dict[str, tuple[Fault, ...]] = {
    "roles": (
        _leak(
            "who may be pointed at is listed by role",
            vote._votes,
            "offer(w.Vote, target=targets,",
            f"offer(w.Vote, target=sorted(targets, {BY_ROLE}),",
        ),
        _leak(
            "out of time, a Cannibal gives the first card and a Pioneer the last",
            hunt._choose,
            'hand[t.chance.below(len(hand), f"silence/{seat}")]',
            'hand[0 if state.roles[seat] == "cannibal" else -1]',
        ),
        _leak(
            "a Cannibal who leads has longer to talk",
            discussion.discussion,
            "longest = t.seconds(t.state.options.discussion)",
            'longest = t.seconds(t.state.options.discussion) * (1 + (t.state.roles[board.leader] == "cannibal"))',
        ),
        _leak(
            "whose card may be inspected is listed by role",
            inspection._inspect,
            "target=sorted(board.week.hunters), shared=True",
            f"target=sorted(board.week.hunters, {BY_ROLE}), shared=True",
        ),
    ),
    "supply": (
        _leak(
            "a window opens for those only who hold a card for it",
            reacting.react,
            "while possible := asked():",
            "while possible := [one for one in asked() if isinstance(offered(one)[0], Offer)]:",
        ),
        _leak(
            "a window is shorter where nobody could play",
            reacting.react,
            "seconds = t.seconds(t.state.options.reaction)",
            "seconds = t.seconds(t.state.options.reaction)\n"
            "        seconds /= 1 if any(offers_of(t, one, window) for one in possible) else 2",
        ),
        _leak(
            "the channel shows which Supply Cards could be played",
            supply.offers_of,
            "offer(w.PlaySupply, card=[card.id]).because",
            "offer(w.PlaySupply, card=[card.id], shared=True).because",
        ),
    ),
    "hunting": (
        _leak(
            "the cards before the players are told in the order of their faces",
            hunt.hunt,
            "tuple(sorted(state.dinner))",
            "tuple(sorted(state.dinner, key=lambda one: state.dinner[one]))",
        ),
        _leak(
            "there is a pause where Poison was given",
            hunt.hunt,
            "    t.beat()",
            '    if "poison" in state.dinner.values():\n        t.beat()',
        ),
        _leak(
            "the channel shows what the hunters hold",
            hunt._choose,
            "card=tuple(dict.fromkeys(state.hands[seat])))",
            "card=tuple(dict.fromkeys(state.hands[seat])), shared=True)",
        ),
    ),
}

COUNTED = (
    _leak(
        "only Cannibals are told whom they met",
        laying._cannibals_meet,
        "for seat in t.state.roles:",
        "for seat in cannibals:",
    ),
    _leak(
        "Cannibals are told once more whom they met",
        laying._cannibals_meet,
        "        t.tell(seat, w.Met(cannibals=others))",
        "        for _ in range(2 if others else 1):\n            t.tell(seat, w.Met(cannibals=others))",
    ),
    _leak(
        "Cannibals have a card less to choose from: no receipt is awaited of them",
        hunt._choose,
        'window = t.open("contribute", hunters,',
        'window = t.open("contribute", [one for one in hunters if state.roles[one] != "cannibal"],',
    ),
    _leak(
        "a Cannibal is asked for a card before the others",
        hunt._choose,
        "    state.contributing = window\n",
        '    state.contributing = window\n    if any(state.roles[one] == "cannibal" for one in hunters[:1]):\n'
        "        window.extend(t.seconds(80))\n",
    ),
)

TOLD = (
    _leak(
        "everybody sees the inspected card",
        supply.look_at,
        "t.tell(seat, w.CardSeen(seat=target, card=card, how=how))",
        "t.tell(None, w.CardSeen(seat=target, card=card, how=how))",
    ),
    _leak(
        "everybody sees what a silent player gave",
        hunt._choose,
        "t.tell(seat, w.Contributed(",
        't.tell(None if how == "automatic" else seat, w.Contributed(',
    ),
    _leak(
        "the next seat sees the hand, too",
        hunt.hunt,
        "t.tell(seat, w.HandDealt(",
        "t.tell((seat, seat % len(state.roles) + 1), w.HandDealt(",
    ),
    _leak(
        "everybody sees everybody's Supply Card",
        laying.lay_the_table,
        "t.tell(seat, w.SupplyDealt(",
        "t.tell(None, w.SupplyDealt(",
    ),
    _leak(
        "Pioneers meet the Cannibals, too",
        laying._cannibals_meet,
        "if seat in cannibals else ()",
        "",
    ),
    _leak(
        "who was frozen sees what was drawn",
        hunt._choose,
        'card=None if how == "frozen" else card',
        "card=card",
    ),
)
