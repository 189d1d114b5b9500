"""Setup."""

from __future__ import annotations

from engines.kernel import ImpossibleSetup, Setup
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.board import Board
from engines.who_should_we_eat.modifiers import DECKS
from engines.who_should_we_eat.morning import refill_quests
from engines.who_should_we_eat.options import Options
from engines.who_should_we_eat.pack import loaded
from engines.who_should_we_eat.state import State, T, say
from engines.who_should_we_eat.tracks import SANITY_AT_FIRST, raft_for

QUESTS_REMOVED = 3
BEGINNERS_MEAT = (4, 5)
LOTS = frozenset(
    {"leader", "characters", "characters.others", "personalities", "straws", "silence", "deck.ghost", "deck.quest"}
    | {f"deck.{deck}" for deck in DECKS}
)


def begin(setup: Setup) -> State:
    """The state before the first card. Raises ImpossibleSetup for a leader or a pack that there is not."""
    options = Options.model_validate(setup.options).with_edition()
    if options.first_leader != "random" and not 1 <= options.first_leader <= setup.seats:
        raise ImpossibleSetup
    return State(options, Board(loaded(options.pack)))


def lay_the_table(t: T) -> None:
    """Steps 1 to 7 of the setup: markers, decks, quests, characters, personalities, the conch."""
    state, pack, options = t.state, t.state.pack, t.state.options
    seats = t.setup.seats
    for deck in DECKS:
        state.piles[deck] = t.chance.shuffled(pack.deck(deck), f"deck.{deck}")
        state.discards[deck] = []
    state.piles["ghost"], state.discards["ghost"] = t.chance.shuffled(pack.ghost_deck(), "deck.ghost"), []
    removed = QUESTS_REMOVED + options.dwindling
    quests = t.chance.shuffled(pack.quests, "deck.quest")
    state.piles["quest"] = quests[: len(quests) - removed]
    characters = _deal_characters(t)
    personalities = t.chance.shuffled(pack.personalities, "personalities")
    state.box += [*quests[len(quests) - removed :], *characters[seats:], *personalities[seats:]]
    say(
        t,
        w.GameBegan(
            pack=pack.id,
            edition=options.edition,
            characters=tuple(characters[:seats]),
            personalities=tuple(personalities[:seats]),
            food=seats - 1,
            sanity=SANITY_AT_FIRST,
            build=0,
            raft=raft_for(seats, pack.raft),
            red=pack.red,
            quests_removed=removed,
        ),
    )
    _give_the_conch(t)
    refill_quests(t)
    t.beat()


def _deal_characters(t: T) -> list[str]:
    """All characters in the order in which they are dealt; for beginners those with meat 4 and 5 come first."""
    characters = t.state.pack.characters
    if not t.state.options.beginner:
        return t.chance.shuffled(characters, "characters")
    first = [name for name, card in characters.items() if card.meat in BEGINNERS_MEAT]
    others = [name for name, card in characters.items() if card.meat not in BEGINNERS_MEAT]
    return t.chance.shuffled(first, "characters") + t.chance.shuffled(others, "characters.others")


def _give_the_conch(t: T) -> None:
    """The first leader is drawn, or was named in the lobby (W4)."""
    first = t.state.options.first_leader
    if first == "random":
        say(t, w.Leader(seat=t.chance.pick(range(1, t.setup.seats + 1), "leader"), why="drawn"))
    else:
        say(t, w.Leader(seat=first, why="named"))
