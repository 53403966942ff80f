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
web-companion-back = Letzten Eintrag zurücknehmen
