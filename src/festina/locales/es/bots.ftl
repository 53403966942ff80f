# Bots: what they are, and what can be wrong with a spec.

bot-random = Elige al azar entre todo lo que está permitido.
bot-dasher = Corre siempre hasta donde le llegan las zanahorias.
bot-plodder = Avanza siempre de casilla en casilla.
bot-alternator = Un gran salto, un pasito, y vuelta a empezar.
bot-eager = Quiere ir en cabeza, siempre.
bot-modest = Procura quedarse justo detrás de quien va en cabeza.
bot-saboteur = Juega las cartas sobre los demás antes que sobre sí mismo.
bot-trusting = Planea su camino, pero de vez en cuando cuenta con que toda casilla de número pague.
bot-forgetful = Planea su camino, pero de vez en cuando olvida las lechugas.
bot-hasty = Olvida las lechugas y de vez en cuando simplemente echa a correr.
bot-wavering = Procura quedarse justo detrás del primero, pero de vez en cuando quiere ir en cabeza.
bot-strategist = Sopesa cada movimiento por lo que vale, con reglas escritas a mano.
bot-search = Piensa por adelantado: prueba miles de partidas posibles antes de mover.
bot-champion = Piensa por adelantado con un juicio aprendido de muchos miles de partidas.
bot-level = Un rival de fuerza fija, de 1 (tranquilo) a 10 (implacable).
bot-from-package = Un bot del paquete { $package }.
bot-warming-up = Aún está calentando: esta vez ha respondido un bot rápido, escrito a mano.
bot-unknown = No hay ningún bot { $bot }; hay: { $known }.
bot-other-game = { $bot } no juega a { $game }; estos sí: { $known }.
bot-no-parameter = { $bot } no tiene el parámetro { $name }; tiene: { $known }.
bot-parameter-twice = El parámetro { $name } de { $bot } aparece dos veces.
bot-bad-number = { $name } de { $bot } tiene que ser un número entero de { $low } a { $high }, no { $value }.
bot-bad-word = { $name } de { $bot } no puede ser { $value }; puede ser: { $known }.
bot-no-kit = Ningún bot de la casa sabe razonar en { $game }: al juego le falta el kit para bots.
bot-no-level = { $game } no tiene el nivel { $level }; tiene: { $known }.
bot-not-to-act = Ahora no le toca al asiento { $seat }.
