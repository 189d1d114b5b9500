"""How long each question is open, in seconds at the normal pace. Reaction windows are an option."""

DRAW = 30
FIGHT = 30
BOSS = 30
STAND = 30  # B15
TARGET = 15
PICK = 15
ORDER = 30
HUNT = 30
