"""The ledger of deals: the alliance and its promises for everybody, open offers for the two whom they concern."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Scene
from bot.faces.marks import small
from bot.faces.the_fittest import texts
from engines.kernel import Seat
from engines.the_fittest.view import View


def alliance(scene: Scene) -> Iterator[str]:
    """Who takes part in the Challenge, and for what; what is still to be promised."""
    words, board = scene.words, scene.view.board
    episode = board.episode
    yield words("alliance-title")
    forced = "yes" if board.leader in episode.forced else "no"
    yield words("alliance-leader", who=scene.name(board.leader), forced=forced)
    for seat in episode.joined:
        if seat in episode.deals:
            terms = texts.terms(words, episode.deals[seat])
            yield words("alliance-deal", who=scene.name(seat), terms=terms)
        elif seat in episode.forced:
            yield words("alliance-forced", who=scene.name(seat))
    promised = sum(terms.total for terms in episode.deals.values())
    yield small(words("alliance-free", free=episode.prizes - promised, prizes=episode.prizes))
    if episode.ready and board.phase == "negotiation":
        yield small(words("alliance-ready", who=scene.name(board.leader)))


def talk(scene: Scene) -> str:
    """What one player may say of deals now, and the open offers from and to them."""
    view: View = scene.view
    seat = scene.seat
    if seat is None or not view.board.places:
        return ""
    lines = [*_challenge(scene, view), _may(scene, view, seat)]
    if view.board.episode.ready and seat != view.board.leader:
        lines.append(scene.words("talk-ready", who=scene.name(view.board.leader)))
    lines += _offers(scene, view, seat)
    lines += _declined(scene, view, seat)
    return "\n".join(line for line in lines if line)


def _challenge(scene: Scene, view: View) -> Iterator[str]:
    """What it is all about, for whoever reads it in a direct message."""
    if not view.board.episode.trial:
        episode = view.board.episode
        goals = texts.goals(scene.words, [goal.aims for goal in episode.goals])
        yield scene.words("talk-challenge", who=scene.name(view.board.leader), goals=goals, prizes=episode.prizes)


def _may(scene: Scene, view: View, seat: Seat) -> str:
    words, board = scene.words, view.board
    episode, leader = board.episode, scene.name(board.leader)
    if episode.trial:
        return words("talk-silenced" if seat in episode.silenced else "talk-trial")
    if seat == board.leader:
        promised = sum(terms.total for terms in episode.deals.values())
        return words("talk-leader", free=episode.prizes - promised, prizes=episode.prizes)
    if seat in episode.out:
        return words("talk-out")
    if seat in episode.forced and seat not in episode.deals:
        return words("talk-forced")
    if seat in episode.deals:
        return words("talk-deal", terms=texts.terms(words, episode.deals[seat]), who=leader)
    return words("talk-follower", who=leader)


def _offers(scene: Scene, view: View, seat: Seat) -> Iterator[str]:
    words = scene.words
    for (by, to), terms in view.offers.items():
        mine = by == seat
        other = to if mine else by
        leads = view.board.leader in (other, seat) and (view.board.leader == seat) == mine  # the leader offers a share
        key = f"talk-{'made' if mine else 'got'}-{'share' if leads else 'wish'}"
        yield words(key, who=scene.name(other), terms=texts.terms(words, terms))
        if not view.possible(by, to):
            yield small(words("talk-impossible"))


def _declined(scene: Scene, view: View, seat: Seat) -> Iterator[str]:
    words = scene.words
    for one in view.declined:
        other = one.by if one.to == seat else one.to
        key = "talk-declined-by-you" if one.to == seat else "talk-declined"
        yield small(words(key, who=scene.name(other), terms=texts.terms(words, one.terms)))
