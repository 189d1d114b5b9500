"""A first AI player: legal, plausible, and from the View alone. It suspects whom it saw harm, else at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.pack import HuntingCard
from engines.donner_dinner_party.view import View
from engines.kernel import Chance, Command, Prompt, Seat

CALLS = 3  # a leader who has spoken calls for the vote once in so many thoughts
PLAYS = 6  # a Supply Card is played once in so many chances
FINE = 1000


def decide(view: View, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command] | None:
    """The AI player's decision: the name of one of `prompts` and a command that it allows; None: nothing for now."""
    for prompt in prompts:
        if prompt.chosen is not None or not prompt.offers:
            continue
        said = ANSWERS.get(prompt.kind, _react)(view, prompt, chance)
        if said is not None and prompt.allows(said):
            return prompt.name, said
    return None


def _contribute(view: View, prompt: Prompt, chance: Chance) -> Command | None:
    """Pioneers feed; Cannibals harm, and are now and then seen to feed."""
    sign = -1 if view.role == "cannibal" and chance.below(4, "mask") else 1

    def worth(name: str) -> float:
        return sign * _good(view.pack.hunting[name]) + chance.below(FINE, "noise") / FINE / 10

    return w.Contribute(card=max(dict.fromkeys(view.hand), key=worth))


def _good(card: HuntingCard) -> float:
    return card.feeds + 0.5 * card.medicine - 2 * card.poison


def _inspect(view: View, prompt: Prompt, chance: Chance) -> Command | None:
    others = [seat for seat in view.board.week.hunters if seat not in view.mates]
    return w.Inspect(target=_suspect(view, others, chance)) if others else w.NoInspection()


def _discuss(view: View, prompt: Prompt, chance: Chance) -> Command | None:
    """Say once what one gave and saw; then a leader calls for the vote."""
    board = view.board
    mine = [one for one in board.claims if one.seat == view.seat and one.round == board.round]
    offered = {one.type: one for one in prompt.offers}
    if w.ClaimGave in offered and view.gave and view.gave[-1].round == board.round:
        card = _said(view, view.gave[-1].card)
        if card is not None and not any(one.what == "gave" for one in mine):
            return w.ClaimGave(round=board.round, card=card)
    seen = view.seen[-1] if view.seen and view.seen[-1].round == board.round else None
    if w.ClaimSaw in offered and seen is not None and seen.how != "leftovers":
        if not any(one.what == "saw" for one in mine):
            return w.ClaimSaw(target=seen.seat, card=_of_mate(view, seen.seat, seen.cards[0]))
    if w.CallVote in offered and not chance.below(CALLS, "call"):
        return w.CallVote()
    return None


def _said(view: View, card: str | None) -> str | None:
    """A Cannibal who gave nothing good says that it was the best card of the dinner that nobody has claimed."""
    if view.role != "cannibal" or card is None or _good(view.pack.hunting[card]) > 0:
        return card
    week = view.board.week
    claimed = [one.word for one in view.board.claims if one.what == "gave" and one.round == week.round]
    free = [name for name in week.dinner if week.dinner.count(name) > claimed.count(name)]
    return max(free, key=lambda name: _good(view.pack.hunting[name]), default=card)


def _of_mate(view: View, seat: Seat, card: str) -> str:
    """What is said of a card that one saw: the truth, but of a mate nothing bad."""
    if seat not in view.mates or _good(view.pack.hunting[card]) > 0:
        return card
    return max(view.board.week.dinner, key=lambda name: _good(view.pack.hunting[name]))


def _vote(view: View, prompt: Prompt, chance: Chance) -> Command | None:
    return w.Vote(target=_suspect(view, _targets(prompt, w.Vote), chance))


def _tie(view: View, prompt: Prompt, chance: Chance) -> Command | None:
    return w.BreakTie(target=_suspect(view, _targets(prompt, w.BreakTie), chance))


def _react(view: View, prompt: Prompt, chance: Chance) -> Command | None:
    """Supply Cards and ghosts: seldom, and not against one's own."""
    offer = prompt.offers[chance.below(len(prompt.offers), "offer")]
    if offer.type is w.Hold:
        return w.Hold()
    if view.board.condemned != view.seat and chance.below(PLAYS, "play"):
        return w.Hold() if any(one.type is w.Hold for one in prompt.offers) else None
    values = offer.fields.get("target", ())
    if offer.type is w.Boo:
        return w.Boo(target=_suspect(view, values, chance))
    if offer.type is not w.PlaySupply:
        return next(offer.commands())
    card = offer.fields["card"][0]
    return w.PlaySupply(card=card, target=_suspect(view, values, chance) if values else None)


def _targets(prompt: Prompt, type_: type[Command]) -> Sequence[Seat]:
    return next(one.fields["target"] for one in prompt.offers if one.type is type_)


def _suspect(view: View, seats: Sequence[Seat], chance: Chance) -> Seat:
    """Whom one would rather see eaten: never a mate where there is another; who was seen or said to have harmed; at the
    same suspicion the lot decides."""
    scores = dict.fromkeys(seats, 0.0)
    for seat in seats:
        scores[seat] += chance.below(FINE, "noise") / FINE
        if seat in view.mates or seat == view.seat:
            scores[seat] -= 10
    for seen in view.seen:
        if seen.seat in scores and seen.how != "leftovers":
            scores[seen.seat] -= sum(_good(view.pack.hunting[card]) for card in seen.cards)
    for one in view.board.claims:
        if one.what == "saw" and one.target in scores and one.seat != view.seat:
            scores[one.target] -= 0.7 * _good(view.pack.hunting[one.word])
    return max(seats, key=scores.__getitem__)


ANSWERS: dict[str, Callable[[View, Prompt, Chance], Command | None]] = {
    "contribute": _contribute,
    "inspect": _inspect,
    "discussion": _discuss,
    "vote": _vote,
    "tie": _tie,
}
