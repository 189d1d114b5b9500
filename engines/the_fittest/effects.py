"""What cards do when they are played for their Effects: one small function a word of the pack."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engines.kernel import Command, Offer, Offers, Seat, offer
from engines.the_fittest import targets, times
from engines.the_fittest import vocabulary as v
from engines.the_fittest import words as w
from engines.the_fittest.deck import discard, draw_one, limit, refill, top
from engines.the_fittest.leading import take_over
from engines.the_fittest.state import GameEnds, T, say
from engines.the_fittest.targets import forbidden

__all__ = ["forbidden", "play_effect"]

W = TypeVar("W", bound=v.Word)
SIFTED = 3  # cards


@dataclass(frozen=True, slots=True)
class Source:
    """Which card does it, and who played it."""

    card: str
    seat: Seat


Primitive = Callable[[T, Source, Any], Awaitable[None]]
PRIMITIVES: dict[type[v.Word], Primitive] = {}


def does(word: type[W]) -> Callable[[Callable[[T, Source, W], Awaitable[None]]], Primitive]:
    """The function that resolves a word of the cards."""

    def register(primitive: Callable[[T, Source, W], Awaitable[None]]) -> Primitive:
        PRIMITIVES[word] = primitive
        return primitive

    return register


async def play_effect(t: T, seat: Seat, card: str) -> None:
    """A card is played, does what it says, and only then goes to the discard pile (F5)."""
    t.state.hands[seat].remove(card)
    say(t, w.EffectPlayed(seat=seat, card=card))
    for effect in t.state.board.card(card).effect:
        await PRIMITIVES[type(effect)](t, Source(card, seat), effect)
    say(t, w.EffectOver(seat=seat, card=card))


async def choose(t: T, source: Source, kind: str, offers: Offers) -> Any:
    """Who played the card says what it means. One possibility alone is no choice; out of time, any of them."""
    every = [command for one in offers if isinstance(one, Offer) for command in one.commands()]
    if len(every) == 1:
        return every[0]
    return await t.ask(
        source.seat,
        kind,
        lambda: offers,
        seconds=times.TARGET,
        otherwise=lambda: _any_of(t, every),
        others={seat: "F5" for seat in t.state.board.seats if seat != source.seat},
    )


def _any_of(t: T, every: Sequence[Command]) -> Command:
    return every[t.chance.below(len(every), "silence")]


async def target(t: T, source: Source, options: Sequence[Seat], rule: str = "F7") -> Seat:
    """Whom the card means."""
    offers = (offer(w.Target, target=options, shared=True).because(target=rule),)
    return (await choose(t, source, "target", offers)).target


# ---------------------------------------------------------------- Skills


@does(v.ChangeSkill)
async def change_skill(t: T, source: Source, effect: v.ChangeSkill) -> None:
    """Changes add up until the Episode ends, through other leaders too (F40)."""
    board = t.state.board
    if effect.skill == "any":
        offers = (offer(w.TargetSkill, target=board.seats, skill=v.SKILLS, shared=True).because(target="F7"),)
        said = await choose(t, source, "target", offers)
        seat, skills = said.target, (said.skill,)
    else:
        seat = await target(t, source, board.seats)
        skills = v.SKILLS if effect.skill == "all" else (effect.skill,)
    for skill in skills:
        changed = board.episode.changes.get(seat, {}).get(skill, 0) + effect.by
        to = max(0, board.contestant(seat).skills[skill] + changed)
        say(t, w.SkillChanged(seat=seat, skill=skill, by=effect.by, to=to))


# ---------------------------------------------------------------- leader and alliance


@does(v.Lead)
async def lead(t: T, source: Source, effect: v.Lead) -> None:
    """A Totem card: another leader, if that is another player (F19)."""
    board = t.state.board
    if effect.cost:
        hand = t.state.hands[source.seat]
        paid = await choose(t, source, "pay", (offer(w.Pay, card=hand),))
        discard(t, source.seat, paid.card, "cost")
    options = targets.leaders(board, effect, source.seat)
    before, seat = board.leader, await target(t, source, options, "F21" if board.options.force_out_stays else "F7")
    if effect.locks:
        say(t, w.TotemsLocked())
    if await take_over(t, seat, source.card) and effect.consoles:
        await draw_one(t, before, "replaced")


@does(v.ForceOut)
async def force_out(t: T, source: Source, effect: v.ForceOut) -> None:
    """Participation and deal end, promised picks return to the leader; Effects are over for the Episode (F24)."""
    board = t.state.board
    seat = await target(t, source, targets.to_force_out(board))
    slipped = seat != source.seat and board.has(seat, "slippery")
    void = None if slipped else board.episode.deals.get(seat)
    say(t, w.ForcedOut(seat=seat, by=source.seat, slipped=slipped, void=void))


@does(v.StrongArm)
async def strong_arm(t: T, source: Source, effect: v.StrongArm) -> None:
    """The target takes part for no reward, and draws a card (F24)."""
    board = t.state.board
    seat = await target(t, source, targets.to_force_in(board, source.seat), "F24")
    kept = source.seat == board.leader and not board.options.leader_breaks_deal
    void = None if kept else board.episode.deals.get(seat)
    say(t, w.ForcedIn(seat=seat, by=source.seat, leads=seat == board.leader, void=void))
    await draw_one(t, seat, "forced-in")


@does(v.Forbid)
async def forbid(t: T, source: Source, effect: v.Forbid) -> None:
    """A player may not do this until the Episode ends."""
    seat = await target(t, source, t.state.board.seats)
    say(t, w.Forbidden(seat=seat, what=effect.what))


@does(v.FlipTwice)
async def flip_twice(t: T, source: Source, effect: v.FlipTwice) -> None:
    """A player's Bonus Flips turn over two cards."""
    say(t, w.FlipsTwice(seat=await target(t, source, t.state.board.seats)))


