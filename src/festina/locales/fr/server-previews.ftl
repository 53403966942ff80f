### What others show of a link: messengers and search engines.

preview-full = Toutes les places sont prises.
preview-running = La course est en cours.
preview-over = La course est finie.
preview-table = Une table à regarder, ou à rejoindre.
preview-replay = Une course terminée, coup par coup : { $names }.
preview-bots = Une course de bots terminée, coup par coup.
preview-picture = Le plateau de { $game }
preview-house = L’accueil de Festina : une course dans le pré
