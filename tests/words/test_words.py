"""How sentences are found and said."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.words import LOCALES, Words, keys, signed, speak


def test_every_discord_locale_gets_the_nearest_language():
    for locale in ("en-US", "en-GB", "de", "sv-SE", "th", "es-419"):
        assert speak(locale).locale == "en-US"
    assert speak("en-GB")("value-yes") == "Yes"


def test_a_language_is_found_by_its_first_part_and_falls_back_sentence_by_sentence(tmp_path: Path):
    (tmp_path / "pt-BR").mkdir()
    (tmp_path / "pt-BR" / "house.ftl").write_text("value-yes = Sim\n", "utf-8")
    words = speak("pt-PT", None, (LOCALES, tmp_path))
    assert words.locale == "pt-BR"
    assert words("value-yes") == "Sim"
    assert words("value-no") == "No"


@pytest.mark.parametrize("locale", ["zh-CN", "zh-TW", "zh-HK", "zh"])
def test_whoever_reads_chinese_is_given_chinese(locale: str):
    assert speak(locale).locale == "zh-CN"
    assert speak(locale)("value-yes") == "是"


def test_a_card_has_both_names_where_the_table_speaks_another_language():
    game = "who-should-we-eat"
    assert speak("zh-CN", game, beside="en-US").name("card-fish-knife") == "鱼刀（Fish Knife）"
    assert speak("en-GB", game, beside="zh-TW").name("card-fish-knife") == "Fish Knife (鱼刀)"
    assert speak("zh-TW", game, beside="zh-CN").name("card-fish-knife") == "鱼刀"
    assert speak("de", game, beside="en-US").name("card-fish-knife") == "Fish Knife"


def test_a_label_has_room_for_one_name_only():
    words = speak("zh-CN", beside="en-US").of("who-should-we-eat")
    assert words.beside is not None
    assert words.alone.name("card-fish-knife") == "鱼刀"
    assert words.alone.alone is words.alone


def test_a_games_sentences_come_before_those_of_the_house(tmp_path: Path):
    (tmp_path / "en-US").mkdir()
    (tmp_path / "en-US" / "chess.ftl").write_text("value-yes = Check\n", "utf-8")
    (tmp_path / "en-US" / "chess-variant.ftl").write_text("value-no = Mate\n", "utf-8")
    words = speak("en-US", None, (LOCALES, tmp_path))
    assert words("value-yes") == "Yes"
    assert words.of("chess")("value-yes") == "Check"
    assert words.of("chess")("value-no") == "No"
    assert words.of("chess").of("chess") is words.of("chess")


def test_placeholders_are_put_in_without_marks_around_them():
    said = speak("en-US")("lobby-member", seat=2, name="שרה")
    assert said == "2. **שרה**"
    assert not set(said) & {"\u2068", "\u2069"}


def test_numbers_choose_the_plural():
    words = speak("en-US")
    assert "One more player is" in words("lobby-missing", count=1)
    assert "2 more players are" in words("lobby-missing", count=2)


def test_changes_have_typographic_signs():
    assert [signed(number) for number in (2, -1, 0)] == ["+2", "−1", "±0"]


def test_lists_are_joined_as_the_language_does():
    words = speak("en-US")
    assert words.list(["Ann"]) == "Ann"
    assert words.list(["Ann", "Ben"]) == "Ann and Ben"
    assert words.list(["Ann", "Ben"], "or") == "Ann or Ben"
    assert words.list(["Ann", "Ben"], "unit") == "Ann, Ben"
    words = speak("zh-CN")
    assert words.list(["安", "本", "德"]) == "安、本和德"
    assert words.list(["安", "本"], "or") == "安或本"
    assert words.list(["安", "本"], "unit") == "安、本"


def test_sentences_follow_each_other_as_the_language_writes_them():
    assert speak("en-US").sentences(["Eat.", "Sleep."]) == "Eat. Sleep."
    assert speak("zh-CN").sentences(["吃。", "睡。"]) == "吃。睡。"


def test_in_tests_an_unknown_key_or_a_lacking_placeholder_is_an_error():
    with pytest.raises(KeyError):
        speak("en-US")("no-such-sentence")
    with pytest.raises(ValueError, match="lobby-member"):
        speak("en-US")("lobby-member", seat=2)


def test_in_production_an_unknown_key_is_shown_and_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(Words, "strict", False)
    words = speak("en-US")
    with caplog.at_level(logging.ERROR):
        assert words("no-such-sentence-at-all") == "no-such-sentence-at-all"
        assert words("no-such-sentence-at-all") == "no-such-sentence-at-all"
    assert caplog.text.count("no-such-sentence-at-all") == 1


def test_a_file_that_is_not_good_fluent_is_named(tmp_path: Path):
    bad = tmp_path / "bad.ftl"
    bad.write_text("good = Yes\nbad = { $never ends\n", "utf-8")
    with pytest.raises(ValueError, match=r"bad\.ftl"):
        keys(bad)
