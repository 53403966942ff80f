# What the server says to people who wait to be paired.

server-pairing-full = Very many people are waiting already. Try again in a moment.
server-pairing-seats = This game is for { $least } to { $most } people.
server-pairing-not-waiting = You are not waiting for anybody.
server-pairing-too-early = Wait a little longer: somebody may still come.
server-pairing-alone = This game is played alone: there is nobody to wait for.
server-no-host = You were seated together, so nobody is host at this table.
