# The Fittest — board, panel, questions, options.

game-name = The Fittest
game-tagline = A show on an island: lead, bargain, boost, and carry home the best Prizes.

## Skills, by shape, letter and colour

mark-brawn = ❌B
mark-grit = ✳️G
mark-cunning = 🎭C
mark-flair = 🟪F
mark-wits = 🌀W
mark-pace = ⚡P
mark-wild = ❓any
mark-all = 🌈ALL
skill-brawn = Brawn
skill-grit = Grit
skill-cunning = Cunning
skill-flair = Flair
skill-wits = Wits
skill-pace = Pace
skill-wild = wild
skill = { $mark } { $name }
skill-value = { $mark }{ $value }
sign-totem = 🗿
sign-grey = 🔘
aim = { $mark } { $value }
goals-beside = { " + " }
goals-or = { " or " }
goal-numbered = Goal { $number }{ $which ->
    [b] , the second way
   *[other] { "" }
}
card-short = { $mark } { $card }
prize = { $worth } · { $card }
prize-of = { $who }: { $prize }
boost = { $mark }+{ $value } { $card }
no-cards = no cards

## Deals

terms-pick = { $pick ->
    [1] 1st pick
    [2] 2nd pick
    [3] 3rd pick
   *[other] { $pick }th pick
}
terms-last = last pick
terms-more = { $count ->
    [one] 1 Prize
   *[other] { $count } Prizes
}
terms-nothing = no Prize
alliance-title = 📜 **The alliance and its promises**
alliance-leader = 👑 { $who } { $forced ->
    [yes] leads, and may keep nothing
   *[no] leads
}
alliance-deal = 🤝 { $who } for { $terms }
alliance-forced = 💪 { $who } was forced in, for nothing
alliance-free = Not promised yet: { $free } of { $prizes }
alliance-ready = ✋ { $who } is ready: for now no deal is made.
talk-challenge = 🏁 { $who } leads: { $goals }, for { $prizes ->
    [one] one Prize
   *[other] { $prizes } Prizes
}.
talk-leader = You lead. Offer shares below; { $free } of { $prizes } { $prizes ->
    [one] Prize is
   *[other] Prizes are
} not promised yet. Whatever you leave over, you hand out yourself. Press *I am done* when your alliance stands.
talk-follower = You take part once you have a deal with { $who }. Say below what you want for it.
talk-deal = You are in, for { $terms }. Only you and { $who } together can change that.
talk-forced = You were forced in, and earn nothing this time. You may still play Effects, and Boosts later.
talk-out = You were forced out of this Episode: no deal, no Effects.
talk-trial = A Trial: everybody for themselves, no deals. Play Effects, or press *I am done*.
talk-silenced = A Trial: everybody for themselves, and no Effects from you this time.
talk-ready = ✋ { $who } is ready. Offers rest until that is taken back.
talk-got-share = 📨 { $who } offers you **{ $terms }** if you join.
talk-got-wish = 📨 { $who } would join for **{ $terms }**.
talk-made-share = 📤 You offered { $who } **{ $terms }**.
talk-made-wish = 📤 You asked { $who } for **{ $terms }**.
talk-impossible = ⚠️ As things are, that cannot be kept any more (F12): too much is promised elsewhere.
talk-declined = 🙅 { $who } said no to { $terms }.
talk-declined-by-you = 🙅 You said no to { $who }: { $terms }.

## The board

