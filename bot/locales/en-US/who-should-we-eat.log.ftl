# Who Should We Eat? — the log: a sentence for each thing that happens.

log-game-began = 🏝️ { $count } castaways, one beach, and not enough sandwiches. Food { $food }, Sanity { $sanity }; the raft must reach { $raft }.
log-edition-chinese = 📖 This table plays by the Chinese rules. *Rules* has them.
log-leader-drawn = 🐚 By lot, { $who } gets the conch.
log-leader-named = 🐚 { $who } ate last and gets the conch.
log-leader-passed = 🐚 The conch goes to { $who }.
log-leader-stays = 🐚 { $who } took the conch yesterday already and keeps it.
log-leader-died = 🐚 The conch rolls to { $who }.
log-quests-revealed = 🗺️ { $count ->
    [one] A new quest is on offer: { $cards }.
   *[other] New quests are on offer: { $cards }.
}
log-reshuffled = 🔀 The { $deck } deck ran out. { $cards ->
    [one] One card is
   *[other] { $cards } cards are
} shuffled back in.
deck-food = Food
deck-sanity = Sanity
deck-build = Build
deck-ghost = Ghost
deck-quest = Quest
log-track-moved = { $track } { SIGNED($by) } → **{ PLAIN($to) }**
log-track-lost = { $moved } ({ $lost } off the end of the track)
log-moved-card = 🔸 { $moved }
log-moved-evening = 🌙 The night gnaws at everybody: { $moved }
log-moved-supper = 🍲 { $moved }
log-moved-meat = 🍽️ Dinner is served: { $moved }
log-moved-killing = ⚰️ { $moved }
log-dead-returned = 👻 { $count ->
    [one] { $who } rises from the pot, with a grudge.
   *[other] { $who } rise from the pot, with grudges.
}
log-drew = { $who } { $drawn }
drew-food = 🍖{ $count }
drew-sanity = 🧠{ $count }
drew-build = 🛶{ $count }
drew-ghost = 👻{ $count }
drew-none = no card
log-cards-drawn = Drawn: { $hands }
log-cards-placed = { $keeps ->
    [0] 🤫 Chosen: { $plays } to play, none to keep, all face down.
   *[other] 🤫 Everybody has chosen: { $plays } to play, { $keeps } to keep, all face down.
}
log-card-revealed-turn = 🎴 { $who } plays { $card }
log-card-revealed-ghost = 👻 { $who } plays { $card }
log-card-revealed-shown = 🔓 { $who } shows { $card }
log-card-revealed-attacked = 🔓 { $who } turns over { $card }
log-card-revealed-step-out = 🛡️ { $who } shows { $card } and stays out of it.
log-card-revealed-death = 📜 In the Keep of { $who } was { $card }
log-targeted = 🎯 { $who } picks { $target }
log-targeted-by-nobody = 🎯 It hits { $target }
log-no-target = 🤷 { $card } finds nobody to bother.
log-chosen = 👉 { $who } chooses: { $text }
log-haunted = 🕸️ { $card } clings to { $who }: { $text }
log-haunt-replaced = 🕸️ { $card } has to move out.
log-haunt-removed = 🧹 { $who } shakes off { $card }.
log-play-discarded = 🗑️ The Play card of { $who } is gone, unseen.
log-keep-discarded = 🗑️ { $card } of { $who } is discarded.
log-keep-discarded-unseen = 🗑️ The Keep of { $who } is gone, unseen.
log-keeps-swapped = 🔁 { $who } swap Keeps, unseen.
log-keeps-passed = 🔁 Keeps go round: { $who } each hand theirs to the next.
log-new-keep = 🔒 Your Keep is now { $card }.
log-new-keep-none = 🔒 Your Keep is empty now.
log-keep-seen = 👁️ The Keep of { $who } is { $card }.
log-draw-changed = 🌅 Tomorrow { $who } draws { $cards }.
log-today-changed = 📌 For { $who }, until tonight: { $mods }
log-triggered-dusk = 🌇 Evening, and { $card } of { $who } stirs
log-triggered-death = 📜 { $card } of { $who } has its moment
log-triggered-other-death = 🫂 { $card } of { $who } takes note
log-triggered-tool = 🪚 { $who } puts { $card } to honest use
log-quest-picker = 👻 { $who }, not the leader, picks today’s quest.
log-quest-burnt = 🔥 { $who } takes { $card } out of the game.
log-quest-taken = 🗺️ { $who } takes on { $card }
log-no-quest = 🗺️ No quest lies on the table today.
log-quest-tucked = 🗺️ { $who } is stuck with { $card }: { $text }
log-quest-replaced = 🗺️ { $card } leaves the game.
log-drew-straws-quest = 📏 The short straw goes to { $short }.
log-drew-straws-tie = 📏 { $who } break the tie by straws. Short: { $short }.
log-drew-straws-fight = 📏 { $who } fight it out with straws. Short: { $short }.
log-drew-straws-card = 📏 Straws are drawn. Short: { $short }.
log-straws-held = { $who } { $count }
log-straws-uneven = Not one straw each: { $held }
log-drawers-chosen-tied = 🐚 { $leader } decides: only the tied draw.
log-drawers-chosen-knives = 🐚 { $leader } decides: only who showed a knife draws.
log-drawers-chosen-all = 🐚 { $leader } decides: all survivors draw.
log-supper = 🍲 Supper for { $eaters }: { $total ->
    [one] one portion
   *[other] { $total } portions
}
log-portions = { $who } { $count }
log-supper-uneven = { $supper } ({ $portions })
log-trial-opened = 🐚 Bang! { $leader } opens the debate, without rules.
log-trial-opened-with-rules = 🐚 Bang! { $leader } opens the debate. The rules:
log-discussion-closed = 🐚 Bang, bang! { $leader } closes the debate.
log-discussion-timed-out = ⌛ Time is up; the debate is closed.
log-knives-none = 🔪 Nobody else draws a knife.
log-knives-shown-attack = 🔪 { $who } pulls { $card } on { $target }!
log-knives-shown-answers = 🔪 { $who } pulls { $card }, too, on { $target }!
log-knives-shown-last-call = 🔪 At the last moment { $who } pulls { $card } on { $target }!
log-attack-blocked = 🛡️ Clang! { $target } has a shield up; the knife of { $who } is wasted.
log-attack-blocked-raised = 🛡️ Clang! The shield of { $target } is still up; the knife of { $who } is wasted.
log-fight-began = 🤺 A knife fight: { $who }.
log-bloodless = 🕊️ Nobody is left to fight. Everybody coughs politely.
log-escaped = 🏃 { $who } is out of today’s votes.
log-votes-shown = ☝️ Three, two, one, point!
log-escapes-ignored = Everybody has slipped out of the vote, so nobody has.
log-voter = { $who } ×{ $weight }
log-votes = { $who }: **{ $total }** ({ $voters })
log-votes-changed = { $who }: **{ $total }** ({ $voters }; cards { SIGNED($change) })
log-votes-silent = No vote from { $who }.
log-votes-tied = ⚖️ A tie: { $who }.
log-trial-over = ⚖️ The trial is over. Food stands at { PLAIN($food) }.
log-died-vote = 🍖 { $who } it is. Somebody light the fire.
log-died-knife = 🔪 { $who } falls to the knife.
log-died-fight = 🤺 { $who } loses the fight, and everything else.
log-died-card = 💀 { $card } is the end of { $who }.
log-attachments-lost = Gone with { $who }: { $cards }.
log-raft-sails = 🛶 Build { $build } of { $raft }: she floats!
log-raft-short = 🛶 Build { $build } of { $raft }: { $missing } to go. Not today.
log-raft-blocked-trial = 🛶 Build { $build } of { $raft }. On a day with a trial, nobody sails.
log-raft-blocked-death = 🛶 Build { $build } of { $raft }. On a day with a death, nobody sails.
log-round-ended = Shown Keeps are put away: { $cards }.
