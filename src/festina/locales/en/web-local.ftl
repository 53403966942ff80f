### Tables on one's own device, without a server.

web-local-choice = On this device
web-local-choice-sentence = Needs no network. The game stays on this device.
web-local-here = This game is on this device alone.
web-local-removable = If space runs short, the browser may remove the games on this device. To be on the safe side, install Festina as an app, or download the records of the games you want to keep.
web-local-lost = This browser keeps no games, as is usual in some private windows. To play on this device, open Festina in an ordinary window.
web-local-friends = Play on with friends
web-local-friends-sentence = A new table on the server starts from this position. The game does not count for ratings.
web-local-friends-at = Play on with friends on { $host }
web-local-bring-damaged = This link is incomplete or damaged. Please open it again from the game.
web-local-delete = Delete from this device
web-local-delete-sure = The game is then gone for good.
web-local-damaged = A game on this device can no longer be read. All others are fine.
web-local-fetch = Loading what this device needs to play offline …
web-local-python = Starting …
web-local-package = Almost ready …
web-local-import = Go on from here
web-local-import-sentence = The game goes on from the last position of the record, on this device.
web-local-import-link = Go on with a saved game
web-trouble-device = You cannot play offline on this device yet. It needs a connection once, to download what is missing.
web-trouble-browser = This browser cannot run games by itself, because it lacks WebAssembly. It needs a server.
server-device-alone = A table on a device is for the people who sit at it: without a clock, without free seats, and not public.
server-device-damaged = This game can no longer be read. You can delete it under “My games”; all others are fine.
server-device-full = This game can no longer be saved; perhaps there is no room left on this device. Make some room, then open the game again.
server-position-private = A game that begins in a known position is for friends: the table cannot be public.
server-record-over = The record ends with the game: there is nothing left to play.
server-position-ruleset = The recorded game was played by other rules: { $ruleset }.
