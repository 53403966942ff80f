# What the pages say about people who do not know each other: reactions, blocking, reports, hosting, stored data.

## Reactions and words

web-reactions = Reazioni
web-reaction = { $reaction ->
    [wave] Ciao!
    [clap] Applausi
    [well_played] Bella giocata!
    [laugh] Ah ah!
    [surprised] Oh!
    [sorry] Scusa!
    [thanks] Grazie!
   *[hurry] Tocca a te, per favore!
}
web-reaction-of = { $name }: { web-reaction }
web-words-hidden = Qui vedi le reazioni, ma nessun messaggio finché non li vuoi.
web-words-show = Leggi e scrivi messaggi a questo tavolo
web-words-hide = Di nuovo solo reazioni

## Other people

web-about = Informazioni su { $name }
web-seat-blocked = persona bloccata
web-block = Blocca
web-block-yes = Blocca
web-block-sure = Bloccare { $name }? Non vedrai più niente di ciò che dice { $name }, e gli inviti tra voi non varranno più. Puoi ripensarci nelle impostazioni.
web-block-sentence = Non vedrai più niente di questa persona.
web-block-already = Hai bloccato questa persona.
web-block-manage = Togli il blocco
web-blocked = Fatto: non vedrai più niente da { $name }.
web-report = Segnala
web-report-title = Segnala { $name }
web-report-reason = Che cosa non va?
web-report-because = { $reason ->
    [words] Insulti o altre parole offensive
    [name] Un nome offensivo
    [stalling] Fa apposta a non giocare
    [cheating] Bara
   *[other] Qualcos’altro
}
web-report-text = Con parole tue (se vuoi)
web-report-block = Blocca anche questa persona
web-report-sentence = Chi gestisce questo server leggerà la segnalazione, insieme a ciò che la persona ha detto a questo tavolo. La persona non lo saprà.
web-report-send = Invia la segnalazione
web-reported = Grazie. La segnalazione è partita.
web-reported-blocked = Grazie. La segnalazione è partita, e non vedrai più niente da { $name }.

## The host

web-host-tools = Il tavolo lo gestisci tu
web-host-hand = Affida il tavolo a questa persona
web-host-hand-sure = Affidare questo tavolo a { $name }? Non potrai riprenderlo.
web-host-handed = Ora il tavolo lo gestisce { $name }.
web-remove-sure = Allontanare { $name } da questo tavolo? Il posto torna libero.
web-remove-sure-running = Allontanare { $name } da questo tavolo? Al suo posto giocherà un bot, finché non mandi un nuovo invito.
web-remove-not-again = Non può tornare a questo tavolo
web-ask-back = Invita di nuovo { $name }
web-asked-back = { $name } ha ricevuto un nuovo invito.
web-removed = Chi gestisce il tavolo ti ha tolto da questo tavolo.
web-removed-running = Chi gestisce il tavolo ti ha tolto da questo tavolo, e al tuo posto gioca un bot. Puoi guardare.
web-table-close = Chiudi il tavolo
web-table-close-sure = Chiudere questo tavolo? Sparisce per tutti.
web-table-close-sure-running = Chiudere questo tavolo? La partita finisce qui per tutti, senza vincitori.

## Moving to another device, step by step

web-move-look = Mostra che cosa si sposterebbe
web-move-offer = Ecco che cosa si sposterebbe qui
web-move-offer-sentence = Non si è ancora spostato niente. Appena confermi, questi posti saranno su questo dispositivo e non più sull’altro.
web-move-confirm = { $count ->
    [0] Porta qui tutto
    [one] Porta qui questo tavolo
   *[other] Porta qui questi { $count } tavoli
}

## What is stored

