# Who Should We Eat? — the whole game in short chapters.

rules-goal-title = What is it about?
rules-goal = You are all stranded together. Keep enough **Food** for supper, keep your **Sanity** above 0, and **Build** a raft that carries everybody who is left.
    When supper leaves Food below 0, the survivors hold a trial and eat one of themselves. That fills the pot and makes the raft smaller, but it costs Sanity, and the victim returns as a **ghost** who wants you to fail.
    { "" }**Survivors** win together when the raft is ready after a day without a trial. **Ghosts** win when Sanity is 0, when the quests run out, or when a trial begins with two survivors or fewer.
rules-goal-chinese = You are all stranded together. Keep enough **Food** for supper, keep your **Sanity** above 0, and **Build** a raft that carries everybody who is left.
    When supper leaves Food below 0, the survivors hold a trial and eat one of themselves. That fills the pot and makes the raft smaller, but it costs Sanity, and the victim returns as a **ghost** who wants you to fail.
    { "" }**Survivors** win together when the raft is ready after a day without a trial or a death. **Ghosts** win when Sanity is 0, when the quests run out, or when a trial begins with two survivors or fewer.
rules-press-title = What do I press?
rules-press = The board in the channel shows the table, what is awaited, and buttons for all to press: votes, straws, quests, victims. Whatever depends on your own cards comes as a direct message: your hand, your Play and Keep, your knife. If your direct messages are closed, press **My cards** on the board; it works at any time.
    Nothing is decided twice by accident: most answers can be changed until the last one is in, and what cannot be taken back is asked for once more. Every question has a clock; if it runs out, a harmless answer is given for you. Talking about cards, and lying about them, is part of the game.
rules-table-title = The table
rules-table = **Food** goes from −10 to 15 and starts one below the number of players. **Sanity** goes from 0 to 12 and starts at 8. **Build** starts at 0; its target is twice the number of survivors plus a few.
    Everybody has a **character** (how much meat, and which cards each morning) and a **personality** (something odd that always holds). Three quests lie open. One of you has the **conch** and leads; a new leader comes every morning.
rules-morning-title = Morning
rules-morning = From the second round on, the conch moves to the next survivor, quests are filled up to three, and yesterday’s dead become ghosts. If quests cannot be filled up, the ghosts have won.
    Then all take up their old Keep and draw: survivors what their character says, ghosts three ghost cards. For cards “from any deck” you are asked which decks, before you see anything.
    Now everybody picks in secret one card to **play** today and one to **keep**. The rest is thrown away.
rules-morning-chinese = From the second round on, yesterday’s dead become ghosts. Then the ghosts draw three ghost cards each and pick one to **play**; the rest is thrown away, and nothing is kept. Only then does the conch move to the next survivor, and quests are filled up to three.
    Now the survivors take up their old Keep and draw what their character says. For cards “from any deck” you are asked which decks, before you see anything.
    Everybody alive picks in secret one card to **play** today and one to **keep**. The rest is thrown away.
rules-cards-title = Play and Keep
rules-cards = A survivor card has two halves. The **Play** half happens in the afternoon, if you put it there. The **Keep** half waits face down and matters at a trial or at your death:
    🔪 **Knife** attacks in a debate · 🛡️ **shield** stops a lone knife · 🏃 **escape** gets you out of the vote · ⚖️ **trial** cards do what they say when you show them · 📜 **last wills** count when you die.
    A Keep that was not used returns to your hand the next morning. Use `/card` to read any card.
rules-cards-chinese = A survivor card has two halves. The **Play** half happens in the afternoon, if you put it there. The **Keep** half waits face down and matters at a trial or at your death:
    🔪 **Knife** attacks in a debate · 🛡️ **shield** stops knives that attack you · 🏃 **escape** gets you out of the vote · ⚖️ **trial** cards do what they say when you show them · 📜 **last wills** count when you die.
    A Keep that was not used returns to your hand the next morning. Use `/card` to read any card.
rules-afternoon-title = Afternoon
rules-afternoon = First the ghosts turn up their Play cards, then the leader takes a quest, then the survivors turn up theirs, in seat order from the leader. Effects must be carried out; if a card leaves a choice, its owner chooses. Whoever has no Play card is skipped.
    Neither low Food nor a finished raft means anything yet: supper comes first, and the raft is looked at in the evening.
rules-ghosts-title = Ghosts
rules-ghosts = An **instant** happens once. A **haunt** sticks to a survivor of your choice until that one dies; it pushes out an older haunt. Some haunts hold all the time, some wait for the death of their host.
    Ghosts may talk as much as they like, but they have no vote, no straw and no knife. They win together, whoever of them did the harm.
rules-quests-title = Quests
rules-quests = Every afternoon the leader must take one of the open quests. The upper half happens to everybody at once. Then all survivors draw straws, and the short one gets the lower half, which holds from now on.
    There are fifteen quests, three of which stay in the box, so the island has ten days at most.
rules-quests-chinese = Every afternoon the leader must take one of the open quests. The upper half happens to everybody at once. Then all survivors draw straws, and the short one gets the lower half, which holds from now on and pushes out an older quest.
    There are fifteen quests, three of which stay in the box, so the island has ten days at most.
