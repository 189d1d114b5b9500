# The house: what is the same at every table.

a-seat = Seat { $seat }
nobody = nobody
value-yes = Yes
value-no = No
value-none = Nothing
value-on = On
value-off = Off

## How things are put side by side

between-things = ,{" "}
between-sentences = {" "}
both-names = { $name } ({ $other })

## The board

button-cards = My cards
button-rules = Rules
button-closeup = Who is who
button-board = Back to the table
button-seat = Take a seat
button-again = Again with the same people
board-closes = Closes { $closes }
board-answered = { $answered } of { $asked } have answered · closes { $closes }
board-missing = Still to come: { $who }
board-paused = ⏸️ **The table is paused.** All clocks stand still; nobody can decide anything until it is resumed.
board-moved = 🚚 This table stands in <#{ $channel }> now.
board-ended = 🧾 **The table was ended without a result.**

## A member's own panel

panel-stood-in = 🤖 You have been silent for a while, and an AI player decides for you. Press anything, and the seat is yours again.
button-back = I am back
panel-closes-on-board = Open for as long as the board of the table says; it moves with what everybody does
panel-over = 🏁 The game is over. Nothing is left for you to decide.

## Questions

offer-done = I am done
offer-not-done = Wait, not yet
may-done = say that you are done
understood-done = Noted: you are done. As soon as anybody acts, you will be counted in again.
understood-not-done = Noted: you still have something in mind.
button-really = Yes, really

## Lobbies

lobby-seats = **At the table: { $seats }** · { $least } to { $most } can play
lobby-host = { $seat }. **{ $name }** · host
lobby-member = { $seat }. **{ $name }**
lobby-ai = { $seat }. **{ $name }** · AI player
lobby-option = ⚙️ { $option }: **{ $value }**
lobby-no-options = ⚙️ Played as usual; nothing was changed in the settings.
lobby-ready = 🔔 Everybody here? **{ $host }** presses *Start*.
lobby-missing = 🪑 { $count ->
    [one] One more player is needed. Press *Join*, or fill the chair with an AI player.
   *[other] { $count } more players are needed. Press *Join*, or fill the chairs with AI players.
}
again-called = 🔔 { $who }: **{ $host }** asks for another round. Your chairs are kept; who does not want to play presses *Leave*.
lobby-commitment = Fair shuffle: the seed of this game is already drawn, and its SHA-256 is `{ $commitment }`. The seed itself is shown when the game is over.
lobby-closed-started = 🍽️ The table is laid; the game has begun.
lobby-closed-started-elsewhere = 🍽️ The table is laid: the game has begun in <#{ $channel }>.
lobby-closed-cancelled = 🧾 This table was called off before anything was served.
lobby-closed-everybody-left = 🧾 Everybody stood up and left. The table is free again.
button-join = Join
button-leave = Leave
button-ai = Add AI player
button-no-ai = Remove AI player
button-start = Start
button-settings = Settings
button-cancel = Call it off
settings-title = ### Settings
    Only you can see this. Each choice counts at once, until you press *Start*.
settings-option = **{ $option }**
    -# { $help }
option-pace = Pace of the clocks
option-pace-help = How long everybody may think about a question.
value-pace-quick = Quick: half the usual time
value-pace-normal = Normal
value-pace-relaxed = Relaxed: three times as long
value-pace-post = By post: twelve hours a question

option-thread = A thread of its own
option-thread-help = The game is played in a public thread; the channel gets one line that leads there.
option-strict_silence = Strict silence
option-strict_silence-help = Messages of those who must be silent by the rules are taken away. Needs Manage Messages.
option-first_timers = Help for first-timers
option-first_timers-help = Who plays a game for the first time is told in four lines how it goes.

## For first-timers

lesson-who = 🙂 **New here?** { $who }.
lesson-goal = 🎯 { $goal }
lesson-press-here = 👉 Press now: what is asked below, in this message.
lesson-press-later = 👉 Nothing to press in this message now. You are called when you are asked: here, or to the buttons under the board.
lesson-cards = 🎴 Your cards: here, and behind **My cards** under the board at any time.
lesson-who-of-all = Who you are stands below, for your eyes only
lesson-goal-of-all = How to win stands under **Rules** on the board.
button-known = I know this

## Letters: direct messages about a table

