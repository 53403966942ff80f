# Els plans per al torn vinent a les partides lentes.

web-plan = Planeja la jugada
web-plan-title = Planeja el teu torn vinent
web-plan-first = Què faràs si ningú no et destorba?
web-plan-next = I si no és possible?
web-plan-full = Ja n’hi ha prou: un pla té com a molt cinc passos.
web-plan-choose = Planeja: { $what }
web-plan-slip = El teu pla
web-plan-empty = Tria al tauler. Es jugarà tan bon punt et toqui, si encara és permès.
web-plan-private = Això només ho veus tu.
web-plan-otherwise = si no
web-plan-blocked = ara mateix no és possible
web-plan-remove = Treu «{ $what }» del pla
web-plan-keep = Desa el pla
web-plan-kept = El pla està desat. Es jugarà quan et toqui.
web-plan-change = Canvia
web-plan-withdraw = Retira
web-plan-withdrawn = El pla s’ha retirat.
web-plan-dropped = El teu pla ja no encaixava i no s’ha jugat.
web-plan-rewound = La partida ha tornat enrere: el teu pla ja no val.
web-plan-seen = D’acord
web-log-planned = segons el pla
