"""How long each question is open, in seconds at the normal pace."""

NEGOTIATION = 240
AFTER_EFFECT = 45  # at least so long after an Effect
LONGEST = 2 * NEGOTIATION  # whatever Effects follow each other
BOOSTS = 45
PICK = 30
DISCARD = 20
TARGET = 20
CHOICE = 30  # Goals, the Skill of a Trial, the top of the deck
FLIP = 20
DRAW = 20
