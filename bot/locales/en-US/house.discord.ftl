# What Maître d' says to whoever types a command or presses a button.

## Names of commands and of their options (1 to 32 letters, numbers, - or _)

name-newgame = newgame
name-cards = cards
name-table = table
name-status = status
name-leave = leave
name-kick = kick
name-kick-member = member
name-join = join
name-host = host
name-host-member = member
name-log = log
name-log-round = round
name-pause = pause
name-resume = resume
name-more-time = more-time
name-more-time-seconds = seconds
name-move = move
name-end = end
name-rules = rules
name-rules-section = section
name-card = card
name-card-name = name
name-game = game
name-privacy = privacy

## Commands, as Discord lists them (at most 100 characters)

command-newgame = Open a table in this channel
command-cards = Your cards and what you are asked, shown to you alone
command-table = The table in this channel
command-status = How the table stands
command-leave = Leave the table; an AI player takes your seat
command-kick = Ask a member to leave; an AI player takes their seat
command-kick-member = Who is to leave
command-join = Take over the seat of an AI player
command-host = Let another member be host
command-host-member = Who is to be host
command-log = Read again what was told, round by round
command-log-round = The round that you want to read
command-pause = Stop the clocks
command-resume = Let the clocks run again
command-more-time = Keep the questions that are open now open for longer
command-more-time-seconds = By how many seconds
command-move = Let your table stand in this channel from now on
command-end = End the table without a result, or close the lobby
command-rules = The rules, section by section, and every ruling
command-rules-section = A section, or a ruling by its number
command-card = Look up a card
command-card-name = The name of the card
command-game = Which game, if it is not the one of this channel

## Where a table may stand

only-in-channels = A table needs a channel of a server. Please ask again in one.
channel-taken = There is a table in this channel already. Finish it, end it with `/table end`, or choose another channel.
closing-time = I am about to be updated and open no new tables. Please ask again in a few minutes.
permissions-missing = I cannot wait at a table here. In this channel I still need: { $permissions }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-thread-locked = an unlocked thread
thread-not-here = Only a text channel can have threads. Switch the table’s own thread off, or open the table in a text channel.
thread-failed = I could not open a thread here. Please try again in a few minutes, or switch the table’s own thread off in the settings.
thread-name = { $game } · table { $number }
silence-needs-right = Strict silence takes messages away, and for that I need **Manage Messages** in this channel. Without it I only remind people by direct message.

## Lobbies

ai-names = Antoine, Beatrix, Cosimo, Delphine, Edgar, Florence, Gaspard, Hortense, Isidor, Josephine
joined = You have a seat for **{ $game }** in <#{ $channel }>. When it begins, your cards will be brought to you here, where nobody else can see them.
joined-without-messages = You have a seat. I cannot send you direct messages, so your cards will wait behind the button **My cards** under the board, for your eyes only.
lobby-closed = This lobby is closed.
lobby-already-in = You have a seat already.
lobby-not-in = You have no seat in this lobby. Press **Join** first.
lobby-full = All { $seats } seats are taken.
lobby-no-ai = No AI player sits here.
lobby-host-only = Only the host can do that: { $host }.
lobby-too-few =
    { $missing ->
        [one] One player is missing: it takes { $least } at least. Friends can press Join, and AI players can fill the seats.
       *[other] { $missing } players are missing: it takes { $least } at least. Friends can press Join, and AI players can fill the seats.
    }
lobby-no-such-option = This game cannot be played so.

## Tables

no-table-here = There is no table in this channel. `/newgame` opens one.
no-table-of-yours = You sit at no table at the moment.
not-at-this-table = You have no seat at this table. You are welcome to watch.
you-left = You have left the table. An AI player has your seat now.
you-left-lobby = You have left. Your chair is free again.
you-kicked = { $who } has been asked to leave.
you-were-kicked = { $by } has asked you to leave the table of **{ $game }** in <#{ $channel }>. An AI player has your seat now. You are welcome to watch.
you-passed-host = { $who } is host now.
host-only = Only the host, or somebody who may manage messages here, can do that.
host-already = They are host already.
kick-yourself = You cannot ask yourself to leave. `/table leave` is what you are looking for.
member-not-here = They have no seat here.
join-lobby = This table is still being laid. Press **Join** under it.
seat-which = ### Which chair?
    An AI player sits there, and nobody will come back to it. If you sit down, you play on with what that seat holds and knows; it is told to you in a direct message. You cannot change to another chair of this table later.
placeholder-seat = Choose a chair
seat-taken-over = You have taken over a seat of **{ $game }**. All that it knows has been sent to you in a direct message.
seat-yours-already = You have a seat at this table already.
seat-kicked = You were asked to leave this table. You cannot sit down at it again.
seat-none-free = Members have all the seats of this table. You are welcome to watch.
seat-knows-too-much = You have sat at this table before and know secrets of another seat. You may watch, but take over no other seat.
seat-taken = This seat cannot be taken over any more. Press **Take a seat** again to see which ones are left.
again-not-yours = Only those who sat at this table can ask for another game of the same people. `/newgame` opens a new table.
again-not-yet = This game is not over yet.
again-open = A new table is being laid in this channel already. Have a look further down.
logbook-no-such-round = Nothing has been told of that round.
you-paused = The clocks stand still. `/table resume` lets them run again.
you-resumed = The clocks run again.
more-time-given =
    { $seconds ->
        [one] One second more for every open question.
       *[other] { $seconds } seconds more for every open question.
    }
you-moved = Your table stands in this channel now. The board will be here in a moment.
move-nothing = You are host of no table elsewhere in this server.
move-which = You are host of several tables elsewhere. Only one that lost its channel can be moved then.
end-asked = This ends the game for everybody, without a result. Are you sure?
end-really = End the game
end-host-only = Only the host, or somebody who may manage messages here, can end it.
you-ended = It is ended.

## When something is wrong

press-unknown = This button does nothing any more.
too-slow = That took me too long. Please press once more.
went-wrong = Something went wrong on my side. Nothing was changed; please try once more.
no-such-section = There is no such section.
