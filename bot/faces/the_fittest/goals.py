"""The Goals on the table, and how far the alliance is."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Scene
from bot.faces.the_fittest import texts
from engines.kernel import Seat
from engines.the_fittest.board import Board
from engines.the_fittest.episode import Goal
from engines.the_fittest.view import View
from engines.the_fittest.vocabulary import SKILLS, Aim, Skill


def goals(scene: Scene) -> Iterator[str]:
    """Every Goal of the Challenge, and how far the alliance is."""
    for goal in scene.view.board.episode.goals:
        yield scene.words("board-goal", goal=_goal(scene, scene.view, goal))


def _goal(scene: Scene, view: View, goal: Goal) -> str:
    aims = goal.aims if goal.chosen is None else [goal.aims[goal.chosen]]
    return scene.words("goals-or").join(_aim(scene, view.board, one, goal) for one in aims)


def _aim(scene: Scene, table: Board, one: Aim, goal: Goal) -> str:
    """A Goal, and how far the alliance is."""
    words = scene.words
    if one.skill == "all":
        skill = min(SKILLS, key=table.total)
    elif one.skill == "wild":
        skill = goal.named or max(SKILLS, key=table.total)
    else:
        skill = one.skill
    reached = table.total(skill)
    return words(
        "board-aim",
        aim=texts.aim(words, one),
        mark=texts.mark(words, skill),
        reached=reached,
        met="yes" if reached >= one.value else "no",
        of="one" if one.skill == skill else "named" if goal.named else one.skill,
    )


def values(table: Board, seat: Seat) -> dict[Skill, int]:
    """What a player's Skills count in this Episode."""
    found: dict[Skill, int] = {skill: table.skill(seat, skill) for skill in SKILLS}
    return found


def tested(table: Board) -> set[str]:
    """The Skills that the Goals on the table name."""
    return {str(aim.skill) for _, _, aim in table.episode.aims()}
