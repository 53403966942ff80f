# Tipps am Tisch und der Lehrer.

web-hint = Tipp
web-hint-title = { $label } (Taste H)
web-hint-ask-nudge = Gib mir einen Tipp
web-hint-ask-choices = Zeig mir die besten Züge
web-hint-ask-why = Sag mir, warum
web-hint-ask-again = Tipp wieder zeigen
web-hint-best = Die besten Züge und ihre Siegchancen
web-hint-share = Siegchance { $share }
web-hint-numbers = Dafür sprechen nur die Zahlen.
web-hint-used = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}

web-hints = Tipps
web-hints-usual = Allein mit Bots
web-hints-usual-sentence = Tipps bekommst du, wenn sonst niemand mitspielt.
web-hints-on = An
web-hints-on-sentence = Nur in Partien, die für niemand anderen gewertet werden.
web-hints-off = Aus
web-hints-off-sentence = Alle denken selbst.

web-teacher = Lehrer
web-teacher-off = Aus
web-teacher-gentle = Sanft
web-teacher-watchful = Aufmerksam
web-teacher-strict = Streng
web-teacher-from = { $points ->
    [one] fragt, wenn ein Zug mehr als { $points } Punkt Siegchance kostet
   *[other] fragt, wenn ein Zug mehr als { $points } Punkte Siegchance kostet
}
web-teacher-sentence = Wo es Tipps gibt, fragt der Lehrer nach, bevor ein Zug gilt, der viel kostet. Seine Fragen zählen als Tipps.
web-teacher-asks = Bist du sicher?
web-teacher-loses = { $choice }: Damit gewinnst du { $share } solcher Partien, mit dem besten Zug { $best }. Das kostet { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Siegchance.
web-teacher-loses-least = { $choice }: Damit gewinnst du höchstens { $share } solcher Partien, mit dem besten Zug { $best }. Das kostet mindestens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Siegchance.
web-teacher-again = Neu wählen
web-teacher-keep = Dabei bleiben
web-teacher-thinking = Der Lehrer prüft deinen Zug …
