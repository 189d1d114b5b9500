# Peasant Buffet — board, panel, questions, options.

game-name = Peasant Buffet
game-tagline = Grab loot, dare one more card, and do not be the buffet.

## Symbols

icon-pitchfork = 🔱
icon-torch = 🔥
icon-garlic = 🧄
icon-ale = 🍺
icon-bread = 🍞
icon-coin = 🪙
counted = { $icon }{ $count }
paid-with = { $items }→{ $weakness }
way = { $foe }: { $items }
zombie-named = 🧟 { $who }

## The board

board-setup = 🏚️ The village is being laid out
board-turn = 🌾 Turn { $turn } · { $who }
board-zombie-turn = 🧟 Turn { $turn } · { $who } is hungry
board-piles = 🏚️ Village { $village } · 🗑️ { $discard } discarded
board-drawn = 🫳 Just drawn: **{ $card }**
board-loot = 🧺 **Loot:** { $cards }
board-no-loot = 🧺 No loot yet.
board-boss = 👑 **{ $foe }** still wants { $left }
board-living = ▫️ { $who } · { $peasant } { $wants } · 👹 { $monsters }/{ $limit } · **{ $points }**
board-active = 🌾 { $who } · { $peasant } { $wants } · 👹 { $monsters }/{ $limit } · **{ $points }**
board-peril = ‼️ { $who } · { $peasant } { $wants } · 👹 { $monsters }/{ $limit } · **{ $points }**
board-devoured = ⚰️ { $who } · { $peasant } { $wants } · devoured · **{ $points }**
board-zombie = 🧟 { $who } · { $peasant } { $wants } · on the hunt · **{ $points }**
mark-doom = 💀 { $card }
mark-monster = 👹 { $foe } { $left }
mark-zombie = 🧟 { $who }
mark-host = 🧟 with { $who }
mark-bitten = 🩸 bitten
mark-used = ✔️ ability used
nothing-held = nothing

## A closer look at everybody

closeup-peasant = **{ $who } · { $peasant }** wants { $wants }
    { $ability }

## A player's own panel

