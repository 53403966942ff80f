## Oneself, and the people one knows

web-me = Jo
web-me-runner = La meva figura
web-me-runner-sentence = Corre per tu a cada taula, tret que allà ja la tingui algú.
web-me-history = Què he jugat
web-me-history-none = Encara res. Les partides acabades sortiran aquí.
web-me-more = Mostra’n més
web-me-won = Guanyada
web-me-people = Amb qui he jugat
web-me-people-none = Encara ningú. Qui jugui amb tu sortirà aquí.
web-me-again = Torna a jugar
web-me-asked = Invitació enviada a { $name }.
web-me-friend = Mostra quan hi és
web-me-unfriend = No mostris més quan hi és
web-me-here = Ara és aquí
web-me-sessions = Els meus navegadors
web-me-this = aquest
web-me-sign-out = Tanca la sessió
web-me-passkeys = Claus d’accés
web-me-passkeys-sentence = Una clau d’accés et fa tornar des de qualsevol navegador: sense contrasenya ni correu.
web-me-passkeys-secure = Les claus d’accés funcionen amb https, o a localhost.
web-me-passkey-make = Crea una clau d’accés
web-me-passkey-use = Entra amb una clau d’accés
web-me-passkey-delete = Esborra
web-me-passkey-bring = Emporta’t el que té aquest navegador ({ $count })
web-me-passkey-done = Ja has entrat.
web-me-profile = Qui soc
web-me-games = Partides
web-me-place = Posició mitjana
web-me-minutes = Minuts per partida
web-me-by = Agrupa per
web-me-by-edition = Edició
web-me-by-seats = Seients
web-me-by-opponent = Rival
web-me-length = { $minutes } min
web-me-together = { $games ->
    [one] Una partida en comú
   *[other] { $games } partides en comú
}
web-me-visible = Deixa veure quan hi soc
web-me-visible-sentence = Només si ho voleu tots dos; ningú més no ho veu.
web-me-asks = vol veure quan hi ets
web-me-waits = encara sense resposta
web-me-blocked = persona bloquejada
web-me-made = Creada el { $date }
web-me-sessions-sentence = Tots els navegadors que actuen en nom teu. Tanca la sessió dels que ja no facis servir.
web-me-browser = Un navegador
web-me-seen = Vist per última vegada el { $date }
web-invited = { $name } et convida
web-invited-accept = Seu-hi
web-invited-decline = Refusa
web-invited-back = { $name } et convida a tornar al teu seient
web-invited-removed = fora de la taula
web-invited-asked = et conviden a tornar
web-link-all = Un enllaç per a tots els seients