board-setup = 🎬 The cameras are being set up
board-episode = 🎬 Episode { $episode } · { $who } leads
board-between = 🎬 { $episode ->
    [0] The show begins
   *[other] Episode { $episode } is over
}
board-phase-flip = **Flip** › Negotiation › Attempt › Resolution
board-phase-negotiation = Flip › **Negotiation** › Attempt › Resolution
board-phase-attempt = Flip › Negotiation › **Attempt** › Resolution
board-phase-resolution = Flip › Negotiation › Attempt › **Resolution**
board-piles = 🎴 Deck { $deck } · 🗑️ { $discard } discarded
board-challenge = 🏁 **{ $card }** pays { $prizes ->
    [one] **1** Prize
   *[other] **{ $prizes }** Prizes
}
board-trial = 🔥 Trial: **{ $card }**, worth **{ $worth }** to the winner
board-beside = ➕ and **{ $card }** beside it
board-goal = 🎯 { $goal }
board-aim = **{ $aim }** { $met ->
    [yes] ✅
   *[no] ❗
} { $of ->
    [one] at { $reached }
    [named] with { $mark }, at { $reached }
    [all] lowest { $mark } at { $reached }
   *[wild] best { $mark } at { $reached }
}
board-best = 🥇 { $who } · { $mark } **{ $total }**
board-beaten = ▫️ { $who } · { $mark } { $total }
board-competing = 🏃 { $who } tries { $mark } · { $total } so far
board-boosts = 🚀 Boosts: { $boosts }
boost-on-table = { $who } { $mark }+{ $value }
board-flip = 🔄 Bonus Flip: { $cards } · **+{ $value }** on every Skill
board-revealed = 🎁 Prizes: { $cards }
board-holds = This Episode: { $what }
holds-skill = { $who } { $mark } { SIGNED($by) }
holds-out = 🚫 { $who } out
holds-silenced = 🤐 no Effects: { $who }
holds-unboosted = 🪢 no Boosts: { $who }
holds-unflipped = 🪙 no Bonus Flip: { $who }
holds-doubled = 👯 flips two: { $who }
holds-locked = 🔒 no Totem cards
board-resolving = ✨ **{ $card }** is being played
board-leader = 👑 { $who } · { $contestant } · 🎴{ $hand } · 🎁{ $prizes } · **{ $points }**
board-joined = 🤝 { $who } · { $contestant } · 🎴{ $hand } · 🎁{ $prizes } · **{ $points }**
board-forced = 💪 { $who } · { $contestant } · 🎴{ $hand } · 🎁{ $prizes } · **{ $points }**
board-out = 🚫 { $who } · { $contestant } · 🎴{ $hand } · 🎁{ $prizes } · **{ $points }**
board-player = ▫️ { $who } · { $contestant } · 🎴{ $hand } · 🎁{ $prizes } · **{ $points }**
board-shown = 👁️ holds { $cards }

## A closer look at everybody

closeup-contestant = **{ $who } · { $contestant }**, best at { $skill }
    { $ability }
closeup-prizes = 🎁 { $prizes } = { $points }

## A player's own panel

own-not-yet = The cameras are being set up. You will know who you are in a moment.
own-not-yet-short = The show is about to begin
own-contestant = You are { $contestant }
own-ability = ✨ { $ability }
own-points = 🏆 **{ $points }** points from { $prizes ->
    [0] no Prize yet
    [one] one Prize
   *[other] { $prizes } Prizes
} · { $skill } Prizes bring you 2 more
own-hand = 🎴 **Your hand: { $count } of 5**
own-no-hand = 🎴 Your hand is empty.
own-card = **{ $mark }+{ $boost } { $card }** { $signs }
own-effect-barred = 🔒 not now ({ $rule }) · { $text }
own-known = 👁️ You know of { $who }: { $cards }
own-top = 👁️ You know what comes next: { $cards }
lesson-contestant = You are { $contestant }, best at { $skill }
lesson-goal-contestant = Most points in Prizes win. Bargain for a share, join, and meet the Goals together.
about-boost = 🚀 Boost: { $mark } +{ $boost }
about-prize = 🎁 As a Prize: { $worth }
about-challenge = 🏁 As a Challenge: { $goals }, pays { $prizes }
about-trial = 🔥 As a Challenge: a Trial { $mark }
about-totem = 🗿 Totem card: it changes the leader
about-grey = 🔘 Not in a Trial
about-effect = ✨ { $text }

## What is awaited, for the channel

