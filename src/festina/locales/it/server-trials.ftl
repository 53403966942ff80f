# Trials: playing on from a moment of a finished game.

server-trial-no-decision = Il passo { $step } di questa partita non era una decisione.
server-trial-source = Indica o una partita finita o una registrazione.
server-trial-no-action = «{ $action }» lì non si poteva scegliere.
