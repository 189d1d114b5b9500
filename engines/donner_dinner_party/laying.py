"""Set Up."""

from __future__ import annotations

from collections import Counter

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import Board
from engines.donner_dinner_party.deck import pile_of
from engines.donner_dinner_party.options import Options
from engines.donner_dinner_party.pack import copies, loaded
from engines.donner_dinner_party.state import State, T, say
from engines.kernel import ImpossibleSetup, Setup

TASTY_FROM = 6  # players (D-S6)
MEETING_FROM = 5  # players (D-S4)
LAST_ROUND = 7  # with many players
LOTS = frozenset(
    {"roles", "characters/pioneer", "characters/cannibal", "leader", "supply", "tie"}
    | {pile_of(round) for round in range(1, LAST_ROUND + 1)}
    | {f"silence/{seat}" for seat in range(1, 11)}
)


def cannibals_at(seats: int) -> int:
    """How many of so many players are Cannibals."""
    return 1 if seats == 4 else 2 if seats <= 7 else 3


def last_round_at(seats: int) -> int:
    """After which round so many players are rescued."""
    return 6 if seats <= 6 else LAST_ROUND


def begin(setup: Setup) -> State:
    """The state before the first card. Raises ImpossibleSetup for a leader, a pack or a deck that there cannot be, and
    for Ol' Tasty with too few players."""
    options = Options.model_validate(setup.options)
    if options.first_leader != "random" and not 1 <= options.first_leader <= setup.seats:
        raise ImpossibleSetup
    if options.ol_tasty and setup.seats < TASTY_FROM:
        raise ImpossibleSetup
    pack = loaded(options.pack)
    deck = pack.deck(setup.seats, options.deck == "balanced")
    for round in range(1, last_round_at(setup.seats) + 1):
        if Counter(setup.stack.get(pile_of(round), ())) - Counter(deck):
            raise ImpossibleSetup
    return State(options, Board(pack))


def lay_the_table(t: T) -> None:
    """Steps 1 to 8 of the setup: roles, tokens, the pan, the Camp Leader, the meeting of the Cannibals, supplies."""
    state, pack, options, seats = t.state, t.state.pack, t.state.options, t.setup.seats
    everybody = range(1, seats + 1)
    cannibals = cannibals_at(seats)
    numbers: dict[w.Role, int] = {"pioneer": seats - cannibals, "cannibal": cannibals}
    characters = {role: t.chance.shuffled(pack.of_role(role), f"characters/{role}") for role in numbers}
    used = [name for role, number in numbers.items() for name in characters[role][:number]]
    deck = pack.deck(seats, options.deck == "balanced")
    supply = [name for name in pack.supply if options.ol_tasty or name != pack.tasty]
    say(
        t,
        w.GameBegan(
            pack=pack.id,
            characters=tuple(name for name in pack.characters if name in used),
            hunting=deck,
            supply=tuple(supply),
            last_round=last_round_at(seats),
            ghosts=options.ghosts,
            claims=options.claims,
        ),
    )
    roles: list[w.Role] = t.chance.shuffled(_roles(numbers), "roles")
    for seat, role in zip(everybody, roles, strict=True):
        state.roles[seat] = role
        state.characters[seat] = characters[role].pop(0)
        t.tell(seat, w.RoleDealt(role=role, character=state.characters[seat]))
    state.box += [name for names in characters.values() for name in names]
    state.box += [name for name in pack.supply if name not in supply]
    state.box += copies({name: card.copies - deck[name] for name, card in pack.hunting.items()})
    state.deck = list(copies(deck))
    _name_the_leader(t)
    if seats >= MEETING_FROM:
        _cannibals_meet(t)
    supplies = t.chance.shuffled(supply, "supply")
    for seat in everybody:
        state.supplies[seat] = supplies[seat - 1]
        t.tell(seat, w.SupplyDealt(card=state.supplies[seat]))
    state.undealt = supplies[seats:]
    t.beat()


def _roles(numbers: dict[w.Role, int]) -> list[w.Role]:
    return [role for role, number in numbers.items() for _ in range(number)]


def _name_the_leader(t: T) -> None:
    """The first Camp Leader is drawn, or was named in the lobby (D-S3)."""
    first = t.state.options.first_leader
    if first == "random":
        say(t, w.Leader(seat=t.chance.pick(range(1, t.setup.seats + 1), "leader"), why="drawn"))
    else:
        say(t, w.Leader(seat=first, why="named"))


def _cannibals_meet(t: T) -> None:
    """Each Cannibal sees who the others are; everybody is told something, so that nothing shows (D-S4)."""
    cannibals = [seat for seat, role in t.state.roles.items() if role == "cannibal"]
    say(t, w.CannibalsMet())
    for seat in t.state.roles:
        others = tuple(one for one in cannibals if one != seat) if seat in cannibals else ()
        t.tell(seat, w.Met(cannibals=others))
