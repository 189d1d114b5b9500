# Peasant Buffet — what was decided where the rulebook is silent, a sentence or two each. The game's RULINGS.md has
# the same sentences.

ruling-b1 = Who begins is drawn by lot, unless the host named somebody. Peasants are dealt at random; inventories start empty.
ruling-b2 = Inventories, loot and discards lie open for all. The order of the Village is hidden, and so is the order of cards that were recycled.
ruling-b3 = On your turn you draw one card, and then draw again or stop as often as you like. An Event counts as your first draw. If you are silent, one card is drawn for you and no more.
ruling-b4 = Whether somebody is devoured, or the game is over, is looked at after each thing that was resolved, never in the middle of one.
ruling-b5 = Dooms and payments are possible whenever the active peasant is thinking. Beside that there is a short window before a turn, after a card was drawn, after a Doom was announced or an Event drawn, and before the loot is collected. It opens only where somebody holds a Doom for it; paying alone opens none, since paying is never too late. Whom a Doom means is asked once it is announced; if you do not say, it is yours again.
ruling-b6 = What was played first is resolved first, except that a card which interrupts goes before the one it interrupts, and may itself be interrupted. Such a card is good for nothing else. The window is as long for everybody, and of two the earlier counts.
ruling-b7 = When a turn is ending, all living peasants have a few seconds before the loot becomes inventory, and the same again after every Doom. Until then the loot is nobody’s, and cards in it can do nothing. You cannot snatch from yourself. By post, everybody answers once.
ruling-b8 = A card drawn on a dare is drawn like any other: a Monster ends it all and takes the loot along. Only an end that was announced can be dared.
ruling-b9 = An Event happens at once, ends nothing, and is discarded. Everybody chooses among their own cards, the active peasant first and then clockwise; what nobody else has to choose is chosen by the active peasant.
ruling-b10 = A Monster ends a turn only if it was drawn for the loot. One that an Event or a Doom brings does not, and may be fought at once.
ruling-b11 = The Monster you drew is paid with Items of your inventory, never with loot. If you pay, the loot is saved; if not, it is discarded, then the Monster moves in, and then we count.
ruling-b12 = You may play Items onto your Monsters one by one. They stay there, score nothing, cannot be stolen, and travel with the Monster. But only a payment made in one go saves the loot.
ruling-b13 = One Item pays one weakness of its kind, two of a kind need two, and nothing is overpaid. You pay for the Monsters that you hold, and no others. On a Boss, no ability helps.
ruling-b14 = A Boss ends the turn, too. If the living together could pay for it, there is time to do so; if it falls, the loot is saved. If not, the loot is gone and the Boss counts as one monster for everybody alive. Anybody alive may pay into it at any time, and nobody has to. Dooms and Events leave Bosses alone.
ruling-b15 = With five monsters you make a last stand. If you can pay one off, you must, and which one is up to you; for the silent it is the cheapest. Dooms and abilities may save you, and others may help with Dooms and with Bosses. With six, you go on until there are fewer than five.
ruling-b16 = If several are in danger, they stand one by one, clockwise from the active peasant, and each outcome counts before the next begins. A new Boss is met by all together first.
ruling-b17 = The inventory of the devoured is locked, Dooms and Monsters included, and still scores. They draw nothing, play nothing, and nothing happens to them. If it was their turn, the loot is discarded.
ruling-b18 = Whoever is devoured becomes a Zombie only for a reason: a Zombie was with them, a card bit them, or they are of that kind. A new Zombie is with nobody.
ruling-b19 = A Zombie has turns, on which it moves to somebody alive, or stays, and that is all. It counts as one monster for its host, cannot be paid, discarded or recycled, and what moves Monsters moves it as well. When its host is devoured, both go hunting. Zombies do not score for survival, and may win.
ruling-b20 = When a single peasant is left, the game ends as soon as that peasant completes a turn, the present one included.
ruling-b21 = When the Village is empty, its last card is still resolved, the turn ends by itself, the loot is collected, and then the game is over, unless something was put back under it in the meantime. Whatever wants more cards than there are takes those that there are.
ruling-b22 = To recycle is to put cards face down under the Village, in an order that you choose and nobody else sees. Of very many, you order the first five. It is no discard.
ruling-b23 = Each Item of a kind that you want is worth a point, however many you have, and not being devoured is worth one more. Monsters cost nothing.
ruling-b24 = Among the tied, whoever drew from the Village last is the winner. Draws at an Event count, cards that were taken do not.
ruling-b25 = Nothing is traded, and you may hold as much as you like.
ruling-b26 = Special abilities belong to their peasant alone. What works once per game, or once per turn, is counted; where it would work, you are asked.
ruling-b27 = With two players, if one is devoured during the other’s turn, that turn is the last.
