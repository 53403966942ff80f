# What the server says about cups.

server-no-cup = There is no such cup, or it has been deleted.
server-cup-host-only = Only the host of the cup may do that.
server-cup-not-running = This cup is not being played now.
server-cup-size = With these rules a table can have this many seats: { $sizes }.
server-cup-nameless = A cup needs a name.
server-cup-too-many = You have { $most } cups that are not over. End or delete one first.
server-cup-no-link = This link is no longer valid. Ask the host for a new one.
server-cup-begun = This cup has begun. Nobody can join any more.
server-cup-full = This cup is full: { $most } people take part.
server-cup-name-taken = Somebody called { $name } takes part already. Choose another name.
server-cup-host-is-blocked = You have blocked the host of this cup. Unblock them if you want to take part.
server-cup-not-for-you = This cup has no place for you.
server-cup-end-first = End the cup first, then you can delete it.
server-cup-round = That round has begun already, or its time has not come. Look again.
server-cup-round-runs = A table of this round is not over yet. Wait for it, or decide how it counts.
server-cup-nobody = Nobody takes part. A round needs at least one person.
server-cup-no-player = There is no such player in this cup.
server-cup-no-table = There is no such table in this round.
server-cup-has-result = This table has been played to its end. Its result stands.
server-cup-places = Give a place for each of the { $players } seats.
