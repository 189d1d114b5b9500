"""What members see of The Fittest: every fact, decision, question, card and option has its sentences; every command can
be reached; screens keep the limits and tell no secret; the ledger of deals says what it must to whom it must."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from typing import Any, get_args

import pytest

from bot import deciding, render
from bot.faces import Scene, face_of
from bot.faces.the_fittest import texts
from bot.faces.the_fittest.log import SILENT
from bot.options import offered
from bot.presses import Decide
from bot.screen import Menu, Text
from bot.tables import Sitter, TableInfo
from bot.words import Words, files, keys, speak
from engines.host import Seated
from engines.kernel import Fact, IllegalCommand, Live, Offer, Prompt, Told, offer
from engines.the_fittest import GAME
from engines.the_fittest import vocabulary as v
from engines.the_fittest import words as w
from engines.the_fittest.pack import loaded
from engines.the_fittest.terms import Terms
from tests.faces import samples
from tests.faces.reading import check_limits, controls, text
from tests.faces.tables import Shown, lay, play
from tests.faces.test_limits import LONGEST
from tests.faces.test_lobby import lobby_of
from tests.faces.test_phones import height
from tests.faces.test_reach import check_reach
from tests.generic import swap
from tests.the_fittest.table import Table

FACTS: list[type[Fact]] = list(get_args(w.GameFact))
COMMANDS: list[Any] = list(get_args(w.GameCommand))
FACE = face_of(GAME.slug)
words = speak("en-US", GAME.slug)
shown = lay(GAME, 4, words)
NAMED: samples.Named = {
    "card": ("airdrop", "log-carry", "the-final-totem", "plot-twist"),
    "FlipAgain.card": ("airdrop", None),
    "cards": (("airdrop", "the-final-push"), ("log-carry",), ()),
    "contestants": (("the-scholar", "the-trapper", "the-busker", "the-courier"),),
    "goal": ("1a", "2b"),
    "terms": ("0", "1+last", "2x", "4+1x"),
    "Proposed.terms": (Terms(picks=(1,), more=1), Terms(last=True), Terms()),
    "Declined.terms": (Terms(more=2),),
    "DealMade.terms": (Terms(picks=(2,), last=True), Terms()),
    "void": (Terms(more=1), None),
    "before": (None, Terms(more=1)),
    "by": (2, -4, 1, 3),
    "GoalChanged.by": (2, -4, 0),
    "to": (2, 3),
    "gave": ("airdrop",),
    "got": ("log-carry",),
    "take": ("airdrop",),
    **dict.fromkeys(("first", "second", "third", "fourth", "fifth"), ("airdrop", "heavy-crate")),
}
FTL = "\n".join(path.read_text("utf-8") for path in files("en-US", GAME.slug))
ASKED = set(re.findall(r"^await-([\w-]+) =", FTL, re.MULTILINE))
IN_PANEL = set(re.findall(r"^question-([\w-]+) =", FTL, re.MULTILINE))
ELSEWHERE = {w.GoalChanged: "to", w.Reshuffled: "cards"}  # where a field of this name is something else
SOMETIMES = (w.PhaseBegan, w.EpisodeOver)  # what is said of some of them only
LOOKED_AT = 500  # entries of a game in which every command is looked for
PLACEHOLDERS = ("to", "by", "terms", "card", "target", "skill", "goal", "order", "prize", "of")


def shapes(kind: Any) -> list[Any]:
    """An instance for every shape that a fact or a command can have."""
    found = {name: values for name, values in NAMED.items() if name != ELSEWHERE.get(kind)}
    return list(samples.shapes(kind, found))


def read(parts: Any) -> str:
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))


def scene(game: Table, seat: int | None = None) -> Scene:
    names = {one: f"Player {one}" for one in game.seats}
    return Scene(words, names, game.views[seat], seat)


def board(game: Table) -> str:
    return read(FACE.board(scene(game)))


def asks(game: Table, seat: int) -> str:
    """What a seat's panel says of the question, and of open offers."""
    kind = next(one.kind for one in game.session.prompts(seat))
    return words(f"question-{kind}", **FACE.asked(scene(game, seat), kind, [seat]))


