# Peasant Buffet — what cards do, a sentence for each word of the vocabulary.

## Special abilities

ability-wildcard = A { $item } that you pay stands for any one weakness of a Monster.
ability-refund = When you defeat a Monster with a payment of { $count } Items or more, one of them comes back to you.
ability-keep-one = When a Monster or Boss that you drew costs you the loot, you keep one card of it.
ability-limit = It takes { $count } monsters to devour you.
ability-look-after = When you have collected your loot, you see the top card of the Village, and may recycle it.
ability-ignore-doom = Once per game, you ignore a Doom that names you.
ability-rise = When you are devoured, you come back as a Zombie.
ability-herd = Once per game, before your first draw of a turn, you drive one of your Monsters with { $count ->
    [one] a single weakness
   *[other] { $count } weaknesses
} to whoever else alive has the fewest monsters.
ability-inherit = Once per game, when somebody else is devoured, you may take one of their Items first.
ability-juggle = Once per turn, an Item that you draw may go under the Village instead of into the loot.
ability-look-before = Before your first draw you see { $count ->
    [one] the top card
   *[other] the { $count } top cards
} of the Village.
ability-guarded = Nobody else takes or recycles Items of your inventory.
ability-pair = Two Items of one kind pay any one weakness of a Monster.
ability-boss-proof = A Boss that you draw does not cost you the loot.

## Dooms

doom-shove = One of your Monsters, with all that was paid onto it, goes to somebody else alive.
doom-take-item = You take an Item from somebody else alive.
doom-snatch = Not on your own turn: you take a card out of the loot.
doom-dare = When somebody else announces the end of their turn, they have to draw one more card.
doom-cancel = Right after a Doom was played or an Event drawn: nothing comes of it.
doom-recycle-items = Somebody else alive recycles { $count ->
    [one] an Item
   *[other] { $count } Items
} of their choice.
doom-bite = Somebody alive will become a Zombie if they are ever devoured.

## Events

event-each-draws = Everybody alive draws a card straight into the inventory. An Event or a Boss is recycled instead.
event-each-discards = Everybody alive discards one Item of their choice.
event-pass-left = Everybody alive passes one Monster of their choice to the left, all at once.
event-recycle-loot = The whole loot is recycled, and the turn goes on.
event-patrol = Everybody alive may discard one Monster.
event-feast = Whoever alive has most Items gives one to whoever has fewest.
event-arrange-top = The active peasant looks at the top { $count } cards of the Village and puts them back in any order.
event-return = The Monster that was discarded last joins the active peasant.
