# The Fittest — the log: a sentence for each thing that happens.

log-game-began = 🎬 Welcome to the island! { $contestants }. { $deck } cards are in the deck.
log-playing = { $who } is { $contestant }
log-leader-drawn = 👑 By lot, { $who } leads the first Episode.
log-leader-named = 👑 { $who } leads the first Episode.
log-leader-left = 👑 { $who } leads next.
log-leader-trial = 👑 { $who } has won the Trial, and leads next.
log-leader-card = 👑 { $card } makes { $who } leader! All deals are off and nobody else is in: the alliance begins anew. What else was played still holds.
log-top-looked = 👁️ { $who } looks at { $count ->
    [one] the next card
   *[other] the next { $count } cards
} of the deck.
log-top-returned = 👁️ { $who } puts { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
} back on top.
log-reshuffled = 🔀 The deck is empty: { $cards } discarded cards are shuffled and begin again.
log-drew-sat-out = 🎴 { $who } sat out and draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-drew-consolation = 🎴 { $who } draws a card to get over it.
log-drew-effect = 🎴 { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-drew-forced-in = 🎴 { $who } draws a card for the trouble.
log-drew-replaced = 🎴 { $who } draws a card for the lost Totem.
log-discarded-limit = 🗑️ { $who } has too many cards, and lets { $card } go.
log-discarded-raid = 🗑️ { $who } loses { $card }
log-discarded-cost = 🗑️ { $who } pays with { $card }
log-discarded-encore = 🎻 { $who } gives { $card } for another flip.
log-discarded-choosy = 🪤 { $who } had the choice, and throws { $card } back.
log-attempt = ⏱️ The talking is over. Now it counts.
log-card-flipped = 🏁 **Episode { $episode }** · { $card }: { $goals }, for { $prizes ->
    [one] one Prize
   *[other] { $prizes } Prizes
}.
log-trial-flipped = 🔥 **Episode { $episode }** · { $card }, a Trial: everybody for themselves.
log-deal-made = 🤝 { $who } joins, for { $terms }.
log-deal-changed = 🤝 A new deal with { $who }: { $terms }, instead of { $before }.
log-effect-played = ✨ { $who } plays { $card }
log-skill-changed = 📈 { $who }: { $skill } counts { $to } now ({ SIGNED($by) }).
log-forced-out = 🚫 { $who } is forced out: no part in the Challenge, no Effects this Episode.
log-slipped = 🎩 { $who } slips away and may still take part, but plays no Effects this Episode.
log-forced-in = 💪 { $who } is forced to take part, and earns nothing.
log-forced-leader = 💪 { $who } goes on leading, but earns nothing.
log-void = 📜 The deal with { $who } is void; the leader has { $void } back.
log-forbidden-boosts = 🪢 No Boosts from { $who } this Episode.
log-forbidden-effects = 🤐 No more Effects from { $who } this Episode.
log-forbidden-flips = 🪙 No Bonus Flip for { $who } this Episode.
log-flips-twice = 👯 A Bonus Flip of { $who } is two cards this Episode; the better one counts.
log-card-taken = 🔁 { $who } takes a card from the hand of { $of }
log-card-given = 🔁 { $who } gives { $to } a card in return.
log-card-came = 🔁 { $card } came to you from { $of }
log-card-went = 🔁 { $card } went from you to { $to }
log-hand-looked = 👁️ { $who } looks at the hand of { $of }
log-hand-seen = 👁️ In the hand of { $of }: { $cards }
log-discard-taken = ♻️ { $who } takes { $card } out of the discard pile.
log-goal-lowered = 🎯 A Goal gets easier by { $by }: { $aim } now.
log-goal-raised = 🎯 A Goal gets harder by { $by }: { $aim } now.
log-goal-renamed = 🎯 The plot twists: a Goal is { $aim } now.
log-prizes-added = 🎁 The Challenge pays { $to } Prizes now.
log-card-turned-over = ➕ { $card } lies beside the Challenge: { $goals } as well, for { $prizes } Prizes in all.
log-trial-turned-over = ➕ { $card } lies beside the Challenge. A Trial has no Goals; it pays { $prizes } Prizes in all.
log-prizes-swapped = 🔁 { $who } trades the Prize { $gave } for { $got } of { $other }
log-prize-discarded = 🗑️ { $who } loses the Prize { $card }
log-prize-renewed = 🎁 { $who } has { $card } in its place.
log-totems-locked = 🔒 No more Totem cards this Episode.
log-goal-chosen = 🎯 { $who } goes for the { $which ->
    [a] first
   *[b] second
} of the two Goals.
log-skill-named = 🎯 { $who } names { $skill }
log-boosted = 🚀 { $who } boosts { $skill } by **{ $value }** with { $card }
log-flipped = 🔄 Bonus Flip: { $cards }. That is **+{ $value }** on every Skill.
log-flipped-again = 🔄 Once more: { $cards }. Now it is **+{ $value }**.
log-not-flipped-declined = 🔄 { $who } leaves the Bonus Flip.
log-not-flipped-forbidden = 🪙 { $who } may not make a Bonus Flip.
log-not-flipped-no-card = 🔄 There is no card for a Bonus Flip.
log-test = { $mark } { $reached } of { $needed } { $met ->
    [yes] ✅
   *[no] ❌
}
log-success = 🎉 **They did it!** { $tests }
log-failure = 💥 **Not enough.** { $tests }
log-competes = 🔥 { $who } competes with { $skill }
log-stays-out-chose = ▫️ { $who } stays out of the Trial.
log-stays-out-forced-out = 🚫 { $who } was forced out, and cannot compete.
log-scored-best = 🥇 { $who } comes to **{ $total }** and is ahead.
log-scored = ▫️ { $who } comes to **{ $total }**. That is not enough.
log-trial-won = 🏆 { $who } wins the Trial, and { $card } with it.
log-prizes-revealed = 🎁 The Prizes: { $cards }
log-prize-taken = 🎁 Pick { $pick }: { $who } takes { $card }
log-prize-given = 🎁 Pick { $pick }: { $by } gives { $card } to { $who }
log-prizes-unclaimed = 🗑️ Nobody may have these: { $cards }
log-idle = 🕰️ Again no Prize, and hardly a card left. ({ $idle } in a row)
