# The texts of cards are made from their effects, a sentence for each word of the vocabulary.
# Whoever holds the card is spoken to; what is attached to somebody speaks of that one without a name.

track-food = Food
track-sanity = Sanity
track-build = Build
track-raft = Raft target

## Effects

effect-track = { $track } { SIGNED($by) }.
effect-track-per = { $per ->
    [ghosts] { $each ->
        [one] { $track } { SIGNED($by) } per ghost.
       *[other] { $track } { SIGNED($by) } per { $each } ghosts, rounded { $round ->
            [up] up
           *[down] down
        }.
    }
   *[survivors] { $each ->
        [one] { $track } { SIGNED($by) } per survivor.
       *[other] { $track } { SIGNED($by) } per { $each } survivors, rounded { $round ->
            [up] up
           *[down] down
        }.
    }
}
effect-raft = Raft target { SIGNED($by) }.
effect-choose = Choose one: ① { $a } ② { $b }
effect-if = If { $condition }: { $then }
effect-if-else = If { $condition }: { $then } Otherwise: { $else }
effect-kill = { $who ->
    [self] You die.
    [any] Kill a survivor of your choice.
    [other] Kill another survivor of your choice.
    [all] Every survivor dies.
   *[straw] Survivors draw straws; the short straw dies.
}
effect-discard-keep = { $who ->
    [self] Throw away your own Keep.
    [any] Throw away any survivor’s Keep, unseen.
    [other] Throw away another survivor’s Keep, unseen.
    [all] Throw away all Keeps, unseen.
   *[straw] Survivors draw straws; the short straw’s Keep is thrown away, unseen.
}
effect-discard-play = { $who ->
    [self] Throw away your own waiting Play card.
    [any] Throw away any survivor’s waiting Play card.
    [other] Throw away another survivor’s waiting Play card.
    [all] Throw away all waiting Play cards.
   *[straw] Survivors draw straws; the short straw’s waiting Play card is thrown away.
}
effect-swap-keep = { $who ->
    [self] Keep your Keep.
    [all] Swap Keeps with every other survivor in turn, unseen.
    [straw] Survivors draw straws; swap Keeps with the short straw, unseen.
   *[other] Swap Keeps with a survivor of your choice, unseen.
}
effect-pass-keeps = Every survivor hands their Keep to the left, unseen.
effect-peek-keep = { $to ->
    [everybody] { $who ->
        [self] Let everybody see your Keep.
        [all] Everybody sees all Keeps.
        [straw] Survivors draw straws; everybody sees the short straw’s Keep.
       *[other] Everybody sees the Keep of a survivor of your choice.
    }
   *[owner] { $who ->
        [self] Look at your own Keep.
        [all] Look at all Keeps in secret.
        [straw] Survivors draw straws; look at the short straw’s Keep in secret.
       *[other] Look at a survivor’s Keep in secret.
    }
}
effect-next-draw = { $who ->
    [self] Tomorrow you draw { $cards }.
    [any] Tomorrow a survivor of your choice draws { $cards }.
    [other] Tomorrow another survivor draws { $cards }.
    [all] Tomorrow every survivor draws { $cards }.
   *[straw] Survivors draw straws; tomorrow the short straw draws { $cards }.
}
effect-remove-haunt = { $who ->
    [self] Shake off your haunt.
    [all] Shake off every haunt.
    [straw] Survivors draw straws; the short straw’s haunt is gone.
   *[any] Shake off one survivor’s haunt.
}
effect-burn-quest = Take one open quest out of the game.
effect-pick-quest = You choose today’s quest instead of the leader.
effect-today = { $who ->
    [self] For you, today: { $mods }
    [any] For any survivor, today: { $mods }
    [other] For another survivor, today: { $mods }
    [all] For every survivor, today: { $mods }
   *[straw] Survivors draw straws. For the short straw, today: { $mods }
}

## Conditions, as in “If …”

