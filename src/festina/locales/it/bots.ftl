# Bots: what they are, and what can be wrong with a spec.

bot-random = Sceglie a caso tra tutto ciò che è permesso.
bot-dasher = Corre sempre fin dove le carote lo portano.
bot-plodder = Va sempre avanti una casella alla volta.
bot-alternator = Un gran balzo, un passetto, e così via.
bot-eager = Vuole stare davanti, sempre.
bot-modest = Cerca di restare appena dietro a chi è in testa.
bot-saboteur = Gioca le carte sugli altri piuttosto che su sé stesso.
bot-trusting = Pianifica il percorso, ma ogni tanto conta sul guadagno di ogni casella numerata.
bot-forgetful = Pianifica il percorso, ma ogni tanto dimentica le lattughe.
bot-hasty = Dimentica le lattughe e ogni tanto si mette semplicemente a correre.
bot-wavering = Cerca di restare appena dietro al primo, ma ogni tanto vuole stare in testa.
bot-strategist = Soppesa ogni mossa per quel che vale, con regole scritte a mano.
bot-search = Pensa in anticipo: prova migliaia di partite possibili prima di muovere.
bot-champion = Pensa in anticipo con un giudizio imparato da molte migliaia di partite.
bot-level = Un giocatore di forza fissa, da 1 (tranquillo) a 10 (spietato).
bot-from-package = Un bot del pacchetto { $package }.
bot-warming-up = Si sta ancora scaldando: questa volta ha risposto un giocatore rapido, scritto a mano.
bot-unknown = Il bot { $bot } non c’è; ci sono: { $known }.
bot-other-game = { $bot } non gioca a { $game }; ci giocano: { $known }.
bot-no-parameter = { $bot } non ha il parametro { $name }; ha: { $known }.
bot-parameter-twice = Il parametro { $name } di { $bot } compare due volte.
bot-bad-number = { $name } di { $bot } deve essere un numero intero da { $low } a { $high }, non { $value }.
bot-bad-word = { $name } di { $bot } non può essere { $value }; può essere: { $known }.
bot-no-kit = Nessun bot della casa sa ragionare a { $game }: al gioco manca il kit per i bot.
bot-no-level = { $game } non ha il livello { $level }; ha: { $known }.
bot-not-to-act = Adesso non tocca al posto { $seat }.
