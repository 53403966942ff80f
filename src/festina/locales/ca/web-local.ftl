### Taules al mateix dispositiu, sense servidor.

web-local-choice = En aquest dispositiu
web-local-choice-sentence = No cal connexió. La partida es queda en aquest dispositiu.
web-local-here = Aquesta partida només és en aquest dispositiu.
web-local-removable = Si falta espai, el navegador pot esborrar les partides d’aquest dispositiu. Per no perdre-les, instal·la Festina com a aplicació o baixa el registre de les que vulguis conservar.
web-local-lost = Aquest navegador no conserva cap partida, com passa en algunes finestres privades. Per jugar en aquest dispositiu, obre Festina en una finestra normal.
web-local-friends = Continua amb els amics
web-local-friends-sentence = Al servidor s’obre una taula nova amb aquesta posició. No compta per a les puntuacions.
web-local-friends-at = Continua amb els amics a { $host }
web-local-bring-damaged = Aquest enllaç està incomplet o malmès. Torna’l a obrir des de la partida.
web-local-delete = Esborra-la d’aquest dispositiu
web-local-delete-sure = La partida es perdrà per sempre.
web-local-damaged = Una partida d’aquest dispositiu ja no es pot llegir. Totes les altres estan bé.
web-local-fetch = S’està baixant el que cal per jugar en aquest dispositiu…
web-local-python = S’està engegant…
web-local-package = Gairebé a punt…
web-local-import = Continua des d’aquí
web-local-import-sentence = La partida continua en aquest dispositiu des de l’última posició del registre.
web-local-import-link = Continua una partida desada
web-trouble-device = En aquest dispositiu encara no es pot jugar sense connexió. Cal connectar-se un cop per baixar el que falta.
web-trouble-browser = Aquest navegador no pot executar les partides tot sol, perquè li falta WebAssembly. Necessita un servidor.
server-device-alone = Una taula en un dispositiu és per a qui hi juga: sense rellotge, sense seients lliures i no pública.
server-device-damaged = Aquesta partida ja no es pot llegir. La pots esborrar a «Les meves partides»; totes les altres estan bé.
server-device-full = Aquesta partida ja no es pot desar: potser no queda espai en aquest dispositiu. Allibera espai i torna a obrir la partida.
server-position-private = Una partida que comença en una posició coneguda és entre amics: la taula no pot ser pública.
server-record-over = La partida del registre ja s’ha acabat: no queda res per jugar.
server-position-ruleset = La partida del registre es va jugar amb unes altres regles: { $ruleset }.
