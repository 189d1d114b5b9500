# Peasant Buffet — the log: a sentence for each thing that happens.

log-game-began = 🏚️ { $village } cards of village, and hungry neighbours: { $peasants }.
log-playing = { $who } is { $peasant }
log-first-player-drawn = 🌾 By lot, { $who } begins.
log-first-player-named = 🌾 { $who } begins.
log-card-drawn = 🫳 { $who } draws { $card }
log-card-drawn-dared = 🫳 { $who } is dared and draws { $card }
log-turn-ending-defeated = ⚔️ The turn of { $who } is over, with the loot saved.
log-turn-ending-boss-proof = 🛡️ The turn of { $who } is over; the loot is left alone.
log-turn-ending-village-empty = 🏚️ The Village is empty. The turn of { $who } is over.
log-loot-collected = 🎒 { $who } collects { $cards }
log-loot-lost = 🗑️ { $who } loses the loot: { $cards }
log-loot-lost-kept = 🗑️ { $who } loses the loot: { $cards }, but keeps { $kept }
log-recycled-drawn = 🔽 { $who } sends { $cards } under the Village
log-recycled-loot = 🔽 The loot goes under the Village: { $cards }
log-recycled-inventory = 🔽 { $who } puts { $cards } under the Village
log-paid = ⚔️ { $who } pays { $items } onto { $foe }
log-defeated = 💥 { $foe } is defeated.
log-took-back = 🍺 { $who } takes { $card } back
log-monster-joined-drawn = 👹 { $card } moves in with { $who }
log-monster-joined-discard = 👹 { $card } is back, and moves in with { $who }
log-boss-stays = 👑 { $foe } stays, and counts against everybody.
log-monster-moved-doom = 👹 { $who } shoves { $foe } over to { $target }
log-monster-moved-event = 👹 { $foe } goes from { $who } to { $target }
log-monster-moved-ability = 🐑 { $who } drives { $foe } over to { $target }
log-monster-discarded = 🛡️ { $who } is rid of { $foe }
log-doom-announced = 💀 { $who } plays { $card }!
log-doom-aimed = 🎯 It means { $target }
log-doom-returned = 💀 { $who } names nobody and takes { $card } back.
log-doom-done-cancelled = ✋ Nothing comes of { $card }
log-doom-done-ignored = 🎻 { $card } falls on deaf ears.
log-item-taken-doom = 🖐️ { $who } takes { $card } from { $target }
log-item-taken-event = 🍲 { $target } gives { $card } to { $who }
log-item-taken-ability = 🔑 { $who } saves { $card } out of the hands of { $target }
log-snatched = 🧺 { $who } snatches { $card } out of the loot
log-bitten = 🩸 { $who } was bitten, and will rise if devoured.
log-ability-used = ✨ { $who } uses the ability of { $card }
log-event-cancelled = ✋ Nothing comes of { $card }
log-market-drawn = 🧺 { $who } gets { $card }
log-market-recycled = 🔽 { $who } turns up { $card }; it goes under the Village.
log-item-discarded = 🗑️ { $who } discards { $card }
log-looked-at = 👁️ { $who } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of the Village.
log-top-seen = 👁️ On top of the Village: { $cards }
log-bottom-seen = 👁️ At the bottom of the Village, the last card last: { $cards }
log-top-returned = 👁️ { $who } puts { $count ->
    [one] it
   *[other] them
} back, in an order of their own.
log-top-recycled = 🔽 { $who } sends the top card under the Village, unseen.
log-in-peril = ‼️ { $who } has { $monsters } monsters. { $limit } are too many: a last stand!
log-saved = 😅 { $who } is saved, with { $monsters ->
    [0] no monster
    [one] one monster
   *[other] { $monsters } monsters
}.
log-devoured = 🍽️ { $who } is devoured. Of { $monsters } monsters, none left the table hungry.
log-zombie-rose-ability = 🧟 { $who } claws out of the grave: a Zombie, as she had planned.
log-zombie-rose-bitten = 🧟 The bite works: { $who } rises as a Zombie.
log-zombie-rose-host = 🧟 { $who } was in bad company, and rises as a Zombie.
log-zombie-moved = 🧟 { $who } shuffles over to { $target }
log-zombie-stayed = 🧟 { $who } stays.
log-zombie-shoved = 🧟 { $by } sends { $who } over to { $target }
