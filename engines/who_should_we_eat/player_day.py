"""The AI player's day: draws, the selection, the quest, and what cards ask."""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel import Command, Seat
from engines.who_should_we_eat import vocabulary as v
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.modifiers import DECKS
from engines.who_should_we_eat.pack import GhostCard, SurvivorCard
from engines.who_should_we_eat.player_seat import Offered, Player

# ---------------------------------------------------- morning


def announce(player: Player, offers: Offered) -> Command:
    """As many draws wild as may be, from the decks that are needed least: `split` decides what they become."""
    need = _needs(player)
    most = max(need.values()) + 0.05
    return player.best(
        list(offers[w.Announce].commands()), lambda one: sum((most - need[deck]) * getattr(one, deck) for deck in need)
    )


def split(player: Player, offers: Offered) -> Command:
    """Wild draws go where the need is, and not all to one deck."""
    need = _needs(player)
    return player.best(
        list(offers[w.Split].commands()), lambda one: sum(need[deck] * getattr(one, deck) ** 0.7 for deck in need)
    )


def _needs(player: Player) -> dict[str, float]:
    """What one step on each track is worth; a little at least."""
    found: dict[str, float] = {}
    for deck in DECKS:
        camp = player.worth.camp.copy()
        camp.move(deck, 1)
        found[deck] = max(0.02, player.worth.of(camp))
    return found


def select(player: Player, offers: Offered) -> Command:
    """The pair of cards that is worth most to one's side."""
    commands = [command for one in offers.values() for command in one.commands()]
    cards = list(dict.fromkeys(card for one in commands for card in (one.play, one.keep) if card is not None))
    plays, keeps = _living_hand(player, cards) if player.lives else _ghost_hand(player, cards)
    return player.best(commands, lambda one: plays.get(one.play, 0.0) + keeps.get(one.keep, 0.0), noise=0.03)


def _living_hand(player: Player, cards: list[str]) -> tuple[dict[str, float], dict[str, float]]:
    worth, seat = player.worth, player.seat
    worth.camp.cards -= 1  # one's own card is not unknown
    worth.look_again()
    danger = worth.dangers()[seat] if worth.trial > 0.02 else 0.0
    return {card: worth.play(seat, card) for card in cards}, {card: worth.keep(seat, card, danger) for card in cards}


def _ghost_hand(player: Player, cards: list[str]) -> tuple[dict[str, float], dict[str, float]]:
    worth = player.worth
    worth.camp.hauntings -= 1
    worth.look_again()
    plays = {card: -worth.haunting(player.pack.ghosts[card]) for card in cards}
    return plays, {card: 0.3 * harm for card, harm in plays.items()}


# ---------------------------------------------------- afternoon


def quest(player: Player, offers: Offered) -> Command:
    """The quest that helps most; a ghost takes the one that helps least."""
    return player.best(list(offers[w.TakeQuest].commands()), lambda one: player.sided(player.worth.quest(one.quest)))


def burn(player: Player, offers: Offered) -> Command:
    """The best quest burns best, for a ghost."""
    return player.best(list(offers[w.Burn].commands()), lambda one: -player.sided(player.worth.quest(one.quest)))


def choose(player: Player, offers: Offered) -> Command:
    """The better half of the card for one's side."""
    card, effects = player.resolving()
    commands = list(offers[w.Choose].commands())
    either = next((one for one in effects if isinstance(one, v.Either)), None)
    if either is None:
        return commands[0]
    ghost = isinstance(card, GhostCard)
    halves = {
        name: player.worth.change(player.seat, half, own=isinstance(card, SurvivorCard), ghost=ghost)
        for name, half in (("a", either.a), ("b", either.b))
    }
    return player.best(commands, lambda one: player.sided(halves[one.option]), noise=0.02)


def target(player: Player, offers: Offered) -> Command:
    """Whom a card means."""
    score = _hurting(player) if not player.lives else _meaning(player)
    return player.best(list(offers[w.Target].commands()), lambda one: score(one.target))


def _meaning(player: Player) -> Callable[[Seat], float]:
    """A survivor frees the worst haunted; steals from, spies on and accuses those who might be eaten instead."""
    _, effects = player.resolving()
    dangers = player.worth.dangers()
    places = player.board.places
    asked = next((one for one in effects if not isinstance(one, v.Move | v.MovePer | v.Either | v.If)), None)

    def known(seat: Seat) -> bool:
        return seat in player.view.seen

    def free(seat: Seat) -> float:
        haunt = player.board.haunt(seat)
        own = 0.1 if seat == player.seat else 0.0
        return own if haunt is None else own - player.worth.burden(seat, player.pack.attachable[haunt])

    match asked:
        case v.RemoveHaunt():
            return free
        case v.PeekKeep():
            return lambda seat: dangers[seat] + places[seat].keep_down - known(seat)
        case v.SwapKeep():
            return lambda seat: places[seat].keep_down - 0.2 * known(seat)
        case v.DiscardKeep():
            return lambda seat: (
                places[seat].keep_down + (0.5 * isinstance(player.holds(seat), v.Knife)) + 0.3 * dangers[seat]
            )
        case v.Today(mods=mods) if any(isinstance(mod, v.VoteWeight) for mod in mods):
            return lambda seat: places[seat].keep_down * 0.1 - dangers[seat]
        case _:
            return lambda seat: dangers[seat] - (5.0 if seat == player.seat else 0.0)


def _hurting(player: Player) -> Callable[[Seat], float]:
    """A ghost hurts where it hurts most."""
    worth, board = player.worth, player.board
    card, effects = player.resolving()
    if isinstance(card, GhostCard) and card.type == "haunt" and not player.lives:
        if any(isinstance(mod, v.VotesAgainst | v.Straws) for mod in card.mods) or card.death:
            return lambda seat: -worth.haunted(seat, card) + 0.4 * _missed(player, seat)
        return lambda seat: -worth.haunted(seat, card) + 0.2 * _missed(player, seat)
    asked = next((one for one in effects if hasattr(one, "who")), None)
    match asked:
        case v.DiscardKeep():
            return lambda seat: board.places[seat].keep_down + worth.talents(seat)
        case _:
            return lambda seat: _missed(player, seat)


def _missed(player: Player, seat: Seat) -> float:
    """How much the others would miss a survivor."""
    return -player.worth.eaten(seat)
