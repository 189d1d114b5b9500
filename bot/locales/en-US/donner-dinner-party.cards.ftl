# Names of the cards of the Winter Pack, what they do, and a line on each character.

## Hunting Cards

card-fish = Fish
icon-fish = 🐟
card-squirrels = Squirrels
icon-squirrels = 🐿️
card-poison = Poison
icon-poison = ☠️
card-medicine = Medicine
icon-medicine = 🌿
card-empty-hands = Empty Hands
icon-empty-hands = 🤲
about-hunting = Hunting Card · { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
hunting-feeds = Feeds { $count ->
    [one] one player.
   *[other] { $count } players.
}
hunting-poison = Spoils everything that was hunted, unless there is Medicine.
hunting-medicine = Cures all the Poison in the pot, however much. Feeds nobody.
hunting-nothing = Feeds nobody, harms nobody, and looks terribly sorry.

## Supply Cards

card-fresh-tracks = Fresh Tracks
card-frozen-fingers = Frozen Fingers
card-boot-prints = Boot Prints
card-snuffed-lantern = Snuffed Lantern
card-sharp-eyes = Sharp Eyes
card-spilled-kettle = Spilled Kettle
card-buried-flour = Buried Flour
card-willow-bark = Willow Bark
card-raised-voice = Raised Voice
card-lost-in-the-drifts = Lost in the Drifts
card-short-straw = Short Straw
card-ol-tasty = Ol’ Tasty
about-supply = Supply Card · once a game
supply-text = { $when } { $does }
when-hunt = During the hunt:
when-set = Before the inspection:
when-look = After the inspection:
when-table = When the pot is open:
when-fingers = When fingers are shown:
when-condemned = When you are for the pot:
when-never = Never played:
effect-redraw = set your three cards aside and draw three others. Not if you lead.
effect-freeze = another hunter’s card is drawn from the hand by lot, and nobody sees it.
effect-look-leftovers = look at the two cards that another hunter kept back.
effect-no-inspection = the Camp Leader looks at no card in this round.
effect-look = look at the card that another hunter gave.
effect-replace = put anybody’s card aside, unseen, and the top Hunting Card in its place.
effect-meals = { $by ->
    [one] one meal more, which
   *[other] { $by } meals more, which
} no Poison can spoil.
effect-cure = if there is Poison, this counts as Medicine.
effect-vote-weight = your vote counts { $by ->
    [one] twice.
   *[other] { $by } more.
}
effect-drop-vote = the vote of another does not count.
effect-spare = you are not eaten. All vote anew at once, and you cannot be chosen.
effect-tasty = when its holder is eaten, the Cannibals win on the spot.

## Characters

about-character = Character · { $role }
card-captain-cornbread = Captain Cornbread
quip-captain-cornbread = Knew a short cut. Still says so.
card-widow-walnut = Widow Walnut
quip-widow-walnut = Hard shell, and keeps count of the spoons.
card-trapper-turnip = Trapper Turnip
quip-trapper-turnip = Can catch anything but a hint.
card-preacher-porridge = Preacher Porridge
quip-preacher-porridge = Says grace first and asks what it is later.
card-seamstress-succotash = Seamstress Succotash
quip-seamstress-succotash = Has let out all waistbands. Is taking them in again.
card-fiddler-flapjack = Fiddler Flapjack
quip-fiddler-flapjack = Knows one tune. The wolves sing along.
card-blacksmith-bean = Blacksmith Bean
quip-blacksmith-bean = Forged the pot. Did not ask why so large.
card-uncle-appetite = Uncle Appetite
quip-uncle-appetite = Pinches your cheek a little too long.
card-madam-marrow = Madam Marrow
quip-madam-marrow = Brought her own napkin ring, and a whetstone.
card-doctor-drumstick = Doctor Drumstick
quip-doctor-drumstick = Knows where everything is, anatomically.
