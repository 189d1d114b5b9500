# Donner Dinner Party — the whole game in short chapters.

rules-goal-title = What is it about?
rules-goal = You are snowed in. Every round is a week: all hunt, all put one card into a common pot, and if there is too little to eat, you vote on whom to eat instead.
    { "" }**Pioneers** win if all Cannibals have been eaten, or if the rescue comes and there are more Pioneers than Cannibals. **Cannibals** win as soon as, at the end of a round, there are as many of them as Pioneers. A side wins together, the eaten included.
    With 4 players there is one Cannibal, with 5 to 7 there are two, with 8 to 10 three. The rescue comes after round 6 with up to six players, else after round 7.
rules-press-title = What do I press?
rules-press = The board in the channel shows the fire, the pot, what was said, and the buttons for all: inspection, votes, ties, and the shouts of ghosts. What depends on your own cards comes as a direct message: the card that you give, your Supply Card, what you want to have written on the board. If your direct messages are closed, press **My cards** on the board.
    Most answers can be changed until the last one is in. Every question has a clock and a harmless answer for the silent. Talk as much as you like, and lie as well as you can.
rules-table-title = The table
rules-table = Everybody gets a secret **role** with a character on it, and a secret **Supply Card**. The characters in play are shown on the Campfire Board, but not who has which. From five players on the Cannibals know each other.
    One of you is **Camp Leader**; the tile goes to the left every round.
rules-hunt-title = Hunt
rules-hunt = The Camp Leader draws one card that nobody may look at: it goes into the pot as it is. Everybody else gets three cards and chooses one of them, in secret. The other two are put away.
    { "" }🐟 **Fish** feeds one · 🐿️ **Squirrels** feed two · ☠️ **Poison** spoils all food · 🌿 **Medicine** cures all Poison · 🤲 **Empty Hands** do nothing.
rules-inspection-title = Inspection
rules-inspection = When all cards are down, the Camp Leader may look at the card of one other player. Everybody sees whose card that is; only the Camp Leader sees what it is, and may tell it, or something else.
rules-dinner-title = Camp Dinner
rules-dinner = All cards are shuffled and turned up; nobody can see whose is whose. If there is Poison and no Medicine, all food is spoiled. If the food is enough for everybody alive, the round is over without harm. If not, there is a **Group Vote**.
rules-talk-title = Talk and claims
rules-talk = First you argue, for two minutes at most; the Camp Leader may call for the vote earlier. With the **claims board** everybody can have it written down what they gave, what they saw as Camp Leader, what they are and which Supply Card they hold. Nothing is checked against your cards. What does not fit with what lies face up, or with what somebody else said, is marked ⚠️.
    You may say that you are a Pioneer or a Cannibal. Which character you have, you keep to yourself as long as you live: it would prove too much.
rules-vote-title = Group Vote
rules-vote = All point at once at somebody else; the one with the most fingers is eaten, and shows role and Supply Card. If it is a tie, the Camp Leader decides among the tied.
rules-ghosts-title = Ghosts
rules-ghosts = An optional rule. Who has been eaten becomes a ghost: no words any more, only noises, and the living may not ask them anything. From the next vote on, once in the game, a ghost may shout **Boo!** at somebody who votes, when all fingers are shown. That vote is lost for this round.
    If the Camp Leader is scared off and there is a tie, the next one to the left becomes Camp Leader and breaks it.
rules-supply-title = Supply Cards
rules-supply = Everybody has one of eleven, or of twelve with Ol’ Tasty, to be played once, or never. Each has its moment: during the hunt, before or after the inspection, when the pot is open, when fingers are shown, or when you are to be eaten. At each moment all have the same few seconds, whoever holds what. Use `/card` to read them all.
    { "" }**Ol’ Tasty** is an optional rule for six or more: whoever is dealt it is so tasty that the Cannibals win at once if they are eaten. It may lie in the box; nobody knows.
rules-end-title = The end of a round, and of the game
rules-end = After each round it is looked at: no Cannibal is left, and the Pioneers win; or there are as many Cannibals as Pioneers, and the Cannibals win; or it was the last round, and the Pioneers are rescued. If not, the tile goes to the left, and everything that was hunted is shuffled together again.
    At the end everything is turned up: roles, every card that anybody gave, and who looked at what.
rules-deck-title = The Hunting Deck
rules-deck = **All 40 cards:** 14 Fish, 6 Squirrels, 7 Poison, 4 Medicine, 9 Empty Hands. One hand in nine has nothing to eat in it, and in one in five a Cannibal finds neither Poison nor Empty Hands: give them the benefit of the doubt, or do not.
    No one deck is fair for every number of players. The lobby says what was measured for yours. The **balanced deck** is our own: the same kinds of cards, fewer of some, so that the sides are closer.