await-negotiation = { $trial ->
    [yes] ✨ { $who }: before the Trial, play Effects under **My cards**, then press *I am done*.
   *[no] 🤝 { $who }: deals and Effects under **My cards**. Talk as you like, then press *I am done*.
}
await-boosts = 🚀 { $count ->
    [0] Boosts: nobody can play one.
   *[other] { $who }: play Boosts under **My cards**, or press *I am done*.
}
await-target = 🎯 { $who }, whom does **{ $card }** mean?
await-goal = 🎯 { $who }, which Goal does **{ $card }** mean?
await-prize = 🎁 { $who }, which Prize does **{ $card }** mean?
await-salvage = ♻️ { $who }, which discarded card do you take?
await-pay = 🗿 { $who } picks a card to discard for **{ $card }**.
await-give = 🔁 { $who } picks the card to give back.
await-sift = 👁️ { $who } looks at the next cards and takes one.
await-arrange = 👁️ { $who } puts the next cards in order.
await-discard = ✋ { $who }, too many cards: one has to go.
await-keep = 🪤 { $who }, which of the two cards do you keep?
await-choose-goal = 🎯 { $who }, which Goal do you go for: { $goal }?
await-name-skill = ❓ { $who }, which Skill does { $goal } test?
await-wild-boost = 🚀 { $who }, which Skill does your wild Boost add to?
await-flip = 🔄 { $who }, do you turn over a Bonus Flip?
await-encore = 🎻 { $who }, once more? A card for another flip.
await-compete = 🔥 { $who }, do you compete, and with which Skill? { $best ->
    [0] Nobody has set a mark yet.
   *[other] To beat: **{ $best }**.
}
await-pick = 🎁 { $who }, pick { $pick } is yours. Which Prize?
await-award = 🎁 { $who }, pick { $pick } is for you to give. Which Prize, and to whom?
await-draw = 🎴 { $who }: draw a card?

## What is asked, in a player's panel

question-negotiation = 🤝 **Deals and Effects**
    { $talk }
question-boosts = 🚀 **Play Boosts, as many as you like.** They go from your hand to the total.
question-pay = 🗿 **Which card do you discard to take over?**
question-give = 🔁 **Which card do you give in return?**
question-sift = 👁️ **Which card do you take, and in which order do the others go back?** The first named is yours, the next will be drawn first.
question-arrange = 👁️ **In which order do these cards go back on top?** The first will be drawn first.
question-discard = ✋ **You may hold five cards. Which one goes?**
question-keep = 🪤 **Which of the two do you keep?**
question-encore = 🎻 **Discard a card to flip again?** The new number replaces the old one.
placeholder-propose-to = Offer a deal to…
placeholder-propose-terms = For these Prizes (tick several)…
placeholder-accept = Accept an offer…
placeholder-decline-by = Decline an offer…
placeholder-withdraw-to = Withdraw an offer…
placeholder-play-effect-card = Play a card for its Effect…
placeholder-boost-card = Play a Boost…
placeholder-target-skill = Who, and which Skill…
placeholder-target-skill-skill-of = { $of }: which Skill…
placeholder-target-prize-card = Which Prize…
placeholder-target-prize-card-of = A Prize of { $of }…
placeholder-take-discard-card = Take a card…
placeholder-take-discard-card-of = Take a card: { $of }…
placeholder-take-prize-card = Take a Prize…
placeholder-give-prize = Give a Prize to somebody…
placeholder-give-prize-to-of = Give { $of } to…
placeholder-rename = Which Goal, and which Skill…
placeholder-arrange-first = First comes…
placeholder-arrange = In this order…
placeholder-sift-out = Take the first, put back the rest…

## Buttons

offer-propose = { $to }: { $terms }
offer-withdraw = ↩️ Withdraw: { $to }
offer-accept = ✅ { $by }: { $terms }
offer-decline = ✖️ Decline: { $by }
offer-play-effect = ✨ { $card }
offer-target = { $target }
offer-target-skill = { $target }: { $skill }
offer-target-goal = { $goal }
offer-rename = { $goal } → { $skill }
offer-target-prize = { $card }
offer-take-discard = { $card }
offer-pay = { $card }
offer-give-card = { $card }
offer-arrange = { $order }
offer-sift-out = { $order }
offer-discard-card = { $card }
offer-keep-one = { $card }
offer-choose-goal = { $goal }
offer-name-skill = { $skill }
offer-boost = { $card }
offer-wild-boost = { $skill }
offer-flip-yes = Flip
offer-flip-no = Leave it
offer-flip-again = { $card }
offer-flip-again-none = No, it stays
offer-compete = { $skill }
offer-stay-out = Stay out
offer-take-prize = { $card }
offer-give-prize = { $card } → { $to }
offer-draw-yes = Draw
offer-draw-no = No card

## What a press was understood as

