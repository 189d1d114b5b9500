# The desk: commands, and what they are answered with.

## What commands do, in at most 100 characters

command-newgame = Open a table in this channel: friends join, the host starts
command-rules = Read the rules of a game, or a single ruling
command-rules-section = A chapter, or a ruling by its number
command-game = Which game, if not the one that is played here
command-card = Read a card
command-card-name = A part of its name
command-table = The table in this channel
command-status = Show how things stand here
command-leave = Leave the table; an AI player takes your seat
command-pause = Stop all clocks of this table
command-resume = Let the clocks run again
command-more-time = Give everybody more time for what is open now
command-more-time-seconds = How many seconds more
command-end = End this table without a result
command-cards = Show my own cards, to me alone

## Answers

joined = 🍽️ You have a seat for **{ $game }** in <#{ $channel }>. Your cards and your private decisions will be brought here, and nobody else sees them.
joined-without-messages = 🍽️ You have a seat. Your direct messages are closed, so I cannot bring you your cards. That is all right: press **My cards** on the board whenever you want to see them or have to decide something. To get them brought, allow direct messages from this server.
ai-names = Ada, Basil, Clove, Dill, Endive, Fennel, Ginger, Hazel, Iris, Juniper, Kale, Laurel, Marjoram, Nutmeg, Olive, Pepper, Quince, Rosemary, Saffron, Thyme
you-left = 👋 You have left the table. An AI player finishes your meal.
you-paused = ⏸️ The clocks stand still. `/table resume` lets them run again.
you-resumed = ▶️ The clocks run again.
more-time-given = ⏳ Everybody has { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} more.
end-asked = This ends the table for everybody, without a result, and it cannot be taken back. Really?
end-really = End it
you-ended = 🧾 It is over. The channel is free for another game.
your-cards = 📬 { $members } — something is for you to decide. Press **My cards** on the board.
table-ended = 🧾 This table was ended without a result.
table-aside = 🧰 **This table was set aside.** Something went wrong on our side; all that happened so far is kept. The host can end it with `/table end`.

## When something cannot be done

went-wrong = Something went wrong on our side. Nothing of yours was lost; please try again.
press-unknown = That button is from another time. Look at the latest board for what can be pressed now.
too-slow = I was too slow to answer that. Please press once more.
not-at-this-table = You have no seat at this table. You are welcome to watch.
no-table-here = No game is being played in this channel. `/newgame` opens a table.
no-table-of-yours = You have no seat at any table at the moment.
no-such-section = There is no such chapter.
end-host-only = Only the host of the table can do that, or somebody who manages messages here.
channel-taken = There is a table in this channel already. One at a time.
closing-time = I am about to be restarted and open no new tables. Please try again in a few minutes.
only-in-channels = A table needs a channel of a server.
permissions-missing = I cannot lay a table here. I need: { $permissions }.
permission-view-channel = seeing this channel
permission-send-messages = sending messages
permission-send-messages-in-threads = sending messages in threads
permission-embed-links = embedding links
permission-attach-files = attaching files
permission-read-message-history = reading the message history

lobby-already-in = You have a seat already.
lobby-not-in = You have no seat here.
lobby-full = All { $seats } seats are taken.
lobby-no-ai = There is no AI player at this table.
lobby-no-such-option = That cannot be set here.
lobby-host-only = Only the host, { $host }, can do that.
lobby-too-few = { $missing ->
    [one] One more player is needed
   *[other] { $missing } more players are needed
}; with fewer than { $least } nobody can be eaten properly.
lobby-closed = This table is no longer open for joining.
