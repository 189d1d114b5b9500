# The Fittest — the whole game in short chapters.

rules-goal-title = What is it about?
rules-goal = You are contestants of a show on an island. Win **Prizes**: each is worth the number on its bar, and 2 more in the colour of your best Skill. Most points win when the cards run out. Nobody wins alone: most Challenges need an **alliance**, and that costs Prizes.
rules-press-title = What do I press?
rules-press = What everybody may see is pressed on the board in the channel: *I am done*, targets, Prizes, Trials. Deals, Effects and Boosts stand in your own messages; **My cards** on the board shows the same. Nobody but the two of you sees an offer before it is accepted. Talk as you like; only what is accepted binds.
rules-skills-title = Skills
rules-skills = ❌B Brawn · ✳️G Grit · 🎭C Cunning · 🟪F Flair · 🌀W Wits · ⚡P Pace. A ❓ is any one Skill, 🌈ALL means each of the six. The board shows everybody’s Skills; those that the Goals test are bold.
rules-episode-title = An Episode
rules-episode = One card is flipped: its lower half is the **Challenge**, with Goals and a number of Prizes. Then you **negotiate** and play Effects; then those who joined make the **attempt** with Boosts and a Bonus Flip; then the Prizes are handed out. Who sat out may draw a card, and the next player to the left leads.
rules-deals-title = Deals
rules-deals = To join, you need a deal with the leader. In your panel, tick what you want for it: numbered picks, the last pick, or some Prizes without a number. The other says yes or no with one press. A deal that cannot be kept is refused at once. While the leader is done, deals rest.
rules-effects-title = Effects
rules-effects = During the negotiation any card of your hand may be played for its Effect, whoever you are. Every Effect takes back all *I am done*, and the clock leaves at least 45 seconds after it, until the phase has taken twice its time.
rules-leaders-title = Another leader
rules-leaders = Totem cards 🗿 change the leader in the middle of an Episode. Then every deal is off, everybody but the new leader is out of the alliance, and it all begins again. What changed Skills, Goals or Prizes goes on holding.
rules-forcing-title = Forced out, forced in
rules-forcing = *Force Out* throws somebody out of the Challenge, *Strong-Arm* drags somebody in for nothing. Either ends a deal, and its promised picks go back to the leader.
rules-attempt-title = The attempt
rules-attempt = The leader first chooses where a Goal leaves a choice. Then all who take part may play cards as **Boosts**, each for its number on its Skill. Last comes the leader’s **Bonus Flip**: its number counts on every Skill. If the totals of the alliance reach all Goals, the Challenge is met.
rules-trials-title = Trials
rules-trials = In a Trial everybody is alone. From the leader’s left, one after the other, you name a Skill, add Boosts and a Bonus Flip of your own, or stay out and draw later. The highest total wins the card as a Prize, and leads next.
rules-prizes-title = Handing out Prizes
rules-prizes = The Prizes are turned up, and given out pick by pick. A promised pick is chosen by its owner; all others are given by the leader, who has to keep every promise and may give away more.
rules-end-title = The end
rules-end = An empty deck is shuffled anew from the discards. The game ends when somebody must draw and cannot, when no Challenge can be flipped, or when there are too few cards to pay a Challenge that was won.
rules-contestants-title = Contestants and cards
rules-contestants = Every contestant has six Skills and an ability: **Who is who** on the board shows them, and everybody’s Prizes. `/card` shows any card.
