"""3: Attempt Phase — Goals are chosen, then Boosts, then the Bonus Flip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Barred, Command, Offer, Offers, Seat, offer
from engines.the_fittest import times
from engines.the_fittest import words as w
from engines.the_fittest.deck import discard, top
from engines.the_fittest.episode import Goal
from engines.the_fittest.floor import floor
from engines.the_fittest.state import T, say
from engines.the_fittest.vocabulary import SKILLS, Skill


async def attempt(t: T) -> bool:
    """The participants try to meet all Goals; True if they do."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="attempt", episode=board.episode.number))
    await choose_goals(t)
    await boosts(t, board.participants)
    await bonus_flip(t, board.leader, board.participants)
    tests = tuple(
        w.Tested(skill=skill, needed=needed, reached=board.total(skill))
        for skill, needed in board.episode.demands().items()
    )
    success = all(one.reached >= one.needed for one in tests)
    say(t, w.Attempted(success=success, tests=tests))
    clear_table(t)
    t.beat()
    return success


def clear_table(t: T) -> None:
    """All Boosts and flipped cards go to the discard pile, only now (F29)."""
    episode = t.state.board.episode
    say(t, w.TableCleared(cards=(*(one.card for one in episode.boosts), *episode.flips)))


# ---------------------------------------------------------------- choices


async def choose_goals(t: T) -> None:
    """The leader fixes, openly, one Goal of each OR and the Skill of each wild Goal (F26)."""
    board = t.state.board
    for number, goal in enumerate(board.episode.goals, 1):
        name = f"{number}a"
        if len(goal.aims) > 1:
            options = [name, f"{number}b"]
            said = await _leader_says(t, "choose-goal", offer(w.ChooseGoal, goal=options, shared=True))
            name = said.goal
        _, which = board.episode.find(name)
        if goal.aims[which].skill == "wild":
            skills = _free_skills(board.episode.goals, goal)
            chosen = offer(w.NameSkill, goal=[name], skill=skills, shared=True).because(skill="F27")
            said = await _leader_says(t, "name-skill", chosen)
            say(t, w.GoalChosen(seat=board.leader, goal=name, skill=said.skill))
        elif len(goal.aims) > 1:
            say(t, w.GoalChosen(seat=board.leader, goal=name))


def _free_skills(goals: Sequence[Goal], goal: Goal) -> list[Skill]:
    """Wild Goals of one card name different Skills (F27)."""
    named = [one.named for one in goals if one.card == goal.card]
    return [skill for skill in SKILLS if skill not in named]


async def _leader_says(t: T, kind: str, choice: Offer[Any]) -> Any:
    every: list[Command] = list(choice.commands())
    return await t.ask(
        t.state.board.leader,
        kind,
        lambda: (choice,),
        seconds=times.CHOICE,
        otherwise=lambda: every[t.chance.below(len(every), "silence")],
        others={seat: "F26" for seat in t.state.board.seats if seat != t.state.board.leader},
    )


# ---------------------------------------------------------------- Boosts


async def boosts(t: T, participants: Sequence[Seat]) -> None:
    """One floor: any Boost clears the Dones (F28)."""
    board = t.state.board

    async def act(seat: Seat, command: w.Boost) -> bool:
        card = command.card
        skill = board.card(card).skill
        t.state.hands[seat].remove(card)
        if skill == "wild":
            say(t, w.WildPlayed(seat=seat, card=card))
            skill = await _skill_of_wild(t, seat)
        say(t, w.Boosted(seat=seat, card=card, skill=skill, value=board.boost_of(seat, card)))
        return True

    await floor(
        t,
        "boosts",
        participants,
        lambda seat: boosts_offered(t, seat),
        act,
        missed=lambda: [seat for seat in participants if board.may_boost(seat)],
        seconds=times.BOOSTS,
        others={seat: "F28" for seat in board.seats if seat not in participants},
    )


def boosts_offered(t: T, seat: Seat) -> Offers:
    """The cards of a hand that may be Boosts now."""
    board, hand = t.state.board, t.state.hands[seat]
    if seat in board.episode.unboosted:
        return (Barred(w.Boost, "F28"),)
    barred = {card: rule for card in hand if (rule := board.boostable(card)) is not None}
    free = tuple(card for card in hand if card not in barred)
    if free:
        return (Offer(w.Boost, {"card": free}, barred=barred),)
    return [Barred(w.Boost, rule) for rule in barred.values()][:1]


async def _skill_of_wild(t: T, seat: Seat) -> Skill:
    said = await t.ask(
        seat,
        "wild-boost",
        lambda: (offer(w.WildBoost, skill=SKILLS, shared=True),),
        seconds=times.TARGET,
        otherwise=lambda: w.WildBoost(skill=t.chance.pick(SKILLS, "silence")),
        others={other: "F28" for other in t.state.board.seats if other != seat},
    )
    return said.skill


# ---------------------------------------------------------------- the Bonus Flip


async def bonus_flip(t: T, seat: Seat, members: Sequence[Seat]) -> None:
    """The top card's Boost value is added to every Skill. It may be declined; without a card it is 0 (F29). Then who
    belongs to the total and has an encore may have it flipped again."""
    board = t.state.board
    if seat in board.episode.unflipped:
        say(t, w.NotFlipped(seat=seat, why="forbidden"))
        return
    if not board.available:
        say(t, w.NotFlipped(seat=seat, why="no-card"))
        return
    said = await t.ask(
        seat,
        "flip",
        lambda: (offer(w.Flip, flip=[True, False], shared=True),),
        seconds=times.FLIP,
        otherwise=lambda: w.Flip(flip=True),
        others={other: "F29" for other in board.seats if other != seat},
    )
    if not said.flip:
        say(t, w.NotFlipped(seat=seat, why="declined"))
        return
    _turn(t, seat, again=False)
    t.beat()
    for member in board.leftwards(members):
        if board.has(member, "encore"):
            await _encore(t, member)


def _turn(t: T, seat: Seat, *, again: bool) -> None:
    board = t.state.board
    cards = [card for _ in range(1 + (seat in board.episode.doubled)) if (card := top(t)) is not None]
    value = max(board.card(card).boost for card in cards)
    say(t, w.Flipped(seat=seat, cards=tuple(cards), value=value, again=again))


async def _encore(t: T, seat: Seat) -> None:
    """Once per Episode: a card of the hand for a new Bonus Flip, whose value replaces the old."""
    board, hand = t.state.board, t.state.hands[seat]
    if not hand or seat in board.episode.encored or seat in board.episode.unflipped:
        return
    said = await t.ask(
        seat,
        "encore",
        lambda: (offer(w.FlipAgain, card=[None, *hand]),),
        seconds=times.FLIP,
        otherwise=lambda: w.FlipAgain(card=None),
    )
    if said.card is not None:
        discard(t, seat, said.card, "encore")
        _turn(t, seat, again=True)
        t.beat()
