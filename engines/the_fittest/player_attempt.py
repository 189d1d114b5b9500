"""The AI player in the Attempt and Resolution Phases, and in Trials."""

from __future__ import annotations

from engines.kernel import Command, Done
from engines.the_fittest import words as w
from engines.the_fittest.player_seat import FLIP, Offered, Player
from engines.the_fittest.vocabulary import SKILLS, Skill

COST = 0.5  # points that a Boost costs
FAR = 0.35  # how fast hope fades with every point that is missing
RIVALS = 13.5  # what the best of those who come later will reach in a Trial
CLOSE = 1.5  # how far behind one still competes
FLIPS = ((2, 17 / 48), (3, 23 / 48), (4, 8 / 48))  # how often a card counts so much


# ---------------------------------------------------------------- choices of the leader


def chooses_goal(player: Player, offered: Offered) -> Command | None:
    """The Goal that is likelier to be met."""
    alliance = player.alliance

    def margin(command: w.ChooseGoal) -> float:
        goal, which = player.board.episode.find(command.goal)
        return player.margin(alliance, goal.aims[which])

    return max(offered[w.ChooseGoal][0].commands(), key=margin)


def names_skill(player: Player, offered: Offered) -> Command | None:
    """The Skill in which the alliance is strongest."""
    alliance = player.alliance
    return max(offered[w.NameSkill][0].commands(), key=lambda command: player.strength(alliance, command.skill))


# ---------------------------------------------------------------- Boosts


def boosts(player: Player, offered: Offered) -> Command | None:
    """Boosts that are needed and worth it; else Done."""
    card = _boost(player) if w.Boost in offered else None
    if card is not None:
        return w.Boost(card=card)
    done = offered.get(Done)
    return Done() if done and done[0].allows(Done()) else None


def _boost(player: Player) -> str | None:
    episode = player.board.episode
    if episode.trial:
        return _boost_for_trial(player)
    stake = player.stake(player.shares())
    if stake <= 0 or (player.seat in episode.forced and player.seat not in episode.deals):
        return None
    demands = episode.demands()
    missing: dict[Skill, int] = {skill: need - player.board.total(skill) for skill, need in demands.items()}
    before, chosen = _hope(player, missing), list[str]()
    left = dict(missing)
    for skill in sorted(missing, key=lambda one: -missing[one]):
        for card, value in reversed(player.boosts(skill)):
            if left[skill] > 2 and card not in chosen:
                chosen.append(card)
                left[skill] -= value
    gained = (_hope(player, left) - before) * stake
    return chosen[0] if chosen and gained > COST * len(chosen) else None


def _hope(player: Player, missing: dict[Skill, int]) -> float:
    """How likely the Bonus Flip makes up for what is missing; a little hope is left for what others may add."""
    episode = player.board.episode
    flips = ((0, 1.0),) if player.board.leader in episode.unflipped else FLIPS
    if player.view.top and len(flips) > 1:
        flips = ((player.board.card(player.view.top[0]).boost, 1.0),)
    most = max(missing.values(), default=0)
    return sum(share * (1.0 if most <= flip else FAR ** (most - flip)) for flip, share in flips)


def wild_boost(player: Player, offered: Offered) -> Command | None:
    """The Skill that lacks most."""
    board, episode = player.board, player.board.episode
    if episode.trial:
        return w.WildBoost(skill=episode.skills[player.seat])
    demands = episode.demands()
    return w.WildBoost(
        skill=max(SKILLS, key=lambda skill: demands[skill] - board.total(skill) if skill in demands else -99)
    )


# ---------------------------------------------------------------- Bonus Flips


def flips(player: Player, offered: Offered) -> Command | None:
    """There is nothing to lose."""
    return w.Flip(flip=True)


def encore(player: Player, offered: Offered) -> Command | None:
    """Once more, where it failed and another card could do."""
    board, episode = player.board, player.board.episode
    if episode.trial:
        best = episode.best
        short = (best.total + 1 if best else int(RIVALS)) - board.trial_total(player.seat)
    else:
        if player.stake(player.shares()) <= 0:
            return w.FlipAgain(card=None)
        short = max(need - board.total(skill) for skill, need in episode.demands().items())
    likely = sum(share for flip, share in FLIPS if flip - episode.flip >= short)
    if short <= 0 or likely < 0.15:
        return w.FlipAgain(card=None)
    return w.FlipAgain(card=player.worst(player.view.hand))


# ---------------------------------------------------------------- Trials


def competes(player: Player, offered: Offered) -> Command | None:
    """With the Skill that reaches most, if that may be enough."""
    commands = list(offered[w.Compete][0].commands())
    said = max(commands, key=lambda command: _reaches(player, command.skill))
    return said if _reaches(player, said.skill) >= _target(player) - CLOSE else w.StayOut()


def _reaches(player: Player, skill: Skill) -> float:
    boosts = sum(value for _, value in player.boosts(skill)[-2:])
    return player.board.skill(player.seat, skill) + boosts + player.flip(player.seat)


def _target(player: Player) -> float:
    """What must be reached: more than the best so far, and than those who come later."""
    board = player.board
    best = board.episode.best
    reached = 0.0 if best is None else best.total + (0.0 if board.has(player.seat, "photo-finish") else 1.0)
    return reached if player.leads else max(reached, RIVALS - 0.4 * board.leftwards().index(player.seat))


def _boost_for_trial(player: Player) -> str | None:
    board = player.board
    skill = board.episode.skills[player.seat]
    missing = _target(player) - board.trial_total(player.seat) - player.flip(player.seat)
    cards = player.boosts(skill)
    if missing <= 0 or missing > sum(value for _, value in cards) + CLOSE + (4 - FLIP):
        return None
    return next((card for card, value in cards if value >= missing), cards[-1][0] if cards else None)


# ---------------------------------------------------------------- Resolution


def takes(player: Player, offered: Offered) -> Command | None:
    """The Prize that is worth most to this seat; of equals the one that is worth most to the others."""

    def score(command: w.TakePrize) -> float:
        board = player.board
        others = sum(player.rivalry(seat) * board.worth(seat, command.card) for seat in board.episode.joined)
        return board.worth(player.seat, command.card) + 0.1 * others

    return player.best(list(offered[w.TakePrize][0].commands()), score)


def gives(player: Player, offered: Offered) -> Command | None:
    """The best to oneself, the worst to others."""

    def score(command: w.GivePrize) -> float:
        return -player.rivalry(command.to) * player.board.worth(command.to, command.card)

    def rank(command: w.GivePrize) -> tuple[bool, float]:
        return command.to == player.seat, score(command)

    return max(offered[w.GivePrize][0].commands(), key=rank)


def draws(player: Player, offered: Offered) -> Command | None:
    """A card, unless that would end a game that is not won (F42)."""
    board = player.board
    waiting = board.leftwards(board.outsiders)
    before = waiting.index(player.seat) if player.seat in waiting else len(waiting)
    ahead = all(points < player.points[player.seat] for seat, points in player.points.items() if seat != player.seat)
    return w.Draw(draw=ahead or before < board.available)
