# Who Should We Eat? — board, panel, questions, options.

game-name = Who Should We Eat?
game-tagline = Castaways build a raft. Food is short, tempers are shorter, and dinner comes back as a ghost.

## The board

phase-setup = 🏝️ The table is being laid
phase-morning = 🌅 Round { $round } · Morning
phase-afternoon = ☀️ Round { $round } · Afternoon
phase-evening = 🌇 Round { $round } · Evening
phase-trial = ⚖️ Round { $round } · { $trial ->
    [one] Trial
   *[other] Trial number { $trial }
}
phase-salvation = 🛟 Round { $round } · Salvation
board-edition-chinese = 📖 Chinese rules
board-leader = 🐚 { $who } has the conch and leads.
board-picker = 👻 { $who } picks today’s quest.
board-trial-rules = The rules of { $who } for this trial:
board-food = 🍖 **Food { PLAIN($food) }** { $bar }
board-food-short = { $missing ->
    [0] Enough again: this trial is nearly over.
   *[other] { $missing } short. Somebody will have to be dinner.
}
board-supper = Supper takes { $due }, which would leave { PLAIN($after) }. Below 0 means a trial.
board-sanity = 🧠 **Sanity { $sanity }** { $bar }
board-red = A death now costs { $red } Sanity. At 0 the ghosts win.
board-build = 🛶 **Build { $build } of { $raft }** { $bar }
board-quests = { $count ->
    [0] 🗺️ **No quest is on offer.**
   *[other] 🗺️ **Quests on offer**
}
board-quest = **{ $name }** · { $top }
    -# Then, for the short straw: { $lasting }
board-survivor = ▫️ { $who } · { $character } 🥩{ $meat }
board-survivor-leading = 🐚 { $who } · { $character } 🥩{ $meat }
board-dead = ⚰️ { $who } · { $character }, eaten today
board-ghost = 👻 { $who } · late { $character }
mark-play = 🎴 Play
mark-keep = 🔒 Keep
mark-shown = 🔓 { $card }
mark-personality = { $card }
mark-haunt = 🕸️ { $card }
mark-quest = 🗺️ { $card }
mark-portions = 🍽️ eats { $count }
mark-escaped = 🏃 out of today’s votes
mark-today = 📌 today: { $mods }
mark-tomorrow = 🌅 tomorrow: { $cards }
board-piles = Draw/discard: { $piles }
pile-food = Food { $draw }/{ $discard }
pile-sanity = Sanity { $draw }/{ $discard }
pile-build = Build { $draw }/{ $discard }
pile-ghost = Ghost { $draw }/{ $discard }
pile-quest = Quest { $draw }

## A closer look at everybody

closeup-survivor = ▫️ { $who } · { $character } 🥩{ $meat } · draws { $draws }
closeup-ghost = 👻 { $who } · late { $character }
closeup-shown = 🔓 **{ $card }** · { $text }

## A player's own panel

