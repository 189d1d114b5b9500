"""Every fact, decision, question, card, option and ruling of Donner Dinner Party has its sentences, with all their
placeholders, and there is no sentence that nothing says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot import render
from bot.faces import Scene, face_of
from bot.faces.donner_dinner_party import DonnerDinnerParty, odds, texts
from bot.faces.donner_dinner_party.log import SILENT
from bot.presses import Decide
from bot.words import Words, files, keys
from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import vocabulary as v
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.claims import Contradiction
from engines.kernel import Fact, IllegalCommand, Offer, Prompt, offer
from tests.faces.camp import BEGAN, DINNER, DOWN, EATEN, HUNT, LED, SHORT, WORDS, camped, gave, phase, points
from tests.faces.samples import Named, shapes
from tests.faces.tables import lay, play
from tests.faces.test_donner_dinner_party import turned_up
from tests.faces.test_lobby import lobby_of

FACE = DonnerDinnerParty()
FACTS: list[type[Fact]] = [*get_args(w.GameFact)]
COMMANDS: list[Any] = [*get_args(w.GameCommand)]
RULINGS = [one.upper() for one in FACE.rulings]
QUESTIONS = {  # kind → whether a seat's own panel may ask it
    "contribute": True,
    "supply": True,
    "set": True,
    "inspect": False,
    "look": True,
    "table": True,
    "discussion": True,
    "vote": False,
    "fingers": True,
    "tie": False,
    "condemned": True,
}
NAMED: Named = {
    "SupplyPlayed.card": ("frozen-fingers",),
    "Inspected.target": (2,),
    "card": ("fish", None),
    "cards": (("fish", "poison"), ("fish",)),
    "word": ("fish",),
    "character": ("uncle-appetite",),
    "characters": (("captain-cornbread", "uncle-appetite"),),
    "Eaten.supply": ("sharp-eyes", None),
    "supply": (("fresh-tracks", "sharp-eyes"),),
    "supplies": (("fresh-tracks", "sharp-eyes"),),
    "undealt": (("ol-tasty",),),
    "hunting": ({"fish": 3},),
    "pack": ("winter",),
}
shown = lay(GAME, 5, WORDS)


def say_fact(kind: type[Fact]) -> list[str | None]:
    return [render.log([fact], shown.table, WORDS, reader) for fact in shapes(kind, NAMED) for reader in (None, 1)]


def record_fact(kind: type[Fact]) -> list[list[str]]:
    """As the log book has it; nobody claims to be a fish."""
    facts = [
        fact.model_copy(update={"word": "pioneer"}) if isinstance(fact, w.Claimed) and fact.what == "role" else fact
        for fact in shapes(kind, NAMED)
    ]
    return [FACE.recorded(Scene(WORDS, shown.table.names), [fact]) for fact in facts]


def say_command(kind: Any) -> list[str]:
    return [render.understood(command, shown.table, WORDS, GAME.slug) for command in shapes(kind, NAMED)]


def say_question(kind: str) -> None:
    for scene in (camped(seat=2), camped(EATEN, phase("vote"), points(Ann=2), seat=4)):
        more = FACE.asked(scene, kind, [1])
        if kind != "supply":  # a card that may be played at any time is awaited of nobody
            assert WORDS(f"await-{kind}", who="Ann", count=2, **more)
        if QUESTIONS[kind]:
            assert WORDS(f"question-{kind}", **more)


VOTED = (
    phase("vote"),
    points(Ann=2, Ben=1, Cat=None, Eve=2),
    w.SupplyPlayed(seat=1, card="raised-voice"),
    w.SupplyPlayed(seat=2, card="lost-in-the-drifts", target=5),
    w.Booed(seat=4, target=3),
    w.Condemned(seat=2),
)


def say_boards() -> None:
    """What is rare at a table of random players."""
    mine = (w.RoleDealt(role="pioneer", character="widow-walnut"), w.SupplyDealt(card="sharp-eyes"))
    for role in (w.RoleDealt(role="cannibal", character="uncle-appetite"), mine[0]):
        for met in (w.Met(cannibals=()), w.Met(cannibals=(3,))):
            FACE.about(camped(role, mine[1], met, seat=2))
            FACE.lesson(camped(role, seat=2))
    hand = (*mine, w.HandDealt(cards=("fish", "poison")))
    for how in ("chosen", "automatic", "frozen"):
        given = w.Contributed.model_validate({"card": None if how == "frozen" else "fish", "how": how})
        FACE.about(camped(*hand, given, w.SupplyPlayed(seat=1, card="spilled-kettle", target=2), seat=2))
        FACE.about(camped(*hand, given, phase("hunt", 2), w.LeftoversSeen(seat=3, cards=("fish",)), seat=2))
    for more in ((EATEN,), (EATEN, *VOTED[:2], VOTED[4])):
        FACE.about(camped(*mine, *more, seat=4))
    alone = BEGAN.model_copy(update={"ghosts": False})
    FACE.about(camped(alone, LED, HUNT, *mine, EATEN, seat=4))
    FACE.board(camped(alone, LED, HUNT, EATEN))
    FACE.board(camped(EATEN, *VOTED, w.SupplyPlayed(seat=2, card="short-straw")))
    FACE.board(camped(EATEN, *VOTED))
    pot = (w.SupplyPlayed(seat=2, card="frozen-fingers", target=3), w.SupplyPlayed(seat=3, card="snuffed-lantern"))
    FACE.board(camped(*pot, w.SupplyPlayed(seat=1, card="spilled-kettle", target=2), DOWN, phase("dinner"), DINNER))
    FACE.board(camped(DINNER, w.SupplyPlayed(seat=1, card="willow-bark")))
    FACE.about(Scene(WORDS, {}, GAME.view(shown.session.setup.public, 1), 1))
    FACE.lesson(Scene(WORDS, {}, GAME.view(shown.session.setup.public, 1), 1))
    FACE.board(Scene(WORDS, {}, GAME.view(shown.session.setup.public, None)))


CLAIMS: tuple[Fact, ...] = (
    w.Inspected(leader=1, target=2, why="chosen"),
    DINNER,
    SHORT,
    gave(2, "squirrels"),
    gave(2, "fish"),
    gave(3, "fish"),
    gave(4, "fish"),
    gave(5, "medicine"),
    w.Claimed(seat=1, what="saw", round=1, word="poison", target=2),
    w.Claimed(seat=2, what="supply", round=1, word="ol-tasty"),
    w.Claimed(seat=3, what="supply", round=1, word="ol-tasty"),
    w.Claimed(seat=5, what="supply", round=1, word="sharp-eyes"),
    w.Claimed(seat=4, what="role", round=1, word="pioneer"),
    EATEN,
)


def say_claims() -> None:
    FACE.board(camped(*CLAIMS))
    FACE.closeup(camped(*CLAIMS, phase("hunt", 2)))
    FACE.closeup(camped(w.CampDinner(cards=("fish",) * 5, mouths=5), w.DinnerSettled.model_validate(FED)))


FED = {"meals": 5, "mouths": 5, "poison": "none", "fed": True}


def say_ends() -> None:
    FACE.result(camped())
    hows = [{"round": n, "seat": 1, "card": "fish", "how": how} for n, how in enumerate(get_args(w.How), 1)]
    looks = [{"round": 1, "seat": 1, "target": 2, "cards": ["fish"], "how": how} for how in get_args(w.LookedAt)]
    cards = w.CardsTurnedUp.model_validate({**turned_up().model_dump(), "given": hows, "looks": looks})
    for end in get_args(w.End):
        for winners in ((1, 2, 3), (4, 5)):
            over = w.GameEnded(end=end, winners=winners, pioneers=(1, 2, 3), cannibals=(4, 5))
            FACE.result(camped(EATEN, cards, over))


def say_controls() -> None:
    for kind in COMMANDS:
        name = kind.model_fields["kind"].default
        for command in shapes(kind, NAMED):
            FACE.whole(Scene(WORDS, {}), name, {field: value for field, value in command if field != "kind"})
    for key in ("gave", "gave-round", "gave-card", "saw", "saw-target", "saw-card", "supply-card"):
        WORDS(f"placeholder-claim-{key}")  # which of them is shown depends on how much there is to say


def say_lobbies() -> None:
    for seats in GAME.seats:
        for deck in ("rulebook", "balanced"):
            for tasty in (False, True):
                info = replace(lobby_of(seats, {"deck": deck, "ol_tasty": tasty, "discussion": 90}), game=GAME.slug)
                render.lobby(info, WORDS)
    info = replace(lobby_of(5, {"first_leader": 2, "ghosts": True}), game=GAME.slug)
    render.settings(info, WORDS)
    render.closed_lobby(info, WORDS, "started")


def say_everything() -> None:
    say_boards()
    say_claims()
    say_ends()
    say_controls()
    say_lobbies()
    for kind in FACTS:
        say_fact(kind)
        record_fact(kind)
    for kind in COMMANDS:
        say_command(kind)
    for kind in QUESTIONS:
        say_question(kind)
    for card in GAME.cards():
        render.card(GAME.slug, card.id, WORDS)
    for section, _ in render.rule_sections(GAME.slug, WORDS):
        render.rules(GAME.slug, section, WORDS)
    WORDS("silence-rule")  # to a ghost who speaks
    for n in range(2):
        for now in play(lay(GAME, 5 + n, WORDS, f"words {n}", options={"ghosts": True}), n):
            now.board()
            for seat in now.seats:
                now.panel(seat)


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_every_fact_has_its_line_or_stands_on_the_board(kind: type[Fact]):
    said = say_fact(kind)
    if kind in SILENT:
        assert set(said) == {None}
    elif kind is w.Claimed:  # the claims board has it, and the log book
        assert set(said) == {None}
        assert all(record_fact(kind))
    elif kind is w.Contributed:  # what was chosen stands in the panel
        assert any(said)
    else:
        assert all(said)


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_every_decision_has_its_sentences(kind: Any):
    assert all(say_command(kind))
    name = kind.model_fields["kind"].default
    assert WORDS(f"may-{name}")
    for command in shapes(kind, NAMED):
        assert FACE.whole(Scene(WORDS, {}), name, {field: value for field, value in command if field != "kind"})


def test_every_question_has_its_sentences():
    for kind in QUESTIONS:
        say_question(kind)


def test_there_are_no_other_questions():
    asked: dict[str, bool] = {}
    for n, options in enumerate(({}, {"ghosts": True}, {"ghosts": True, "pace": "post"}, {"ghosts": True})):
        for seed in range(4):
            for now in play(lay(GAME, 6, WORDS, f"questions {n} {seed}", options=options), seed):
                for prompt in now.session.prompts():
                    own = any(not one.shared for one in prompt.offers)
                    asked[prompt.kind] = asked.get(prompt.kind, False) or own
    assert asked == QUESTIONS


@pytest.mark.parametrize("rule", RULINGS)
def test_every_ruling_is_shown_to_whom_it_refuses(rule: str):
    said = render.refusal(IllegalCommand(rule), WORDS, GAME.slug)
    assert rule in said
    assert WORDS(f"ruling-{rule.lower()}") in said


def test_every_card_has_a_name_and_texts():
    for card in GAME.cards():
        assert WORDS(f"card-{card.id}") == texts.find(card.id)[0].name
        screen = render.card(GAME.slug, card.id, WORDS)
        assert WORDS(f"card-{card.id}") in screen.blocks[0].blocks[0].markdown  # type: ignore[union-attr]


def test_every_contradiction_has_its_sentence():
    said = "\n".join(
        part.markdown for part in FACE.closeup(camped(*CLAIMS, phase("hunt", 2))) if hasattr(part, "markdown")
    )
    kinds = get_args(Contradiction.__dataclass_fields__["kind"].type) or ("changed", "crowded", "seen", "role")
    assert said.count("⚠️") >= len(kinds)


def test_every_effect_has_its_sentence():
    for kind in get_args(get_args(v.Effect)[0]):
        do = kind.model_fields["do"].annotation
        more = {"by": 2} if "by" in kind.model_fields else {}
        assert texts.effect(WORDS, kind(do=get_args(do)[0], **more))


def test_every_option_can_be_set_in_the_lobby():
    from bot.options import offered

    assert {one.name for one in offered(GAME)} == set(GAME.options.model_fields) - {"pack"}


def test_what_was_measured_is_said_of_every_way_to_play():
    for way, known in odds.MEASURED.items():
        for seats in known:
            said = list(face_of(GAME.slug).forecast(WORDS, seats, {"deck": way[0], "ol_tasty": way[1]}))
            assert str(known[seats]) in said[0]


def prompt_of(kind: str, *offers: Offer[Any]) -> Prompt:
    return Prompt(f"{kind}.1/1", f"{kind}.1", 1, kind, offers, (), 0.0, 60.0)


def test_nothing_is_written_that_nobody_says(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Words, "spoken", set())
    say_everything()
    press = Decide("q", 1, "supply.1", "play-supply", ("frozen-fingers", 2))
    played = offer(w.PlaySupply, card=["frozen-fingers"], target=[2, 3])
    assert render.ask_twice(press, shown.table, WORDS, prompt_of("supply", played))
    every = prompt_of("any", *(offer(kind) for kind in COMMANDS))
    for rule in RULINGS:
        render.refusal(IllegalCommand(rule), WORDS, GAME.slug, every)
    written = {key for path in files("en-US", GAME.slug) for key in keys(path)}
    assert sorted(written - Words.spoken) == []
