"""How long each question is open, in seconds at the normal pace. The longest discussion is an option."""

SPLIT = 45
SELECT = 120
TARGET = 30
CHOOSE = 30
QUEST = 45
BURN = 30
STRAWS = 15  # then drawn for those who did not (W45)
OPENING = 90
DISCUSSION_AT_LEAST = 20  # W26
KNIVES = 15
LAST_CALL = 10
STEP_OUT = 10
VOTE = 45
WHO_DRAWS = 30
