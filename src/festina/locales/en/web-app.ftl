# The page as an app: updates, play without a network, and what needs other people.

web-app-screenshot = A race in Festina
web-app-update = A new version of Festina is here.
web-app-update-now = Load it now

## Ready for play without a network

web-offline = Play offline
web-offline-sentence = Download it once, about { $size }. Then you can play against bots, pass this device round, learn and look up rules anywhere.
web-offline-fetch = Download
web-offline-progress = Downloading: { $done } of { $total }
web-offline-paused = Paused: { $done } of { $total }
web-offline-pause = Pause
web-offline-continue = Go on
web-offline-cancel = Cancel
web-offline-remove = Remove from this device
web-offline-remove-sure = Remove it? From then on you need a connection to play; your games stay.
web-offline-ready = Ready. Everything you can do on this device alone works offline.
web-offline-ready-short = Works offline
web-offline-gone = The browser has made room and removed what you need to play offline. Your games may be gone, too.
web-offline-again = Download again
web-offline-trouble-network = The connection was lost. What has arrived is kept.
web-offline-trouble-wrong = A file arrived damaged and was thrown away. Please try again.
web-offline-trouble-room = There is not enough room for it on this device.
web-offline-trouble-worker = The browser does not keep Festina for use offline; some never do in private windows. Please try again.

## Without a server

web-away = No connection
web-away-people = This needs other people, and there is no connection to the server just now. It opens by itself as soon as there is one.
web-away-alone = This needs other people. On this site you play on your own device only.
web-away-meet = Meet friends on { $host }
web-away-play = Play on this device

## Copying

web-copy-failed = Not copied
