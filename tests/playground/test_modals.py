"""Forms: opened by a command or a press, filled in, answered; and what the client does not let through."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from playground import HandError, Playground
from tests.playground.butler import Butler


class Letter(ui.Modal, title="A letter"):
    """One field of each kind."""

    words = ui.Label(
        text="Words", description="Three to ten", component=ui.TextInput(custom_id="words", min_length=3, max_length=10)
    )
    note = ui.Label(text="Note", component=ui.TextInput(custom_id="note", required=False, default="none"))
    dish = ui.Label(
        text="Dish",
        component=ui.Select(
            custom_id="dish",
            max_values=2,
            options=[discord.SelectOption(label=one) for one in ("Fish", "Fowl", "Fungi")],
        ),
    )
    guest = ui.Label(text="Guest", component=ui.UserSelect(custom_id="guest", required=False))
    heat = ui.Label(
        text="Heat",
        component=ui.RadioGroup(
            custom_id="heat",
            options=[discord.RadioGroupOption(label=one, value=one) for one in ("mild", "hot")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was filled in."""
        assert isinstance(self.dish.component, ui.Select)
        assert isinstance(self.guest.component, ui.UserSelect)
        guests = [one.display_name for one in self.guest.component.values]
        said = [self.words.component.value, self.note.component.value, self.dish.component.values, guests]  # type: ignore[attr-defined]
        said.append(self.heat.component.value)  # type: ignore[attr-defined]
        await interaction.response.send_message(" / ".join(str(one) for one in said))


async def opened(butler: Butler, playground: Playground, member: int, room: int) -> int:
    """The id of a letter on a member's screen."""
    butler.acts["letter"] = lambda interaction: interaction.response.send_modal(Letter())
    outcome = await (await playground.hands.slash(member, room, "do", {"what": "letter"})).outcome()
    assert outcome["kind"] == "modal"
    assert outcome["modal"]["title"] == "A letter"
    return int(outcome["modal"]["id"])


async def test_a_form_is_filled_in_and_answered(
    butler: Butler, playground: Playground, ann: int, ben: int, room: int
) -> None:
    modal = await opened(butler, playground, ann, room)
    assert [one["id"] for one in playground.hands.modals(ann)] == [str(modal)]
    assert playground.hands.modals(ben) == []
    fields = {"words": "hello", "dish": ["Fish", "Fungi"], "guest": [str(ben)], "heat": "hot"}
    outcome = await (await playground.hands.submit(ann, modal, fields)).outcome()
    assert outcome["message"]["content"] == "hello / none / ['Fish', 'Fungi'] / ['Ben'] / hot"
    assert outcome["message"]["interaction_metadata"]["triggering_interaction_metadata"]["name"] == "do"
    assert playground.hands.modals(ann) == []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"words": "hi"}, "3 to 10 characters"),
        ({"words": "far too many words"}, "3 to 10 characters"),
        ({"dish": []}, "Choose 1 to 2"),
        ({"dish": ["Foam"]}, "no such choice"),
        ({"heat": "tepid"}, "Choose one"),
        ({"guest": ["12"]}, "nothing of that id"),
        ({"strange": "x"}, "no field strange"),
    ],
)
async def test_a_client_does_not_send_a_wrong_form(
    butler: Butler, playground: Playground, ann: int, room: int, change: dict[str, str], why: str
) -> None:
    modal = await opened(butler, playground, ann, room)
    fields = {"words": "hello", "dish": "Fish", "heat": "hot"} | change
    with pytest.raises(HandError, match=why):
        await playground.hands.submit(ann, modal, fields)
    assert len(playground.hands.modals(ann)) == 1


async def test_a_form_belongs_to_its_member_until_it_is_closed(
    butler: Butler, playground: Playground, ann: int, ben: int, room: int
) -> None:
    modal = await opened(butler, playground, ann, room)
    with pytest.raises(HandError, match="not open on your screen"):
        await playground.hands.close_modal(ben, modal)
    watch = aiter(playground.hands.watch(ann))
    await playground.hands.close_modal(ann, modal)
    assert (await anext(watch)) == {"t": "MODAL_CLOSE", "d": {"id": str(modal)}}
    with pytest.raises(HandError, match="not open on your screen"):
        await playground.hands.submit(ann, modal, {"words": "hello", "dish": "Fish", "heat": "hot"})


async def test_a_form_that_a_press_opened_may_change_the_pressed_message(
    butler: Butler, playground: Playground, ann: int, room: int
) -> None:
    class Ask(ui.Modal, title="Ask"):
        answer: ui.Label[ui.View] = ui.Label(text="Answer", component=ui.TextInput(custom_id="answer"))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            assert interaction.message is not None
            await interaction.response.edit_message(content=self.answer.component.value)  # type: ignore[attr-defined]

    view = ui.View()
    button: ui.Button[ui.View] = ui.Button(label="Ask", custom_id="ask")
    button.callback = lambda interaction: interaction.response.send_modal(Ask())  # type: ignore[method-assign, assignment]
    view.add_item(button)
    butler.acts["show"] = lambda interaction: interaction.response.send_message("press", view=view)
    shown = await (await playground.hands.slash(ann, room, "do", {"what": "show"})).outcome()
    message = int(shown["message"]["id"])
    modal = (await (await playground.hands.press(ann, message, "ask")).outcome())["modal"]
    outcome = await (await playground.hands.submit(ann, int(modal["id"]), {"answer": "forty-two"})).outcome()
    assert (outcome["kind"], outcome["message"]["id"]) == ("update", str(message))
    assert playground.hands.seen(ann, room)[0]["content"] == "forty-two"


async def test_a_form_that_nobody_answers_stays_open(
    butler: Butler, playground: Playground, ann: int, room: int
) -> None:
    class Deaf(ui.Modal, title="Deaf"):
        words: ui.Label[ui.View] = ui.Label(text="Words", component=ui.TextInput(custom_id="words"))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            """Answer nothing."""

    butler.acts["deaf"] = lambda interaction: interaction.response.send_modal(Deaf())
    outcome = await (await playground.hands.slash(ann, room, "do", {"what": "deaf"})).outcome()
    playground.interactions.patience = 0.05
    pressed = await playground.hands.submit(ann, int(outcome["modal"]["id"]), {"words": "hello?"})
    assert (await pressed.outcome())["kind"] == "failed"
    assert len(playground.hands.modals(ann)) == 1