web-privacy-none = Niente pubblicità, nessun tracciamento: questa pagina parla con questo server e con nessun altro. Si conserva solo ciò che è scritto qui.
web-privacy-list = Che cosa si conserva, e per quanto
web-privacy-grace = Passato questo tempo, tutto viene cancellato al più tardi { $span } dopo.
web-privacy-backups = Le copie di sicurezza del server contengono ciò che si conservava quando sono state fatte.
web-privacy-yours = Che cosa puoi fare
web-privacy-yours-sentence = Puoi scaricare tutto ciò che si conserva riguardo a questo dispositivo, e puoi farlo dimenticare: il tuo nome e ciò che hai scritto vengono cancellati subito; le mosse che hai fatto restano.
web-kept = { $what ->
    [finished_game] Partite finite
    [running_game] Partite in corso
    [open_table] Tavoli mai avviati
    [chat] Chat
    [device] Questo dispositivo
    [profile] Che cosa hai giocato e chi conosci
    [invitation] Inviti
    [moving_code] Codici per un altro dispositivo
    [notices] Avvisi
    [block] Chi hai bloccato
    [report] Segnalazioni
    [ban] Esclusioni
    [announcement] Comunicazioni
    [daily] Corse del giorno
    [rating] Punteggi
    [plan] Piani per il tuo prossimo turno
    [pairing] L’attesa di avversari
    [cup] Tornei
   *[log] Il registro del server
}
web-kept-sentence = { $what ->
    [finished_game] Ogni mossa, i nomi al tavolo e il link per rivedere la partita. Se fai dimenticare il tuo dispositivo, il tuo nome sparisce.
    [running_game] Dall’ultimo cambiamento. Poi la partita viene chiusa e conservata come una partita finita.
    [open_table] Dall’ultimo cambiamento. Poi il tavolo viene cancellato con tutto ciò che conteneva.
    [chat] Messaggi e reazioni, dalla fine della partita. Chi ha scritto una riga può cancellarla quando vuole, e così chi gestisce il tavolo.
    [device] Il nome e la lingua che hai scelto, quando il dispositivo è stato qui la prima e l’ultima volta, le tue vacanze dell’ultimo anno, e un’impronta del suo cookie. Dall’ultima visita.
    [profile] I tuoi risultati e i nomi di chi ha giocato con te, i tuoi browser e le tue passkey, chi vuoi vedere quando c’è, e i tuoi inviti.
    [invitation] Un’impronta di ogni link, mai il link stesso.
    [moving_code] Un’impronta di ogni codice, mai il codice stesso.
    [notices] Dove i tuoi browser ricevono gli avvisi, che cosa ti verrà detto, le tue ore di silenzio, i tavoli di cui non vuoi avvisi e un’impronta dell’indirizzo del tuo feed. Si cancella quando li disattivi.
    [block] Perché non ti arrivi più nulla da queste persone. Loro non lo sanno.
    [report] Chi è stato segnalato, perché, che cosa aveva detto al tavolo e, più o meno, da quale rete. Per chi gestisce questo server. Dal giorno della segnalazione.
    [ban] Il dispositivo o la rete, il motivo e la data. Dalla fine dell’esclusione.
    [announcement] Ciò che chi gestisce questo server dice a tutti. Dalla fine della comunicazione.
    [daily] Il tuo nome, il tuo posto e quante decisioni hai preso, per ogni giorno in cui hai corso. La tabella del giorno li mostra a tutti.
    [rating] Solo se ne vuoi uno: la tua forza in un gioco e quanto è certa. Puoi cancellarlo in ogni momento.
    [plan] Quello che hai previsto per il tuo prossimo turno in una partita lenta. Nessun altro lo vede. Cancellato quando viene giocato o ritirato.
    [pairing] Il tuo nome e a che cosa vuoi giocare, finché aspetti nella sala.
    [cup] Il nome, chi partecipa, gli abbinamenti e i punti. Se fai dimenticare il dispositivo, il tuo nome sparisce. Contato dall’ultima modifica.
   *[log] Righe tecniche senza nomi, chat, codici o indirizzi di persone. Festina non le conserva.
}
web-kept-until = { $until ->
    [days] { $span }
    [for_ever] per sempre
    [table] finché c’è il tavolo
    [device] finché c’è il dispositivo
   *[never] non si conserva
}

## This device

web-device = Questo dispositivo
web-device-data = I tuoi dati
web-device-manage = Alle impostazioni di questo dispositivo
web-blocks = Persone bloccate
web-blocks-none = Non hai bloccato nessuno.
web-blocks-since = dal { $date }
web-unblock = Sblocca
web-unblock-name = Sblocca { $name }
web-unblocked = Fatto: rivedrai ciò che dice { $name }.
web-export = Scarica i miei dati
