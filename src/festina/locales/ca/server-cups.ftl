# What the server says about cups.

server-no-cup = Aquest torneig no existeix, o s’ha esborrat.
server-cup-host-only = Això només ho pot fer qui organitza el torneig.
server-cup-not-running = Aquest torneig ara no es juga.
server-cup-size = Amb aquestes regles, el nombre de seients per taula pot ser: { $sizes }.
server-cup-nameless = Un torneig necessita un nom.
server-cup-too-many = Tens { $most } tornejos que no s’han acabat. Primer acaba’n o esborra’n un.
server-cup-no-link = Aquest enllaç ja no val. Demana’n un de nou a qui organitza.
server-cup-begun = Aquest torneig ha començat. Ja no s’hi pot apuntar ningú.
server-cup-full = Aquest torneig és ple: hi participen { $most } persones.
server-cup-name-taken = Ja hi participa algú amb el nom { $name }. Tria’n un altre.
server-cup-host-is-blocked = Has bloquejat la persona que organitza aquest torneig. Treu el bloqueig si hi vols participar.
server-cup-not-for-you = En aquest torneig no hi ha lloc per a tu.
server-cup-end-first = Primer acaba el torneig i després el podràs esborrar.
server-cup-round = Aquesta ronda ja ha començat, o encara no li toca. Torna-ho a mirar.
server-cup-round-runs = Una taula d’aquesta ronda encara no s’ha acabat. Espera-la, o decideix com compta.
server-cup-nobody = No hi participa ningú. Una ronda necessita almenys una persona.
server-cup-no-player = Aquesta persona no és al torneig.
server-cup-no-table = Aquesta taula no és d’aquesta ronda.
server-cup-has-result = Aquesta taula s’ha jugat fins al final. El resultat val.
server-cup-places = Indica una posició per a cadascun dels { $players } seients.