# ---------------------------------------------------------------- cards


@does(v.Raid)
async def raid(t: T, source: Source, effect: v.Raid) -> None:
    """A random card of another hand is discarded."""
    seat = await target(t, source, targets.with_cards(t.state.board, source.seat))
    discard(t, seat, t.chance.pick(t.state.hands[seat], "raid"), "raid")


@does(v.Barter)
async def barter(t: T, source: Source, effect: v.Barter) -> None:
    """A random card of another hand is taken, then any card is given for it; only both of them see which."""
    state, mine = t.state, source.seat
    seat = await target(t, source, targets.with_cards(state.board, mine))
    taken = t.chance.pick(state.hands[seat], "barter")
    state.hands[seat].remove(taken)
    state.hands[mine].append(taken)
    say(t, w.CardTaken(seat=mine, of=seat))
    t.tell((mine, seat), w.CardPassed(of=seat, to=mine, card=taken))
    hand = state.hands[mine]
    given = (await choose(t, source, "give", (offer(w.GiveCard, card=hand),))).card
    hand.remove(given)
    state.hands[seat].append(given)
    say(t, w.CardGiven(seat=mine, to=seat))
    t.tell((mine, seat), w.CardPassed(of=mine, to=seat, card=given))


@does(v.LookAtHand)
async def look_at_hand(t: T, source: Source, effect: v.LookAtHand) -> None:
    """Everybody sees that somebody looks, only that player what is there."""
    seat = await target(t, source, targets.others(t.state.board, source.seat))
    say(t, w.HandLooked(seat=source.seat, of=seat))
    t.tell(source.seat, w.HandSeen(of=seat, cards=tuple(t.state.hands[seat])))


@does(v.DrawCards)
async def draw_cards(t: T, source: Source, effect: v.DrawCards) -> None:
    """One card after the other (F8, F9, F42)."""
    for _ in range(effect.count):
        await draw_one(t, source.seat)


@does(v.Salvage)
async def salvage(t: T, source: Source, effect: v.Salvage) -> None:
    """Any card of the discard pile; this one is not there yet (F5)."""
    state = t.state
    offers = (offer(w.TakeDiscard, card=state.board.discard, shared=True).because(card="F7"),)
    card = (await choose(t, source, "salvage", offers)).card
    state.hands[source.seat].append(card)
    say(t, w.DiscardTaken(seat=source.seat, card=card))
    await limit(t, source.seat)


