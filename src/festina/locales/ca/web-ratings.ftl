# Ratings, for people who want them.

web-rating = Puntuació
web-rating-lead = Com de bé jugues, per a qui ho vulgui saber. Ningú no té puntuació si no la demana.
web-rating-mine = La meva puntuació
web-rating-none = No tens puntuació en aquest joc. Si la demanes, les partides contra persones i bots compten, i veus com vas.
web-rating-begin = Porta una puntuació
web-rating-provisional = provisional
web-rating-games = { $count ->
    [0] Encara no compta cap partida.
    [one] De moment compta una partida.
   *[other] De moment compten { $count } partides.
}
web-rating-until = És provisional fins a { $count } partides; encara { $left } més.
web-rating-counts = Les meves partides compten
web-rating-listed = Mostra’m a la llista
web-rating-listed-sentence = A partir de { $count } partides tothom veu el teu nom i la teva puntuació.
web-rating-forget = Oblida la meva puntuació
web-rating-forget-question = La teva puntuació en aquest joc i el seu historial s’esborraran. No es pot desfer.
web-rating-history = La meva puntuació, partida a partida
web-rating-table = Com a taula
web-rating-date = Data
web-rating-change = Canvi
web-rating-after = Puntuació després
web-rating-list = La llista
web-rating-list-sentence = La gent que hi vol sortir i, entremig, els bots: la seva força és coneguda i no canvia.
web-rating-list-none = Encara ningú no vol sortir aquí. Els bots són punts fixos: la seva força és coneguda i no canvia.
web-rating-means = Què vol dir
web-rating-means-number = Tothom comença a 1500. El número després de ± diu fins a quin punt és segur: 19 de cada 20 vegades la teva força real és dins d’aquest marge. Es redueix a cada partida.
web-rating-means-counts = Una partida compta si la jugues tu fins al final, sense retirar jugades, contra persones amb puntuació o bots per nivell. Qui se’n va queda en última posició.
web-rating-means-bots = Contra rivals més forts guanyes més i perds menys. Quan busques algú, primer va qui té una força semblant a la teva.
web-rating-now = La teva puntuació: { $rating }
