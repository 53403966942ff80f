### What others show of a link: messengers and search engines.

preview-full = Tots els seients estan ocupats.
preview-running = La cursa ja està en marxa.
preview-over = La cursa s’ha acabat.
preview-table = Una taula per mirar, o per seure-hi.
preview-replay = Una cursa acabada, jugada a jugada: { $names }.
preview-bots = Una cursa de bots acabada, jugada a jugada.
preview-picture = El tauler de { $game }
preview-house = La portada de Festina: una cursa al prat
