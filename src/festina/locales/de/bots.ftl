# Bots: what they are, and what can be wrong with a spec.

bot-random = Wählt zufällig unter allem, was erlaubt ist.
bot-dasher = Rennt immer so weit, wie die Karotten reichen.
bot-plodder = Geht immer nur ein Feld weit.
bot-alternator = Ein großer Sprung, ein kleiner Schritt und so weiter.
bot-eager = Will immer ganz vorn sein.
bot-modest = Versucht, sich knapp hinter der Spitze zu halten.
bot-saboteur = Spielt lieber auf andere als auf sich selbst.
bot-trusting = Plant seinen Weg, verlässt sich aber hin und wieder darauf, dass jedes Zahlenfeld zahlt.
bot-forgetful = Plant seinen Weg, vergisst aber hin und wieder die Salate.
bot-hasty = Vergisst die Salate und rennt hin und wieder einfach los.
bot-wavering = Will knapp hinter dem Ersten bleiben, hin und wieder aber doch ganz nach vorn.
bot-strategist = Wägt jeden Zug ab, nach handgemachten Regeln.
bot-search = Denkt voraus: spielt vor jedem Zug Tausende möglicher Partien durch.
bot-champion = Denkt voraus, mit einem Urteil, das aus vielen tausend Partien gelernt ist.
bot-level = Ein Gegner mit fester Stärke, von 1 (sanft) bis 10 (gnadenlos).
bot-from-package = Ein Bot aus dem Paket { $package }.
bot-warming-up = Wärmt sich noch auf: Diesmal hat ein schneller, handgemachter Bot geantwortet.
bot-unknown = Den Bot { $bot } gibt es nicht; es gibt: { $known }.
bot-other-game = { $bot } spielt { $game } nicht; das tun: { $known }.
bot-no-parameter = { $bot } hat keinen Parameter { $name }; es gibt: { $known }.
bot-parameter-twice = Der Parameter { $name } von { $bot } ist doppelt angegeben.
bot-bad-number = { $name } von { $bot } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
bot-bad-word = { $name } von { $bot } kann nicht { $value } sein; möglich ist: { $known }.
bot-no-kit = Bei { $game } kann kein Bot des Hauses mitdenken: Dem Spiel fehlt das Rüstzeug für Bots.
bot-no-level = { $game } hat keine Stufe { $level }; es gibt: { $known }.
bot-not-to-act = Sitz { $seat } ist gerade nicht am Zug.