def screen(game: Table) -> Shown:
    """The same table as members see it."""
    sitters = tuple(Sitter(seat, 1000 + seat, f"Player_{seat}") for seat in game.seats)
    table = TableInfo(7, GAME.slug, 1, 2, 1001, "en-US", sitters)
    live = Live(GAME, game.session.setup)
    live.session = game.session
    now = Shown(Seated(live, 0, "", "playing"), table, words)
    live.view = lambda seat: game.views[seat]  # type: ignore[method-assign]
    return now


# ---------------------------------------------------- sentences


def say_facts(kind: type[Fact]) -> list[str | None]:
    return [render.log([fact], shown.table, words, reader) for fact in shapes(kind) for reader in (None, 1, 2)]


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_every_fact_has_its_line_or_stands_on_the_board(kind: type[Fact]):
    said = say_facts(kind)
    if kind in SILENT:
        assert set(said) == {None}
    elif kind in SOMETIMES:
        assert any(said)
    else:
        assert all(said)


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_every_decision_has_its_sentences(kind: Any):
    name = kind.model_fields["kind"].default
    assert words(f"may-{name}")
    for command in shapes(kind):
        assert render.understood(command, shown.table, words, GAME.slug)
        if kind is not w.Propose and name != "done":
            values = {field: value for field, value in command if field != "kind"}
            assert FACE.whole(Scene(words, shown.table.names), name, values)


def test_every_question_that_is_asked_has_its_sentences():
    asked: dict[str, bool] = {}
    for seats in (4, 6):
        for now in play(lay(GAME, seats, words, "asked"), seats):
            for prompt in now.session.prompts():
                private = any(not one.shared for one in prompt.offers)
                asked[prompt.kind] = asked.get(prompt.kind, False) or private
    assert {"negotiation", "boosts", "target", "flip", "compete", "pick", "award", "draw", "discard"} <= set(asked)
    assert set(asked) <= ASKED
    assert {kind for kind, private in asked.items() if private} <= IN_PANEL


def say_boards() -> None:
    """Every sentence of boards and panels."""
    spare = ["airdrop", "the-final-totem", "log-carry"]
    hands = {1: ["strong-arm"], 2: ["the-final-push"], 3: ["force-out"], 6: ["beachcomb"]}
    game = Table(seats=6, deck=["low-tide"], spare=spare, hands=hands, audited=False)
    game.wins(2, "airdrop", "the-final-totem").holds(4, "log-carry")
    game.offers(1, 4, "1").offers(5, 1, "2x").offers(1, 5, "1x").does(5, w.Decline(by=1)).deals(2, "3x")
    for seat in (None, *game.seats):
        say(game, seat)
    game.plays(3, "force-out", w.Target(target=4)).plays(1, "strong-arm", w.Target(target=6))
    for what in get_args(w.Ban):
        game.tells(w.Forbidden(seat=5, what=what))
    game.tells(w.FlipsTwice(seat=5)).tells(w.TotemsLocked()).tells(w.SkillChanged(seat=2, skill="brawn", by=4, to=9))
    game.plays(6, "beachcomb", w.TakeDiscard(card="force-out"))
    game.views[1].learn(w.HandSeen(of=2, cards=("the-final-push",)))
    game.views[1].learn(w.TopSeen(cards=("airdrop", "log-carry")))
    for seat in (None, *game.seats):
        say(game, seat)
    assert FACE.label(scene(game, 2), "boost", "card", "the-final-push") == "❓any+2 The Final Push"
    assert FACE.label(scene(game), "target-prize", "card", "airdrop") == "Player 2: 3 · ✳️G Airdrop"
    game.tells(w.ForcedIn(seat=1, by=2, leads=True)).tells(w.LeaderReady(seat=1, ready=True))
    for seat in (None, 2, 5):
        say(game, seat)
    game.does(2, w.PlayEffect(card="the-final-push"))
    for seat in (None, 1, 2):
        say(game, seat)
    boosted = Table(deck=["the-final-push", "airdrop"], hands={1: ["plot-twist"]}).deals(4, "0").closes()
    say(boosted, None)
    boosted.times_out()
    boosted.until("boosts").does(1, w.Boost(card="plot-twist")).does(1, w.WildBoost(skill="wits")).until("flip")
    say(boosted, 4)
    boosted.does(1, w.Flip(flip=True))
    assert "encore" in boosted.kinds()
    say(boosted, None)
    say(Table(deck=["plot-twist"]), None)
    trial = Table(deck=["log-carry"], hands={2: ["airdrop"]}).tells(w.Forbidden(seat=3, what="effects"))
    trial.empties(4)
    for seat in (None, 2, 3, 4):
        say(trial, seat)
    trial.until_phase("attempt")
    for seat, skill in ((2, "grit"), (3, "flair"), (4, "flair")):
        trial.until("compete").does(seat, w.Compete(skill=skill))  # type: ignore[arg-type]
        say(trial, None)
        trial.until("flip").does(seat, w.Flip(flip=False))
    say(trial, None)
    say(Table(seats=4, deck=["camp-mutiny"]).deals(2, "1").until("pick"), None)
    say(Table(seats=4, deck=["camp-mutiny"]).until("draw"), None)
    say(Table(seats=4, audited=False).tells(w.PhaseBegan(phase="flip", episode=1)), None)
    test = Table(deck=["airdrop", "the-final-totem"], hands={1: ["the-final-test"]}).plays(1, "the-final-test")
    say(test, None)
    empty = Scene(words, {}, GAME.view(shown.session.setup.public, 1), 1)
    for look in (FACE.about, FACE.board, FACE.result, FACE.closeup, FACE.lesson):
        look(empty)
    for end in get_args(w.End):
        view = Table(seats=4, spare=["airdrop", "log-carry"]).wins(1, "airdrop", "log-carry").views[None]
        scores = tuple(w.Score(seat=seat, prizes=6, matches=1, points=8) for seat in (1, 2))
        view.learn(w.GameEnded(end=end, winners=(1,), scores=scores))
        assert "**8** = 6 + 2 × 1 ❌B" in read(FACE.result(Scene(words, {}, view)))


