"""The AI player: `decide` answers one of a seat's prompts from that seat's View, or thinks that nothing is to be done.

A survivor wants the raft and to live; a ghost wants neither. Both judge by `worth`; chance breaks ties and bluffs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel import Chance, Command, Offer, Prompt, Seat
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat import worth
from engines.who_should_we_eat.modifiers import votes_against
from engines.who_should_we_eat.pack import GhostCard, Quest, SurvivorCard
from engines.who_should_we_eat.view import View
from engines.who_should_we_eat.vocabulary import Either, RemoveHaunt, Today, TrialCard

CLOSES = 4  # a leader with nothing to say closes a discussion once in so many thoughts


class Player:
    """One decision of one seat."""

    def __init__(self, view: View, chance: Chance) -> None:
        assert view.seat is not None
        self.view = view
        self.board = view.board
        self.pack = view.pack
        self.seat: Seat = view.seat
        self.chance = chance
        self.ghost = self.board.places[self.seat].life == "ghost"

    def best(self, options: Sequence[Any], score: Callable[[Any], float], purpose: str, noise: float = 0.15) -> Any:
        """The option with the best score, a little noise added."""
        ranked = [(score(one) + noise * self.chance.below(1000, purpose) / 1000, i) for i, one in enumerate(options)]
        return options[max(ranked)[1]]

    # ------------------------------------------------ one method a kind of prompt

    def answer(self, prompt: Prompt) -> Command | None:
        """What this seat says to a prompt; None: nothing for now."""
        offers = {one.type: one for one in prompt.offers}
        method = getattr(self, "on_" + prompt.kind.replace("-", "_"), None)
        said = method(offers) if method is not None else next(iter(prompt.commands()), None)
        if said is not None and not prompt.allows(said):
            return next(iter(prompt.commands()), None)
        return said

    def on_announce(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """Fixed draws stay what they are, unless one deck is plainly what is needed."""
        return w.Announce()

    def on_split(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """Wild draws go where the need is."""
        board = self.board
        need = {
            "food": 1.2 if board.food - self.view.supper_due < 2 else 0.7,
            "sanity": 1.4 if board.sanity <= 5 else 0.6,
            "build": 1.1 if board.raft - board.build > 3 else 0.5,
        }

        def score(command: w.Split) -> float:
            return sum(need[deck] * getattr(command, deck) ** 0.7 for deck in need)

        return self.best(list(offers[w.Split].commands()), score, "split")

    def on_select(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """The pair of cards that is worth most to this side."""
        cards = {card for one in offers.values() for values in one.fields.values() for card in values if card}
        if self.ghost:
            plays = {card: -self._haunting(card) for card in sorted(cards)}
            keeps = {card: 0.3 * plays[card] for card in plays}
        else:
            plays = {card: worth.play(self.view, self.seat, card) for card in sorted(cards)}
            keeps = {card: worth.keep(self.view, self.seat, card) for card in sorted(cards)}
        commands = [command for one in offers.values() for command in one.commands()]

        def score(command: w.Select) -> float:
            return (plays[command.play] if command.play else 0.0) + (keeps[command.keep] if command.keep else 0.0)

        return self.best(commands, score, "select")

    def _haunting(self, card: str) -> float:
        """What a ghost card is worth to the survivors."""
        printed: GhostCard = self.pack.ghosts[card]
        if printed.type == "instant":
            return worth.change(self.view, self.seat, printed.play)
        free = [seat for seat in self.board.living if self.board.haunt(seat) is None]
        target = (free or self.board.living or [self.seat])[0]
        return worth.burden(self.view, target, printed) * (1.0 if free else 0.4)

    def on_quest(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """The quest that helps most, or least."""
        sign = -1 if self.ghost else 1
        return self.best(list(offers[w.TakeQuest].commands()), lambda one: sign * self._quest(one.quest), "quest")

    def _quest(self, quest: str) -> float:
        printed: Quest = self.pack.quests[quest]
        holder = self.board.leader
        return worth.change(self.view, None, printed.top) + 0.5 * worth.burden(self.view, holder, printed)

    def on_burn(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """The best quest burns best."""
        sign = 1 if self.ghost else -1
        return self.best(list(offers[w.Burn].commands()), lambda one: sign * self._quest(one.quest), "burn")

    def on_choose(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """The better half of the card, or the worse."""
        card = self._resolving()
        lists: list[Any] = []
        if isinstance(card, SurvivorCard):
            lists = [*card.play, *(card.keep.do if isinstance(card.keep, TrialCard) else ())]
        elif isinstance(card, GhostCard):
            lists = list(card.play)
        elif isinstance(card, Quest):
            lists = list(card.top)
        either = next((one for one in lists if isinstance(one, Either)), None)
        commands = list(offers[w.Choose].commands())
        if either is None:
            return commands[0]
        sign = -1 if self.ghost else 1
        own = isinstance(card, SurvivorCard)
        halves = {"a": either.a, "b": either.b}
        scores = {name: worth.change(self.view, self.seat, half, own_play=own) for name, half in halves.items()}
        return self.best(commands, lambda one: sign * scores[one.option], "choose", noise=0.05)

    def _resolving(self) -> Any:
        card = self.board.resolving or ""
        return self.pack.survivors.get(card) or self.pack.ghosts.get(card) or self.pack.attachable.get(card)

    def on_target(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """Ghosts mean whom the survivors need most; survivors mean whom they would rather eat, and help themselves."""
        commands = list(offers[w.Target].commands())
        if self.ghost:
            score = self._worth_haunting
        elif self._helps():
            score = self._worth_helping
        else:
            score = self._worth_hurting
        return self.best(commands, lambda one: score(one.target), "target")

    def _worth_haunting(self, seat: Seat) -> float:
        place = self.board.places[seat]
        return worth.usefulness(self.view, seat) - (1.5 if self.board.haunt(seat) else 0.0) + 0.3 * place.keep_down

    def _worth_hurting(self, seat: Seat) -> float:
        return worth.eaten(self.view, seat) - (20.0 if seat == self.seat else 0.0)

    def _worth_helping(self, seat: Seat) -> float:
        return worth.usefulness(self.view, seat) + (3.0 if seat == self.seat else 0.0)

    def _helps(self) -> bool:
        card = self._resolving()
        if not isinstance(card, SurvivorCard):
            return False
        effects: list[Any] = [*card.play, *(card.keep.do if isinstance(card.keep, TrialCard) else ())]
        for effect in effects:
            if isinstance(effect, Either):
                effects.extend([*effect.a, *effect.b])
        return any(isinstance(effect, RemoveHaunt) for effect in effects)

    # ------------------------------------------------ the trial

    def on_opening(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """An AI leader makes no rules."""
        return w.Open()

    def on_discussion(self, offers: dict[type[Command], Offer[Any]]) -> Command | None:
        """Show what ends the trial or saves one's neck; strike first when one is next; else let them talk."""
        if w.Show in offers and self._should_show():
            return w.Show()
        if w.Attack in offers and (strike := self._strike(offers[w.Attack])) is not None:
            return strike
        if w.Close in offers and self.chance.below(CLOSES, "close") == 0:
            return w.Close()
        return None

    def _should_show(self) -> bool:
        kind = self.pack.survivors[self.view.keep or ""].keep if self.view.keep else None
        in_danger = worth.danger(self.view, self.seat) >= 0.5
        if not isinstance(kind, TrialCard):
            return in_danger  # an escape
        food = sum(getattr(one, "by", 0) for one in kind.do if getattr(one, "track", None) == "food")
        if food > 0:
            return self.board.food + food >= 0 or in_danger
        sanity = sum(getattr(one, "by", 0) for one in kind.do if getattr(one, "track", None) == "sanity")
        if sanity > 0:
            return self.board.sanity <= 6 or in_danger
        if any(isinstance(one, Today) for one in kind.do):
            return in_danger
        return self.chance.below(3, "show") == 0

    def _strike(self, attack: Offer[Any]) -> Command | None:
        danger = worth.danger(self.view, self.seat)
        if danger < 0.5:
            return None
        known = self.view.seen

        def score(command: w.Attack) -> float:
            place = self.board.places[command.target]
            card = known.get(command.target)
            kind = self.pack.survivors[card].keep if card is not None else None
            armed = 3.0 if kind is not None and kind.kind in ("knife", "shield") else 0.0
            return worth.eaten(self.view, command.target) - (0.8 if place.keep_down and card is None else 0.0) - armed

        return self.best(list(attack.commands()), score, "attack")

    def on_knives(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """Somebody attacks: stay out of it."""
        return w.Hold()

    def on_last_call(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """The last chance for a knife."""
        strike = self._strike(offers[w.Attack]) if w.Attack in offers else None
        return strike or w.Hold()

    def on_vote(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """Whom everybody would rather eat, never oneself while there is another; personal spite is small."""

        def score(command: w.Vote) -> float:
            own = 50.0 if command.target == self.seat else 0.0
            shown = 0.8 if self.board.places[command.target].keep_up else 0.0
            return worth.eaten(self.view, command.target) + shown - own

        return self.best(list(offers[w.Vote].commands()), score, "vote", noise=0.6)

    def on_tie(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """A leader among the tied lets all draw; another only the tied."""
        top = worth.danger(self.view, self.seat) >= 0.5 or votes_against(self.board, self.seat) > 0
        return w.WhoDraws(who="all" if top else "tied")

    def on_fight(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """A leader with a shown knife lets all draw."""
        return w.WhoDraws(who="all" if self.board.places[self.seat].keep_up else "knives")

    def on_step_out(self, offers: dict[type[Command], Offer[Any]]) -> Command:
        """Out of it, whoever can."""
        return w.StepOut() if w.StepOut in offers else w.Hold()


def decide(view: View, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command] | None:
    """The AI player's decision: the name of one of `prompts` and a command that it allows; None: nothing for now.

    A pure function of the seat's View, its prompts and a chance apart from the game's.
    """
    player = Player(view, chance)
    for prompt in prompts:
        if prompt.chosen is None and (said := player.answer(prompt)) is not None:
            return prompt.name, said
    return None


__all__ = ["Player", "decide"]
