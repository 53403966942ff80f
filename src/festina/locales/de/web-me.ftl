## Oneself, and the people one knows

web-me = Ich
web-me-runner = Meine Figur
web-me-runner-sentence = Sie läuft an jedem Tisch für dich, wenn sie dort nicht schon jemand hat.
web-me-history = Was ich gespielt habe
web-me-history-none = Noch nichts. Beendete Partien stehen dann hier.
web-me-more = Mehr zeigen
web-me-won = Gewonnen
web-me-people = Mit wem ich gespielt habe
web-me-people-none = Noch niemand. Wer mit dir eine Partie spielt, steht dann hier.
web-me-again = Noch einmal spielen
web-me-asked = { $name } ist eingeladen.
web-me-friend = Sehen, wann diese Person da ist
web-me-unfriend = Nicht mehr sehen, wann diese Person da ist
web-me-here = Gerade da
web-me-sessions = Meine Browser
web-me-this = dieser
web-me-sign-out = Abmelden
web-me-passkeys = Passkeys
web-me-passkeys-sentence = Mit einem Passkey kommst du in jedem Browser zurück: ohne Passwort, ohne E-Mail.
web-me-passkeys-secure = Passkeys funktionieren über https oder auf localhost.
web-me-passkey-make = Passkey anlegen
web-me-passkey-use = Mit einem Passkey anmelden
web-me-passkey-delete = Löschen
web-me-passkey-bring = Mitnehmen, was dieser Browser hat ({ $count })
web-me-passkey-done = Du bist angemeldet.
web-me-profile = Wer ich bin
web-me-games = Partien
web-me-place = Mittlerer Platz
web-me-minutes = Minuten je Partie
web-me-by = Gruppiert nach
web-me-by-edition = Ausgabe
web-me-by-seats = Sitze
web-me-by-opponent = Gegner
web-me-length = { $minutes } min
web-me-together = { $games ->
    [one] Eine gemeinsame Partie
   *[other] { $games } gemeinsame Partien
}
web-me-visible = Andere sehen lassen, wann ich da bin
web-me-visible-sentence = Nur wenn ihr es beide möchtet; sonst sieht es niemand.
web-me-asks = möchte sehen, wann du da bist
web-me-waits = noch keine Antwort
web-me-blocked = blockiert
web-me-made = Angelegt am { $date }
web-me-sessions-sentence = Jeder Browser, in dem du angemeldet bist. Melde ab, was du nicht mehr benutzt.
web-me-browser = Ein Browser
web-me-seen = Zuletzt hier am { $date }
web-invited = { $name } lädt dich ein
web-invited-accept = Platz nehmen
web-invited-decline = Ablehnen
web-invited-back = { $name } lädt dich wieder auf deinen Platz ein
web-invited-removed = vom Tisch entfernt
web-invited-asked = wieder eingeladen
web-link-all = Ein Link für alle Sitze