def say(game: Table, seat: int | None) -> None:
    here = scene(game, seat)
    FACE.board(here)
    FACE.closeup(here)
    if seat is not None:
        FACE.about(here)
        FACE.lesson(here)
        for kind in IN_PANEL:
            words(f"question-{kind}", **FACE.asked(here, kind, [seat]))
    for kind in sorted(ASKED):
        words(f"await-{kind}", who="Ann", count=2, **FACE.asked(here, kind, [1, 2]))


def prompt_of(kind: str, *offers: Offer[Any]) -> Prompt:
    return Prompt(f"{kind}.1/1", f"{kind}.1", 1, kind, offers, (), 0.0, 60.0)


def test_nothing_is_written_that_nobody_says(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Words, "spoken", set())
    say_boards()
    for fact in FACTS:
        say_facts(fact)
    for kind in COMMANDS:
        for command in shapes(kind):
            render.understood(command, shown.table, words, GAME.slug)
    for key in sorted(keys_of_the_game()):
        if key.startswith("offer-"):
            words(key, **dict.fromkeys(PLACEHOLDERS, "x"))
    for card in GAME.cards():
        render.card(GAME.slug, card.id, words)
    for colour in (*v.SKILLS, "wild"):
        texts.skill(words, colour)
    for section, _ in render.rule_sections(GAME.slug, words):
        render.rules(GAME.slug, section, words)
    lobby = replace(lobby_of(4, {"trial_skill": "printed", "first_leader": 2, "stall_guard": False}), game=GAME.slug)
    render.settings(lobby, words)
    render.lobby(lobby, words)
    for option in offered(GAME):
        words(f"option-{option.name}")
        words(f"option-{option.name}-help")
        for value in option.values:
            if isinstance(value, str):
                words(f"value-{option.name}-{value}")
    every = prompt_of("any", *(offer(kind) for kind in COMMANDS))
    for rule in range(1, 49):
        assert f"F{rule}" in render.refusal(IllegalCommand(f"F{rule}"), words, GAME.slug, every)
    say_effects()
    rare = {key for key in keys_of_the_game() if key.startswith("placeholder-")}
    assert sorted(keys_of_the_game() - Words.spoken - rare) == []


def keys_of_the_game() -> set[str]:
    return {key for path in files("en-US", GAME.slug) for key in keys(path)}


