# Pläne für den nächsten Zug in langsamen Partien, und die Nachricht, dass einer nicht mehr passt.

server-plan-slow-only = Züge planen kann man nur in Partien, in denen man für jede Entscheidung Tage Zeit hat.
server-plan-your-turn = Du bist am Zug: Du brauchst ihn nicht zu planen.
server-plan-no-choice = „{ $action }“ lässt sich nicht planen.
server-plan-no-ground = Von „{ $name }“ kann ein Plan hier nicht abhängen.
server-plan-does-not-fit = Der Plan passt nicht mehr.
server-plan-waits = Für den Plan ist es noch nicht so weit.

notice-plan = Dein Plan passt nicht mehr
notice-plan-news = Er wurde nicht ausgeführt: Schau nach.
