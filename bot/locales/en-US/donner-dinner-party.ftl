# Donner Dinner Party — board, panel, questions, options.

game-name = Donner Dinner Party
game-tagline = Snowed in with a pot and friends. Some hunt for the pot, some wait to see who goes into it.

## The board

phase-setup = 🏔️ Snow begins to fall
phase-hunt = 🏹 Round { $round } · Hunt
phase-inspection = 🔦 Round { $round } · Inspection
phase-dinner = 🍲 Round { $round } · Camp Dinner
phase-discussion = 🗣️ Round { $round } · Accusations
phase-vote = ☝️ Round { $round } · Group Vote
board-leader = 🏕️ { $who } is Camp Leader.
board-rescue = 🍳 { $bar } { $left ->
    [0] Rescue after this round!
   *[other] Rescue after round { $last }.
}
board-camp = 🧭 **{ $pioneers }** Pioneers · 🍴 **{ $cannibals }** { $cannibals ->
    [one] Cannibal
   *[other] Cannibals
} alive
board-mouths = 🍽️ { $mouths } mouths to feed tonight.
board-dinner = 🍲 { $cards }
board-meals = 🍽️ { $bar } { $meals } of { $mouths } meals
board-poison-spoiled = ☠️ **Poisoned:** what was hunted feeds nobody.
board-poison-cured = 🌿 Poison, but cured.
board-lantern = 🕯️ The lantern is out: no inspection.
board-looked = 🔦 { $who } saw the card of { $target }.
board-person = ▫️ { $who }
board-leading = 🏕️ { $who }
board-eaten = 🍖 { $who } · { $role }, { $character }
board-ghost = 👻 { $who } · { $role }, { $character }
board-claims = 🗯️ **What they say they gave** · round { $round }
mark-condemned = 🍴 for the pot
mark-vote = ☝️ { $target }
mark-no-vote = ☝️ no vote
mark-raised = 📣 +{ $by }
mark-dropped = ❄️ vote lost
mark-scared = 😱 scared off
mark-spared = 🌾 cannot be chosen
mark-frozen = 🧊 card by lot
mark-spilled = 🫖 card replaced
mark-supply = 🎒 { $card }
mark-token = has a Boo left
pictured = { $icon } { $card }
counted = { $card } ×{ $count }
counted-icon = { $icon }×{ $count }

## The claims board

claim-gave = { $card }: { $who }
claim-saw = 🔦 { $who } on { $target }: { $card }
claim-silent = Not a word from { $who }.
claim-supply = 🎒 { $who } says: “I hold { $card }.”
claim-role = 💬 “I am a { $role }”: { $who }
clash-changed = ⚠️ { $who } told it another way before.
clash-crowded = ⚠️ { $count ->
    [one] { $who }: there was no { $card } in the pot.
   *[other] { $count } say { $card }; there was less of it in the pot.
}
clash-seen = ⚠️ { $who } do not agree on a card.
clash-role = ⚠️ { $who } said “{ $card }” and was found to be something else.
clash-shared = ⚠️ There is one { $card }, and { $who } all say they hold it.
clash-shown = ⚠️ { $who } cannot have held { $card }: what lies face up says otherwise.

## What is known

button-closeup = What is known
closeup-title = ### What everybody can know
closeup-tokens = 🪙 On the Campfire Board: { $cards }.
closeup-deck = 🏹 In the Hunting Deck, every round: { $cards }
closeup-supply = 🎒 Supply Cards not seen yet, dealt or not: { $cards }.
closeup-round = **Round { $round }** · led by { $who }
closeup-dinner = 🍲 { $cards }
closeup-fed = 🍽️ Everybody was fed.
closeup-eaten = 🍖 { $who } was eaten: { $role }.

## A player's own panel

