"""Games that play themselves: AI players or random ones at every seat, as fast as they can think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

from engines.kernel import Chance, Command, Entry, Live, Offer, Prompt, Seat

Kind: TypeAlias = Literal["ai", "random"]
TRIES = 20


class Stuck(Exception):
    """A game went on for more decisions than any game can."""


def any_command(offer: Offer[Any], chance: Chance) -> Command:
    """One of an offer's commands by chance, without listing them all where they are many."""
    for _ in range(TRIES):
        chosen = {name: chance.pick(values, "random") for name, values in offer.fields.items()}
        command = offer.type(**chosen)
        if offer.allows(command):
            return command
    return chance.pick(list(offer.commands()), "random")


def any_answer(prompts: list[Prompt], chance: Chance) -> tuple[str, Command] | None:
    """What a random player says to one of its prompts; where only some may act, mostly nothing."""
    prompt = chance.pick(prompts, "random")
    if prompt.kind in FLOORS and chance.below(4, "random"):
        return None
    return prompt.name, any_command(chance.pick(prompt.offers, "random"), chance)


FLOORS = frozenset({"discussion", "negotiation"})  # windows in which silence is an answer too


class SelfPlay:
    """Plays a live game on.

    kinds    who plays each seat
    chance   the players' chance, apart from the game's
    record   called with every entry, in order
    """

    def __init__(
        self,
        live: Live,
        kinds: Mapping[Seat, Kind],
        chance: Chance,
        record: Callable[[Entry], None] = lambda _: None,
    ) -> None:
        self.live = live
        self.kinds = kinds
        self.chance = chance
        self.record = record
        self.decisions = 0

    def decide(self, seat: Seat) -> bool:
        """Let one seat decide one thing; False if it has nothing to say now."""
        session = self.live.session
        prompts = [prompt for prompt in session.prompts(seat) if prompt.chosen is None]
        if not prompts:
            return False
        if self.kinds[seat] == "random":
            said = any_answer(prompts, self.chance)
        else:
            said = session.game.decide(self.live.view(seat), prompts, self.chance)
        if said is None:
            return False
        entry = session.submit(seat, said[0], said[1], session.now, "ai")
        self.decisions += 1
        if entry is not None:
            self.record(entry)
        return True

    def pass_time(self) -> bool:
        """Let the next deadline fall; False if none is to come."""
        deadline = self.live.session.next_deadline
        if deadline is None or (entry := self.live.session.tick(deadline)) is None:
            return False
        self.record(entry)
        return True

    def to_the_end(self, most: int = 50_000) -> None:
        """Play until the game is over. Raises Stuck after `most` decisions."""
        session = self.live.session
        while not session.over:
            moved = False
            for seat in self.kinds:
                moved = self.decide(seat) or moved
                if session.over:
                    return
            if not moved:
                self.pass_time()
            if self.decisions > most:
                raise Stuck
