# Ce que dit une comparaison des éditions du Lièvre et la tortue.

hare-fact-start = Carottes au départ
hare-fact-start-value = { $more ->
    [0] { $carrots }
   *[other] { $carrots } ; { $then } à partir de { $more } joueurs
}
hare-fact-two = À deux
hare-fact-two-value = { $carrots }, deux lièvres chacun
hare-fact-restart = Après un nouveau départ
hare-fact-restart-value = { $carrots ->
    [as_started] comme au départ
   *[other] { $carrots }
}
hare-fact-finish = Carottes restantes à l’Arrivée
hare-fact-finish-value = { $limit ->
    [0] au plus 10 par place
   *[other] au plus { $limit } pour tout le monde
}
hare-fact-hare = Cases lièvre
hare-fact-hare-value = { $mode ->
    [chart] six cartes numérotées et un tableau
    [die] un dé et un tableau
   *[deck] { $cards } cartes
}
hare-fact-board = Plateau
hare-fact-board-value = { $about }
hare-fact-printed = Nombres sur les cases
hare-fact-printed-value = { $printed ->
    [to_finish] à rebours jusqu’à l’Arrivée
   *[from_start] à partir du Départ
}
hare-fact-runner = Le coureur lent
hare-fact-runner-value = { $runner ->
    [hedgehog] un hérisson
   *[tortoise] une tortue
}

## Une table en un coup d’œil

hare-chip-carrots = { $carrots } au départ
hare-chip-lettuces = { $lettuces } à manger
hare-chip-deck = { $cards } cartes
hare-chip-die = dé et tableau
hare-chip-chart = tableau
hare-chip-runner = { $runner ->
    [hedgehog] hérisson
   *[tortoise] tortue
}