own-not-yet = The fire is being lit. Your cards will be here in a moment.
own-not-yet-short = Your cards are on their way
own-pioneer = You are a Pioneer
own-cannibal = You are a Cannibal
own-character = 🪙 { $character }. { $quip }
own-wins-pioneer = 🎯 Have all Cannibals eaten, or be rescued after round { $last } with more Pioneers than Cannibals.
own-wins-cannibal = 🎯 Be as many as the Pioneers at the end of a round. The rescue comes after round { $last }.
own-mates-unknown = 🤝 You do not know who anybody else is.
own-mates = 🤝 { $count ->
    [one] The other Cannibal is { $who }.
   *[other] The other Cannibals are { $who }.
}
own-mates-none = 🤝 There is no Cannibal but you.
own-eaten = 🍖 You have been eaten. Your side can still win, and you with it.
own-ghost = 👻 You are a ghost: noises only, no words. Once, when fingers are shown, you may shout “Boo!” at a voter.
own-ghost-spent = 👻 You are a ghost, and your “Boo!” is spent. Noises are still free.
own-supply = 🎒 **Your Supply Card: { $card }**
own-supply-open = 🎒 Your Supply Card, { $card }, lies face up.
own-leading = 🏕️ You lead this round. Your card was drawn unseen; not even you know it.
own-hand = 🎴 **Your hand:** { $cards }
own-hand-frozen = 🧊 One of your three was drawn for the pot, and nobody saw which: { $cards }
own-gave = 🍲 **You gave:** { $card }{ $how ->
    [automatic] {" "}(by lot: time was out)
   *[chosen] {""}
}
own-left = 🎴 Left over: { $cards }
own-spilled = 🫖 Something else lies there in its place now.
own-seen = 👁️ Round { $round }: { $who } gave { $cards }.
own-seen-leftovers = 👁️ Round { $round }: { $who } kept back { $cards }.
own-given = You gave before: { $given }
own-given-one = { $round } { $card }
icon-unseen = ❔
lesson-goal-unknown = Pioneers want to be rescued, Cannibals want to be as many as they.
lesson-goal-pioneer = You win if you are rescued, or all Cannibals are eaten: feed the pot, and watch.
lesson-goal-cannibal = You win once there are as many of you as Pioneers: starve the pot, look innocent.
silence-rule = Ghosts make noises, not words. The buttons in your direct message moan for you.

## What is awaited, for the channel

await-contribute = 🏹 Everybody but the Camp Leader puts one card into the pot, face down. Yours are in your direct message, or press *My cards*.
await-set = 🎒 All cards are down. Some Supply Cards can be played before the inspection, and only now: see *My cards*.{ $post ->
    [yes] {" "}Everybody answers once: { $who }.
   *[no] {""}
}
await-inspect = 🔦 { $who }, whose card do you look at? You may look at one, or at none.
await-look = 🎒 The cards go into the pot in a moment. Some Supply Cards can still be played: see *My cards*.{ $post ->
    [yes] {" "}Everybody answers once: { $who }.
   *[no] {""}
}
await-table = 🎒 The pot is open. Some Supply Cards can still change the meal: see *My cards*.{ $post ->
    [yes] {" "}Everybody answers once: { $who }.
   *[no] {""}
}
await-discussion = 🗣️ Not enough for all: somebody goes into the pot. Who brought what? { $claims ->
    [yes] What you say you gave and saw can be written on the board, true or not: see *My cards*.
   *[no] Say what you like, true or not.
} { $who } calls for the vote, though not at once.
await-vote = ☝️ Point at who should be eaten: { $who }. You may change your mind until the last has pointed.
await-fingers = { $boo ->
    [yes] 👻 Fingers are shown. Boo, anybody? { $post ->
        [yes] { $ghosts }
       *[no] { $who }
    } may scare off one voter. Supply Cards: see *My cards*.
   *[no] 🎒 Fingers are shown. Some Supply Cards can still change the vote: see *My cards*.
}{ $post ->
    [yes] {" "}Everybody answers once: { $who }.
   *[no] {""}
}
await-tie = ⚖️ { $who }, it is a tie. Who shall it be?
await-condemned = 🍴 The vote has fallen. Is there a way out? See *My cards*.{ $post ->
    [yes] {" "}Everybody answers once: { $who }.
   *[no] {""}
}
## What is asked, in a player's panel

