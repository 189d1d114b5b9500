"""The AI player at a trial: talk, knives, the vote."""

from __future__ import annotations

from collections.abc import Collection

from engines.kernel import Command, Seat
from engines.who_should_we_eat import vocabulary as v
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.modifiers import votes_against
from engines.who_should_we_eat.player_seat import Offered, Player
from engines.who_should_we_eat.player_worth import STAKE

CLOSES = 4  # a leader with nothing to say closes a discussion once in so many thoughts
AFRAID = 0.3  # from this chance to be eaten on, one fears for one's life
SHOWS = 0.1  # what a trial card must be worth to be shown
STRIKES = 0.35  # what an attack must be worth


def opening(player: Player, offers: Offered) -> Command:
    """An AI leader makes no rules."""
    return w.Open()


def discussion(player: Player, offers: Offered) -> Command | None:
    """Show what helps; strike when one's own neck is next; a leader closes when there is nobody to hear."""
    if w.Show in offers and _shows(player):
        return w.Show()
    if w.Attack in offers and (strike := _strike(player, offers)) is not None:
        return strike
    if w.Close in offers and player.chance.below(CLOSES, "close") == 0:
        return w.Close()
    return None


def _shows(player: Player) -> bool:
    """A trial card or an escape is shown when that is worth more than to keep it."""
    danger = player.worth.dangers()[player.seat]
    match player.holds(player.seat):
        case v.Escape():
            return danger >= AFRAID
        case v.TrialCard(do=effects):
            food = sum(one.by for one in effects if isinstance(one, v.Move) and one.track == "food")
            saves = 1.0 if player.board.food + food >= 0 else player.worth.shelter(effects)
            return player.worth.change(player.seat, effects) + saves * danger * STAKE > SHOWS
        case _:
            return False


def _strike(player: Player, offers: Offered, spared: Collection[Seat] = ()) -> Command | None:
    """An attack on whom the others would miss least, if it is worth one's knife; not on the `spared`."""
    worth = player.worth
    dangers = worth.dangers()
    expected = sum(share * worth.eaten(seat) for seat, share in dangers.items())

    def score(command: w.Attack) -> float:
        return worth.eaten(command.target) - expected - _resistance(player, command.target)

    targets = [one for one in offers[w.Attack].commands() if one.target not in spared]
    if not targets:
        return None
    attack = player.best(targets, score, noise=0.1)
    return attack if dangers[player.seat] * STAKE + score(attack) > STRIKES else None


def _resistance(player: Player, seat: Seat) -> float:
    """How likely an attack fails: a knife or a shield may lie in the Keep."""
    place = player.board.places[seat]
    if place.keep_up is not None:
        return 1.0 if isinstance(player.pack.survivors[place.keep_up].keep, v.Shield) else 0.0
    if not place.keep_down:
        return 0.0
    kind = player.holds(seat)
    return 0.2 if kind is None and seat not in player.view.seen else isinstance(kind, v.Knife | v.Shield) * 1.0


def knives(player: Player, offers: Offered) -> Command:
    """Stay out of it; but where all fight together, who is attacked and has a knife draws a third into it, and where
    each attack counts by itself (W30), one strikes if those who are attacked are not dinner enough."""
    stabs = player.board.stabs
    if w.Attack not in offers or not stabs:
        return w.Hold()
    options, last = player.view.options, stabs[-1]
    if not (options.one_fight or options.phone_booth):
        return _second(player, offers) or w.Hold()
    if not options.one_fight or last.target != player.seat:
        return w.Hold()
    others = [one for one in offers[w.Attack].commands() if one.target != last.seat]
    return player.best(others, lambda one: player.worth.eaten(one.target)) if others else w.Hold()


def _second(player: Player, offers: Offered) -> Command | None:
    """A second attack, apart from those that are open: while their victims leave the others hungry."""
    board, stabs = player.board, player.board.stabs
    meat = sum(player.pack.characters[board.places[stab.target].character].meat for stab in stabs)
    if board.food + meat >= 0:
        return None
    return _strike(player, offers, spared={seat for stab in stabs for seat in (stab.seat, stab.target)})


def last_call(player: Player, offers: Offered) -> Command:
    """The last chance for a knife."""
    strike = _strike(player, offers) if w.Attack in offers else None
    return strike or w.Hold()


def vote(player: Player, offers: Offered) -> Command:
    """Whom the camp can best do without, rather who is likely to get votes, rather who showed a knife; not oneself."""
    worth, board = player.worth, player.board
    stabbers = {stab.seat for stab in player.board.stabs}

    def score(command: w.Vote) -> float:
        seat = command.target
        return (
            worth.eaten(seat)
            + 0.2 * votes_against(board, seat)
            + 0.15 * (seat in stabbers)
            - (50.0 if seat == player.seat else 0.0)
        )

    return player.best(list(offers[w.Vote].commands()), score, noise=0.25)


def tie(player: Player, offers: Offered) -> Command:
    """A leader who may be among the tied lets all draw; another only the tied."""
    return w.WhoDraws(who="all" if player.worth.dangers()[player.seat] >= AFRAID else "tied")


def fight(player: Player, offers: Offered) -> Command:
    """A leader who showed a knife lets all draw; another only those who did."""
    return w.WhoDraws(who="all" if player.board.places[player.seat].keep_up is not None else "knives")


def step_out(player: Player, offers: Offered) -> Command:
    """Out of it, whoever can."""
    return w.StepOut() if w.StepOut in offers else w.Hold()
