# Trials: playing on from a moment of a finished game.

server-trial-no-decision = Step { $step } of this game was not a decision.
server-trial-source = Name either a finished game or a record.
server-trial-no-action = “{ $action }” could not be chosen there.