own-not-yet = The village is being laid out. Your peasant will be here in a moment.
own-living = You are { $peasant }
own-devoured = You were { $peasant }
own-zombie = You are the Zombie of { $peasant }
own-wants = 🎯 Collect { $wants }: a point for each of them, and one more if nobody eats you.
own-wants-devoured = 🎯 Your inventory is locked, and your { $wants } still score. You can even win.
own-ability = ✨ { $ability }
own-used = ✔️ You have used it.
own-items = 🎒 Items: { $items }
own-dooms = 💀 Dooms
own-doom = **{ $card }** · { $text }
own-monsters = 👹 Monsters: { $monsters } of { $limit }
own-top = 👁️ You know what comes next: { $cards }
about-peasant = Peasant · wants { $wants }
about-item = Item · { $copies ->
    [one] one copy
   *[other] { $copies } copies
} · scores for whoever wants it, or pays a weakness { $kind }
about-monster = Monster · { $copies ->
    [one] one copy
   *[other] { $copies } copies
} · weaknesses { $weaknesses }
about-boss = Boss · weaknesses { $weaknesses }
about-doom = Doom · { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
about-event = Event · { $copies ->
    [one] one copy
   *[other] { $copies } copies
}

## What is awaited, for the channel

await-draw = 🫳 { $who }, draw a card, or stop if you may. Everybody else may play Dooms and pay Monsters meanwhile.
await-turn = ⏱️ A new turn. { $count ->
    [0] Anybody with a Doom?
   *[other] { $who }, any Doom before the first draw?
}
await-drawn = ⏱️ **{ $card }** is on the table. { $count ->
    [0] Anybody with a Doom?
   *[other] { $who }, any Doom before it counts?
}
await-end = ⏱️ The turn is ending. { $count ->
    [0] Anybody with a Doom?
   *[other] { $who }, any Doom before the loot is collected?
}
await-interrupt = ✋ **{ $card }** is about to happen. { $who }, do you let it?
await-stand = ‼️ Last stand of { $peril }! Pay a Monster off, play a Doom, help with a Boss. It concerns { $who }.
await-boss = 👑 **{ $card }** is here. Who pays? Together you could bring it down: { $who }.
await-target = 🎯 { $who }, whom does **{ $card }** mean?
await-fight = ⚔️ { $who }, **{ $card }** wants to be paid. Fight, or lose the loot?
await-juggle = 🤹 { $who }, **{ $card }** into the loot, or under the Village?
await-bury = 👁️ { $who } has seen the next card. Does it stay?
await-hunt = 🧟 { $who }, whom do you follow?
await-shove = 👹 { $who }, which Monster do you shove?
await-take = 🖐️ { $who }, which Item do you take?
await-snatch = 🧺 { $who }, which card of the loot do you take?
await-spoil = 🥀 { $who }, which Item goes under the Village?
await-refund = 🍺 { $who }, which Item do you take back?
await-keep-one = 👞 { $who }, which card of the lost loot do you keep?
await-discard = 🌙 { $who }, which Item do you discard?
await-pass-left = ⬅️ { $who }, which Monster do you pass to the left?
await-patrol = 🛡️ { $who }, which Monster does the patrol take along?
await-giver = 🍲 { $who }, several have most Items. Who gives?
await-receiver = 🍲 { $who }, several have fewest Items. Who gets one?
await-give = 🍲 { $who }, which Item do you give?
await-inherit = 🔑 { $who }, which Item do you save from being locked away?
await-under = 🔽 { $who } puts cards under the Village, in an order that nobody else sees.
await-arrange = 👁️ { $who } puts the next cards of the Village in order.

## What is asked, in a player's panel

question-pay = ⚔️ **You could pay this onto your Monsters**, at any time when nothing else is going on.
question-under = 🔽 **In which order do these cards go under the Village?** The first will be drawn first.
question-arrange = 👁️ **In which order do these cards go back on top?** The first will be drawn first.
placeholder-fight-how = Pay a Monster…
placeholder-contribute-how = Pay into a Boss…
placeholder-play-doom-card = Play a Doom…
placeholder-pick-card = Pick a card…
placeholder-target-target = Pick somebody…
placeholder-hunt-target = Follow somebody…
placeholder-herd = Drive a Monster away…
placeholder-herd-monster = Drive this one…
placeholder-herd-target = To…
placeholder-arrange = In this order…
placeholder-arrange-first = 1 · First comes…

## Buttons

offer-draw = Draw
offer-stop = Stop
offer-fight = ⚔️ { $how }
offer-contribute = 👑 { $how }
offer-give-up = Let it come
offer-play-doom = 💀 { $card }
offer-ignore = Ignore it
offer-herd = 🐑 { $monster } → { $target }
offer-target = { $target }
offer-pick = { $card }
offer-juggle = Under the Village
offer-keep = Into the loot
offer-bury = Recycle it
offer-leave = Leave it
offer-arrange = { $order }
offer-as-they-lie = As they lie
offer-hunt = { $target }
offer-hold = Nothing from me
value-stay = Stay
value-none-of-them = None of them

## What a press was understood as

understood-draw = You reach for the top card.
understood-stop = You have had enough.
understood-fight = You pay: { $how }.
understood-contribute = You pay into the Boss: { $how }.
understood-give-up = You let it come.
understood-play-doom = You play **{ $card }**.
understood-ignore = You have heard nothing.
understood-herd = Off it goes: { $monster } to **{ $target }**.
understood-target = You picked **{ $target }**.
understood-pick = You picked **{ $card }**.
understood-juggle = Under the Village it goes.
understood-keep = Into the loot.
understood-bury = You send it under the Village.
understood-leave = You leave it where it is.
understood-arrange = Noted: { $all }.
understood-as-they-lie = They stay as they lie.
understood-hunt = Noted: { $target }.
understood-hold = Nothing from you, this time.

## What a player may do instead

may-draw = draw
may-stop = stop
may-fight = pay a Monster
may-contribute = pay into a Boss
may-give-up = let the Monster come
may-play-doom = play a Doom
may-ignore = ignore the Doom
may-herd = drive a Monster away
may-target = pick somebody
may-pick = pick a card
may-juggle = put the Item under the Village
may-keep = put the Item into the loot
may-bury = recycle the card
may-leave = leave the card
may-arrange = put the cards in order
may-as-they-lie = leave the cards as they lie
may-hunt = follow somebody, or stay
may-hold = do nothing

## Options

option-window = Reaction windows
option-window-help = How long everybody may react; the rulebook counts to three.
value-window = { $value } seconds
option-payment = Payment
option-payment-help = Whether Items may be played onto a Monster one by one.
value-payment-partial = One by one
value-payment-at-once = All at once, except for Bosses
option-may_be_devoured = Giving in
option-may_be_devoured-help = Who could pay a Monster off may be devoured instead.
option-zombies_shoved = Zombies can be moved
option-zombies_shoved-help = What moves a Monster may move a Zombie.
option-last_turn = The last peasant
option-last_turn-help = What the last one alive still gets.
value-last_turn-this = Completes the present turn
value-last_turn-extra = Gets a whole turn more
option-first_player = First player
option-first_player-help = By tradition, whoever is quickest.
value-first_player-random = By lot

## The end

end-all-devoured-title = 🍽️ The buffet is empty
end-all-devoured = In turn { $turn } the last peasant was eaten. Points are counted all the same.
end-last-peasant-title = 🌾 One is left standing
end-last-peasant = In turn { $turn } the last peasant took what could be carried, and ran.
end-village-empty-title = 🏚️ Nothing is left in the village
end-village-empty = In turn { $turn } the last cupboard was bare.
end-winners = 🏆 The winner is { $who }.
end-tied = It was a tie; the latest draw decided.
end-won = 🏆 { $who } · { $peasant } · **{ $points }** = { $items } wanted { $survived ->
    [yes] + 1 for living
   *[no] · devoured
}
end-lost = ▫️ { $who } · { $peasant } · **{ $points }** = { $items } wanted { $survived ->
    [yes] + 1 for living
   *[no] · devoured
}