def say_effects() -> list[str]:
    return [texts.effect(words, one) for kind in get_args(get_args(v.Effect)[0]) for one in samples.shapes(kind, {})]


def test_every_word_of_the_vocabulary_is_said():
    said = say_effects()
    assert all(said)
    assert len(set(said)) > 20


def test_every_card_has_its_name_and_text():
    for card in GAME.cards():
        assert words(f"card-{card.id}") == texts.find(card.id)[0].name.replace("'", "’")
        assert words(f"card-{card.id}") in text(render.card(GAME.slug, card.id, words))
    assert FACE.card(Scene(words, {}), "no-such-card") is None


def test_a_skill_is_shown_by_a_shape_and_a_letter_of_its_own():
    marks = [texts.mark(words, skill) for skill in v.SKILLS]
    assert [mark[-1] for mark in marks] == list("BGCFWP")
    assert len({mark[:-1] for mark in marks}) == len(v.SKILLS)
    assert all(len(mark) >= 2 for mark in marks)
    for card in loaded("standard").cards.values():
        assert texts.mark(words, card.skill) in texts.short(words, card.id)


# ---------------------------------------------------- the ledger of deals


def test_the_board_shows_the_alliance_its_promises_and_what_is_left():
    game = Table(deck=["airdrop"]).deals(2, "1+last").offers(1, 3, "1x")
    said = board(game)
    assert "🤝 **Player 2** for 1st pick and last pick" in said
    assert "Not promised yet: 1 of 3" in said
    assert "1 Prize" not in said
    game.does(3, w.Accept(by=1, terms="1x"))
    assert "🤝 **Player 3** for 1 Prize" in board(game)
    assert "Not promised yet: 0 of 3" in board(game)


def test_an_offer_is_seen_by_both_and_by_nobody_else():
    game = Table(deck=["airdrop"]).offers(2, 1, "2")
    assert "📤 You asked **Player 1** for **2nd pick**" in asks(game, 2)
    assert "📨 **Player 2** would join for **2nd pick**" in asks(game, 1)
    for seat in (3, 4):
        assert "2nd pick" not in asks(game, seat)
    assert "2nd pick" not in board(game)
    game.offers(1, 3, "1x")
    assert "📨 **Player 1** offers you **1 Prize** if you join" in asks(game, 3)
    assert "📤 You offered **Player 3** **1 Prize**" in asks(game, 1)


def test_f12_an_offer_that_cannot_be_kept_any_more_says_so():
    game = Table(deck=["airdrop"]).offers(2, 1, "1").offers(3, 1, "1")
    assert "F12" not in asks(game, 2)
    game.does(1, w.Accept(by=3, terms="1"))
    assert "(F12)" in asks(game, 2)
    assert "(F12)" in asks(game, 1)


def test_f12_what_is_refused_names_its_ruling():
    game = Table(deck=["airdrop"])
    prompt = game.session.prompts(2)[0]
    rule = prompt.forbids(w.Propose(to=1, terms="1x+2x"))
    assert rule == "F12"
    assert "**F12**" in render.refusal(IllegalCommand(rule), words, GAME.slug, prompt)


def test_another_leader_empties_the_ledger():
    game = Table(deck=["airdrop"], hands={2: ["camp-mutiny"]}).deals(3, "1").offers(4, 1, "1x")
    game.plays(2, "camp-mutiny")
    assert "👑 **Player 2** leads" in board(game)
    assert "🤝" not in board(game)
    assert "1 Prize**" not in asks(game, 4)


def test_an_offer_summons_the_one_to_whom_it_is_made_once():
    game = Table(deck=["airdrop"]).offers(1, 3, "1x")
    assert len(FACE.summons(game.views[3])) == 1
    for seat in (1, 2, 4, None):
        assert not FACE.summons(game.views[seat])
    first = FACE.summons(game.views[3])
    game.does(3, w.Decline(by=1)).offers(1, 3, "1x")
    assert len(FACE.summons(game.views[3])) == 1
    assert FACE.summons(game.views[3]) != first


def terms_menus(now: Shown, seat: int, draft: Any = None) -> list[Menu]:
    found = controls(now.panel(seat, draft))
    return [one for one in found if isinstance(one, Menu) and "|propose|" in one.press]