letter-barred = ⏸️ **{ $game }** is paused: I cannot wait at the table in <#{ $channel }> any more. I need: { $permissions }. Nothing is lost, no clock runs, and it goes on by itself as soon as I have that. { $host } is host and may type `/table move` in another channel instead.
letter-barred-somehow = ⏸️ **{ $game }** is paused: Discord does not let me write in <#{ $channel }> any more. Nothing is lost, no clock runs, and it goes on by itself as soon as I may. { $host } is host and may type `/table move` in another channel instead.
letter-freed = ▶️ **{ $game }** goes on in <#{ $channel }>.
letter-gone = ⏸️ The channel of **{ $game }** is gone, and your table with it stands still. Nothing is lost: { $host }, who is host, can type `/table move` in another channel of the server, and it goes on there. Otherwise it ends { $until }.
letter-moved = ▶️ **{ $game }** stands in <#{ $channel }> now, and goes on there.
letter-given-up = 🧾 **{ $game }** had no channel for a day and was ended without a result.
letter-hush = 🤫 { $rule } I saw that you wrote something in <#{ $channel }>; what it was, I do not read. I will not say this again in this phase.
letter-hushed = 🤫 { $rule } So I took away, unread, what you wrote in <#{ $channel }>. I will not say this again in this phase.
silence-rule = By the rules you may not speak now.

## The log

log-delayed-absence = 🔌 I was away. All clocks were moved by { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; nobody lost any time.
log-delayed-more-time = ⏳ The clocks got { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} more.
log-paused = ⏸️ The table is paused.
log-resumed = ▶️ The game goes on, and so do the clocks.
log-handed-over-absent = 🤖 { $who } has been silent for a while. An AI player takes over until they press anything.
log-handed-over-returned = 👋 { $who } is back.
log-stood-in = 🤖 You have been silent for a while. An AI player decides for you until you press anything: any button will do.
log-noted-left = 🤖 { $who } has left the table. An AI player finishes the meal.
log-noted-kicked = 🤖 { $who } was asked to leave by { $by }. An AI player takes the chair.
log-noted-joined = 👋 { $who } sits down and takes over the chair of { $was }.
log-noted-back = 👋 { $who } comes back to the table, to the same chair as before.
log-noted-host = 🔑 { $who } is host of this table now.
somebody = somebody
log-seed-revealed = 🎲 The seed of this game is open now; it stands on the last screen.

## The log, read again

logbook-empty = Nothing has been told yet.
logbook-round = Round { $round }
logbook-before = Before the first round
logbook-part = { $title } · { $part } of { $parts }
logbook-own = 🔒 { $line }
logbook-private = -# 🔒 was told to you alone.
placeholder-log = Another round
button-earlier = Earlier
button-later = Later

## A seat that is taken over

briefing = ### You sit down
    At the table of **{ $game }** you have the chair of **{ $was }** from now on. This is all that your seat knows. What it is asked comes to you here as well.
briefing-told = **What was told to your seat alone so far**

## The end

ended-seed = 🎲 **Seed** `{ $seed }`
    -# Its SHA-256 is `{ $commitment }`, as the lobby said before the first card. So the shuffle was fixed from the start and nothing was changed on the way. How the seed was drawn, it cannot prove.
ended-seed-open = 🎲 **Seed** `{ $seed }`
    -# This table was an open one: its seed or its cards were known to somebody beforehand. It is good for practice and proves nothing.

## When something cannot be done

refused-refused = That cannot be done now. Nothing has changed.
refused-game-over = That game is over.
refused-paused = The table is paused. Wait until it is resumed.
refused-not-paused = The table is not paused.
refused-prompt-closed = That question is closed. Look at the board for what is open now.
refused-not-your-prompt = This one is not for you to decide.
refused-illegal-command = That is not possible here. Nothing has changed.
refused-impossible-setup = A table cannot be laid like this. Look at the settings and at the number of players.
refused-set-aside = Something went wrong on our side and this table was set aside, with everything that happened so far. Its host can end it without a result.
refused-no-such-table = There is no such table any more.
refused-not-over-yet = The record of a game holds every secret of it. It can be had when the game is over.
refused-instead = What you can do: { $offers }.

## Rules and cards

placeholder-rules = Another chapter
no-such-card = There is no such card on this menu.

## In the channel, to those whose direct messages are closed

knock = 📬 { $who } — your cards are on the table. Press **My cards** on the board.
