# I piani per il prossimo turno nelle partite lente, e l’avviso che uno non va più bene.

server-plan-slow-only = Si possono pianificare i turni solo nelle partite che danno giorni per ogni decisione.
server-plan-your-turn = Tocca a te: non serve pianificare.
server-plan-no-choice = «{ $action }» non si può pianificare.
server-plan-no-ground = Qui un piano non può dipendere da «{ $name }».
server-plan-does-not-fit = Il piano non va più bene.
server-plan-waits = Non è ancora il momento del piano.

notice-plan = Il tuo piano non va più bene
notice-plan-news = Non è stato giocato: vieni a vedere.
