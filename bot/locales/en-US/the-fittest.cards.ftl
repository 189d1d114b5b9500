# The Fittest — the names of all cards, what they do, and what Contestants say for themselves.

card-the-scholar = The Scholar
card-the-stevedore = The Stevedore
card-the-trapper = The Trapper
card-the-grifter = The Grifter
card-the-busker = The Busker
card-the-courier = The Courier
card-log-carry = Log Carry
card-camp-mutiny = Camp Mutiny
card-force-out = Force Out
card-strong-arm = Strong-Arm
card-wet-rope = Wet Rope
card-ration-raid = Ration Raid
card-heavy-crate = Heavy Crate
card-night-vigil = Night Vigil
card-hand-over-the-torch = Hand Over the Torch
card-airdrop = Airdrop
card-beachcomb = Beachcomb
card-blisters = Blisters
card-low-tide = Low Tide
card-long-watch = Long Watch
card-poker-face = Poker Face
card-quiet-coup = Quiet Coup
card-camp-barter = Camp Barter
card-hush-money = Hush Money
card-rigged-raffle = Rigged Raffle
card-loaded-coin = Loaded Coin
card-diary-room = Diary Room
card-torch-dance = Torch Dance
card-audience-vote = Audience Vote
card-renewal = Renewal
card-sponsors-wink = Sponsor’s Wink
card-dress-rehearsal = Dress Rehearsal
card-fan-mail = Fan Mail
card-bad-press = Bad Press
card-riddle-stones = Riddle Stones
card-casting-call = Casting Call
card-map-scrap = Map Scrap
card-hard-mode = Hard Mode
card-spare-parts = Spare Parts
card-cold-read = Cold Read
card-fine-print = Fine Print
card-dune-sprint = Dune Sprint
card-false-start = False Start
card-shortcut = Shortcut
card-quick-hands = Quick Hands
card-cramp = Cramp
card-clean-handoff = Clean Handoff
card-head-start = Head Start
card-the-final-push = The Final Push
card-the-final-test = The Final Test
card-the-final-totem = The Final Totem
card-grand-trial = Grand Trial
card-backstage-pass = Backstage Pass
card-plot-twist = Plot Twist

## What they say

quip-the-scholar = Has read about islands.
quip-the-stevedore = Lifts first, asks later.
quip-the-trapper = Always finds two, and takes the fatter one.
quip-the-grifter = Was somewhere else at the time.
quip-the-busker = Knows how to please a crowd twice.
quip-the-courier = Never late, and never empty-handed.

## Special abilities

ability-foresight = Whenever you become leader, you see the next five cards of the deck and lay them in any order.
ability-heavy-boosts = Each Boost of yours counts 1 more.
ability-choosy = When you draw for sitting out, you see two cards and keep the one you like.
ability-slippery = Nobody else’s card forces you into a Challenge, or out of one.
ability-encore = Once per Episode, after a Bonus Flip for a total that you are part of, you may discard a card to have it flipped again.
ability-consolation = When a Challenge fails that you joined without leading it, you may draw a card.
ability-photo-finish = A tie in a Trial is yours.

## Effects

effect-skill-one = Somebody’s { $skill } is { $by } { $up ->
    [yes] higher
   *[no] lower
} for this Episode.
effect-skill-any = One Skill of somebody’s is { $by } { $up ->
    [yes] higher
   *[no] lower
} for this Episode; you say whose, and which.
effect-skill-all = All six Skills of somebody’s are { $by } { $up ->
    [yes] higher
   *[no] lower
} for this Episode.
effect-lead-self = You are leader now.
effect-lead-left = Leadership goes to the next player on the leader’s left.
effect-lead-any = You name the new leader.
effect-lead-fewest = Whoever has fewest Prizes is leader now; among several, you say who.
effect-lead-cost = It costs you another card.
effect-lead-consoles = The old leader draws a card.
effect-lead-locks = After it, no Totem card for the rest of the Episode.
effect-force-out = Somebody who does not lead is out of this Challenge, and plays no Effects for this Episode.
effect-strong-arm = Somebody has to take part, and earns nothing; they draw a card.
effect-forbid-boosts = Somebody plays no Boosts this Episode.
effect-forbid-effects = Somebody plays no more Effects this Episode.
effect-forbid-flips = Somebody makes no Bonus Flip this Episode.
effect-flip-twice = Somebody’s Bonus Flip is two cards this Episode, and the better one counts.
effect-raid = Somebody else loses a card, by chance.
effect-barter = You get a card from somebody else by chance, and give one that you choose.
effect-look = You see somebody else’s hand.
effect-draw = You draw { $count ->
    [one] a card
    [2] two cards
    [3] three cards
   *[other] { $count } cards
}.
effect-salvage = You take any card out of the discard pile.
effect-sift = You see the next three cards and keep one; the others go back as you like.
effect-goal-lower = A Goal gets easier by { $by }, down to 5 at the least.
effect-goal-raise = A Goal gets harder by { $by }.
effect-rename = A Goal that tests one Skill tests another, which you name.
effect-prizes = This Challenge pays { $count ->
    [one] one Prize more
   *[other] { $count } Prizes more
}.
effect-turn-over = The next card of the deck joins this Challenge, with its Goals and its Prizes.
effect-swap-prizes = You trade one of your Prizes for somebody else’s that is worth at most { $more } more: first yours, then theirs.
effect-renew = A Prize of anybody’s is discarded, and the next card of the deck lies in its place.
