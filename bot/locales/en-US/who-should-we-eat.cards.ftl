# Names of the cards of the castaway pack, and a line on each of its characters.

## Characters

card-tenor-tenderloin = Tenor Tenderloin
quip-tenor-tenderloin = Fills every opera house. And, in a pinch, every plate.
card-admiral-flank = Admiral Flank
quip-admiral-flank = Gives orders to the tide. It has started to listen.
card-stoker-sirloin = Stoker Sirloin
quip-stoker-sirloin = Never cold, never quiet, always a little smoky.
card-bosun-brisket = Bosun Brisket
quip-bosun-brisket = Slow to anger. Best done slowly, they say.
card-steward-stew = Steward Stew
quip-steward-stew = Served others all his life, and fears the pun.
card-countess-cutlet = Countess Cutlet
quip-countess-cutlet = Blue blood, and trained to be rare.
card-professor-potpie = Professor Potpie
quip-professor-potpie = Wrote the standard work on coconuts. From memory.
card-auntie-marrow = Auntie Marrow
quip-auntie-marrow = Calls everyone 'dear' and eyes them like Sunday lunch.
card-doctor-gristle = Doctor Gristle
quip-doctor-gristle = Swears an oath to do no harm before supper.
card-navigator-nugget = Navigator Nugget
quip-navigator-nugget = Lost the map, kept the compass, blames the stars.
card-deckhand-drumstick = Deckhand Drumstick
quip-deckhand-drumstick = Quick on the rigging, quicker out of the kitchen.
card-intern-jerky = Intern Jerky
quip-intern-jerky = Here for the experience. There is not much else on the bone.

## Personalities

card-feast-or-famine = Feast-or-Famine
card-gentle-whittler = Gentle Whittler
card-second-helpings = Second Helpings
card-sparrow-stomach = Sparrow Stomach
card-booming-voice = Booming Voice
card-slippery-customer = Slippery Customer
card-green-thumb = Green Thumb
card-hammer-happy = Hammer Happy
card-campfire-comic = Campfire Comic
card-sceptic = Professional Sceptic
card-padlocked-lunchbox = Padlocked Lunchbox
card-cheerful-snoop = Cheerful Snoop
card-takes-charge = Takes Charge
card-jinxed = Thoroughly Jinxed
card-well-marbled = Well Marbled
card-shoulder-to-cry-on = Shoulder to Cry On

## Survivor cards

card-coconut-avalanche = Coconut Avalanche
card-gull-ambush = Gull Ambush
card-tide-pool-tapas = Tide Pool Tapas
card-bug-brittle = Bug Brittle
card-emergency-jerky = Emergency Jerky
card-fish-knife = Fish Knife
card-angry-can-opener = Angry Can Opener
card-pot-lid = Pot Lid
card-suspicious-rash = Suspicious Rash
card-pickled-mystery = Pickled Mystery
card-secret-stash = Secret Stash
card-bad-oyster = Bad Oyster
card-haunted-hot-sauce = Haunted Hot Sauce
card-driftwood-smoker = Driftwood Smoker
card-casserole-of-regret = Casserole of Regret
card-off-key-singalong = Off-Key Singalong
card-sock-puppet-theatre = Sock Puppet Theatre
card-mandatory-sunset = Mandatory Sunset
card-day-off = Day Off
card-pineapple-pep-talk = Pineapple Pep Talk
card-letter-opener = Letter Opener
card-support-plank = Emotional Support Plank
card-playing-possum = Playing Possum
card-farewell-speech = Farewell Speech
card-seashell-telephone = Seashell Telephone
card-closing-argument = Closing Argument
card-grudge-list = Grudge List
card-lucky-toenail = Lucky Toenail
card-trust-exercise = Trust Exercise
card-group-hug = Group Hug
card-straightish-plank = Straight-ish Plank
card-half-a-canoe = Half a Canoe
card-rope-of-hair = Rope of Questionable Hair
card-barrels-from-the-wreck = Barrels From the Wreck
card-reckless-carpentry = Reckless Carpentry
card-worked-through-lunch = Worked Through Lunch
card-chopped-down-the-shade = Chopped Down the Shade
card-whittling-knife = Whittling Knife
card-boat-hook = Boat Hook
card-hatch-cover = Hatch Cover
card-blueprints-in-boot = Blueprints in the Boot
card-sail-of-many-shirts = Sail of Many Shirts
card-trip-wire = Trip Wire
card-tool-inventory = Tool Inventory
card-caulk-or-cake = Caulk or Cake
card-many-hands = Many Hands

## Ghost cards

card-bottomless-belly = Bottomless Belly
card-clammy-hands = Clammy Hands
card-splinter-whisperer = Splinter Whisperer
card-gloomy-humming = Gloomy Humming
card-lullaby-of-doom = Lullaby of Doom
card-smells-like-gravy = Smells Like Gravy
card-fog-in-the-head = Fog in the Head
card-stuck-lid = Stuck Lid
card-straw-hoarder = Straw Hoarder
card-gone-off = Gone Off
card-unfinished-business = Unfinished Business
card-goodbye-nails = Goodbye, Nails
card-midnight-snacker = Midnight Snacker
card-ration-rats = Ration Rats
card-howling-contest = Howling Contest
card-woodworm-choir = Woodworm Choir
card-poltergeist-special = Poltergeist Special
card-draughty-sleeve = Draughty Sleeve
card-yanked-rug = Yanked Rug
card-banana-skin = Spectral Banana Skin
card-musical-lunchboxes = Musical Lunchboxes
card-damp-map = Damp Map
card-ghostly-suggestion = Ghostly Suggestion
card-framed = Framed!
card-two-am-rattle = Two A.M. Rattle
card-barnacle-bloom = Barnacle Bloom
card-something-in-the-water = Something in the Water

## Quests

card-raid-the-wreck = Raid the Wreck
card-map-the-lagoon = Map the Lagoon
card-befriend-a-parrot = Befriend a Parrot
card-build-a-lookout = Build a Lookout
card-adopt-a-goat = Adopt a Goat
card-compose-an-anthem = Compose an Anthem
card-dig-a-hidey-hole = Dig a Hidey-Hole
card-lick-the-frog = Lick the Frog
card-explore-the-cave = Explore the Cave
card-spear-the-reef = Spear the Reef
card-swim-for-the-crate = Swim for the Crate
card-bury-the-bones = Bury the Bones
card-staring-contest = Win the Staring Contest
card-eat-the-candles = Eat the Candles
card-signal-fire = Light a Signal Fire
