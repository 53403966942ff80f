# What the pages say about notices: the card in the settings, and the switch at a table.

web-notices = Notices
web-notices-sentence = When it is your turn, when your time runs short, when a game is over, or when somebody wants to play with you.
web-notices-here = Tell me on this device
web-notices-standing = { $how ->
    [on] On, also when this page is closed.
    [page] On while this page is open in the background. When it is closed, this browser cannot be reached.
    [insecure] Browsers allow notices only at addresses that begin with https://.
    [home-screen] On an iPhone or iPad, put Festina on the home screen first (Share, then “Add to Home Screen”), and open it there.
    [unable] This browser cannot show notices.
    [refused] This browser has been told not to show notices of this page. You can allow them in its settings for this page.
   *[off] Off. The browser will ask you whether you allow it.
}
web-notices-try = Try it
web-notices-tried = A notice is on its way.
web-notices-quiet = Quiet hours
web-notices-quiet-keep = Do not disturb me at certain hours
web-notices-quiet-sentence = By the clock here ({ $zone }). What still matters is told when they end.
web-notices-quiet-from = From
web-notices-quiet-to = Until
web-notices-feed = Feed
web-notices-feed-sentence = A secret address for your feed reader, which lists the games that wait for you. Whoever knows it can read along.
web-notices-feed-make = Make an address
web-notices-feed-address = The address of your feed
web-notices-feed-once = Copy it now: it is not shown again.
web-notices-feed-renew = New address
web-notices-feed-renew-sure = Make a new address? The one you have stops working.
web-notices-feed-withdraw = Withdraw it
web-notices-feed-withdraw-sure = Withdraw the feed? Its address stops working.
web-notices-feed-withdrawn = The feed is withdrawn.
web-notices-table = Notices about this table
web-notices-table-sentence = Your turn, the end, and another game.
web-notices-want = Tell me when it is my turn
