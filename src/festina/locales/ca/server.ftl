# What the server says: to operators at the terminal, and to players whose request it does not carry out.

## The command line

server-help-serve = Serveix el joc al navegador.
server-help-host = L’adreça on escoltar; 0.0.0.0 deixa entrar els mòbils de la mateixa xarxa.
server-help-port = El port on escoltar (0: un de lliure qualsevol).
server-help-database = On es guarden les partides: sqlite:///file o postgresql://….
server-help-bus = «local», o redis://… si més d’un procés del servidor comparteix les taules.
server-help-config = Un fitxer TOML amb la configuració; manen l’entorn (FESTINA_…) i la línia d’ordres.
server-help-open = Obre la pàgina en un navegador.
server-help-db = Té cura de la base de dades del servidor.
server-help-check = Torna a jugar cada partida guardada i informa de les que ja no encaixen.
server-help-migrate = Porta la base de dades a la forma actual.
server-help-tidy = Mostra què és prou antic per ser esborrat i què espera el teu consentiment.
server-help-tidy-confirm = Confirma que el rellotge va bé i que es pot esborrar tot el que ara mateix està marcat.
server-help-backup = Ho copia tot en un sol fitxer.
server-help-restore = Copia una còpia de seguretat en una base de dades buida.
server-help-backup-file = El fitxer de la còpia de seguretat.
server-ready = Festina ja està en marxa: { $address }
server-ready-phones = Els mòbils de la mateixa xarxa el troben aquí:
server-ready-stop = Atura’l amb Ctrl-C.
server-stopped = Aturat. Totes les partides estan guardades.
server-did-not-start = El servidor no ha pogut arrencar; les línies de dalt diuen per què.
server-cannot-listen = No es pot escoltar a { $host }, port { $port }: { $problem }. Prova un altre port (--port), o atura el que fa servir aquest.
server-bad-database = «{ $url }» no és cap base de dades per a Festina: fes servir sqlite:///file o postgresql://user@host/name.
server-no-database = No hi ha cap base de dades «{ $file }». Comprova l’adreça; «festina serve» i «festina db migrate» en creen una de nova.
server-database-served = Un altre servidor de Festina ja fa servir «{ $file }». Atura’l primer, o dona a aquest un fitxer propi (--database). Per a més d’un procés calen PostgreSQL i Redis.
server-bad-bus = «{ $url }» no és cap bus: fes servir «local» o redis://host.
server-no-bus = El servidor Redis no respon: { $problem }
server-no-config = No hi ha cap fitxer de configuració «{ $file }».
server-bad-config = El fitxer de configuració «{ $file }» no es pot llegir: { $problem }
server-bad-setting = El paràmetre «{ $name }» no encaixa: { $problem }
server-not-migrated = Aquesta base de dades encara no té taules de Festina, o les té antigues. «festina db migrate» la posa al dia.
server-migrated = La base de dades està al dia.
server-tidy-clock = El rellotge diu { $now }, i la base de dades es va fer servir per última vegada el { $expected }. Mentre el rellotge no sigui de fiar, no s’esborra res.
server-tidy-due = { $what ->
    [tables] Taules
   *[devices] Dispositius
}: { $due } de { $total } fora de termini, { $ripe } per esborrar ara, { $waiting } a l’espera del teu consentiment.
server-tidy-confirm = Si el rellotge va bé i és això el que vols: festina db tidy --confirm
server-tidy-confirmed = Confirmat: l’hora és { $now }, i el que ara mateix està marcat es pot esborrar. Un servidor en marxa comença abans d’un minut.
server-check-bad = { $table } ({ $ruleset }): { $problem }
server-check-done = { $good ->
        [one] 1 partida encaixa
       *[other] { $good } partides encaixen
    }, { $bad ->
        [one] 1 no.
       *[other] { $bad } no.
    }
server-check-entry = l’entrada { $number } no encaixa: { $problem }
server-check-row = les dades desades de la taula mateixa no encaixen: { $problem }
server-check-missing = hi ha { $entries } entrades, n’hi hauria d’haver { $version }.
server-check-status = la taula diu «{ $status }», les seves jugades no.
server-check-record = el seu registre explica una altra partida.
server-backup-exists = «{ $file }» ja existeix; no s’ha escrit res.
server-no-backup = No hi ha cap fitxer «{ $file }».
server-not-a-backup = «{ $file }» no és cap còpia de seguretat de Festina.
server-restore-not-empty = La base de dades ja conté partides: una còpia de seguretat va en una de buida.
server-backed-up = { $tables ->
        [one] 1 taula copiada
       *[other] { $tables } taules copiades
    } a { $file }.
server-restored = { $tables ->
        [one] 1 taula restaurada
       *[other] { $tables } taules restaurades
    }.

## Requests that are not carried out

server-malformed = Aquesta petició no encaixa ({ $where }): { $problem }
server-not-json = Això no és un objecte JSON.
server-too-large = És massa: { $kilobytes } kB com a màxim.
server-too-fast = Massa de pressa. Espera un moment i torna-ho a provar.
server-too-many-public = Des de la teva xarxa ja hi ha obert el nombre màxim de taules públiques ({ $most }). Primer acaba’n o deixa’n una, o no facis pública aquesta.
server-other-origin = Aquesta pàgina no pot parlar amb aquest servidor.
server-trouble = Alguna cosa ha anat malament al servidor. No ha canviat res; torna-ho a provar.
server-busy = La taula està molt ocupada ara mateix. Torna-ho a provar.
server-no-page = En aquesta adreça no hi ha res.
server-who-are-you = Aquí encara no tens cap seient.
server-no-language = Hi ha textos en aquestes llengües: { $known }.
server-name-empty = Un nom necessita almenys una lletra.
server-nothing-to-change = No s’ha indicat res per canviar.

