"""How long each question is open, in seconds at the normal pace. Talk and reaction windows are options."""

CONTRIBUTE = 90
INSPECT = 30
TALK_AT_LEAST = 10  # D-V1
VOTE = 45
TIE = 30

# How often in one discussion: so that nobody drowns the others.
CLAIMS = 12
NOISES = 4
