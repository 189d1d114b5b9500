"""The table as everybody sees it: the Challenge and how far it is met, the alliance, and two lines a player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.faces.face import Part, Scene
from bot.faces.marks import escape, small
from bot.faces.the_fittest import ledger, texts
from bot.faces.the_fittest.goals import goals, tested, values
from bot.screen import Line, Text
from engines.kernel import Seat
from engines.the_fittest.board import Board
from engines.the_fittest.view import View


def board(scene: Scene) -> Sequence[Part]:
    """Everything that lies open."""
    view: View = scene.view
    if not view.board.places:
        return [Text(f"## {scene.words('board-setup')}")]
    parts: list[Part] = [Text("\n".join(_head(scene, view)))]
    if view.board.episode.cards or view.board.episode.revealed:
        parts.append(Text("\n".join(_challenge(scene, view))))
        if not view.board.episode.trial:
            parts.append(Text("\n".join(ledger.alliance(scene))))
    people = "\n".join(line for seat in view.board.places for line in _person(scene, view, seat))
    return [*parts, Line(), Text(people)]


def _head(scene: Scene, view: View) -> Iterator[str]:
    words, table = scene.words, view.board
    episode = table.episode
    if episode.number and (episode.cards or episode.revealed):
        yield f"## {words('board-episode', episode=episode.number, who=scene.plain(table.leader))}"
        if table.phase is not None:
            yield small(words(f"board-phase-{table.phase}"))
    else:
        yield f"## {words('board-between', episode=episode.number)}"
    yield small(words("board-piles", deck=table.deck, discard=len(table.discard)))


# ------------------------------------------------ the Challenge


def _challenge(scene: Scene, view: View) -> Iterator[str]:
    words, table = scene.words, view.board
    episode = table.episode
    if episode.cards:
        first, *beside = episode.cards
        named = escape(texts.name(words, first, view.pack))
        if episode.trial:
            yield words("board-trial", card=named, worth=table.card(first).prizes)
            yield from _attempts(scene, view)
        else:
            yield words("board-challenge", card=named, prizes=episode.prizes)
            for card in beside:
                yield words("board-beside", card=escape(texts.name(words, card, view.pack)))
            yield from goals(scene)
    yield from _on_the_table(scene, view)
    if marks := list(_marks(scene, view)):
        yield small(words("board-holds", what=" · ".join(marks)))
    if table.resolving is not None:
        yield words("board-resolving", card=escape(texts.short(words, table.resolving, view.pack)))


def _attempts(scene: Scene, view: View) -> Iterator[str]:
    words, episode = scene.words, view.board.episode
    for one in episode.scores:
        best = episode.best is not None and episode.best.seat == one.seat
        skill = texts.mark(words, episode.skills[one.seat])
        yield words("board-best" if best else "board-beaten", who=scene.name(one.seat), total=one.total, mark=skill)
    if episode.competing is not None:
        seat = episode.competing
        skill = texts.mark(words, episode.skills[seat])
        yield words("board-competing", who=scene.name(seat), total=view.board.trial_total(seat), mark=skill)


def _on_the_table(scene: Scene, view: View) -> Iterator[str]:
    words, episode = scene.words, view.board.episode
    if episode.boosts:
        each = (
            words("boost-on-table", who=scene.plain(one.seat), mark=texts.mark(words, one.skill), value=one.value)
            for one in episode.boosts
        )
        yield words("board-boosts", boosts=escape(words.list(each, "unit")))
    if episode.flips:
        yield words("board-flip", cards=texts.cards(words, episode.flips, view.pack), value=episode.flip)
    if episode.revealed:
        each = (prize(scene, view, card) for card in episode.revealed)
        yield words("board-revealed", cards=escape(words.list(each, "unit")))


def prize(scene: Scene, view: View, card: str) -> str:
    """A Prize with what its bar says."""
    return scene.words("prize", card=texts.short(scene.words, card, view.pack), worth=view.board.card(card).prizes)


def _marks(scene: Scene, view: View) -> Iterator[str]:
    """What holds until the Episode ends."""
    words, episode = scene.words, view.board.episode
    for seat, changes in episode.changes.items():
        for skill, by in changes.items():
            if by:
                yield words("holds-skill", who=scene.name(seat), mark=texts.mark(words, skill), by=by)
    held: dict[str, Iterable[Seat]] = {
        "out": episode.out,
        "silenced": [seat for seat in episode.silenced if seat not in episode.out],
        "unboosted": episode.unboosted,
        "unflipped": episode.unflipped,
        "doubled": episode.doubled,
    }
    for what, seats in held.items():
        if named := list(seats):
            yield words(f"holds-{what}", who=scene.people(named))
    if episode.locked:
        yield words("holds-locked")


# ------------------------------------------------ the players


def _person(scene: Scene, view: View, seat: Seat) -> Iterator[str]:
    words, table = scene.words, view.board
    place = table.places[seat]
    yield words(
        f"board-{_state(table, seat)}",
        who=scene.name(seat),
        contestant=escape(texts.name(words, place.contestant, view.pack)),
        hand=place.hand,
        prizes=len(place.prizes),
        points=table.score(seat).points,
    )
    yield small(texts.skills(words, values(table, seat), tested(table)))
    if place.shown:
        yield small(words("board-shown", cards=texts.cards(words, place.shown, view.pack)))


def _state(table: Board, seat: Seat) -> str:
    episode = table.episode
    if seat == table.leader:
        return "leader"
    if seat in episode.out:
        return "out"
    if seat in episode.forced:
        return "forced"
    return "joined" if seat in episode.joined or seat in episode.skills else "player"
