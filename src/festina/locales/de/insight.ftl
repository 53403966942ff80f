# The commands analyse and review.

insight-help-analyse = Was jede Aktion jetzt wert ist: Siegchancen mit Intervallen, erwartete Plätze, die wahrscheinliche Fortsetzung.
insight-help-what = Die Datei einer Aufzeichnung, eine Stellung (Angaben als JSON oder eine Datei damit) oder ein Regelsatz.
insight-help-step = Die Stellung nach so vielen Schritten der Aufzeichnung.
insight-help-analyse-seat = Der Sitz, der entscheidet, wenn mehrere entscheiden.
insight-help-sims = Simulationen einer Suche.
insight-help-seed = Gleicher Seed, gleiche Zahlen.
insight-help-deeper = Simulationen hinzufügen, bis sich die beste Aktion abhebt oder eine Grenze erreicht ist.
insight-help-json = Alles als eine Zeile JSON ausgeben.
insight-help-review = Eine beendete Partie analysieren: Glück und Fehler aller, Schritt für Schritt.
insight-help-file = Die Datei der Aufzeichnung.
insight-help-review-seat = Nur die Entscheidungen dieses Sitzes auflisten.

## What goes wrong

insight-no-position = { $what } ist weder eine Datei noch ein Regelsatz: { $problem }
insight-bad-position = { $what } enthält keine Stellung: { $problem }
insight-not-facts = Das ist weder eine Aufzeichnung noch eine Stellung als JSON mit einem Regelsatz.
insight-no-step = Einen Schritt { $step } gibt es nicht: Der letzte ist { $last }.
insight-over = Die Partie ist vorbei. Analysiere sie mit „festina review“ oder nenne mit --step einen Moment.
insight-chance-due = Der Zufall ist am Zug: Niemand hat etwas zu entscheiden.
insight-name-the-seat = Mehrere entscheiden jetzt. Nenne einen Sitz mit --seat: { $seats }
insight-not-to-act = Sitz { $seat } entscheidet jetzt nicht. Es entscheiden: { $seats }

## What is shown

insight-searching = Denkt nach
insight-reviewing = Analysiert
insight-title = { $ruleset }: { $name } entscheidet ({ $sims ->
        [one] 1 Simulation
       *[other] { $sims } Simulationen
    })
insight-player = Wer
insight-chance = Zufall
insight-action = Aktion
insight-share = Siegchance in %
insight-interval = 95-%-Intervall
insight-place = Platz
insight-visits = Simulationen
insight-line = Wahrscheinliche Fortsetzung: { $line }
insight-exact = Wer gewinnt, steht fest: Die Siegchancen sind exakt, es geht nur noch um die Plätze.
insight-exact-end = Bis zum Ende durchgerechnet: Die Siegchancen dieser Stellung sind exakt, nicht geschätzt.
insight-why = Warum { $action }:
insight-unclear = Die besten Aktionen lassen sich noch nicht unterscheiden; --deeper schaut länger hin.
insight-review-title = { $ruleset }, analysiert mit { $sims ->
        [one] 1 Simulation
       *[other] { $sims } Simulationen
    } je Suche
insight-review-cut = Abgebrochen nach { $steps } von { $all } Schritten.
insight-initial = Anfangs in %
insight-final = Am Ende in %
insight-luck = Glück
insight-own = Eigene Entscheidungen
insight-others = Entscheidungen der anderen
insight-errors = Durch Fehler verloren
insight-average = Mit durchschnittlichem Glück in %
insight-turning-points = Wendepunkte
insight-step = Schritt
insight-change = Änderung
insight-gainer = Gewann am meisten
insight-decisions = Entscheidungen, die etwas gekostet haben
insight-best = Am besten
insight-grade = Urteil
insight-why-best = Warum das Beste besser war
insight-why-line = Schritt { $step }, { $name }: { $best } statt { $played }
insight-review-deeper = Ein tieferer Blick auf einen Schritt: festina analyse { $file } --step { $step } --deeper
