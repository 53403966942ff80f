# Convidar gent a una taula, i ser convidat.

## La invitació

web-join-tab = Invitació
web-join-sit = Seu-hi
web-join-seats = Qui hi ha a la taula
web-join-speaks = A la taula: { $language }
web-join-learn = Primer aprèn-ne
web-join-learn-sentence = Una primera cursa amb entrenador; després tornes aquí.
web-join-rules = Llegeix les regles
web-join-watch = Només mirar
web-join-back = Torna a la invitació
web-join-full-title = Tots els seients estan ocupats
web-join-full = A la taula de { $name } ja no hi ha lloc. Demana’n una altra, o obre’n una de teva.
web-join-running-title = La cursa ja ha començat
web-join-running = Ja no s’hi pot seure, però hi ha altres curses.
web-join-over-title = Aquesta cursa s’ha acabat
web-join-over = La invitació era per a una cursa que ja s’ha corregut.
web-join-closed-title = Aquesta taula està tancada
web-join-closed = S’ha tancat abans de començar la cursa.
web-join-see = Mira com va anar
web-join-own = Obre una taula
web-join-lobby = Busca una altra taula

## Abans de la sortida

web-invite-title = Convida gent
web-invite-lead = Qui obri aquest enllaç pot ocupar un seient lliure.
web-invite-qr = L’enllaç com a codi QR, per a la càmera d’un telèfon
web-invite-share = Comparteix
web-invite-renew = Enllaç nou
web-invite-renewed = L’enllaç antic ja no val.
web-invite-people = Gent amb qui has jugat
web-invite-ask = Convida
web-invite-ask-whom = Convida { $name } a aquesta taula
web-invite-asked = invitació enviada
