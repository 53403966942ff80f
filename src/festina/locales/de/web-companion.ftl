# The companion: the real box lies on the table, the page keeps count.

web-companion-lead = Spielt auf dem echten Spielplan und tragt hier ein, was passiert. Die Seite zählt Karotten und Positionen und sagt, was jeder Zug kostet und was die Regeln erlauben. Reicht dieses Gerät herum, oder lasst eine Person für alle Buch führen.
web-companion-who = Wer mitspielt, in der Reihenfolge der Sitze
web-companion-more = Eine Person mehr
web-companion-fewer = Eine Person weniger
web-companion-first = Wer in der Liste oben steht, beginnt.
web-companion-secret = Karotten geheim halten
web-companion-secret-sentence = Alle sehen nur ihre eigenen; das Gerät wird bei jedem Zug weitergegeben.
web-companion-start = Begleiter öffnen

## At the table

web-companion-panel = Begleiter
web-companion-play = Zieh auf dem echten Spielplan und trag denselben Zug hier ein.
web-companion-ask = Was hat die Karte oder der Würfel gesagt?
web-companion-odds = { $num } von { $den }

## Ein Gerät für alle: jeder wird beim Namen genannt

web-move-of = { $name } ist am Zug
web-turn-now-of = { $moment } · jetzt { $name }
web-shared-hare-prompt-gift = { hare-giver } schenkt { hare-amount }: behalten oder in die Bank legen?
web-shared-hare-prompt-choice = { $nothing ->
    [yes] Der Hase lässt die Wahl: 10 Karotten nehmen, 10 abgeben oder nichts tun.
   *[no] Der Hase lässt die Wahl: 10 Karotten nehmen oder 10 abgeben.
}
web-shared-hare-prompt-eat = Die Figur frisst in diesem Zug einen Salat.
web-shared-hare-prompt-miss = Aussetzen: Die Figur wird zurückgedreht.
web-shared-hare-prompt-nap = Die Figur wacht in diesem Zug auf und bleibt stehen.
web-shared-hare-prompt-leave = { $ways ->
    [forward] Die Figur hat gefressen und muss weg: vorwärts.
    [back] Die Figur hat gefressen und muss weg: zurück.
    [restart] Die Figur hat gefressen und müsste weg, kann aber nicht: Sie muss neu starten.
   *[other] Die Figur hat gefressen und muss weg: vorwärts oder zurück.
}
