# Ratings, for people who want them.

web-rating = Rating
web-rating-lead = How well you play, for those who want to know. Only those who ask for a rating have one.
web-rating-mine = My rating
web-rating-none = You have no rating at this game. With one, your games against people and bots count, and you see how you get on.
web-rating-begin = Keep a rating
web-rating-provisional = provisional
web-rating-games = { $count ->
    [0] No game has counted yet.
    [one] One game has counted.
   *[other] { $count } games have counted.
}
web-rating-until = It is provisional until { $count } games; { $left } to go.
web-rating-counts = My games count
web-rating-listed = Show me in the list
web-rating-listed-sentence = Everybody sees your name and rating, from { $count } games on.
web-rating-forget = Forget my rating
web-rating-forget-question = Your rating at this game and its history are deleted. That cannot be undone.
web-rating-history = My rating, game by game
web-rating-table = As a table
web-rating-date = Date
web-rating-change = Change
web-rating-after = Rating after it
web-rating-list = The list
web-rating-list-sentence = Those who want to be seen, and between them the bots: their strength is known and does not change.
web-rating-list-none = Nobody wants to be seen here yet. The bots are fixed points: their strength is known and does not change.
web-rating-means = What it means
web-rating-means-number = Everybody begins at 1500. The number behind ± says how certain that is: 19 times out of 20 your true strength lies within this range. It shrinks with every game.
web-rating-means-counts = A game counts if you play it to the end yourself, without take-backs, against people with a rating or bots by strength. Whoever leaves comes last.
web-rating-means-bots = Against stronger opponents you gain more and lose less. When you look for somebody to play with, those close to you in strength come first.
web-rating-now = Your rating: { $rating }
