# I piani per il prossimo turno nelle partite lente.

web-plan = Pianifica la mossa
web-plan-title = Pianifica il tuo prossimo turno
web-plan-first = Che cosa fai se nessuno ti ostacola?
web-plan-next = E se non è possibile?
web-plan-full = Basta così: un piano ha al massimo cinque passi.
web-plan-choose = Pianifica: { $what }
web-plan-slip = Il tuo piano
web-plan-empty = Scegli sul tabellone. Si gioca appena tocca a te, se è ancora permesso.
web-plan-private = Lo vedi solo tu.
web-plan-otherwise = altrimenti
web-plan-blocked = al momento non è possibile
web-plan-remove = Togli «{ $what }» dal piano
web-plan-keep = Salva il piano
web-plan-kept = Il piano è pronto. Si gioca quando tocca a te.
web-plan-change = Cambia
web-plan-withdraw = Ritira
web-plan-withdrawn = Il piano è ritirato.
web-plan-dropped = Il tuo piano non andava più bene e non è stato giocato.
web-plan-rewound = La partita è tornata indietro: il tuo piano non vale più.
web-plan-seen = Va bene
web-log-planned = come da piano
