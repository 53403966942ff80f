# Els plans per al torn vinent a les partides lentes, i l’avís que un ja no encaixa.

server-plan-slow-only = Només es poden planejar torns a les partides que donen dies per a cada decisió.
server-plan-your-turn = Et toca a tu: no cal planejar-ho.
server-plan-no-choice = «{ $action }» no es pot planejar.
server-plan-no-ground = Aquí un pla no pot dependre de «{ $name }».
server-plan-does-not-fit = El pla ja no encaixa.
server-plan-waits = Encara no és el moment del pla.

notice-plan = El teu pla ja no encaixa
notice-plan-news = No s’ha jugat: vine a veure-ho.