rules-evening-title = Evening
rules-evening = Some cards stir at dusk. Then Sanity falls by 2. Then every survivor eats one portion of Food, or as many as their cards say.
    If Food is below 0 now, there is a **trial**, and another one until it is not. If not, you go straight to **salvation**: if Build has reached its target and there was no trial today, the raft sails and the survivors win. Otherwise the next morning comes.
rules-evening-chinese = Some cards stir at dusk. Then Sanity falls by 2. Then every survivor eats one portion of Food, or as many as their cards say.
    If Food is below 0 now, there is a **trial**, and another one until it is not. If not, you go straight to **salvation**: if Build has reached its target and today there was neither a trial nor a death, the raft sails and the survivors win. Otherwise the next morning comes, if there are quests enough for it.
rules-trial-title = Trial
rules-trial = With two survivors or fewer, there is no trial: the ghosts have won.
    { "" }**Opening** — only the leader speaks, and may set rules for the debate. **Debate** — everybody argues, Keep cards may be shown, knives may be drawn. After 20 seconds the leader may close it; then comes a last call for knives. **Vote** — if no knife has killed anybody, all survivors point at once.
    If Food gets back to 0 on the way, the trial is over.
rules-knives-title = Knives
rules-knives = In a debate, show a knife and name another survivor. Every other survivor may secretly add a knife; all open together.
    { "" }**One knife:** the target turns over the Keep. A shield stops it, a knife makes a fight of two, anything else is death. **More knives:** a fight of all attackers and all targets. Fighters draw straws; the short one dies. Used knives are thrown away.
    If a knife kills, there is no vote.
rules-knives-chinese = In a debate, show a knife and name another survivor. Every other survivor may secretly add a knife; all open together.
    { "" }**One knife:** the target turns over the Keep. A shield stops it, a knife makes a fight of two, anything else is death. **More knives:** the same for each attack, all at one time, so several may die. Two who fight draw straws; the short one dies. Used knives are thrown away.
    If a knife kills, there is no vote.
rules-vote-title = Vote
rules-vote = Every survivor points at a survivor, in secret until all are shown. The one with the most votes is eaten. Ties are broken by straws. Whoever is too slow has no vote. You may point at yourself, if you must.
    Cards can make a vote heavier, add votes against somebody, or take somebody out of the vote altogether.
rules-death-title = Death
rules-death = However you die, six things happen in this order: your Keep is turned over and does what it does at a death; then what is attached to you does; your cards are thrown away; your **meat** is added to Food; Sanity falls by the **red number** at its marker; the raft target falls by 2.
    You may go on talking. The next morning you are a ghost. If the game ends on the day of your death, you neither win nor lose.
rules-death-chinese = However you die, six things happen in this order: your Keep is turned over and does what it does at a death; then what is attached to you does; your cards are thrown away; your **meat** is added to Food; Sanity falls by the **red number** at its marker; the raft target goes to the mark of those who are left.
    You may go on talking. The next morning you are a ghost. If the game ends on the day of your death, you neither win nor lose.
rules-straws-title = Straws
rules-straws = When straws are drawn, everybody concerned presses the button; all straws are turned over together. Who presses first makes no difference, and whoever forgets gets one anyway. Some cards give you more straws, or fewer: more straws, more risk.
rules-end-title = The end
rules-end = **Ghosts win** when Sanity is 0, at any moment; when a gap among the open quests cannot be filled; when a trial begins with two survivors or fewer. **Survivors win** when, at the end of a day without a trial, Build is at its target or above.
    Whoever died on the last day is on neither side. After the last card the seed of the shuffle is shown; its fingerprint was in the lobby from the start.
rules-end-chinese = { "" }**Ghosts win** when Sanity is 0, at any moment; when at the end of a day the quests could not be filled up any more; when a trial begins with two survivors or fewer. **Survivors win** when, at the end of a day without a trial or a death, Build is at its target or above.
    Whoever died on the last day is on neither side. After the last card the seed of the shuffle is shown; its fingerprint was in the lobby from the start.
rules-variants-title = Editions and variants
rules-variants = The **Chinese edition** differs from the English one: ghosts pick one card and keep none; a new quest pushes out your old one; with several knives each attack counts by itself; the raft target goes by the number of survivors; any death forbids sailing that day; the quests run out in the evening.
    { "" }**Follow the Leader:** the leader says who draws at a tie. **Knife Fight in a Phone Booth:** the leader says who draws in a fight, all survivors or the armed ones. **Dwindling Resources:** fewer quests, fewer days. **Gentle characters:** medium-sized people first.
rules-variants-chinese = This table plays by the **Chinese edition**. In the English one ghosts pick together with everybody and keep a card, too; quests add up; several knives are one fight with one death; a death makes the raft target two smaller; only a trial forbids sailing that day; the quests run out in the morning.
    { "" }**Follow the Leader:** the leader says who draws at a tie. **Knife Fight in a Phone Booth:** the leader says who draws in a fight, all survivors or the armed ones. **Dwindling Resources:** fewer quests, fewer days. **Gentle characters:** medium-sized people first.