question-contribute = 🏹 **Which card goes into the pot?** You may change it until the last card is down.
question-supply = 🎒 You may play { $card } now, once, for all to see.
question-set = 🎒 Play { $card } now? Before the inspection is its only time in a round.
question-look = 🎒 Play { $card } now? Before the cards go into the pot is its only time in a round.
question-table = 🎒 Play { $card } now? Before the meal is settled is its only time in a round.
question-fingers = 🎒 Play { $card } now? While fingers are shown is its only time in a vote.
question-condemned = 🎒 Play { $card } now? Otherwise you are dinner.
question-discussion = { $ghost ->
    [yes] 👻 **They argue without you.** Make a noise, if it helps.
   *[no] 🗣️ **Say it on the board,** true or not. The latest word counts; the board remembers that there was another.
}
placeholder-claim-gave = What I gave…
placeholder-claim-gave-round = What I gave in round…
placeholder-claim-gave-card = … was this card
placeholder-claim-saw = What I saw…
placeholder-claim-saw-target = I saw the card of…
placeholder-claim-saw-card = … and it was this one
placeholder-claim-supply-card = My Supply Card is…

## Buttons

offer-contribute = { $card }
offer-play-supply = Play { $card }
offer-play-supply-on = { $target }
offer-inspect = { $target }
offer-no-inspection = Look at nobody’s
offer-call-vote = Call for the vote
offer-vote = { $target }
offer-break-tie = { $target }
offer-boo = 👻 { $target }
offer-noise = { $sound }
offer-hold = Play nothing
offer-claim-gave = { $round }: I gave { $card }
offer-claim-saw = { $target } gave { $card }
offer-claim-role = “I am a { $role }.”
offer-claim-supply = I hold { $card }
value-round = Round { $round }
value-pioneer = Pioneer
value-cannibal = Cannibal
value-moan = Ooooooh
value-howl = Awoooo
value-rattle = Clank, clank
value-sob = Boohoo
value-giggle = Hihihi
value-growl = Grrrr

## What a press was understood as

understood-contribute = Noted: **{ $card }** goes into the pot. Press another to change your mind.
understood-play-supply = You play **{ $card }**. Everybody can read it now.
understood-inspect = You lift the card of **{ $target }**. What it is stands in your direct message, or under *My cards*.
understood-no-inspection = You look at nobody’s card. Very trusting of you.
understood-call-vote = You call for the vote.
understood-vote = You point at **{ $target }**. Press another name to change your mind.
understood-break-tie = You have decided: **{ $target }**.
understood-boo = BOO! **{ $target }** is gone, and so is your token.
understood-noise = { $sound }!
understood-hold = You play nothing. You may still change your mind while this is open.
understood-claim-gave = On the board it says now: in **{ $round }** you gave **{ $card }**.
understood-claim-saw = On the board it says now: you saw that **{ $target }** gave **{ $card }**.
understood-claim-role = On the board it says now: you are a **{ $role }**.
understood-claim-supply = On the board it says now: you hold **{ $card }**.
really-supply-play-supply = You are about to play **{ $card }** for all to see ({ $all }). It works once and cannot be taken back. Really?

## What a player may do instead

may-contribute = put a card into the pot
may-play-supply = play your Supply Card
may-inspect = look at the card of somebody who hunted
may-no-inspection = look at no card
may-call-vote = call for the vote
may-vote = point at somebody
may-break-tie = say who of the tied is eaten
may-boo = scare off a voter
may-noise = make a noise
may-hold = play nothing
may-claim-gave = say what you gave
may-claim-saw = say what you saw
may-claim-role = say what you are
may-claim-supply = say which Supply Card you hold

## Options

