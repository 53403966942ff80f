# Trials: playing on from a moment of a finished game.

server-trial-no-decision = L’étape { $step } de cette partie n’était pas une décision.
server-trial-source = Indique soit une partie finie, soit un enregistrement.
server-trial-no-action = « { $action } » n’était pas possible à ce moment-là.