def test_an_offer_to_the_leader_is_one_press_and_one_of_the_leader_two():
    game = Table(deck=["airdrop"])
    now = screen(game)
    (menu,) = terms_menus(now, 2)
    assert menu.press.startswith("c|")
    assert menu.most == 3
    assert [choice.label for choice in menu.choices][:2] == ["no Prize", "1 Prize"]
    prompt = game.session.prompts(1)[0]
    (whom,) = terms_menus(now, 1)
    assert whom.press.startswith("d|")
    assert len(whom.choices) == 3
    _, which = terms_menus(now, 1, {prompt.window: (3,)})
    assert which.press.startswith("c|")


def test_several_that_are_ticked_are_one_share_in_whatever_order():
    game = Table(deck=["airdrop"])
    prompt = game.session.prompts(2)[0]
    press = Decide("c", 7, prompt.window, "propose", (1,))
    values = deciding.values(press, ["s1x", "slast", "s2"])
    offered_ = deciding.offered(game.session, prompt, "propose", values)
    assert deciding.command(offered_, values) == w.Propose(to=1, terms="2+last+1x")
    twice = deciding.values(press, ["s1x", "s2x"])
    assert not prompt.allows(deciding.command(offered_, twice))


def test_where_deals_stand_each_player_is_offered_what_can_still_be_had():
    game = Table(deck=["airdrop"]).deals(2, "1")
    now, prompt = screen(game), game.session.prompts(1)[0]
    (whom,) = terms_menus(now, 1)
    assert {choice.value for choice in whom.choices} == {"i2", "i3", "i4"}
    for seat, there in ((2, True), (3, False)):
        _, menu = terms_menus(now, 1, {prompt.window: (seat,)})
        assert ("s1" in {choice.value for choice in menu.choices}) is there
    check_reach(now)


# ---------------------------------------------------- screens


def test_an_effect_that_cannot_be_played_says_which_ruling_is_in_the_way():
    game = Table(deck=["log-carry"], hands={2: ["strong-arm", "airdrop"]})
    said = read(FACE.about(scene(game, 2)))
    assert "🔒 not now (F31)" in said
    assert said.count("🔒") == 1


def test_a_goal_shows_how_far_the_alliance_is():
    game = Table(deck=["airdrop"])  # Grit 20 + Wits 15; seat 1 has Grit 7, seat 2 Grit 9
    assert "**✳️G 20** ❗ at 7" in board(game)
    game.deals(2, "0").tells(w.SkillChanged(seat=2, skill="grit", by=4, to=13))
    assert "**✳️G 20** ✅ at 20" in board(game)
    assert "**Player 2** ✳️G +4" in board(game)


def test_what_many_prizes_and_players_leave_open_is_one_press_in_the_channel():
    game = Table(seats=6, deck=["the-final-totem"], hands={1: ["the-final-push"]})
    game.does(1, w.PlayEffect(card="the-final-push"))
    now = screen(game)
    menus = [one for one in controls(now.board()) if isinstance(one, Menu) and "|target-skill|" in one.press]
    assert len(menus) == 6
    assert {len(one.choices) for one in menus} == {6}
    assert menus[1].placeholder == "Player_2: which Skill…"
    check_reach(now)


def test_a_long_discard_pile_is_several_menus_by_skill():
    game = Table(deck=["airdrop"], hands={1: ["beachcomb"]})
    game.discards(*game.state.deck[:30])
    game.does(1, w.PlayEffect(card="beachcomb"))
    now = screen(game)
    menus = [one for one in controls(now.board()) if isinstance(one, Menu)]
    assert sum(len(one.choices) for one in menus) == 30
    assert len(menus) == len({texts.find(card)[0].skill for card in game.board.discard})  # type: ignore[union-attr]
    assert all(one.choices[0].label.split()[0] in one.placeholder for one in menus)
    check_limits(now.board())
    check_reach(now)


@pytest.mark.parametrize("seats", [4, 6])
def test_every_legal_command_can_be_reached(seats: int):
    kinds: set[str] = set()
    for n, now in enumerate(islice(play(lay(GAME, seats, words, "reach"), 3), LOOKED_AT)):
        fresh = {prompt.kind for prompt in now.session.prompts()} - kinds
        if fresh or n % 40 == 0:
            check_reach(now)
            kinds |= fresh
    assert len(kinds) > 8


