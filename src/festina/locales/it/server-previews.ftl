### What others show of a link: messengers and search engines.

preview-full = Tutti i posti sono occupati.
preview-running = La corsa è in pieno svolgimento.
preview-over = La corsa è finita.
preview-table = Un tavolo da guardare, o a cui sedersi.
preview-replay = Una corsa finita, mossa per mossa: { $names }.
preview-bots = Una corsa di bot finita, mossa per mossa.
preview-picture = Il tabellone di { $game }
preview-house = La pagina iniziale di Festina: una corsa sul prato
