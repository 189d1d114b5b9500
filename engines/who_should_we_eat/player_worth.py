"""What cards and people are worth to the survivors, as the AI player reckons: differences of the outlook's odds.

All worth is in units of the logarithm of the odds that the survivors sail; 0.1 is little, 1 is much. Ghosts reckon with
the same numbers and want the opposite.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp

from engines.kernel import Seat
from engines.who_should_we_eat import vocabulary as v
from engines.who_should_we_eat.modifiers import gain, knife_tools, portions, votes_against, ward
from engines.who_should_we_eat.pack import Attachable, GhostCard
from engines.who_should_we_eat.player_outlook import Camp, camp_of, odds
from engines.who_should_we_eat.view import View

HORIZON = 3.0  # rounds for which a lasting effect is reckoned
DIES = 0.35  # of survivors, in the rest of a game
STAKE = 1.2  # what one's own life is worth to oneself
PLAYED = {
    "food": 1.5,
    "sanity": 1.05,
    "build": 1.05,
}  # how often a Play card raises this track, for each share of draws


class Worth:
    """The reckoning of one reader, at one moment."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board = view.board
        self.pack = view.pack
        self.camp = camp_of(view.board, view.options)
        self._burdens: dict[tuple[Seat, str], float] = {}
        self._dangers: dict[Seat, float] | None = None
        self.danger = 0.0
        self.look_again()

    def look_again(self) -> None:
        """Take the camp as it is now."""
        self.trial = self.camp.shortage()
        self.now = odds(self.camp.tonight(self.danger))

    def fear(self, seat: Seat) -> None:
        """Reckon as this survivor, who may be the one to be eaten."""
        living = self.board.living
        self.danger = 0.5 * self.dangers()[seat] + 0.5 / len(living)
        self.look_again()

    def of(self, camp: Camp) -> float:
        """What it is worth to be in that camp and not in the present one."""
        return odds(camp.tonight(self.danger)) - self.now

    # ------------------------------------------------ effects

    def change(
        self, owner: Seat | None, effects: Sequence[v.Effect], *, own: bool = False, ghost: bool = False
    ) -> float:
        """What these effects are worth. `owner` None: a quest's top half; `own`: the owner's own Play card; `ghost`: a
        ghost's instant."""
        camp = self.camp.copy()
        return self._follow(camp, owner, effects, own=own, ghost=ghost) + self.of(camp)

    def _follow(
        self, camp: Camp, owner: Seat | None, effects: Sequence[v.Effect], *, own: bool = False, ghost: bool = False
    ) -> float:
        """Move the markers of a camp by these effects; what else they are worth is returned."""
        worth = 0.0
        for effect in effects:
            match effect:
                case v.Move() | v.MovePer():
                    camp.move(effect.track, self._by(owner, effect, own=own, ghost=ghost))
                case v.MoveRaft():
                    camp.move("raft", effect.by)
                case v.Either():
                    half = self.better(camp, owner, effect, own=own, ghost=ghost)
                    worth += self._follow(camp, owner, half, own=own, ghost=ghost)
                case v.If():
                    branch = effect.then if self._holds(camp, owner, effect) else effect.else_
                    worth += self._follow(camp, owner, branch, own=own, ghost=ghost)
                case v.Kill():
                    camp.lose_one()
                case _:
                    worth += self._aside(camp, owner, effect)
        return worth

    def better(
        self, camp: Camp, owner: Seat | None, effect: v.Either, *, own: bool = False, ghost: bool = False
    ) -> Sequence[v.Effect]:
        """The half of a card that its owner takes."""
        found: list[float] = []
        for half in (effect.a, effect.b):
            moved = camp.copy()
            found.append(self._follow(moved, owner, half, own=own, ghost=ghost) + odds(moved.tonight(self.danger)))
        first = found[0] <= found[1] if ghost else found[0] >= found[1]
        return effect.a if first else effect.b

    def _by(self, owner: Seat | None, effect: v.Move | v.MovePer, *, own: bool, ghost: bool) -> int:
        board = self.board
        by = effect.by
        if isinstance(effect, v.MovePer):
            counted = len(board.living if effect.per == "survivors" else board.ghosts)
            by *= -(-counted // effect.each) if effect.round == "up" else counted // effect.each
        if by > 0 and own and owner is not None:
            return max(0, by + gain(board, owner, effect.track))
        if by < 0 and ghost:
            return min(0, by + ward(board, effect.track))
        return by

    def _holds(self, camp: Camp, owner: Seat | None, effect: v.If) -> bool:
        match effect.what:
            case "food" | "sanity" | "build":
                value = getattr(camp, effect.what)
            case "survivors":
                value = camp.survivors
            case "ghosts":
                value = len(self.board.ghosts)
            case "leader":
                value = int(owner == self.board.leader)
        return value <= effect.value if effect.is_ == "<=" else value >= effect.value

    def _aside(self, camp: Camp, owner: Seat | None, effect: v.Effect) -> float:
        """Effects that move no marker now."""
        board = self.board
        match effect:
            case v.DiscardPlay():
                if camp.cards:
                    camp.cards -= 1
                return 0.0
            case v.NextDraw():
                each = 0.05 * effect.by if effect.by > 0 else 0.08 * effect.by
                return each * (len(board.living) if effect.who == "all" else 1)
            case v.RemoveHaunt():
                haunts = [-self.burden(seat, self.pack.attachable[card]) for seat, card in self.haunts()]
                return max(haunts, default=0.0)
            case v.BurnQuest():
                camp.rounds -= 1
                return -0.3 * self._choice_of_quests()
            case v.PickQuest():
                return -self._choice_of_quests() - 0.1
            case v.DiscardKeep():
                return -0.05 if effect.who == "self" else -0.12
            case v.PassKeeps() | v.SwapKeep():
                return -0.05
            case v.PeekKeep():
                return 0.04
            case v.Today(who=who) if owner is not None and board.places[owner].life != "living":
                return 0.0 if who == "self" else -0.3 * self.trial
            case _:
                return 0.02

    def haunts(self) -> list[tuple[Seat, str]]:
        """Who is haunted by what."""
        return [(seat, card) for seat in self.board.living if (card := self.board.haunt(seat)) is not None]

    # ------------------------------------------------ quests

    def quest(self, name: str) -> float:
        """Its top half for all, and its lower half for one of them."""
        printed = self.pack.quests[name]
        camp = self.camp.copy()
        camp.quests = 0
        before = odds(camp.tonight(self.danger))
        aside = self._follow(camp, None, printed.top)
        return aside + odds(camp.tonight(self.danger)) - before + self.burden(self.board.leader, printed)

    def _choice_of_quests(self) -> float:
        """How much it matters who chooses."""
        found = [self.quest(name) for name in self.board.row]
        return max(found) - min(found) if len(found) > 1 else 0.0

    # ------------------------------------------------ what lies at a survivor

    def burden(self, seat: Seat, card: Attachable) -> float:
        """What an attached card is worth from now on; below 0 for most haunts. Where a card has to do with itself (a
        haunt that drives out haunts, a quest that takes quests), it counts nothing in its own reckoning."""
        if (seat, card.id) not in self._burdens:
            self._burdens[seat, card.id] = 0.0
            self._burdens[seat, card.id] = self._burden(seat, card)
        return self._burdens[seat, card.id]

    def _share(self, seat: Seat, deck: v.Track) -> float:
        """How much of what a survivor draws comes from one deck."""
        draw = self.pack.characters[self.board.places[seat].character].draw
        drawn = draw.food + draw.sanity + draw.build + draw.wild
        return (getattr(draw, deck) + draw.wild / 3) / drawn if drawn else 0.0

    def _burden(self, seat: Seat, card: Attachable) -> float:
        food = sanity = build = aside = 0.0
        for mod in card.mods:
            match mod:
                case v.Portions():
                    mean = 1 if mod.odd is None or mod.even is None else (mod.odd + mod.even) / 2
                    food -= mod.by + mean - 1
                case v.Gain():
                    share = mod.by * PLAYED[mod.track] * self._share(seat, mod.track)
                    food, sanity, build = (
                        food + share * (mod.track == "food"),
                        sanity + share * (mod.track == "sanity"),
                        build + share * (mod.track == "build"),
                    )
                case v.Draws():
                    aside += (0.08 if mod.by > 0 else 0.12) * mod.by
                case v.WildDraws():
                    aside += 0.05
                case v.Ward():
                    food += 0.5 * mod.by * (mod.track == "food") * min(2, self.camp.ghosts)
                case v.VotesAgainst():
                    aside -= 0.05 * mod.by
                case v.KnifeTool():
                    build += 0.15
                case v.KeepFrozen():
                    aside -= 0.1
                case v.Protected():
                    aside += 0.08
                case v.Straws() | v.VoteWeight():
                    aside -= 0.03 * mod.by * isinstance(mod, v.Straws)
        for effect in card.dusk:
            if isinstance(effect, v.Move):
                food, sanity, build = (
                    food + effect.by * (effect.track == "food"),
                    sanity + effect.by * (effect.track == "sanity"),
                    build + effect.by * (effect.track == "build"),
                )
        worth = aside + self._lasting(food, sanity, build)
        if card.death:
            worth += DIES * self.change(seat, card.death)
        if card.other_death:
            worth += DIES * self.change(seat, card.other_death)
        return worth

    def _lasting(self, food: float, sanity: float, build: float) -> float:
        if not (food or sanity or build):
            return 0.0
        camp = self.camp.copy()
        rounds = min(HORIZON, max(1.0, camp.rounds + 1.0))
        for track, by in (("food", food), ("sanity", sanity), ("build", build)):
            camp.move(track, by * rounds)
        return self.of(camp)

    def talents(self, seat: Seat) -> float:
        """What lies at a survivor, and how well they draw, for the others."""
        place = self.board.places[seat]
        draw = self.pack.characters[place.character].draw
        worth = 0.04 * (draw.food + draw.sanity + draw.build - 3) + 0.06 * draw.wild
        return worth + sum(self.burden(seat, self.pack.attachable[card]) for card in place.attached)

    # ------------------------------------------------ who should be eaten

    def eaten(self, seat: Seat) -> float:
        """What it is worth that this survivor is killed now. Everybody reckons alike, from what is public."""
        board = self.board
        camp = self.camp.copy()
        for card in board.places[seat].attached:
            for effect in board.pack.attachable[card].death:
                if isinstance(effect, v.Move):
                    camp.move(effect.track, effect.by)
        camp.lose_one(self.pack.characters[board.places[seat].character].meat)
        if camp.evening:
            camp.due -= portions(board, seat) - self.camp.due / max(1, self.camp.survivors)
        return self.of(camp) - self.talents(seat)

    def dangers(self) -> dict[Seat, float]:
        """How likely each survivor would be the one to be eaten at a trial: together 1."""
        if self._dangers is not None:
            return self._dangers
        board = self.board
        open_to_votes = [seat for seat in board.living if not board.places[seat].escaped] or board.living
        scores = {seat: 3.0 * self.eaten(seat) + 0.8 * votes_against(board, seat) for seat in open_to_votes}
        most = max(scores.values())
        weights = {seat: exp(max(-30.0, score - most)) for seat, score in scores.items()}
        total = sum(weights.values())
        self._dangers = {seat: weights.get(seat, 0.0) / total for seat in board.living}
        return self._dangers

    # ------------------------------------------------ one's own cards

    def play(self, seat: Seat, card: str) -> float:
        """What a survivor card does in the Play place of its owner."""
        printed = self.pack.survivors[card]
        worth = self.change(seat, printed.play, own=True)
        if isinstance(printed.keep, v.Knife):
            for tool in knife_tools(self.board, seat):
                worth += self.change(seat, tool.play)
        return worth

    def keep(self, seat: Seat, card: str, danger: float) -> float:
        """What a survivor card does in the Keep place: its lower half tonight, its upper half tomorrow. `danger`: how
        likely its owner is eaten if there is a trial."""
        tomorrow = 0.3 * max(0.0, self.play(seat, card))
        life = self.trial * danger * STAKE
        match self.pack.survivors[card].keep:
            case v.Knife():
                return tomorrow + (0.0 if knife_tools(self.board, seat) else 0.6 * life + 0.1 * self.trial)
            case v.Shield():
                return tomorrow + 0.25 * life + 0.05 * self.trial
            case v.Escape():
                return tomorrow + 0.9 * life
            case v.TrialCard(do=effects):
                return tomorrow + self.trial * self._at_trial(effects) + self.shelter(effects) * life
            case v.LastWill(do=effects):
                return tomorrow + self.trial * danger * self.change(seat, effects)
            case _:
                return tomorrow

    def _at_trial(self, effects: Iterable[v.Effect]) -> float:
        """What markers moved by a card at tonight's trial would be worth, about."""
        camp = self.camp.copy()
        for effect in effects:
            if isinstance(effect, v.Move):
                camp.move(effect.track, effect.by)
        return max(0.0, self.of(camp))

    def shelter(self, effects: Iterable[v.Effect]) -> float:
        """How much of its owner's danger a trial card takes away, from 0 to 1."""
        saved = 0.0
        for effect in effects:
            if isinstance(effect, v.Today):
                for mod in effect.mods:
                    match mod:
                        case v.VotesAgainst():
                            saved += 0.3 * abs(mod.by)
                        case v.VoteWeight():
                            saved += 0.1 * abs(mod.by)
                        case v.Straws():
                            saved += 0.1
                        case _:
                            pass
        return min(saved, 0.8)

    # ------------------------------------------------ a ghost's cards

    def haunting(self, card: GhostCard) -> float:
        """What a ghost card does to the survivors: an instant at once, a haunt at the best place for it."""
        if card.type == "instant":
            return self.change(self.view.seat, card.play, ghost=True)
        return min((self.haunted(seat, card) for seat in self.board.living), default=0.0)

    def haunted(self, seat: Seat, card: GhostCard) -> float:
        """What a haunt does at this survivor; the one that it replaces is gone. Who is eaten tonight bears it no
        longer, but what waits for a death waits for this one."""
        replaced = self.board.haunt(seat)
        eaten = self.trial * self.dangers()[seat]
        worth = self.burden(seat, card) * (1 - eaten)
        if card.death:
            worth += eaten * self.change(seat, card.death)
        if replaced is not None:
            worth -= self.burden(seat, self.pack.attachable[replaced])
        return worth
