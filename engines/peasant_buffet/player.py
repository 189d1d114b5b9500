"""The AI player: `decide` answers one of a seat's prompts from that seat's View, or finds nothing to do.

It reckons in points (`player_worth`): what is in the loot, what one more draw may bring or cost, what a Monster more or
less is worth; so it draws, stops, pays, and plays its Dooms (`player_acts`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.kernel import Chance, Command, Done, Prompt
from engines.peasant_buffet import words as w
from engines.peasant_buffet.foes import onto_drawn
from engines.peasant_buffet.player_acts import Acts, Offered
from engines.peasant_buffet.player_worth import Worth
from engines.peasant_buffet.view import View

Decide = Callable[[View, Sequence[Prompt], Chance], tuple[str, Command] | None]
USUAL = 0.0


def decide(view: View, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command] | None:
    """The AI player's decision: the name of one of `prompts` and a command that it allows; None: nothing for now, ask
    again when something has happened.

    A pure function of the seat's View, its prompts and a chance apart from the game's.
    """
    del chance
    return _decide(view, prompts, USUAL)


def daring(boldness: float) -> Decide:
    """A player who draws where the usual one would stop if so many points of expectation were added; fewer than none:
    a timid one."""

    def decide(view: View, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command] | None:
        del chance
        return _decide(view, prompts, boldness)

    return decide


def _decide(view: View, prompts: Sequence[Prompt], boldness: float) -> tuple[str, Command] | None:
    for prompt in sorted(prompts, key=lambda one: one.kind != "pay"):  # Monsters are paid before a card is drawn
        if prompt.chosen is not None or not prompt.offers or view.seat is None:
            continue
        player = Player(Worth(view, view.seat), boldness)
        said = player.answer(prompt.kind, {one.type: one for one in prompt.offers})
        if said is not None:
            return prompt.name, said
    return None


class Player:
    """One seat at one moment."""

    def __init__(self, worth: Worth, boldness: float) -> None:
        self.worth = worth
        self.boldness = boldness
        self.acts = Acts(worth)
        self.board = worth.board

    def answer(self, kind: str, offered: Offered) -> Command | None:
        """What to say to a question of this kind."""
        if kind in _MOMENTS:
            return self._moment(kind, offered)
        return _QUESTIONS[kind](self, offered)

    def _moment(self, kind: str, offered: Offered) -> Command | None:
        if kind == "interrupt":
            return self.acts.interrupt(offered) or _hold(offered)
        if kind == "stand":
            return self._stand(offered)
        if kind == "pay":
            return self.acts.best(offered, kind)
        if kind == "boss":
            return self.acts.help_against_drawn(offered) or _done(offered)
        act = self.acts.best(offered, kind)
        if act is not None:
            return act
        if w.Draw in offered:
            return self._draw(offered)
        return _hold(offered)

    def _draw(self, offered: Offered) -> Command:
        if w.Stop not in offered:
            return w.Draw()
        if self.worth.last_turn:
            return w.Stop() if self.worth.ahead else w.Draw()
        return w.Draw() if self.worth.draw() + self.boldness > 0 else w.Stop()

    def _stand(self, offered: Offered) -> Command | None:
        if self.board.peril == self.worth.me:
            return self.acts.way_out(offered) or self.acts.best(offered, "stand") or _done(offered)
        return _done(offered)

    # ------------------------------------------------ questions

    def fight(self, offered: Offered) -> Command:
        """Pay for what was drawn, if the loot and one's skin are worth it."""
        worth = self.worth
        way = worth.cheapest(onto_drawn(self.board, worth.me))
        if way is not None and worth.cost(way) < worth.at_stake + worth.more:
            return w.Fight(how=way.text)
        return w.GiveUp()

    def target(self, offered: Offered) -> Command:
        """Whom a Doom means."""
        seats = list(offered[w.Target].fields["target"])
        card = self.board.playing[-1].card
        worth = self.worth
        match self.board.pack.dooms[card].effect.do:
            case "take_item":
                gain = {seat: worth.best_of(seat, self.board.places[seat].items)[0] for seat in seats}
                return w.Target(target=max(seats, key=lambda seat: (gain[seat], worth.threat(seat), -seat)))
            case "recycle_items":
                return w.Target(target=worth.rivals(seats)[0])
            case "bite":
                return w.Target(target=worth.me if worth.me in seats else seats[-1])
            case _:
                return w.Target(target=self.acts.prey(seats))

    def taken(self, offered: Offered) -> Command:
        """The best of what another has, or of what lies there."""
        cards = _cards(offered)
        return w.Pick(card=max(cards, key=self.worth.card))

    def inherited(self, offered: Offered) -> Command:
        """Once per game: what scores; anything, if there may be no other time."""
        best = max(_cards(offered), key=self.worth.card)
        late = len(self.board.living) <= 3
        return w.Pick(card=best if late or self.board.wants(self.worth.me, best) else None)

    def given(self, offered: Offered) -> Command:
        """What one would miss least."""
        return w.Pick(card=min(_cards(offered), key=self.worth.card))

    def hardest(self, offered: Offered) -> Command:
        """The Monster that one would be rid of."""
        return w.Pick(card=self.acts.hardest(_cards(offered)))

    def giver(self, offered: Offered) -> Command:
        """The most dangerous of those who could have to give."""
        return w.Target(target=self.worth.rivals(offered[w.Target].fields["target"])[0])

    def receiver(self, offered: Offered) -> Command:
        """Oneself, or the least dangerous."""
        seats = list(offered[w.Target].fields["target"])
        me = self.worth.me
        return w.Target(target=me if me in seats else self.worth.rivals(seats)[-1])

    def hunt(self, offered: Offered) -> Command:
        """A Zombie goes where it hurts most."""
        board, worth = self.board, self.worth
        seats = [seat for seat in offered[w.Hunt].fields["target"] if seat is not None]
        prey = self.acts.prey(seats)
        host = board.places[worth.me].host
        stays = host is not None and worth.room(host) <= worth.room(prey)
        return w.Hunt(target=None if stays else prey)

    def bury(self, offered: Offered) -> Command:
        """What the next one would like is buried, and a Boss that would be too much for oneself."""
        top, pack, worth = self.worth.view.top, self.board.pack, self.worth
        liked = bool(top) and (top[0] in pack.items or top[0] in pack.dooms)
        feared = bool(top) and top[0] in pack.bosses and worth.room(worth.me) <= 2
        return w.Bury() if liked or feared else w.Leave()

    def arrange(self, offered: Offered) -> Command:
        """What one would draw goes on top, foes come last."""
        top = self.worth.view.top[:3]
        order = sorted(top, key=lambda card: -self.worth.card(card))
        named = dict(zip(offered[w.Arrange].fields, order, strict=False))
        said = w.Arrange(**named)  # type: ignore[arg-type]
        return said if offered[w.Arrange].allows(said) else w.AsTheyLie()

    def leave_it(self, offered: Offered) -> Command:
        """Nothing to be gained."""
        return w.AsTheyLie()

    def keep(self, offered: Offered) -> Command:
        """Any Item is worth something."""
        return w.Keep()


_MOMENTS = frozenset({"pay", "draw", "turn", "drawn", "end", "stand", "boss", "interrupt"})
_QUESTIONS: Mapping[str, Callable[[Player, Offered], Command]] = {
    "fight": Player.fight,
    "target": Player.target,
    "shove": Player.hardest,
    "take": Player.taken,
    "snatch": Player.taken,
    "inherit": Player.inherited,
    "refund": Player.taken,
    "keep-one": Player.taken,
    "discard": Player.given,
    "spoil": Player.given,
    "give": Player.given,
    "pass-left": Player.hardest,
    "patrol": Player.hardest,
    "giver": Player.giver,
    "receiver": Player.receiver,
    "hunt": Player.hunt,
    "bury": Player.bury,
    "arrange": Player.arrange,
    "under": Player.leave_it,
    "juggle": Player.keep,
}


def _cards(offered: Offered) -> list[str]:
    return [card for card in offered[w.Pick].fields["card"] if card is not None]


def _hold(offered: Offered) -> Command | None:
    return w.Hold() if w.Hold in offered else None


def _done(offered: Mapping[type[Command], Any]) -> Command | None:
    return Done(done=True) if Done in offered and True in offered[Done].fields["done"] else None
