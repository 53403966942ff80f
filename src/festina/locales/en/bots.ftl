# Bots: what they are, and what can be wrong with a spec.

bot-random = Chooses at random among everything that is allowed.
bot-dasher = Always runs as far as its carrots allow.
bot-plodder = Always goes one space at a time.
bot-alternator = One big leap, one small step, and so on.
bot-eager = Wants to be in front, always.
bot-modest = Tries to stay just behind the leader.
bot-saboteur = Plays on others rather than on itself.
bot-trusting = Plans its way, but now and then counts on every number space to pay.
bot-forgetful = Plans its way, but now and then forgets the lettuces.
bot-hasty = Forgets the lettuces, and now and then simply runs.
bot-wavering = Tries to stay just behind the leader, but now and then wants to be in front.
bot-strategist = Weighs every move on its merits, by hand-made rules.
bot-search = Thinks ahead: plays out thousands of possible games before it moves.
bot-champion = Thinks ahead with a judgement that was learned from many thousands of games.
bot-level = A player of a fixed strength, from 1 (gentle) to 10 (merciless).
bot-from-package = A bot of the package { $package }.
bot-warming-up = Still warming up: a quick hand-made player answered this time.
bot-unknown = There is no bot { $bot }; there are: { $known }.
bot-other-game = { $bot } does not play { $game }; these do: { $known }.
bot-no-parameter = { $bot } has no parameter { $name }; it has: { $known }.
bot-parameter-twice = Parameter { $name } of { $bot } is given twice.
bot-bad-number = { $name } of { $bot } must be a whole number from { $low } to { $high }, not { $value }.
bot-bad-word = { $name } of { $bot } cannot be { $value }; it can be: { $known }.
bot-no-kit = No bot of the house can think in { $game }: the game has no player kit.
bot-no-level = { $game } has no level { $level }; it has: { $known }.
bot-not-to-act = It is not for seat { $seat } to act now.