## Tables and seats

server-no-table = Aquesta taula no existeix. Potser s’ha abandonat.
server-table-is = { $status ->
    [open] La partida encara no ha començat.
    [running] La partida ja ha començat.
    [over] La partida s’ha acabat.
   *[closed] La taula està tancada.
}
server-not-started = La partida encara no ha començat.
server-seats-wanted = Aquesta partida té { $players } seients, i se n’han indicat { $given }.
server-no-such-lesson = Per a aquestes regles no hi ha cap lliçó «{ $lesson }».
server-seats-open = Encara hi ha seients lliures: espera que vingui algú, o fes seure bots.
server-seat-taken = Aquest seient està ocupat.
server-no-seat = Aquest seient no existeix: van de 0 a { $last }.
server-no-seat-here = No tens cap seient en aquesta taula.
server-not-your-seat = El seient { $seat } no és teu.
server-no-person-there = Aquí no hi seu ningú.
server-host-only = Això només ho pot fer qui porta la taula.
server-no-spectators = Aquesta taula és només per als qui hi juguen.
server-by-invitation = En aquesta taula s’hi entra amb invitació.
server-no-invitation = Aquesta invitació ja s’ha usat o s’ha retirat. Demana’n una de nova.
server-no-code = Aquest codi no encaixa: potser ja s’ha usat, o fa més de deu minuts que es va crear.
server-code-is-yours = Aquests seients ja són en aquest dispositiu.
server-code-empty = No hi ha res per traslladar: el dispositiu d’on ve aquest codi ja no té el seient.
server-rematch-made = Ja hi ha una revenja.
server-no-demo = Per a aquest joc no hi ha cap cursa per mirar.
server-no-shared-game = Aquesta partida no existeix.

## Playing

server-no-such-command = Aquesta ordre no existeix; hi ha: { $known }.
server-bad-id = Cada ordre porta un id amb entre 1 i { $longest } caràcters.
server-bad-action = Una acció és un text amb { $longest } caràcters com a màxim.
server-no-version = Una jugada diu per a quina versió de la taula és.
server-stale = Ha passat alguna cosa des que has triat. Torna a mirar i després tria.
server-chance-is-dealt = Aquí la taula treu cartes i tira daus tota sola.
server-seat-is-lent = Un bot està jugant per tu. Primer recupera el teu seient.
server-undo-too-late = És tard per desfer: algú ha jugat, o ha parlat una carta o un dau. Pots demanar als altres de tornar enrere.
server-nothing-to-retract = No tens cap tria amagada per retirar.
server-takeback-asked = Algú ja està demanant de retirar una jugada.
server-takeback-nothing = No has fet cap jugada que es pugui retirar.
server-takeback-not-asked = Ningú no està demanant de retirar cap jugada.
server-takeback-not-you = La teva resposta no cal.
server-cannot-lend = Ara aquest seient no es pot donar a un bot: qui hi juga és aquí, o no fa prou temps que és fora.
server-not-lent = Per aquest seient no juga cap bot.
server-not-resting = Aquí no descansa cap bot.
server-damaged-table = Aquesta partida està desada d’una manera que ja no encaixa. Qui porta el servidor en troba el motiu al registre.
server-replay-too-long = Aquest registre és massa llarg per mostrar-lo aquí: com a molt { $most } línies.
server-database-trouble = La base de dades no es pot fer servir: { $problem }
server-bot-failed = { $why ->
    [overran] El bot ha trigat massa; s’ha sortejat una jugada en lloc seu.
   *[crashed] El bot ha fallat; s’ha sortejat una jugada en lloc seu.
}

## Chat

server-chat-empty = Aquí no hi ha res a dir.
server-chat-closed = Aquesta taula no té xat.
server-chat-seats-only = Aquí només hi pot parlar qui té seient.
server-muted = Qui porta la taula t’ha silenciat.
server-no-chat = Aquesta línia no existeix.

## Among strangers

server-words-off = En aquesta taula no veus els missatges escrits. Primer activa’ls; les reaccions sempre funcionen.
server-host-is-blocked = Has bloquejat la persona que porta aquesta taula. Treu el bloqueig si hi vols jugar.
server-not-for-you = En aquesta taula no hi ha lloc per a tu.
server-not-yourself = Aquesta persona ets tu.
server-too-many-blocks = Ja has bloquejat { $most } persones. Primer treu un bloqueig.
server-no-block = Aquest bloqueig no existeix.
server-banned = Aquí ja no pots ni jugar ni mirar. El motiu segons qui gestiona el servidor: { $reason }
server-banned-until = Aquí no pots ni jugar ni mirar fins al { $until }. El motiu segons qui gestiona el servidor: { $reason }
server-same-cards-private = En una taula pública no es poden tornar a repartir les mateixes cartes: s’hi podria asseure algú que no les ha vistes.
