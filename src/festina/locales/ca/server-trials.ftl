# Trials: playing on from a moment of a finished game.

server-trial-no-decision = El pas { $step } d’aquesta partida no era cap decisió.
server-trial-source = Indica o bé una partida acabada o bé un registre.
server-trial-no-action = Allà no es podia triar «{ $action }».
