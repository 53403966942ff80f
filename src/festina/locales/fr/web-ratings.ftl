# Ratings, for people who want them.

web-rating = Cote
web-rating-lead = Ta force au jeu, si tu veux la connaître. Personne n’a de cote sans l’avoir demandée.
web-rating-mine = Ma cote
web-rating-none = Tu n’as pas de cote à ce jeu. Avec une cote, tes parties contre des gens et des bots comptent, et tu vois tes progrès.
web-rating-begin = Tenir une cote
web-rating-provisional = provisoire
web-rating-games = { $count ->
    [0] Aucune partie n’a encore compté.
    [one] Une partie a compté.
   *[other] { $count } parties ont compté.
}
web-rating-until = Elle est provisoire jusqu’à { $count } parties ; encore { $left }.
web-rating-counts = Mes parties comptent
web-rating-listed = M’afficher dans la liste
web-rating-listed-sentence = À partir de { $count } parties, tout le monde voit ton nom et ta cote.
web-rating-forget = Oublier ma cote
web-rating-forget-question = Ta cote à ce jeu et son historique seront effacés. C’est définitif.
web-rating-history = Ma cote, partie par partie
web-rating-table = En tableau
web-rating-date = Date
web-rating-change = Variation
web-rating-after = Cote ensuite
web-rating-list = La liste
web-rating-list-sentence = Les personnes qui veulent y apparaître et, entre elles, les bots : leur force est connue et ne change pas.
web-rating-list-none = Personne ne veut encore apparaître ici. Les bots sont des repères : leur force est connue et ne change pas.
web-rating-means = Ce que cela veut dire
web-rating-means-number = Tout le monde commence à 1500. Le nombre après ± dit à quel point c’est sûr : 19 fois sur 20, ta vraie force est dans cet écart. Il diminue à chaque partie.
web-rating-means-counts = Une partie compte si tu la joues jusqu’au bout, sans reprise de coup, contre des gens qui ont une cote ou des bots par niveau. Qui s’en va prend la dernière place.
web-rating-means-bots = Contre plus fort que toi, tu gagnes plus et perds moins. Quand tu cherches quelqu’un, les personnes de force proche passent d’abord.
web-rating-now = Ta cote : { $rating }
