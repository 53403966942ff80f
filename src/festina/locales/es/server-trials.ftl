# Trials: playing on from a moment of a finished game.

server-trial-no-decision = El paso { $step } de esta partida no era una decisión.
server-trial-source = Indica o bien una partida terminada o bien un registro.
server-trial-no-action = Allí no se podía elegir «{ $action }».
