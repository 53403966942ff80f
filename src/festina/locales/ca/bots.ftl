# Bots: what they are, and what can be wrong with a spec.

bot-random = Tria a l’atzar entre tot el que està permès.
bot-dasher = Corre sempre fins on li arriben les pastanagues.
bot-plodder = Avança sempre de casella en casella.
bot-alternator = Un gran salt, un petit pas, i torna-hi.
bot-eager = Vol anar al davant, sempre.
bot-modest = Procura quedar-se just darrere de qui va al capdavant.
bot-saboteur = Juga les cartes sobre els altres abans que sobre si mateix.
bot-trusting = Planifica el camí, però de tant en tant compta que totes les caselles amb número pagaran.
bot-forgetful = Planifica el camí, però de tant en tant oblida els enciams.
bot-hasty = Oblida els enciams i de tant en tant simplement arrenca a córrer.
bot-wavering = Mira de quedar-se just darrere del primer, però de tant en tant vol anar al davant.
bot-strategist = Sospesa cada moviment pel que val, amb regles escrites a mà.
bot-search = Pensa per endavant: prova milers de partides possibles abans de moure.
bot-champion = Pensa endavant amb un judici après de molts milers de partides.
bot-level = Un rival de força fixa, entre 1 (tranquil) i 10 (implacable).
bot-from-package = Un bot del paquet { $package }.
bot-warming-up = Encara s’escalfa: aquesta vegada ha respost un bot ràpid, escrit a mà.
bot-unknown = No hi ha cap bot { $bot }; hi ha: { $known }.
bot-other-game = { $bot } no juga a { $game }; aquests sí: { $known }.
bot-no-parameter = { $bot } no té el paràmetre { $name }; té: { $known }.
bot-parameter-twice = { $bot }: el paràmetre { $name } surt dues vegades.
bot-bad-number = { $bot }: { $name } ha de ser un nombre enter entre { $low } i { $high }, no { $value }.
bot-bad-word = { $bot }: { $name } no pot ser { $value }; pot ser: { $known }.
bot-no-kit = Cap bot de la casa no sap raonar a { $game }: al joc li falta el kit per als bots.
bot-no-level = { $game } no té el nivell { $level }; té: { $known }.
bot-not-to-act = Ara no toca al seient { $seat }.
