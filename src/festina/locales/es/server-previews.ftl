### What others show of a link: messengers and search engines.

preview-full = Todos los asientos están ocupados.
preview-running = La carrera está en marcha.
preview-over = La carrera ha terminado.
preview-table = Una mesa para mirar, o para sentarse.
preview-replay = Una carrera terminada, jugada a jugada: { $names }.
preview-bots = Una carrera de bots terminada, jugada a jugada.
preview-picture = El tablero de { $game }
preview-house = La portada de Festina: una carrera en el prado
