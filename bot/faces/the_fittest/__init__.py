"""The face of *The Fittest*."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.faces.face import Face, Part, Scene
from bot.faces.marks import escape
from bot.faces.the_fittest import board, ending, ledger, log, own, texts
from bot.presses import Value
from bot.screen import Text
from engines.kernel import Fact, Seat
from engines.the_fittest.pack import STANDARD, Contestant, Pack, loaded
from engines.the_fittest.view import View

CHALLENGE, TRIAL, TOTEM = 0x2A9D8F, 0xD35400, 0xC0A062
SKILLED = frozenset({"skill"})  # fields whose values are Skills
CARDS = frozenset({"card", "take", "first", "second", "third", "fourth", "fifth"})
PRIZES = frozenset({"take-prize", "give-prize", "target-prize"})  # kinds of commands whose cards are Prizes
ORDERS = frozenset({"arrange", "sift-out"})
# Questions for which the board is posted anew; the others follow on what those who are asked have just pressed.
CALLING = frozenset({"negotiation", "boosts", "compete", "pick", "choose-goal", "name-skill", "award"})


class TheFittest(Face):
    """Contestants, deals and Prizes."""

    game = "the-fittest"
    seats = frozenset({"target", "to", "by"})
    several = frozenset({"propose"})
    sections = (
        "goal",
        "press",
        "skills",
        "episode",
        "deals",
        "effects",
        "leaders",
        "forcing",
        "attempt",
        "trials",
        "prizes",
        "end",
        "contestants",
    )
    rulings = tuple(f"f{number}" for number in range(1, 49))
    filled: ClassVar[Mapping[str, Sequence[str]]] = {
        "goal": ("f1", "f2", "f3", "f4"),
        "episode": ("f6", "f8", "f9", "f45"),
        "deals": ("f10", "f11", "f12", "f13", "f14", "f15", "f16"),
        "effects": ("f5", "f7", "f37", "f38", "f39", "f40"),
        "leaders": ("f19", "f20", "f21", "f22", "f23"),
        "forcing": ("f24", "f25"),
        "attempt": ("f26", "f27", "f28", "f29"),
        "trials": ("f30", "f31", "f32", "f33", "f34", "f35", "f36"),
        "prizes": ("f17", "f18"),
        "end": ("f41", "f42", "f43", "f44", "f46", "f47", "f48"),
    }

    # ------------------------------------------------ screens

    def accent(self, scene: Scene) -> int | None:
        """The sea in a Challenge, fire in a Trial; a leader's own screen is golden."""
        table = scene.view.board
        if scene.seat is not None and scene.seat == table.leader:
            return TOTEM
        return TRIAL if table.episode.trial else CHALLENGE

    def moment(self, view: View) -> tuple[Any, ...]:
        """The Episode, its phase, and who leads."""
        return (view.board.episode.number, view.board.phase, view.board.leader)

    def board(self, scene: Scene) -> Sequence[Part]:
        """The table as everybody sees it."""
        return board.board(scene)

    def about(self, scene: Scene) -> Sequence[Part]:
        """The seat's own affairs."""
        return own.about(scene)

    def lesson(self, scene: Scene) -> tuple[str, str]:
        """Who reads, and how they win."""
        return own.lesson(scene)

    def closeup(self, scene: Scene) -> Sequence[Part]:
        """Everybody's ability and Prizes."""
        return own.closeup(scene) if scene.view.board.places else [Text(scene.words("own-not-yet"))]

    def result(self, scene: Scene) -> Sequence[Part]:
        """Who won and why."""
        return ending.result(scene)

    # ------------------------------------------------ questions and their values

    def asked(self, scene: Scene, kind: str, seats: Sequence[Seat]) -> Mapping[str, str | int]:
        """The card and the Goal in question, the pick, the total to beat, and what one may say of deals."""
        view: View = scene.view
        table, words = view.board, scene.words
        card, best = table.resolving, table.episode.best
        undecided = (goal for goal in table.episode.goals if goal.aim is None or _unnamed(goal))
        goal = next(undecided, None)
        aims = [] if goal is None else goal.aims if goal.aim is None else [goal.aim]
        return {
            "card": "" if card is None else escape(texts.short(words, card, view.pack)),
            "goal": texts.goals(words, [aims]) if aims else "",
            "pick": table.episode.awarded + 1,
            "best": 0 if best is None else best.total,
            "trial": "yes" if table.episode.trial else "no",
            "leader": scene.name(table.leader) if table.leader else words("nobody"),
            "talk": ledger.talk(scene),
        }

    def calls(self, kind: str) -> bool:
        """Only for those who did not expect it."""
        return kind in CALLING

    def called(self, scene: Scene, kind: str, seats: Sequence[Seat]) -> Sequence[Seat]:
        """Of those who may act, those who could, for all that everybody knows."""
        table = scene.view.board
        if kind == "boosts":
            return [seat for seat in seats if table.may_boost(seat)]
        if kind == "negotiation":
            return [seat for seat in seats if seat == table.leader or seat not in table.episode.silenced]
        return seats

    def summons(self, view: View) -> Sequence[str]:
        """Every offer that somebody makes to this seat."""
        number, found = view.board.episode.number, list[str]()
        for (by, to), terms in view.offers.items():
            if to == view.seat:
                before = sum(one.by == by and one.to == to for one in view.declined)
                found.append(f"offer.{number}.{by}.{terms.code}.{before}")
        return found

    def whole(self, scene: Scene, kind: str, values: Mapping[str, Value]) -> str:
        """An order of cards is one label, and so are a yes and a no."""
        words = scene.words
        if kind in ORDERS:
            order = texts.order(words, (card for card in values.values() if isinstance(card, str)), _pack(scene))
            return words(f"offer-{kind}", order=order)
        if kind in ("flip", "draw"):
            return words(f"offer-{kind}-{'yes' if values[kind] else 'no'}")
        if kind == "flip-again" and values["card"] is None:
            return words("offer-flip-again-none")
        return super().whole(scene, kind, values)

    def label(self, scene: Scene, kind: str, field: str, value: Value) -> str:
        """Names of players, cards, Skills, Goals and terms."""
        if not isinstance(value, str):
            return super().label(scene, kind, field, value)
        words = scene.words
        if field in SKILLED:
            return texts.skill(words, value)
        if field == "terms":
            return texts.coded(words, value)
        if field == "goal":
            return self._goal(scene, value)
        if field in CARDS:
            return self._card(scene, kind, value)
        return super().label(scene, kind, field, value)

    def note(self, scene: Scene, kind: str, field: str, value: Value) -> str | None:
        """What a card does; what an offer says, where there are several."""
        view: View | None = scene.view
        if view is None or scene.seat is None:
            return None
        if kind == "play-effect" and isinstance(value, str):
            return texts.text(scene.words, view.board.card(value))
        if kind in ("decline", "withdraw") and isinstance(value, int):
            pair = (value, scene.seat) if kind == "decline" else (scene.seat, value)
            same = [one for one in view.offers if one[kind == "decline"] == scene.seat]
            return texts.terms(scene.words, view.offers[pair]) if len(same) > 1 and pair in view.offers else None
        return None

    def group(self, scene: Scene, kind: str, field: str, value: Value) -> str:
        """Prizes by whose they are, other cards by their Skill."""
        view: View = scene.view
        card = str(value)
        if kind == "target-prize":
            return scene.plain(view.board.owner(card))
        return texts.skill(scene.words, view.board.card(card).skill)

    def _goal(self, scene: Scene, goal: str) -> str:
        """A Goal by its id; where only the id is known, by its number."""
        view: View | None = scene.view
        for name, _, aim in view.board.episode.aims() if view is not None else ():
            if name == goal:
                return texts.aim(scene.words, aim)
        return scene.words("goal-numbered", number=goal[:-1], which=goal[-1:])

    def _card(self, scene: Scene, kind: str, card: str) -> str:
        view: View | None = scene.view
        words = scene.words
        if view is None:
            return texts.short(words, card)
        if kind in PRIZES:
            prize = board.prize(scene, view, card)
            owners = [seat for seat, place in view.board.places.items() if card in place.prizes]
            return words("prize-of", who=scene.plain(owners[0]), prize=prize) if owners else prize
        if kind == "boost" and scene.seat is not None:
            mark = texts.mark(words, view.board.card(card).skill)
            value, name = view.board.boost_of(scene.seat, card), texts.name(words, card, view.pack)
            return words("boost", mark=mark, value=value, card=name)
        return texts.short(words, card, view.pack)

    # ------------------------------------------------ log and cards

    def lines(self, scene: Scene, facts: Sequence[Fact]) -> list[str]:
        """What happened."""
        return log.lines(scene, facts)

    def cards(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Every card of the standard pack."""
        pack = loaded(STANDARD)
        return [(card.id, texts.name(scene.words, card.id, pack)) for card in texts.every(pack)]

    def card(self, scene: Scene, card: str) -> str | None:
        """A card with its texts."""
        try:
            found, pack = texts.find(card, _pack(scene))
        except KeyError:
            return None
        words = scene.words
        lines = [f"### {escape(texts.name(words, card, pack))}"]
        if isinstance(found, Contestant):
            if words.has(f"quip-{card}"):
                lines.append(f"*{words(f'quip-{card}')}*")
            lines += [texts.skills(words, found.skills, found.best), texts.text(words, found)]
            return "\n".join(lines)
        lines.append(words("about-boost", mark=texts.mark(words, found.skill), boost=found.boost))
        lines.append(words("about-prize", worth=found.prizes))
        if found.trial is None:
            lines.append(words("about-challenge", goals=texts.goals(words, found.goals), prizes=found.prizes))
        else:
            lines.append(words("about-trial", mark=texts.mark(words, found.trial)))
        lines += [words(f"about-{sign}") for sign in ("totem", "grey") if getattr(found, sign)]
        lines.append(words("about-effect", text=texts.text(words, found)))
        return "\n".join(lines)


def _unnamed(goal: Any) -> bool:
    return goal.aim is not None and goal.aim.skill == "wild" and goal.named is None


def _pack(scene: Scene) -> Pack | None:
    return None if scene.view is None else scene.view.pack


FACE = TheFittest()
