# The race of the day.

## The screen

web-daily-title = Corsa del giorno
web-daily-lead = Le stesse regole, carte e bot per tutti. Conta una sola corsa; il giorno finisce a mezzanotte, tempo universale.
web-daily-before = Il giorno prima
web-daily-after = Il giorno dopo
web-daily-left = { $hours ->
    [0] ancora { $minutes } min
   *[other] ancora { $hours } h { $minutes } min
}
web-daily-streak = { $count } giorni di fila
web-daily-against = contro { $bots }
web-daily-race = Corri
web-daily-once = Un solo tentativo, senza tornare indietro.
web-daily-go-on = Continua la corsa
web-daily-given-up = Hai abbandonato questa corsa. Non ha un risultato.
web-daily-practice = Allenati
web-daily-look = Riguardala
web-daily-place-of = { web-place } su { $of }
web-daily-turns-count = { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}
web-daily-rank-of = numero { $rank } su { $of } corse
web-daily-running = { $count ->
    [one] Un’altra corsa è in corso.
   *[other] Altre { $count } corse sono in corso.
}

## The table of results

web-daily-results = Risultati
web-daily-rank = Posizione
web-daily-name = Nome
web-daily-place = Posto
web-daily-turns = Decisioni
web-daily-places = Gli arrivi
web-daily-you = tu
web-daily-order = Prima il posto migliore; a pari posto chi è arrivato più lontano, poi chi ha preso meno decisioni.
web-daily-nobody = Nessuno è ancora arrivato.

## Sharing

web-daily-share = Condividi l’immagine
web-daily-copy = Copia come testo
web-daily-picture = Un’immagine da condividere: { $place }, { $detail }. I quadratini mostrano il posto a ogni decisione, senza carte né mosse.

## At the table

web-occasion-daily = Risultati del giorno
web-occasion-practice = Risultati del giorno
web-occasion-cup = Al torneo
