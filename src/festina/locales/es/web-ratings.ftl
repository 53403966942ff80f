# Ratings, for people who want them.

web-rating = Puntuación
web-rating-lead = Lo bien que juegas, para quien quiera saberlo. Nadie tiene puntuación si no la pide.
web-rating-mine = Mi puntuación
web-rating-none = No tienes puntuación en este juego. Si la pides, tus partidas contra personas y bots cuentan, y ves cómo vas.
web-rating-begin = Llevar una puntuación
web-rating-provisional = provisional
web-rating-games = { $count ->
    [0] Todavía no cuenta ninguna partida.
    [one] Por ahora cuenta una partida.
   *[other] Por ahora cuentan { $count } partidas.
}
web-rating-until = Es provisional hasta { $count } partidas; todavía { $left } más.
web-rating-counts = Mis partidas cuentan
web-rating-listed = Mostrarme en la lista
web-rating-listed-sentence = A partir de { $count } partidas todos ven tu nombre y tu puntuación.
web-rating-forget = Olvidar mi puntuación
web-rating-forget-question = Tu puntuación en este juego y su historial se borrarán. No se puede deshacer.
web-rating-history = Mi puntuación, partida a partida
web-rating-table = Como tabla
web-rating-date = Fecha
web-rating-change = Cambio
web-rating-after = Puntuación después
web-rating-list = La lista
web-rating-list-sentence = Quienes quieren aparecer y, en medio, los bots: su fuerza es conocida y no cambia.
web-rating-list-none = Todavía nadie quiere aparecer aquí. Los bots son puntos fijos: su fuerza es conocida y no cambia.
web-rating-means = Qué significa
web-rating-means-number = Todos empiezan en 1500. El número tras ± dice hasta qué punto es seguro: 19 de cada 20 veces tu fuerza real está dentro de ese margen. Se reduce con cada partida.
web-rating-means-counts = Una partida cuenta si la juegas tú hasta el final, sin retirar jugadas, contra personas con puntuación o bots por nivel. Quien se va queda en última posición.
web-rating-means-bots = Contra rivales más fuertes ganas más y pierdes menos. Cuando buscas a alguien, primero va quien tiene una fuerza parecida a la tuya.
web-rating-now = Tu puntuación: { $rating }