@pytest.mark.parametrize("seats", [4, 6])
def test_whole_games_stay_within_the_limits_and_can_be_read_on_a_phone(seats: int):
    table = lay(GAME, seats, words, f"limits {seats}")
    table.table = replace(table.table, sitters=tuple(replace(one, name=LONGEST) for one in table.table.sitters))
    for n, now in enumerate(play(table, seats)):
        if n % 5:
            continue
        check_limits(now.board())
        check_limits(now.panel(1 + n % seats))
        if n % 20 == 0:
            check_limits(render.closeup(now.seated, now.table, now.words))
            link = "https://discord.com/channels/1/2/3"
            panel = render.panel(now.seated, 1, now.table, now.words, now.session.now, {}, link, lesson=True)
            check_limits(panel)
            assert height(now.board()) <= 90
            assert height(panel) <= 90
            for reader in (None, 1):
                render.log([fact for _, fact in now.heard[-20:]], now.table, now.words, reader)
    check_limits(render.ended(table.seated, table.table, words))
    assert "🏆" in text(render.ended(table.seated, table.table, words))


def test_the_lesson_says_who_one_is_and_how_to_win():
    game = Table(seats=4)
    who, goal = FACE.lesson(scene(game, 1))
    assert who == "You are The Stevedore, best at ❌B Brawn"
    assert "Most points" in goal


def test_nobody_is_called_for_a_boost_that_they_cannot_play():
    game = Table(deck=["airdrop"]).deals(2, "1x").empties(2)
    assert FACE.called(scene(game), "boosts", [1, 2]) == [1]
    assert FACE.called(scene(game), "negotiation", [1, 2, 3, 4]) == [1, 2, 3, 4]
    game.tells(w.Forbidden(seat=3, what="effects"))
    assert FACE.called(scene(game), "negotiation", [1, 2, 3, 4]) == [1, 2, 4]


def test_the_board_is_posted_anew_for_another_leader():
    game = Table(deck=["airdrop"], hands={2: ["camp-mutiny"]})
    before = FACE.moment(game.views[None])
    game.plays(2, "camp-mutiny")
    assert FACE.moment(game.views[None]) != before
    assert FACE.calls("negotiation")
    assert not FACE.calls("flip")


# ---------------------------------------------------- the secret swap, through the face


def screens(live: Live, seat: int) -> list[str]:
    table, seated = table_of(live), Seated(live, 0, "", "playing")
    drawn = (
        render.board(seated, table, words, live.session.now),
        render.panel(seated, seat, table, words, live.session.now, {}, None),
    )
    return [render.board_key(seated), *render.summons(seated, seat), *map(repr, drawn)]


def table_of(live: Live) -> TableInfo:
    sitters = tuple(Sitter(seat, 1000 + seat, f"Guest {seat}") for seat in range(1, live.session.setup.seats + 1))
    return TableInfo(7, GAME.slug, 1, 2, 1001, "en-US", sitters)


def line(told: Told, seat: int) -> str:
    sitters = tuple(Sitter(one, 1000 + one, f"Guest {one}") for one in range(1, 8))
    table = TableInfo(7, GAME.slug, 1, 2, 1001, "en-US", sitters)
    return repr(render.log([told.fact], table, words, None if told.to is None else seat))


def noticed(render_: swap.Render, *tables: tuple[int, int]) -> int:
    return sum(swap.try_swaps(GAME, seats, seed, render=render_, tell=line) for seats, seed in tables)


def test_screens_are_the_same_in_two_worlds_that_differ_in_what_a_seat_cannot_see():
    assert noticed(screens, (4, 1), (5, 2)) >= swap.SWAPS // 3


def test_a_panel_that_counts_what_others_hold_is_noticed():
    def leaky(live: Live, seat: int) -> list[str]:
        others: list[Any] = [live.view(one) for one in range(1, live.session.setup.seats + 1) if one != seat]
        return [*screens(live, seat), *(str(view.hand) for view in others)]

    with pytest.raises(swap.Leak):
        noticed(leaky, (4, 1), (4, 2), (4, 3))
