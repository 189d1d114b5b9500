# What Maître d' says of what it keeps of a member, and of its removal.

command-privacy = What I keep of you; have it as a file, or have it deleted

privacy = ### What I keep of you
    - **Where you sit:** your Discord id, the name that you had when you sat down, the language of your client, the server and the channel, and whether you were host. Also that you left a table, or asked somebody to leave one.
    - **What you decided** at my tables, and what you wrote there in a form. It is kept by seat, without your name: it is the game itself.
    - **How to reach you:** the channel of our direct messages, and whether they are closed.
    - **Which games you know,** so that I explain each only once.

    Nothing else: no messages of yours, no e-mail address, no list of your servers. Nobody else gets any of it.
    { $days ->
        [one] I delete a table a day after its game has ended, and with your last table the rest.
       *[other] I delete a table { $days } days after its game has ended, and with your last table the rest.
    }

    With **Give me a copy** you have all of it as a file; of games that go on, just what your own seat knows. **Delete everything** removes you from everything.
privacy-exported = Here is everything that I keep of you. Only you can see this. Of a game that goes on it tells what your seat knows, so show it to nobody at the table.
privacy-delete-asked = ⚠️ Your id and your name are removed everywhere, for good. **At a table where you still play, an AI player takes your seat now,** and until that game ends a scrambled mark stays there: it only keeps whoever has seen one seat's secrets from sitting down on another. A lobby loses you. What was decided stays, as a game without your name, and messages that stand in channels already are not mine to forget. Are you sure?
privacy-deleted = It is done: I do not know you any more. If you ever sit down at a table again, you begin as a stranger.
button-export = Give me a copy
button-delete = Delete everything
button-delete-really = Yes, delete everything
nameless = Former guest { $seat }
