# L’écran pour une nouvelle table.

web-edition = Édition
web-edition-note = change les règles et l’aspect
web-edition-place = { $place } sur { $count }
web-compare = Comparer
web-compare-all = { $count ->
    [7] toutes les sept
   *[other] toutes les { $count }
}, côte à côte
web-compare-title = Les éditions côte à côte
web-compare-name = Nom sur la boîte
web-compare-chosen = choisie
web-new-seats-title = Sièges
web-new-seat-press = Touche un siège pour changer qui s’y assoit.
web-new-seat-title = Siège { $number }
web-new-seat-here = sur cet appareil
web-new-seat-bot-word = bot, { $word }
web-new-seat-link = par lien
web-new-you = Toi
web-done = Terminé
web-new-preview = La table telle qu’elle sera
web-new-minutes = { $minutes } min
web-new-variants-none = aucune
web-new-public = dans le salon
web-new-private = privée
web-new-start = Lancer la course
web-new-next-start = Elle commence tout de suite et dure environ { $minutes } minutes.
web-new-next-now = Elle commence tout de suite.
web-new-next-link = Le lien pour tes amis est sur la page suivante.
web-new-invite-sentence = Ouvre la table à des amis, qui viennent par un lien.
