# What the pages say about people who do not know each other: reactions, blocking, reports, hosting, stored data.

## Reactions and words

web-reactions = Reactions
web-reaction = { $reaction ->
    [wave] Hello!
    [clap] Applause
    [well_played] Well played!
    [laugh] Ha ha!
    [surprised] Oh!
    [sorry] Sorry!
    [thanks] Thank you!
   *[hurry] Your turn, please!
}
web-reaction-of = { $name }: { web-reaction }
web-words-hidden = Here you see reactions, but no messages until you want them.
web-words-show = Read and write messages at this table
web-words-hide = Only reactions again

## Other people

web-about = About { $name }
web-seat-blocked = blocked
web-block = Block
web-block-yes = Block
web-block-sure = Block { $name }? You will no longer see anything { $name } says, and invitations between the two of you stop working. You can undo this in the settings.
web-block-sentence = You will no longer see anything from this person.
web-block-already = You have blocked this person.
web-block-manage = Lift the block
web-blocked = { $name } is blocked.
web-report = Report
web-report-title = Report { $name }
web-report-reason = What is wrong?
web-report-because = { $reason ->
    [words] Insults or other offensive words
    [name] An offensive name
    [stalling] Stalls on purpose
    [cheating] Cheats
   *[other] Something else
}
web-report-text = In your own words (if you like)
web-report-block = Block this person, too
web-report-sentence = Whoever runs this server reads the report, with what the person has said at this table. The person is not told.
web-report-send = Send the report
web-reported = Thank you. The report has been sent.
web-reported-blocked = Thank you. The report has been sent, and { $name } is blocked.

## The host

web-host-tools = You are the host
web-host-hand = Make them the host
web-host-hand-sure = Make { $name } the host of this table? You cannot take it back.
web-host-handed = { $name } is the host now.
web-remove-sure = Remove { $name } from this table? The seat becomes free.
web-remove-sure-running = Remove { $name } from this table? A bot plays on in this seat until you ask them back.
web-remove-not-again = Keep them from coming back to this table
web-ask-back = Ask { $name } back
web-asked-back = { $name } is asked back.
web-removed = The host has taken you off this table.
web-removed-running = The host has taken you off this table, and a bot plays on in your seat. You can watch.
web-table-close = Close the table
web-table-close-sure = Close this table? It disappears, for everybody.
web-table-close-sure-running = Close this table? The game ends here, for everybody, without a winner.

## Moving to another device, step by step

web-move-look = Show what would move here
web-move-offer = This would move here
web-move-offer-sentence = Nothing has moved yet. Once you confirm, these seats are on this device, and no longer on the other one.
web-move-confirm = { $count ->
    [0] Bring everything here
    [one] Bring this table here
   *[other] Bring these { $count } tables here
}

## What is stored

web-privacy-none = No advertising, no tracking: this page talks to this server and to nobody else. Nothing is stored but what is listed here.
web-privacy-list = What is stored, and for how long
web-privacy-grace = What has passed its time is deleted within another { $span }.
web-privacy-backups = Backups of the server contain what was stored when they were made.
web-privacy-yours = What you can do
web-privacy-yours-sentence = You can download everything that is stored about this device, and you can have the device forgotten: your name and what you wrote are then deleted at once; the moves you made stay.
web-kept = { $what ->
    [finished_game] Finished games
    [running_game] Running games
    [open_table] Tables that were never started
    [chat] Chat
    [device] This device
    [profile] What you have played, and whom you know
    [invitation] Invitations
    [moving_code] Codes for another device
    [notices] Notices
    [block] Whom you have blocked
    [report] Reports
    [ban] Bans
    [announcement] Announcements
    [daily] Races of the day
    [rating] Ratings
    [plan] Plans for your next turn
    [pairing] Waiting for opponents
    [cup] Cups
   *[log] The server’s log
}
web-kept-sentence = { $what ->
    [finished_game] Every move, the names at the table and the link for the replay. If you have your device forgotten, your name disappears from it.
    [running_game] Counted from the last change. Then the game is closed, and kept like a finished one.
    [open_table] Counted from the last change. Then the table is deleted, with everything on it.
    [chat] Messages and reactions, counted from the end of the game. Whoever wrote a line can delete it at any time, and so can the host.
    [device] The name and the language you chose, when the device was first and last here, your holidays of the last year, and a fingerprint of its cookie. Counted from the last visit.
    [profile] Your results and the names of those you played with, your browsers and passkeys, whom you want to see when they are here, and what you are invited to.
    [invitation] A fingerprint of each link, never the link itself.
    [moving_code] A fingerprint of each code, never the code itself.
    [notices] Where your browsers take notices, what you are told next, your quiet hours, the tables you have muted, and a fingerprint of your feed’s address. Deleted when you switch them off.
    [block] So that you hear nothing from these people. They are not told.
    [report] Who was reported, why, what the person had said at the table, and roughly from which network. For whoever runs this server. Counted from the day of the report.
    [ban] The device or the network, the reason and the time. Counted from the end of the ban.
    [announcement] What whoever runs this server says to everybody. Counted from its end.
    [daily] Your name, your place and how many decisions you made, for every day you raced. The table of the day shows them to everybody.
    [rating] Only if you want one: your strength at a game and how certain it is. You can delete it at any time.
    [plan] What you have laid down for your next turn in a slow game. Nobody else sees it. Deleted when it is carried out or withdrawn.
    [pairing] Your name and what you want to play, while you wait in the lobby.
    [cup] Its name, who takes part, the pairings and the points. If you have your device forgotten, your name disappears from it. Counted from the last change.
   *[log] Technical lines without names, chat, codes or addresses of people. Festina does not keep them itself.
}
web-kept-until = { $until ->
    [days] { $span }
    [for_ever] for good
    [table] as long as the table
    [device] as long as the device
   *[never] not stored
}

## This device

web-device = This device
web-device-data = Your data
web-device-manage = To this device’s settings
web-blocks = Blocked people
web-blocks-none = You have blocked nobody.
web-blocks-since = since { $date }
web-unblock = Unblock
web-unblock-name = Unblock { $name }
web-unblocked = { $name } is no longer blocked.
web-export = Download my data
