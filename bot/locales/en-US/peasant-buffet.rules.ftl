# Peasant Buffet — the whole game in short chapters.

rules-goal-title = What is it about?
rules-goal = You are peasants in a village full of loot and full of monsters. Collect the **Items** that your peasant wants: each is a point at the end, and staying alive is worth one more. Most points win. Five **Monsters**, and you are dinner, but even then your Items count.
rules-press-title = What do I press?
rules-press = Everything that lies open can be pressed on the board in the channel: draw, stop, Dooms, Bosses, whom you mean. What you could pay onto your own Monsters, and what only you have seen, stands in your own messages; **My cards** shows it as well. If you press something that is not yours to press, only you are told.
rules-turn-title = Your turn
rules-turn = Draw a card; then draw again, or stop. Items and Dooms lie in the **loot** until your turn is over; then they become your **inventory**. An **Event** happens at once. A **Monster** or a **Boss** ends your turn.
rules-monsters-title = Monsters
rules-monsters = Every Monster has weaknesses. Pay them with Items of your inventory the moment you draw it, and the loot is saved; if you do not, the loot is gone and the Monster moves in with you. You may pay off Monsters later, too, a weakness at a time.
rules-bosses-title = Bosses
rules-bosses = A Boss that is not brought down at once stays in the middle and counts as a monster for everybody alive. Everybody may pay into it.
rules-dooms-title = Dooms and windows
rules-dooms = Dooms are played from your inventory, whenever you like, and mean harm to somebody else. So that nobody has to be quick, there are short windows in which those who hold one may act. They are equally long for all.
rules-devoured-title = Being devoured
rules-devoured = With five monsters, Bosses and Zombies included, you make a last stand: whoever can pay one off must. If you cannot get below five, you are devoured for good. Your inventory is locked, and still scores.
rules-zombies-title = Zombies
rules-zombies = Some of the devoured come back as Zombies. On its turn a Zombie may move to somebody alive, and counts as a monster there.
rules-end-title = The end
rules-end = The game ends when everybody is devoured, when the last one alive completes a turn, or when the Village runs out. Among the tied, whoever drew last wins.
rules-peasants-title = Peasants
rules-peasants = Every peasant wants two kinds of Items and has a special ability. *Who is who* on the board shows them all; `/card` shows any card.
