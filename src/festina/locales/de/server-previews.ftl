### What others show of a link: messengers and search engines.

preview-full = Alle Plätze sind besetzt.
preview-running = Das Rennen läuft.
preview-over = Das Rennen ist vorbei.
preview-table = Ein Tisch zum Zuschauen oder Platznehmen.
preview-replay = Ein gelaufenes Rennen, Zug um Zug: { $names }.
preview-bots = Ein gelaufenes Rennen unter Bots, Zug um Zug.
preview-picture = Der Spielplan von { $game }
preview-house = Die Startseite von Festina: ein Rennen auf der Wiese
