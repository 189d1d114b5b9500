"""A tiny table on which a ruling can be seen: blank cards everywhere but where the test names one.

    game = Table(seats=4, keeps={2: "fish-knife"}, leader=1)
    game.until("discussion")
    game.does(2, Attack(target=4))
    game.waits(15)
    assert game.told(Died, seat=4)

Every seat draws two cards of each deck. What the test does not place is blank: it does nothing. Food starts at
seats - 1 and supper takes one each, so the first evening ends in a trial unless the test provides.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

from pydantic import TypeAdapter

from engines.kernel import (
    Command,
    Fact,
    Prompt,
    Seat,
    Setup,
)
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.board import Board
from engines.who_should_we_eat.pack import (
    PACKS,
    Character,
    FixedAndWild,
    GhostCard,
    Pack,
    Personality,
    Quest,
    SurvivorCard,
    loaded,
)
from engines.who_should_we_eat.state import say
from engines.who_should_we_eat.vocabulary import Deck, DiscardKeep, Move
from tests.tiny import TinyTable

DECKS: tuple[Deck, ...] = ("food", "sanity", "build")
EACH = 2  # cards of each deck drawn by a plain character
MEAT = 5
RARE: dict[str, dict[str, Any]] = {  # what the vocabulary allows and no card of the castaway pack does
    "plenty": {"play": [{"do": "track", "track": track, "by": 2} for track in DECKS]},
    "bare-knife": {"keep": {"kind": "knife"}},
    "tantrum": {"keep": {"kind": "trial", "do": [{"do": "kill", "who": "other"}]}},
    "blood-feud": {"keep": {"kind": "death", "do": [{"do": "kill", "who": "all"}]}},
    "barter": {"keep": {"kind": "trial", "do": [{"do": "swap_keep", "who": "other"}]}},
    "flood": {"play": [{"do": "discard_keep", "who": "all"}, {"do": "remove_haunt", "who": "self"}]},
    "seance": {
        "play": [
            {
                "do": "if",
                "what": "ghosts",
                "is": ">=",
                "value": 1,
                "then": [{"do": "track", "track": "sanity", "by": 1}],
            }
        ]
    },
}

ODD: dict[str, dict[str, Any]] = {  # personalities, likewise
    "exorcist": {"other_death": [{"do": "remove_haunt", "who": "all"}]},
    "avenger": {
        "other_death": [
            {"do": "if", "what": "survivors", "is": ">=", "value": 4, "then": [{"do": "kill", "who": "other"}]}
        ]
    },
    "carpenter": {"dusk": [{"do": "track", "track": "build", "by": 2}]},
}


def plain_pack() -> Pack:
    """The castaway pack, and many blank cards of all kinds beside it."""
    pack = loaded("castaway")
    draw = FixedAndWild(food=EACH, sanity=EACH, build=EACH)
    characters = [Character(id=f"plain-{i}", name="Plain", meat=MEAT, draw=draw) for i in range(1, 11)]
    characters.append(Character(id="pauper", name="One Card", meat=MEAT, draw=FixedAndWild(food=1)))
    nothing = FixedAndWild()
    characters += [Character(id=f"hermit-{i}", name="No Card", meat=MEAT, draw=nothing) for i in range(1, 11)]
    characters.append(Character(id="mute", name="No Ghost Card", meat=MEAT, draw=draw, ghost_draw=0))
    personalities = [Personality(id=f"nobody-{i}", name="Nobody") for i in range(1, 11)]
    personalities += [
        Personality.model_validate({"id": name, "name": name, **printed}) for name, printed in ODD.items()
    ]
    quests = [Quest(id=f"walk-{i}", name="Walk", top=()) for i in range(1, 16)]
    blanks = [SurvivorCard(id=f"blank-{deck}", name="Blank", deck=deck, copies=60) for deck in DECKS]
    blanks += [
        SurvivorCard.model_validate({"id": name, "name": name, "deck": "build", "copies": 1, **halves})
        for name, halves in RARE.items()
    ]
    ghost = GhostCard(id="blank-ghost", name="Blank", copies=60, type="instant")
    haunts = [
        GhostCard(id="moaner", name="Moaner", copies=1, type="haunt", other_death=(Move(track="sanity", by=-1),)),
        GhostCard(id="pickpocket", name="Pickpocket", copies=1, type="haunt", dusk=(DiscardKeep(who="any"),)),
    ]
    attachable = [*personalities, *quests, ghost, *haunts]
    return dataclasses.replace(
        pack,
        id="plain",
        characters={**pack.characters, **{card.id: card for card in characters}},
        personalities={**pack.personalities, **{card.id: card for card in personalities}},
        quests={**pack.quests, **{card.id: card for card in quests}},
        ghosts={**pack.ghosts, **{card.id: card for card in (ghost, *haunts)}},
        survivors={**pack.survivors, **{card.id: card for card in blanks}},
        attachable={**pack.attachable, **{card.id: card for card in attachable}},
    )


PACKS["plain"] = plain_pack()
_TODAY = TypeAdapter(w.TodayChanged)


class Table(TinyTable):
    """A game in which each seat places what the test says.

    plays, keeps       seat → card to be placed in the first round; what is not named is blank
    characters, personalities   seat → card
    quests             the first quests of the deck; straws: who draws short, draw by draw
    salt               another one, another chance
    stack              further piles; survivor decks go on with these after the first morning
    """

    def __init__(
        self,
        seats: int = 4,
        *,
        leader: Seat = 1,
        plays: Mapping[Seat, str] | None = None,
        keeps: Mapping[Seat, str] | None = None,
        characters: Mapping[Seat, str] | None = None,
        personalities: Mapping[Seat, str] | None = None,
        quests: Sequence[str] = (),
        straws: Sequence[Seat] = (),
        stack: Mapping[str, Sequence[Any]] | None = None,
        audited: bool = True,
        salt: str = "",
        **options: Any,
    ) -> None:
        ring = range(1, seats + 1)
        self.plays, self.keeps = dict(plays or {}), dict(keeps or {})
        pack = PACKS["plain"]
        piles: dict[str, list[Any]] = {
            "characters": [(characters or {}).get(seat, f"plain-{seat}") for seat in ring],
            "personalities": [(personalities or {}).get(seat, f"nobody-{seat}") for seat in ring],
            "deck.quest": [*quests, *(f"walk-{i}" for i in range(1, 16))],
            "straws": list(straws),
        }
        for seat in (*range(leader, seats + 1), *range(1, leader)):
            wanted: dict[str, list[str]] = defaultdict(list)
            for placed in (self.plays, self.keeps):
                if seat in placed:
                    wanted[pack.survivors[placed[seat]].deck].append(placed[seat])
            drawn = pack.characters[piles["characters"][seat - 1]].draw
            for deck in DECKS:
                count = getattr(drawn, deck)
                hand = [*wanted[deck], *[f"blank-{deck}"] * count][: max(count, len(wanted[deck]))]
                piles.setdefault(f"deck.{deck}", []).extend(hand)
        for name, cards in (stack or {}).items():
            piles[name] = [*piles.get(name, []), *cards]
        for deck in DECKS:  # the next mornings are blank, too
            piles[f"deck.{deck}"] += [f"blank-{deck}"] * (59 - piles[f"deck.{deck}"].count(f"blank-{deck}"))
        piles["deck.ghost"] = [*piles.get("deck.ghost", []), *["blank-ghost"] * 59]
        setup = Setup(
            game=GAME.slug,
            rules=GAME.rules,
            seats=seats,
            seed=f"table{salt}",
            open=True,
            options={"first_leader": leader, "pack": "plain", **options},
            stack=piles,
        )
        super().__init__(GAME, setup, audited=audited)

    # ------------------------------------------------ acting

    def morning(self, round: int) -> Self:
        """Go on to the morning of a round."""
        self.until_told(w.PhaseBegan, phase="morning", round=round)
        return self

    def puts(self, track: Literal["food", "sanity", "build", "raft"], to: int) -> Self:
        """Put a marker somewhere, as if a card had."""
        by = to - getattr(self.board, track)
        return self.tells(w.TrackMoved(track=track, by=by, lost=0, to=to, why="card"))

    def holds_today(self, seat: Seat, *mods: Mapping[str, Any]) -> Self:
        """Let modifiers hold for a seat until the end of the round, as if a card had brought them."""
        return self.tells(_TODAY.validate_python({"seat": seat, "card": "-", "mods": mods}))

    def tells(self, fact: Fact) -> Self:
        """Let a public fact be so. Offers that were made before do not know it."""
        say(self.session.table, fact)
        self._learn()
        return self

    def all_vote(self, target: Seat) -> None:
        """Everybody who may vote points at one seat."""
        for seat in self.asked("vote"):
            self.does(seat, w.Vote(target=target))

    def night_eats(self, victim: Seat) -> Self:
        """Go on to the vote of this evening, in which `victim` is eaten."""
        self.until("vote").all_vote(victim)
        assert self.told(w.Died, seat=victim)
        return self

    # ------------------------------------------------ looking

    @property
    def board(self) -> Board:
        """What everybody sees."""
        return self.session.table.state.board

    def kinds(self) -> set[str]:
        """The kinds of the open questions."""
        return {prompt.kind for prompt in self.session.prompts()}

    # ------------------------------------------------ within

    def goes_on(self) -> None:
        """The next that is awaited happens: cards are placed as planned, or a question is left to its default."""
        for prompt in self.session.prompts():
            if prompt.kind == "select" and prompt.chosen is None:
                self.does(prompt.seat, self._placing(prompt))
                return
        self.times_out()

    def _placing(self, prompt: Prompt) -> Command:
        view = self.views[prompt.seat]
        hand: list[str | None] = [*view.hand]
        wanted_play, wanted_keep = self.plays.get(prompt.seat), self.keeps.get(prompt.seat)

        def rank(command: Any) -> tuple[bool, bool]:
            return (command.play != wanted_play, command.keep != wanted_keep)

        first = w.Select(play=wanted_play or hand[0], keep=wanted_keep)
        if prompt.allows(first):
            return first
        return min(dict.fromkeys(prompt.commands()), key=rank)


def haunting(ghost: str, *more: str, seats: int = 4, **table: Any) -> Table:
    """A second morning on which the last seat is a ghost and will play this card."""
    game = Table(seats=seats, stack={"deck.ghost": [ghost, *more]}, **table).night_eats(seats)
    game.plays[seats] = ghost
    return game.morning(2)
