"""What may be done with a lobby: functions from a lobby to the lobby after it.

Each raises `NotSo` if it cannot be done.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.errors import NotSo
from bot.tables import LobbyInfo, Sitter, TableInfo
from engines.kernel import Game, Setup

_DRAWN = re.compile("[0-9a-f]{64}")  # a seed as the bot draws it; any other text was known to somebody


def join(lobby: LobbyInfo, game: Game[Any], user: int, name: str, locale: str) -> LobbyInfo:
    """A member sits down on the next seat. Where seats are full but for AI players, the last of them makes room."""
    if any(one.user == user for one in lobby.sitters):
        raise NotSo("lobby-already-in")
    sitters = list(lobby.sitters)
    if len(sitters) >= max(game.seats):
        spare = next((one for one in reversed(sitters) if one.user is None), None)
        if spare is None:
            raise NotSo("lobby-full", seats=max(game.seats))
        sitters.remove(spare)
    taken = {one.name for one in sitters}
    return _seated(lobby, [*sitters, Sitter(0, user, apart(name, taken), locale)])


def leave(lobby: LobbyInfo, user: int) -> LobbyInfo | None:
    """A member stands up. If it was the host, the next member is; None if nobody is left to be."""
    _only_joined(lobby, user)
    left = _seated(lobby, [one for one in lobby.sitters if one.user != user])
    members = [one.user for one in left.sitters if one.user is not None]
    if not members:
        return None
    return left if user != lobby.owner else replace(left, owner=members[0])


def add_ai(lobby: LobbyInfo, game: Game[Any], user: int, names: Sequence[str]) -> LobbyInfo:
    """Who has joined lets an AI player sit down, with the first of `names` that nobody here has."""
    _only_joined(lobby, user)
    if len(lobby.sitters) >= max(game.seats):
        raise NotSo("lobby-full", seats=max(game.seats))
    taken = {one.name for one in lobby.sitters}
    name = next((one for one in names if one not in taken), names[0])
    return _seated(lobby, [*lobby.sitters, Sitter(0, None, apart(name, taken), lobby.locale)])


def remove_ai(lobby: LobbyInfo, user: int) -> LobbyInfo:
    """Who has joined lets the AI player who sat down last stand up."""
    _only_joined(lobby, user)
    last = next((one for one in reversed(lobby.sitters) if one.user is None), None)
    if last is None:
        raise NotSo("lobby-no-ai")
    return _seated(lobby, [one for one in lobby.sitters if one is not last])


def choose(lobby: LobbyInfo, game: Game[Any], option: str, value: Any) -> LobbyInfo:
    """An option is chosen."""
    options = {**lobby.options, option: value}
    if option not in game.options.model_fields or not _fits(game, options):
        raise NotSo("lobby-no-such-option")
    return replace(lobby, options=options)


def pass_on(lobby: LobbyInfo, user: int) -> LobbyInfo:
    """Another member is host."""
    if all(one.user != user for one in lobby.sitters):
        raise NotSo("member-not-here")
    return replace(lobby, owner=user)


def again(table: TableInfo, game: Game[Any], host: Sitter, names: Sequence[str]) -> list[Sitter]:
    """Who sits in the lobby for another game of the same people, in the same order; `host` opens it, who sat there.

    Where a member left their seat, an AI player with one of `names` has it, unless it is the host who comes back.
    """
    own = [one for one in table.notes if one.user == host.user and one.kind in ("left", "kicked")]
    if any(one.kind == "kicked" for one in own):
        raise NotSo("seat-kicked")
    sits = bool(host.user and table.seats_of(host.user))
    if not own and not sits:
        raise NotSo("again-not-yours")
    sitters = list(table.sitters)
    if not sits:
        left = {one.seat for one in own}
        back = next((one for one in table.free if one.seat in left), None)
        if back is None and len(sitters) >= max(game.seats):
            raise NotSo("lobby-full", seats=max(game.seats))
        sitters = [one for one in sitters if one is not back]
        host = replace(host, seat=len(table.sitters) + 1 if back is None else back.seat)
        sitters.append(replace(host, name=apart(host.name, {one.name for one in sitters})))
    gone = {one.name for one in table.notes if one.kind in ("left", "kicked")}
    spare = iter([one for one in names if all(one != sitter.name for sitter in sitters)])
    sitters = [
        replace(one, name=next(spare, one.name)) if one.user is None and one.name in gone else one for one in sitters
    ]
    ordered = sorted(sitters, key=lambda one: one.seat)
    return [replace(one, seat=seat) for seat, one in enumerate(ordered, 1)]


def only_host(lobby: LobbyInfo, user: int) -> None:
    """Raises NotSo for everybody but the host."""
    if user != lobby.owner:
        raise NotSo("lobby-host-only", host=_name_of(lobby, lobby.owner))


def setup(lobby: LobbyInfo, game: Game[Any], at: float) -> Setup:
    """How the game of a lobby begins, at `at` in seconds since 1970. Raises NotSo if it cannot begin so."""
    if len(lobby.sitters) < min(game.seats):
        raise NotSo("lobby-too-few", missing=min(game.seats) - len(lobby.sitters), least=min(game.seats))
    return Setup(
        game=game.slug,
        rules=game.rules,
        seats=len(lobby.sitters),
        seed=lobby.seed,
        open=_DRAWN.fullmatch(lobby.seed) is None,
        options=lobby.options,
        ai=tuple(one.seat for one in lobby.sitters if one.user is None),
        begun_at=at,
    )


def _only_joined(lobby: LobbyInfo, user: int) -> None:
    if all(one.user != user for one in lobby.sitters):
        raise NotSo("lobby-not-in")


def _fits(game: Game[Any], options: dict[str, Any]) -> bool:
    try:
        game.options.model_validate(options)
    except ValueError:
        return False
    return True


def _seated(lobby: LobbyInfo, sitters: Sequence[Sitter]) -> LobbyInfo:
    return replace(lobby, sitters=tuple(replace(one, seat=seat) for seat, one in enumerate(sitters, 1)))


def apart(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has: two of one name would make every vote a riddle."""
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found


def _name_of(lobby: LobbyInfo, user: int) -> str:
    return next((one.name for one in lobby.sitters if one.user == user), f"<@{user}>")
