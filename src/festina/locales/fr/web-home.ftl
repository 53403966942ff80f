# The words of the start page and of what stands on every page: they come first.

## Start page

web-home-title = Le plus rapide ne gagne pas.
web-home-lead = Cours grâce aux carottes, mange tes salades et arrive avec presque rien.
web-home-race = Courir tout de suite
web-home-race-first = Toi contre trois bots tout doux. Sans compte, sans attendre.
web-home-race-last = Comme la dernière fois : { $what }
web-home-learn = Montre-moi
web-home-waits = Tes parties
web-home-waits-more = { $count ->
    [one] et encore une partie
   *[other] et encore { $count } parties
}
web-home-turn-of = C’est à { $name }
web-home-invited = { $count ->
    [one] une invitation
   *[other] { $count } invitations
}
web-home-links = Plus
web-home-lobby = Salon
web-home-lobby-free = { $count ->
    [one] Salon : une table a un siège libre
   *[other] Salon : { $count } tables ont un siège libre
}
web-home-me = Mon profil
web-home-replay = Parties à revoir
web-home-companion = Compagnon du jeu de plateau
web-home-rules = Règles de toutes les éditions
web-home-move = Passer sur un autre appareil

## The doors of the games

web-door-hare = { $count ->
    [7] Sept éditions
   *[other] { $count } éditions
}, de { $from } à { $to }
web-door-whyfirst = Seule la deuxième place compte
web-way-bots = Bots
web-way-friends = Amis
web-way-device = Un appareil

## The race that runs by itself

web-race-live = Une course de quatre bots.
web-race-pause = Arrêter la course
web-race-play = Laisser courir
web-race-runs = { $name } court jusqu’à { $space }.
web-race-back = { $name } recule en { $space }.
web-race-eats = { $name } mange en { $space }.
web-race-ate = { $count ->
    [0] { $name } a mangé sa dernière salade.
    [one] Il reste une salade à { $name }.
   *[other] Il reste { $count } salades à { $name }.
}
web-race-draws = { $name } tire une carte lièvre.
web-race-home = { $name } arrive { web-place }.

## A table in one line

web-told = { $title }, { $who }, { $rules }.
web-told-number = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
web-told-you = toi
web-told-watch = des bots seuls
web-told-friends = { $count ->
    [1] une personne invitée
   *[other] { web-told-number } personnes invitées
}
web-told-here = { $count ->
    [1] quelqu’un à côté de toi
   *[other] { web-told-number } personnes à côté de toi
}
web-told-bots-gentle = { $count ->
    [1] { web-told-number } bot doux
   *[other] { web-told-number } bots doux
}
web-told-bots-fair = { $count ->
    [1] { web-told-number } bot moyen
   *[other] { web-told-number } bots moyens
}
web-told-bots-hard = { $count ->
    [1] { web-told-number } bot fort
   *[other] { web-told-number } bots forts
}
web-told-bots-merciless = { $count ->
    [1] { web-told-number } bot impitoyable
   *[other] { web-told-number } bots impitoyables
}
web-told-bots-mixed = { $count ->
    [1] { web-told-number } bot
   *[other] { web-told-number } bots variés
}
web-told-bots-own = { $count ->
    [1] { web-told-number } bot
   *[other] { web-told-number } bots
}
web-told-usual = règles habituelles
web-told-variants = { $count ->
    [1] une variante
   *[other] { web-told-number } variantes
}

## Announcements

web-announcements = Annonces
web-announcement-read = J’ai lu