understood-propose = Offered: { $terms }, to **{ $to }**. Only the two of you know.
understood-withdraw = Your offer to **{ $to }** is off the table.
understood-accept = Agreed with **{ $by }**: { $terms }. It binds.
understood-decline = You say no to **{ $by }**.
understood-play-effect = You play **{ $card }**.
understood-target = You picked **{ $target }**.
understood-target-skill = You picked **{ $target }**, { $skill }.
understood-target-goal = You picked { $goal }.
understood-rename = Noted: { $goal }, { $skill }.
understood-target-prize = You picked { $card }.
understood-take-discard = You take **{ $card }**.
understood-pay = You discard **{ $card }**.
understood-give-card = You give **{ $card }**.
understood-arrange = Noted: { $all }.
understood-sift-out = Noted: { $all }.
understood-discard-card = **{ $card }** goes.
understood-keep-one = You keep **{ $card }**.
understood-choose-goal = You go for { $goal }.
understood-name-skill = You name { $skill }.
understood-boost = You boost: **{ $card }**.
understood-wild-boost = It adds to { $skill }.
understood-flip = Noted: { $all }.
understood-flip-again = Noted: { $all }.
understood-compete = You compete with { $skill }.
understood-stay-out = You stay out of it.
understood-take-prize = You take { $card }.
understood-give-prize = You give { $card } to **{ $to }**.
understood-draw = Noted: { $all }.

## What a player may do instead

may-propose = offer a deal that can be kept
may-withdraw = withdraw an offer
may-accept = accept an offer
may-decline = decline an offer
may-play-effect = play a card for its Effect
may-target = pick somebody
may-target-skill = pick somebody and a Skill
may-target-goal = pick a Goal
may-rename = pick a Goal and a Skill
may-target-prize = pick a Prize
may-take-discard = take a discarded card
may-pay = discard a card
may-give-card = give a card
may-arrange = put the cards in order
may-sift-out = take one of the cards
may-discard-card = discard a card
may-keep-one = keep one of the cards
may-choose-goal = choose a Goal
may-name-skill = name a Skill
may-boost = play a Boost
may-wild-boost = name a Skill
may-flip = flip, or leave it
may-flip-again = flip again, or leave it
may-compete = compete with a Skill
may-stay-out = stay out
may-take-prize = take a Prize
may-give-prize = give a Prize to somebody
may-draw = draw a card, or leave it

## Options

option-first_leader = First leader
option-first_leader-help = By tradition, whoever watched a reality show last.
value-first_leader-random = By lot
option-outsiders_paid = Gifts to outsiders
option-outsiders_paid-help = The leader may give a Prize that nobody was promised to somebody who took no part.
option-force_out_stays = Force Out stays
option-force_out_stays-help = Who was forced out stays out when the leader changes, and cannot become leader.
option-lock_effects_only = Lock only Effects
option-lock_effects_only-help = A locked Totem card may still be played as a Boost.
option-leader_breaks_deal = Leaders may break deals
option-leader_breaks_deal-help = A leader’s own Strong-Arm voids the deal with its target, too.
option-trial_skill = Skill of a Trial
option-trial_skill-help = Whether competitors name a Skill, or the card does.
value-trial_skill-choose = Everybody names one
value-trial_skill-printed = The one on the card
option-grey_effects_only = Grey icon: Effects only
option-grey_effects_only-help = Cards that may not be played in a Trial may still be Boosts in it.
option-stall_guard = Stall guard
option-stall_guard-help = House rule: many Episodes without a Prize and hardly a card left end the game.

## The end

end-draw-title = 🎬 The deck is bare
end-draw = In Episode { $episode } somebody had to draw, and there was nothing left to draw.
end-flip-title = 🎬 No Challenge is left
end-flip = After Episode { $episode } there was no card to flip for another.
end-prizes-title = 🎬 The Prizes have run out
end-prizes = In Episode { $episode } the alliance won, but there were too few cards to pay it. Nobody gets any.
end-stall-title = 🎬 The audience has gone home
end-stall = By a house rule the show ends with Episode { $episode }: for too long nobody won anything, and hardly a card was left.
end-winners = 🏆 { $count ->
    [one] The fittest of all is { $who }.
   *[other] Shared victory: { $who }.
}
end-won = 🏆 { $who } · { $contestant } · **{ $points }** = { $prizes } + 2 × { $matches } { $mark }
end-lost = ▫️ { $who } · { $contestant } · **{ $points }** = { $prizes } + 2 × { $matches } { $mark }