option-deck = Hunting Deck
option-deck-help = The printed mix of 40 cards favours one side at most counts; ours is cut to be fairer.
value-deck-rulebook = All 40 cards
value-deck-balanced = Balanced for your number (ours)
option-ol_tasty = Ol’ Tasty
option-ol_tasty-help = Somebody may be so tasty that the Cannibals win when they are eaten. For six or more.
option-ghosts = Ghosts
option-ghosts-help = Who was eaten stays as a ghost, may make noises, and may scare off one voter, once.
option-claims = Claims board
option-claims-help = What players say they gave, saw and are can be written on the board, with what does not fit.
option-first_leader = First Camp Leader
option-first_leader-help = By tradition, whoever came home alive from a trip last.
value-first_leader-random = By lot
option-discussion = Longest talk
option-discussion-help = When a talk ends by itself; the Camp Leader may call for the vote earlier.
value-discussion = { $value } seconds
option-reaction = Time for Supply Cards
option-reaction-help = How long everybody has to play a Supply Card at its moment. Short, and the same for all.
value-reaction = { $value } seconds
option-absent = Who does not vote in time
option-absent-help = Either that vote is lost, or the lot votes for them.
value-absent-abstain = Has no vote
value-absent-random = Votes by lot
option-leader_may_pick_self = A tied Camp Leader
option-leader_may_pick_self-help = Whether a Camp Leader who is tied may choose themselves.
option-scared_leader = A scared Camp Leader
option-scared_leader-help = Who breaks a tie for a Camp Leader who ran off: keeps the tile, or gives it back.
value-scared_leader-becomes = The next one becomes Camp Leader
value-scared_leader-acting = The next one only breaks the tie

## Whom the numbers favour

odds-measured = ⚖️ { $seats } players, { $way }: among AI players the Pioneers won { $percent } games in 100. { $side ->
    [pioneers] That favours the **Pioneers**.
    [cannibals] That favours the **Cannibals**.
   *[even] That is about even.
} Friends may play quite differently{ $ghosts ->
    [yes] , and Ghosts were not measured.
   *[no] .
}
odds-instead = 💡 With { $way } it was { $percent } in 100: see *Settings*.
odds-rulebook = all 40 cards
odds-balanced = the balanced deck
odds-rulebook-tasty = all 40 cards and Ol’ Tasty
odds-tasty-too-few = ⚠️ Ol’ Tasty needs { $least } players or more. With fewer the game cannot start: switch it off in *Settings*.

## The end

end-ol-tasty-title = 🍗 Ol’ Tasty is served
end-ol-tasty = In round { $round } the tastiest of all went into the pot. Nobody will ever be content with squirrel again.
end-cannibals-eaten-title = 🧭 The last Cannibal is eaten
end-cannibals-eaten = By round { $round } the Pioneers had eaten every Cannibal. They prefer not to discuss what that makes them.
end-cannibals-rule-title = 🍴 The Cannibals say grace
end-cannibals-rule = After round { $round } there was a Cannibal for every Pioneer. Dinner is at eight, and it is you.
end-rescued-title = 🛷 Rescued!
end-rescued = After round { $round } sledges came over the pass. Everybody agrees to speak about the scenery.
end-winners-pioneers = 🏆 { $count ->
    [one] The Pioneer wins: { $who }.
   *[other] The Pioneers win: { $who }.
}
end-winners-cannibals = 🏆 { $count ->
    [one] The Cannibal wins: { $who }.
   *[other] The Cannibals win: { $who }.
}
end-won = 🏆 { $who } · { $role }, { $character }{ $life ->
    [eaten] , eaten
   *[living] {""}
}
end-lost = ▫️ { $who } · { $role }, { $character }{ $life ->
    [eaten] , eaten
   *[living] {""}
}
end-held = 🎒 { $card } · { $given }
given-chosen = { $round } { $card }
given-automatic = { $round } { $card }⏱️
given-frozen = { $round } { $card }🧊
given-blind = { $round } { $card }🏕️
given-spilled = { $round } { $card }🫖
end-legend = What lay in the pot for each, round by round. ⏱️ by lot, out of time · 🧊 drawn unseen · 🏕️ the Camp Leader’s blind card · 🫖 put in place of another
end-look-inspection = 🔦 Round { $round }: { $who } saw { $cards } of { $target }.
end-look-supply = 👁️ Round { $round }: { $who } saw { $cards } of { $target }.
end-look-leftovers = 👣 Round { $round }: { $who } saw what { $target } kept back: { $cards }.
end-undealt = 🎒 Dealt to nobody: { $cards }.
