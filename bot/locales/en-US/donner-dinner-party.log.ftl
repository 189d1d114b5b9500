# Donner Dinner Party — the log: a sentence for each thing that happens.

log-game-began = 🏔️ { $count } travellers, one pass, and more snow than anybody ordered. Rescue comes after round { $last_round }, if there is anybody left to rescue.
log-tokens = On the Campfire Board: { $cards }.
log-leader-drawn = 🏕️ By lot, { $who } is Camp Leader.
log-leader-named = 🏕️ { $who } came home from a trip last and is Camp Leader.
log-leader-passed = 🏕️ The tile goes to { $who }.
log-leader-scared = 🏕️ The Camp Leader is somewhere in the woods. { $who } picks up the tile.
log-cannibals-met = 😴 All eyes close, all hands drum. Some eyes open, look at each other, and close again.
log-supply-played = 🎒 { $who } plays { $card }!
log-supply-played-on = 🎒 { $who } plays { $card } on { $target }!
log-contributed-automatic = ⏱️ You took too long, and the lot put { $card } into the pot for you.
log-contributed-frozen = 🧊 A card of yours was drawn for the pot. Nobody saw which, and neither did you.
log-all-contributed = 🎴 { $count } cards lie face down, and fingers on them. No second thoughts from here.
log-leftovers-seen = 👣 { $who } kept back: { $cards }.
log-inspected-chosen = 🔦 { $leader } lifts the card of { $target }, looks, and puts it back.
log-inspected-declined = 🔦 { $leader } looks at no card.
log-inspected-prevented = 🕯️ It is dark. { $leader } can look at nothing.
log-card-seen = 👁️ { $who } gave { $card }.
log-camp-dinner = 🍲 Into the pot, stirred, and out: { $cards }. { $mouths } mouths are open.
log-settled-fed = 🍽️ { $meals } meals for { $mouths }{ $poison ->
    [cured] , and no harm from the Poison
   *[none] {""}
}: everybody eats, and nobody is eaten.
log-settled-short = 🥄 { $meals } meals for { $mouths }{ $poison ->
    [cured] , the Poison cured
   *[none] {""}
}: { $missing } too few. There will be a vote.
log-settled-spoiled = ☠️ Poison in the pot. Nothing that was hunted can be eaten, so something else must be.
log-claimed-gave = 🗯️ { $who }, of round { $round }: “I gave { $word }.”
log-claimed-saw = 🔦 { $who }, of round { $round }: “{ $target } gave { $word }.”
log-claimed-role = 💬 { $who }: “I am a { $word }.”
log-claimed-supply = 🎒 { $who }: “I hold { $word }.”
log-noise-made = 👻 { $who }: *{ $sound }…*
log-vote-called = 🏕️ { $leader } has heard enough and calls for the vote.
log-vote-timed-out = ⌛ Enough talk. It is time to vote.
log-votes-shown = { $ballot ->
    [1] ☝️ One, two, three, point!
   *[other] ☝️ Once more: one, two, three, point!
}
log-votes = { $who } · { $count ->
    [one] one finger
   *[other] { $count } fingers
}: { $voters }
log-votes-silent = No vote from { $who }.
log-booed = 👻 **BOO!** { $who } jumps out at { $target }, who runs off into the woods, and takes that vote along.
log-everybody-scared = 🌲 Everybody is in the woods. They come back, count heads, and vote again.
log-count = { $who } { $votes }
log-votes-counted = ⚖️ It counts: { $counts }.
log-votes-none = 🤷 No vote counts. The Camp Leader decides.
log-votes-tied = ⚖️ A tie: { $who }.
log-tie-broken-chosen = 🏕️ { $leader } decides: { $target }.
log-tie-broken-acting = 🏕️ { $leader }, next in line, decides: { $target }.
log-tie-broken-automatic = 🎲 { $leader } could not decide, so the lot did: { $target }.
log-condemned = 🍴 It is { $who }. The water is on.
log-eaten-pioneer = 🍖 { $who } is eaten, and was a **Pioneer**: { $character }. The silence is awkward.
log-eaten-cannibal = 🍖 { $who } is eaten, and was a **Cannibal**: { $character }. Seconds, anybody?
log-eaten-supply = In the pockets, never used: { $card }.
log-round-ended = 🌙 Round { $round } is over. It snows.
