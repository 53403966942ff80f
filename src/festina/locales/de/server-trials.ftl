# Trials: playing on from a moment of a finished game.

server-trial-no-decision = Schritt { $step } dieser Partie war keine Entscheidung.
server-trial-source = Nenne entweder eine beendete Partie oder eine Aufzeichnung.
server-trial-no-action = „{ $action }“ stand dort nicht zur Wahl.