own-not-yet = The table is being laid. Your cards will be here in a moment.
own-living = You are { $character }
own-dead = You were { $character }
own-ghost = You are the ghost of { $character }
own-wins-living = 🎯 Get the raft built and be alive when it sails, after a day without a trial.
own-wins-living-chinese = 🎯 Get the raft built and be alive when it sails, after a day without a trial or a death.
own-wins-dead = 🎯 Tomorrow you rise as a ghost. If the game ends today, you neither win nor lose.
own-wins-ghost = 🎯 Ruin it for the living: drive Sanity to 0, run the quests out, or bring them to trial when only two are left.
lesson-goal-living = You win if you live when the raft sails: fill **Build**, keep **Food** above 0.
lesson-goal-dead = Tomorrow you haunt the others. If it ends today, you neither win nor lose.
lesson-goal-ghost = You win if the living fail: no Sanity, no quests, or a trial of two.
silence-rule = In the opening of a trial only the leader speaks.
own-character = 🥩 Meat { $meat } · each morning you draw { $draws }.
own-personality = **{ $card }** · { $text }
own-haunt = 🕸️ **{ $card }** · { $text }
own-quest = 🗺️ **{ $card }** · { $text }
own-hand = 🎴 **Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}**
own-play = 🎴 **Face down to be played**
own-keep = 🔒 **Face down in your Keep**
own-keep-shown = 🔓 **In your Keep, shown to all**
own-seen = 👁️ You know the Keep of { $who }: **{ $card }**
half-play = ▶ Play: { $text }
half-keep = 🔒 Keep: { $text }
half-instant = ▶ Happens once: { $text }
half-haunt = 🕸️ Sticks to a survivor: { $text }
half-top = ▶ At once: { $text }
half-lasting = 🗺️ For whoever draws the short straw: { $text }
about-character = Character · 🥩 Meat { $meat } · draws { $draws } each morning
about-survivor = { $deck } card · { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
about-personality = Personality
about-haunt = Ghost card · a haunt sticks to a survivor
about-instant = Ghost card · an instant happens once
about-quest = Quest

## What is awaited, for the channel

await-announce = 🎒 { $who } may trade fixed draws for wild ones.
await-split = 🎒 { $who } { $count ->
    [one] decides
   *[other] decide
} which decks to draw from. Look at *My cards*.
await-select = { $pickers ->
    [ghosts] 🤫 First the ghosts pick a card to **play**: { $who }. Yours are in your direct messages, or press *My cards*.
    [living] 🤫 All survivors pick a card to **play** and a card to **keep**. Yours are in your direct messages, or press *My cards*.
   *[all] 🤫 Everybody picks a card to **play** and a card to **keep**. Yours are in your direct messages, or press *My cards*.
}
await-target = 🎯 { $who }, whom does { $card } hit?
await-choose = 👉 { $who }, { $card } does one of two things. Which?
await-quest = 🗺️ { $who }, which quest do we take today?
await-burn = 🔥 { $who }, which quest leaves the game?
await-straws = 📏 Draw a straw: { $who }. They are all turned over together.
await-opening = 🐚 { $who }, open the trial when you have said your piece, with rules for the debate if you like. Everybody else keeps silent until then.
await-discussion = 🗣️ Talk, everybody: who should be eaten, and why somebody else? Knives, escapes and trial cards in your Keep work only now: see *My cards*. { $who } may close the debate, though not at once.
await-knives = 🔪 Steel is out. Another knife, anybody? All answers open together: { $who }.
await-last-call = 🔪 Last call for knives, then we vote: { $who }.
await-vote = ☝️ Point at who should be eaten: { $who }. You may change your mind until the last has pointed.
await-tie = 🐚 { $who }, it is a tie. Who draws straws?
await-fight = 🐚 { $who }, a knife fight in a phone booth. Who draws straws?
await-step-out = 🛡️ All survivors draw straws for this fight. Whoever shows a shield or an escape now stays out: { $who }.

## What is asked, in a player's panel

question-announce = 🎒 **You may trade fixed draws for cards from any deck.** How many of each do you give up?
question-split = 🎒 **Which decks do you draw from?**
question-select = { $pickers ->
    [ghosts] 🤫 **Pick the card that you play this afternoon.** The rest is thrown away; ghosts keep none. You may change your mind until all ghosts have picked.
   *[all] 🤫 **Pick one card to play this afternoon and one to keep for later.** The rest is thrown away. You may change your mind until everybody has picked.
}
question-discussion = 🗣️ **The debate is on, and your Keep can do something.**
question-knives = 🔪 **A knife is out, and you have one, too.** Nobody sees who answers until all answers open.
question-last-call = 🔪 **Last call before the vote, and you have a knife.** Nobody sees who answers until all answers open.
question-step-out = 🛡️ **Your Keep can keep you out of this fight.**
placeholder-announce = Give up…
placeholder-announce-food = Give up Food draws…
placeholder-announce-sanity = Give up Sanity draws…
placeholder-announce-build = Give up Build draws…
placeholder-split = Draw…
placeholder-split-food = So many Food cards…
placeholder-split-sanity = So many Sanity cards…
placeholder-split-build = So many Build cards…
placeholder-select = Play and keep…
placeholder-select-play = 1 · Play this afternoon…
placeholder-select-keep = 2 · Keep for later…
placeholder-open-rules = One at a time? Only questions? Or leave it empty.
label-open-rules = Your rules for this debate

## Buttons

offer-select = Play { $play } · keep { $keep }
offer-target = { $target }
offer-choose = { $option }
offer-take-quest = { $quest }
offer-burn = { $quest }
offer-draw-straw = Draw a straw
offer-open = Open the debate
offer-show = Show my Keep
offer-attack = 🔪 { $target }
offer-close = Close the debate
offer-hold = Show nothing
offer-vote = { $target }
offer-who-draws = { $who }
offer-step-out = Show it and stay out
value-a = The first effect
value-b = The second effect
value-tied = Only the tied
value-knives = Only who showed a knife
value-all = All survivors

## What a press was understood as

understood-announce = Noted. You give up for cards from any deck: { $all }.
understood-split = Noted. You draw { $all }.
understood-select = Noted. You play **{ $play }** and keep **{ $keep }**.
understood-target = You picked **{ $target }**.
understood-choose = You chose: { $option }
understood-take-quest = You took **{ $quest }**.
understood-burn = **{ $quest }** goes up in smoke.
understood-draw-straw = You hold a straw. Nobody peeks before all are drawn.
understood-open = The conch bangs. { $rules ->
    [nothing] No rules; good luck.
   *[other] Your rules: { $rules }
}
understood-show = You showed your Keep.
understood-attack = You went for **{ $target }**.
understood-close = The conch bangs twice. The debate is closed.
understood-hold = You show nothing. You may still change your mind while the window is open.
understood-vote = You point at **{ $target }**. Press another name to change your mind.
understood-who-draws = Noted: { $who }.
understood-step-out = You will show it and stay out of the fight.
really-vote-vote = You are pointing **at yourself**. That is brave, legal, and counted. Really?
really-discussion-attack = You are about to show your knife to everybody and attack **{ $target }**. It cannot be put back. Really?

## What a player may do instead

may-announce = trade fixed draws for wild ones
may-split = split your wild draws
may-select = pick a card to play and one to keep
may-target = pick a survivor
may-choose = pick one of two effects
may-take-quest = pick a quest
may-burn = pick a quest
may-draw-straw = draw a straw
may-open = open the trial
may-show = show your Keep
may-attack = attack with your knife
may-close = close the debate
may-hold = show nothing
may-vote = vote
may-who-draws = say who draws straws
may-step-out = show a shield or an escape

## Options

option-edition = Edition
option-edition-help = The two printed rulebooks differ in six places; the rules have a chapter on it.
value-edition-english = English rules
value-edition-chinese = Chinese rules
option-follow_the_leader = Follow the Leader
option-follow_the_leader-help = When a vote is tied, the leader says who draws straws.
option-phone_booth = Knife Fight in a Phone Booth
option-phone_booth-help = In a knife fight, the leader says who draws straws: everybody, or the armed.
option-dwindling = Dwindling Resources
option-dwindling-help = Fewer quests mean fewer days, and a harder game for the living.
value-dwindling = { $value ->
    [0] As usual
    [one] One quest fewer
   *[other] { $value } quests fewer
}
option-beginner = Gentle characters
option-beginner-help = Medium-sized characters are dealt first; good for a first game.
option-first_leader = First leader
option-first_leader-help = By tradition, whoever ate last.
value-first_leader-random = By lot
option-tie_drawers = Ties
option-tie_drawers-help = Who draws straws when a vote is tied.
value-tie_drawers-tied = Only the tied
value-tie_drawers-all = All survivors
option-discussion = Longest debate
option-discussion-help = When a debate closes by itself; the leader may close it earlier.
value-discussion = { $value } seconds

odds-measured = ⚖️ { $seats } players, { $way }: among AI players the survivors won { $percent } games in 100. { $side ->
    [survivors] That favours the **survivors**.
    [ghosts] That favours the **ghosts**.
   *[even] That is about even.
} Friends may play quite differently.
odds-instead = 💡 With { $way } it was { $percent } in 100: see *Settings*.

## The end

end-raft-title = 🛶 The raft sails!
end-raft = After { $round } rounds the survivors put to sea, well fed and mostly sane. Nobody asks what the stew was.
end-sanity-title = 🧠 Nobody is sane any more
end-sanity = In round { $round } the last of their wits went for a swim. The ghosts take over the island.
end-quests-title = 🗺️ Nothing is left to try
end-quests = In round { $round } the quests had run out, and with them all hope. The ghosts have the island to themselves.
end-trial-title = ⚖️ Too few for a jury
end-trial = In round { $round } a trial was due and hardly anybody was left to sit in it. The ghosts do the catering from here.
end-winners = 🏆 { $count ->
    [one] The winner is { $who }.
   *[other] The winners are { $who }.
}
end-no-winners = 🏆 There is no ghost to enjoy it: everybody has lost.
end-tracks = { $round } rounds · Food { PLAIN($food) } · Sanity { $sanity } · Build { $build } of { $raft }
end-won = 🏆 { $who } · { $character }, { $life ->
    [ghost] a ghost
   *[living] a survivor
}
end-lost = ▫️ { $who } · { $character }, { $life ->
    [ghost] a ghost
   *[living] a survivor
}
held-hand = in hand: { $cards }
held-play = face down to play: { $cards }
held-keep = kept: { $cards }
end-neither = ⚰️ { $who } · { $character }, eaten on the last day: neither won nor lost
