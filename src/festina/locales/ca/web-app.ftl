# La pàgina com a aplicació: actualitzacions, joc sense connexió, i allò que demana altres persones.

web-app-screenshot = Una cursa a Festina
web-app-update = Hi ha una versió nova de Festina.
web-app-update-now = Carrega-la ara

## A punt per jugar sense connexió

web-offline = Jugar sense connexió
web-offline-sentence = Es baixa un sol cop, uns { $size }. Després, siguis on siguis, pots jugar contra bots, passar el dispositiu de mà en mà, aprendre i consultar les regles.
web-offline-fetch = Baixa-ho
web-offline-progress = S’està baixant: { $done } de { $total }
web-offline-paused = En pausa: { $done } de { $total }
web-offline-pause = Pausa
web-offline-continue = Continua
web-offline-cancel = Cancel·la
web-offline-remove = Treu-ho d’aquest dispositiu
web-offline-remove-sure = Ho vols treure? Per jugar tornaràs a necessitar connexió; les teves partides es queden.
web-offline-ready = A punt. Tot el que no necessita ningú més funciona sense connexió.
web-offline-ready-short = Es pot jugar sense connexió
web-offline-gone = El navegador ha fet lloc i ha esborrat el que cal per jugar sense connexió. Potser també han desaparegut les teves partides.
web-offline-again = Torna-ho a baixar
web-offline-trouble-network = La connexió s’ha tallat. El que ha arribat es conserva.
web-offline-trouble-wrong = Un fitxer ha arribat malmès i s’ha descartat. Torna-ho a provar.
web-offline-trouble-room = No hi ha prou espai en aquest dispositiu.
web-offline-trouble-worker = El navegador no conserva Festina per jugar sense connexió; alguns no ho fan mai en finestres privades. Torna-ho a provar.

## Sense servidor

web-away = Sense connexió
web-away-people = Per a això calen altres persones, i ara mateix no hi ha connexió amb el servidor. La pàgina s’obrirà sola tan bon punt n’hi hagi.
web-away-alone = Per a això calen altres persones. En aquest lloc web només es juga al dispositiu propi.
web-away-meet = Troba’t amb els amics a { $host }
web-away-play = Juga en aquest dispositiu

## Copying

web-copy-failed = No s’ha copiat