condition-food-most = Food is { $value } or less
condition-food-least = Food is { $value } or more
condition-sanity-most = Sanity is { $value } or less
condition-sanity-least = Sanity is { $value } or more
condition-build-most = Build is { $value } or less
condition-build-least = Build is { $value } or more
condition-survivors-most = at most { $value } survivors live
condition-survivors-least = at least { $value } survivors live
condition-ghosts-most = there are { $value } ghosts or fewer
condition-ghosts-least = there are { $value } ghosts or more
condition-leader-most = you do not lead
condition-leader-least = you lead

## More or fewer cards

cards-any = { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $more ->
    [yes] more, from any deck
   *[no] fewer
}
cards-food = { SIGNED($by) } Food { $count ->
    [one] card
   *[other] cards
}
cards-sanity = { SIGNED($by) } Sanity { $count ->
    [one] card
   *[other] cards
}
cards-build = { SIGNED($by) } Build { $count ->
    [one] card
   *[other] cards
}

## What holds while a card is attached, or today

mod-supper = { $by ->
    [1] Eats one portion more at supper.
    [-1] Eats one portion less at supper.
   *[other] Portions at supper: { SIGNED($by) }.
}
mod-supper-odd = Odd rounds: { $portions ->
    [0] no supper.
    [one] one portion.
   *[other] { $portions } portions.
}
mod-supper-even = Even rounds: { $portions ->
    [0] no supper.
    [one] one portion.
   *[other] { $portions } portions.
}
mod-vote-weight = { $by ->
    [1] Vote counts one more.
    [-1] Vote counts one less.
   *[other] Vote counts { SIGNED($by) }.
}
mod-votes-against = { $by ->
    [1] One vote more against in every vote.
    [-1] One vote fewer against in every vote.
   *[other] { SIGNED($by) } votes against in every vote.
}
mod-straws = { $by ->
    [1] One straw more in { $draws }.
    [-1] One straw fewer in { $draws }.
   *[other] { SIGNED($by) } straws in { $draws }.
}
draws-at-quest = quest draws
draws-at-tie = ties
draws-at-fight = knife fights
draws-at-card = draws by a card
draws-at-all = every draw of straws
mod-draw = Each morning: { $cards }.
mod-wild-draw = { $count ->
    [one] One fixed draw may be from any deck.
   *[other] Up to { $count } fixed draws may be from any deck.
}
mod-gain = { $by ->
    [1] Play cards that raise { $track } raise it by 1 more.
    [-1] Play cards that raise { $track } raise it by 1 less.
   *[other] Play cards that raise { $track }: { SIGNED($by) }.
}
mod-protected = { $from ->
    [ghosts] Ghost cards cannot pick this survivor.
    [keep] Nobody else can touch or see the Keep here.
   *[knives] Knives cannot pick this survivor.
}
mod-keep-frozen = The Keep cannot be shown by choice.
mod-knife-tool = Knives are tools here: they neither attack nor fight. After playing a knife card: { $effects }
mod-ward = Ghost instants lower { $track } by { $by } less.

## The lower half of a survivor card

keep-knife = KNIFE. Attack another survivor in a discussion.
keep-shield = SHIELD. Stops a lone knife; stays up all day.
keep-shield-chinese = SHIELD. Stops every knife that attacks you; stays up all day.
keep-escape = ESCAPE. Shown in a discussion: no vote from you or for you today.
keep-trial = TRIAL. Shown in a discussion: { $effects }
keep-death = LAST WILL. When you die: { $effects }
half-empty = Nothing.

## Moments of attached cards

moment-dusk = Each evening: { $effects }
moment-death = On death: { $effects }
moment-other-death = When another survivor dies: { $effects }

## What a character draws

draws-food = { $count } Food
draws-sanity = { $count } Sanity
draws-build = { $count } Build
draws-none = Nothing
draws-wild = { $count } from any deck