@does(v.Sift)
async def sift(t: T, source: Source, effect: v.Sift) -> None:
    """Of the top three cards one is drawn, the others go back (F42)."""
    state, seat = t.state, source.seat
    if not state.deck:
        refill(t)
    cards = state.deck[:SIFTED]
    if not cards:
        raise GameEnds("draw")
    say(t, w.TopLooked(seat=seat, count=len(cards)))
    t.tell(seat, w.TopSeen(cards=tuple(cards)))
    fields = dict.fromkeys(("take", "first", "second")[: len(cards)], cards)
    taken, back = cards[0], list[str]()
    if len(cards) > 1:
        said = await choose(t, source, "sift", (offer(w.SiftOut, pool=cards, **fields),))
        taken, *back = (getattr(said, name) for name in fields)
    state.deck[: len(cards)] = back
    state.hands[seat].append(taken)
    say(t, w.Drew(seat=seat, count=1, why="effect"))
    t.tell(seat, w.HandGained(cards=(taken,)))
    t.tell(seat, w.TopOrdered(cards=tuple(back)))
    say(t, w.TopReturned(seat=seat, count=len(back)))
    await limit(t, seat)


# ---------------------------------------------------------------- the Challenge


@does(v.ChangeGoal)
async def change_goal(t: T, source: Source, effect: v.ChangeGoal) -> None:
    """One Goal counts more or less; an ALL Goal is one Goal."""
    episode = t.state.board.episode
    options = targets.goals_to_change(t.state.board, effect.by)
    offers = (offer(w.TargetGoal, goal=options, shared=True).because(goal="F7"),)
    name = (await choose(t, source, "goal", offers)).goal
    goal, which = episode.find(name)
    aim = goal.aims[which]
    value = max(targets.LOWEST_GOAL, aim.value + effect.by)
    say(t, w.GoalChanged(goal=name, skill=aim.skill, value=value, by=value - aim.value))


@does(v.RenameGoal)
async def rename_goal(t: T, source: Source, effect: v.RenameGoal) -> None:
    """One Goal of a single Skill names another."""
    board = t.state.board
    offers: list[Any] = []
    for name in targets.goals_to_rename(board):
        goal, which = board.episode.find(name)
        skills = [skill for skill in v.SKILLS if skill != goal.aims[which].skill]
        offers.append(offer(w.Rename, goal=[name], skill=skills, shared=True).because(goal="F7", skill="F7"))
    said = await choose(t, source, "goal", offers)
    goal, which = board.episode.find(said.goal)
    say(t, w.GoalChanged(goal=said.goal, skill=said.skill, value=goal.aims[which].value))


@does(v.MorePrizes)
async def more_prizes(t: T, source: Source, effect: v.MorePrizes) -> None:
    """Numbered picks stay, the last pick moves (F13)."""
    say(t, w.PrizesAdded(by=effect.by, to=t.state.board.episode.prizes + effect.by))


@does(v.TurnOver)
async def turn_over(t: T, source: Source, effect: v.TurnOver) -> None:
    """The Final Test: the deck's top card lies beside the Challenge (F37, F38)."""
    card = top(t)
    assert card is not None, "it cannot be played then"
    prizes = t.state.board.episode.prizes + t.state.board.card(card).prizes
    say(t, w.CardTurnedOver(card=card, prizes=prizes))


# ---------------------------------------------------------------- Prizes


@does(v.SwapPrizes)
async def swap_prizes(t: T, source: Source, effect: v.SwapPrizes) -> None:
    """One of one's own for another player's."""
    board = t.state.board
    options = targets.swaps(board, source.seat, effect.more)
    gave = (await _prize(t, source, list(options))).card
    got = (await _prize(t, source, options[gave])).card
    say(t, w.PrizesSwapped(seat=source.seat, gave=gave, other=board.owner(got), got=got))


@does(v.Renew)
async def renew(t: T, source: Source, effect: v.Renew) -> None:
    """Discard first, then the deck's top card, unseen, for the same pile; it is no draw (F39)."""
    board = t.state.board
    old = (await _prize(t, source, targets.prizes(board))).card
    seat = board.owner(old)
    say(t, w.PrizeDiscarded(seat=seat, card=old))
    new = top(t)
    assert new is not None, "the discarded Prize at least is there"
    say(t, w.PrizeRenewed(seat=seat, card=new))


async def _prize(t: T, source: Source, options: Sequence[str]) -> Any:
    offers = (offer(w.TargetPrize, card=options, shared=True).because(card="F7"),)
    return await choose(t, source, "prize", offers)
