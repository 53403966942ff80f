# I suggerimenti al tavolo e il maestro.

web-hint = Suggerimento
web-hint-title = { $label } (tasto H)
web-hint-ask-nudge = Dammi un suggerimento
web-hint-ask-choices = Mostra le scelte migliori
web-hint-ask-why = Dimmi perché
web-hint-ask-again = Rivedi il suggerimento
web-hint-best = Le scelte migliori e la loro probabilità di vittoria
web-hint-share = probabilità di vittoria: { $share }
web-hint-numbers = A suo favore parlano solo i numeri.
web-hint-used = { $count ->
    [one] 1 suggerimento
   *[other] { $count } suggerimenti
}

web-hints = Suggerimenti
web-hints-usual = Solo con i bot
web-hints-usual-sentence = Ricevi suggerimenti quando non gioca nessun altro.
web-hints-on = Sì
web-hints-on-sentence = Solo dove la partita non conta per il punteggio di altre persone.
web-hints-off = No
web-hints-off-sentence = Ognuno pensa da sé.

web-teacher = Maestro
web-teacher-off = No
web-teacher-gentle = Gentile
web-teacher-watchful = Attento
web-teacher-strict = Severo
web-teacher-from = { $points ->
    [one] chiede conferma quando una scelta costa più di { $points } punto di probabilità
   *[other] chiede conferma quando una scelta costa più di { $points } punti di probabilità
}
web-teacher-sentence = Dove ci sono suggerimenti, il maestro chiede conferma prima di accettare una scelta che costa molto. Le sue domande contano come suggerimenti.
web-teacher-asks = Vuoi davvero giocare così?
web-teacher-loses = { $choice }: probabilità di vittoria { $share }; con la scelta migliore { $best }. Costa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di probabilità.
web-teacher-loses-least = { $choice }: probabilità di vittoria al massimo { $share }; con la scelta migliore { $best }. Costa almeno { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di probabilità.
web-teacher-again = Scegli di nuovo
web-teacher-keep = Mantieni la scelta
web-teacher-thinking = Il maestro esamina la tua scelta…
