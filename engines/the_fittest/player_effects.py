"""Which Effects the AI player plays, and what it means by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from engines.kernel import Command, Seat
from engines.the_fittest import targets
from engines.the_fittest import vocabulary as v
from engines.the_fittest import words as w
from engines.the_fittest.player_deals import worth
from engines.the_fittest.player_seat import CARD, FLIP, PRIZE, Alliance, Offered, Player

FULL = 4  # cards from which on drawing more is worth little
ENOUGH = 6  # Effects in one Episode: cards that fetch and draw each other could go round for ever
RESERVE = 0.7  # points that an Effect must bring
SELDOM = -9.0  # do not
WINS = 9.0  # do
SALVAGED = 1.6  # what a card that takes another from the discard pile could be used for itself


def play(player: Player, offered: Offered) -> Command | None:
    """The Effect that brings most, if one brings enough."""
    cards = [card for one in offered.get(w.PlayEffect, ()) for card in one.fields["card"]]
    if not cards or player.board.episode.played.get(player.seat, 0) >= ENOUGH:
        return None
    brings = {card: effect(player, card) for card in cards}
    card = player.best(cards, brings.__getitem__)
    reserve = RESERVE if len(player.view.hand) < FULL else RESERVE / 2
    return w.PlayEffect(card=card) if brings[card] > reserve else None


def effect(player: Player, card: str) -> float:
    """What playing a card for its Effect brings now."""
    return sum(_best(player, one) for one in player.board.card(card).effect)


def _best(player: Player, one: v.Effect) -> float:
    if isinstance(one, v.Salvage):  # never for a card that would only fetch this one again
        found = [name for name in player.board.discard if not isinstance(player.board.card(name).effect[0], v.Salvage)]
        return max((player.use(name) for name in found), default=SELDOM) - SALVAGED
    if isinstance(one, v.DrawCards | v.Sift):
        count = one.count if isinstance(one, v.DrawCards) else 1
        room = max(0, FULL + 1 - len(player.view.hand))
        if player.board.available < count:  # it ends the game
            return WINS if _ahead(player) else SELDOM
        if player.board.available < count + len(player.board.places):  # the last cards would come round and round
            return SELDOM
        return CARD * min(count, room) + 0.3 * isinstance(one, v.Sift)
    if isinstance(one, v.TurnOver):
        return _turn_over(player)
    if isinstance(one, v.MorePrizes):
        return player.now * PRIZE * one.by if player.leads else 0.0
    return max((value(player, one, command) for command in _commands(player, one)), default=SELDOM)


def _ahead(player: Player) -> bool:
    return all(points < player.points[player.seat] for seat, points in player.points.items() if seat != player.seat)


def _turn_over(player: Player) -> float:
    """A Goal more, about as hard as most: good for those who want a failure."""
    stake = player.stake(player.shares())
    return -0.4 * player.now * stake if stake < 0 else SELDOM


def _commands(player: Player, one: v.Effect) -> Iterable[Command]:
    """What could be meant."""
    board, seat = player.board, player.seat
    match one:
        case v.ChangeSkill():
            skills = player.tested if one.skill == "any" else (v.SKILLS[0],)
            seats = board.seats if board.episode.trial else board.participants
            return [w.TargetSkill(target=other, skill=skill) for other in seats for skill in skills]
        case v.Lead():
            seats = targets.leaders(board, one, seat)
        case v.ForceOut():
            seats = targets.to_force_out(board)
        case v.StrongArm():
            seats = targets.to_force_in(board, seat)
        case v.Forbid() | v.FlipTwice():
            seats = board.seats
        case v.Raid() | v.Barter():
            seats = targets.with_cards(board, seat)
        case v.LookAtHand():
            seats = targets.others(board, seat)
        case v.ChangeGoal():
            return [w.TargetGoal(goal=goal) for goal in targets.goals_to_change(board, one.by)]
        case v.RenameGoal():
            return [w.Rename(goal=goal, skill=skill) for goal in targets.goals_to_rename(board) for skill in v.SKILLS]
        case v.SwapPrizes():
            return [w.TargetPrize(card=card) for card in targets.swaps(board, seat, one.more)]
        case v.Renew():
            return [w.TargetPrize(card=card) for card in targets.prizes(board)]
        case _:
            seats = []
    return [w.Target(target=other) for other in seats]


# ---------------------------------------------------------------- what it brings


def value(player: Player, one: v.Effect, command: Any) -> float:
    """What an Effect brings if this is meant by it."""
    return VALUES[type(one)](player, one, command)


def _change(player: Player, alliance: Alliance) -> float:
    """What it brings that the alliance is this one."""
    before = player.now
    return (player.odds(alliance) - before) * player.stake(player.shares())


def _skill(player: Player, one: v.ChangeSkill, command: Any) -> float:
    board = player.board
    seat: Seat = command.target
    if board.episode.trial:
        mine = seat == player.seat
        good = one.by > 0 if mine else one.by < 0
        return (1.0 if one.skill == "all" or one.by > 3 or one.by < 0 else 0.8) if good else SELDOM
    if one.skill == "any":
        skills: tuple[v.Skill, ...] = (command.skill,)
    else:
        skills = v.SKILLS if one.skill == "all" else (one.skill,)
    return _change(player, replace(player.alliance, more={(seat, skill): one.by for skill in skills}))


def _lead(player: Player, one: v.Lead, command: Any) -> float:
    """Another leader: everything begins anew, with all those to be won who are there."""
    board = player.board
    seat: Seat = command.target
    if board.episode.trial or seat == board.leader:
        return SELDOM
    now = worth(player, player.alliance, player.shares())
    prizes = board.episode.prizes
    helpers = min(prizes - 1, len(board.places) - 1)
    everybody = replace(player.alliance, members=tuple(_strongest(player, seat, helpers)))
    others = [other for other in everybody.members if other != seat]
    shares = dict.fromkeys(others, 1.0) | {seat: float(prizes - len(others))}
    mine = worth(player, everybody, shares) * 0.8
    cost = 2 * CARD if one.cost else CARD
    return mine - max(now, 0.0) - cost


def _strongest(player: Player, seat: Seat, helpers: int) -> list[Seat]:
    """A leader and so many others, one after the other who helps most."""
    members = [seat]
    for _ in range(helpers):
        left = [other for other in player.board.seats if other not in members]
        members.append(
            max(left, key=lambda other: player.odds(replace(player.alliance, members=(*members, other))), default=seat)
        )
    return list(dict.fromkeys(members))


def _force_out(player: Player, one: v.ForceOut, command: Any) -> float:
    seat: Seat = command.target
    if seat not in player.board.episode.joined or player.board.has(seat, "slippery"):
        return SELDOM
    return _change(player, player.alliance.without(seat))


def _strong_arm(player: Player, one: v.StrongArm, command: Any) -> float:
    seat: Seat = command.target
    board = player.board
    if seat == player.seat and board.available < 1 + len(board.places):  # the last cards would come round and round
        return SELDOM
    if seat in board.participants:
        if seat == board.leader:
            return -player.now * player.stake({seat: player.shares()[seat]}) - 1.0
        share = board.episode.deals.get(seat)
        lost = 0.0 if share is None or player.leads else float(share.total)
        return player.now * PRIZE * lost * player.rivalry(seat) - CARD * player.rivalry(seat)
    cost = CARD if seat != player.seat else 0.0
    return _change(player, player.alliance.with_member(seat)) - cost * 0.3


def _forbid(player: Player, one: v.Forbid, command: Any) -> float:
    seat: Seat = command.target
    board = player.board
    if board.episode.trial:
        return 0.75 if seat != player.seat and one.what != "effects" else SELDOM
    if one.what == "flips" and seat == board.leader:
        return _change(player, replace(player.alliance, extra=-FLIP))
    return 0.1 if seat != player.seat else SELDOM


def _flip_twice(player: Player, one: v.FlipTwice, command: Any) -> float:
    if player.board.episode.trial:
        return 0.75 if command.target == player.seat else SELDOM
    if command.target != player.board.leader:
        return SELDOM
    return _change(player, replace(player.alliance, extra=0.6))


def _raid(player: Player, one: v.Raid, command: Any) -> float:
    return CARD * (player.rivalry(command.target) + 0.1)


def _barter(player: Player, one: v.Barter, command: Any) -> float:
    return 0.4 + 0.1 * player.rivalry(command.target)


def _look(player: Player, one: v.LookAtHand, command: Any) -> float:
    return 0.1 + 0.1 * player.rivalry(command.target)


def _goal(player: Player, one: v.ChangeGoal, command: Any) -> float:
    goal, which = player.board.episode.find(command.goal)
    aim = goal.aims[which]
    value = max(targets.LOWEST_GOAL, aim.value + one.by)
    return _change(player, _with_aim(player, command.goal, aim.model_copy(update={"value": value})))


def _rename(player: Player, one: v.RenameGoal, command: Any) -> float:
    goal, which = player.board.episode.find(command.goal)
    aim = goal.aims[which]
    if aim.skill == command.skill:
        return SELDOM
    return _change(player, _with_aim(player, command.goal, aim.model_copy(update={"skill": command.skill})))


def _with_aim(player: Player, name: str, aim: v.Aim) -> Alliance:
    goals = [list(goal.aims) for goal in player.board.episode.goals]
    goals[int(name[:-1]) - 1]["ab".index(name[-1])] = aim
    return replace(player.alliance, goals=tuple(map(tuple, goals)))


def _swap(player: Player, one: v.SwapPrizes, command: Any) -> float:
    """Either what is gained by giving this one, or by getting that one."""
    board, card = player.board, command.card
    options = targets.swaps(board, player.seat, one.more)
    if card in options:
        return max(_gain(player, card, other) for other in options[card])
    return _gain(player, None, card)


def _gain(player: Player, gave: str | None, got: str) -> float:
    board = player.board
    owner = board.owner(got)
    gained = board.worth(player.seat, got) + player.rivalry(owner) * board.worth(owner, got)
    if gave is not None:
        gained -= board.worth(player.seat, gave) + player.rivalry(owner) * board.worth(owner, gave)
    return gained


def _renew(player: Player, one: v.Renew, command: Any) -> float:
    owner = player.board.owner(command.card)
    return player.rivalry(owner) * (player.board.worth(owner, command.card) - PRIZE)


VALUES: Mapping[type[v.Word], Callable[[Player, Any, Any], float]] = {
    v.ChangeSkill: _skill,
    v.Lead: _lead,
    v.ForceOut: _force_out,
    v.StrongArm: _strong_arm,
    v.Forbid: _forbid,
    v.FlipTwice: _flip_twice,
    v.Raid: _raid,
    v.Barter: _barter,
    v.LookAtHand: _look,
    v.ChangeGoal: _goal,
    v.RenameGoal: _rename,
    v.SwapPrizes: _swap,
    v.Renew: _renew,
}


# ---------------------------------------------------------------- the questions of an Effect


def means(player: Player, offered: Offered) -> Command | None:
    """What is meant by the card that is being played."""
    effects = player.board.card(player.board.resolving or "").effect
    commands = [command for offers in offered.values() for one in offers for command in one.commands()]
    one = next((one for one in effects if type(one) in VALUES), None)
    if one is None:
        return player.best(commands, lambda _: 0.0)
    return player.best(commands, lambda command: value(player, one, command))


def pays(player: Player, offered: Offered) -> Command | None:
    """The card that is missed least goes."""
    ((offers),) = offered.values()
    commands = {command.card: command for command in offers[0].commands()}
    return commands[player.worst(commands)]


def salvages(player: Player, offered: Offered) -> Command | None:
    """The card that is worth most comes."""
    ((offers),) = offered.values()
    commands = {command.card: command for command in offers[0].commands()}
    fetching = {name for name in commands if isinstance(player.board.card(name).effect[0], v.Salvage)}
    return commands[max(commands, key=lambda name: (name not in fetching, player.use(name)))]


def sifts(player: Player, offered: Offered) -> Command | None:
    """The best card comes, the others stay as they are."""
    ((offers),) = offered.values()
    return max(offers[0].commands(), key=lambda command: player.use(command.take))


def arranges(player: Player, offered: Offered) -> Command | None:
    """First a Challenge that pays, then a high Bonus Flip."""
    ((offers),) = offered.values()
    cards = list(offers[0].pool or ())
    first = max(cards, key=lambda card: _challenge(player, card))
    rest = sorted((card for card in cards if card != first), key=lambda card: -player.board.card(card).boost)
    return w.Arrange(**dict(zip(offers[0].fields, (first, *rest), strict=True)))


def _challenge(player: Player, card: str) -> float:
    """What a card is worth as one's own Challenge."""
    board, one = player.board, player.board.card(card)
    if one.trial is not None:
        return max(board.contestant(player.seat).skills.values()) / 4 - 1
    helpers = min(one.prizes - 1, len(board.places) - 1)
    alliance = Alliance((player.seat,), one.goals, one.prizes, {})
    for _ in range(helpers):
        left = [seat for seat in board.seats if seat not in alliance.members]
        alliance = max((alliance.with_member(seat) for seat in left), key=player.odds)
    return player.odds(alliance) * (one.prizes - helpers)
