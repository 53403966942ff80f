# The commands analyse and review.

insight-help-analyse = Quant val ara cada acció: probabilitats de victòria amb intervals, llocs esperats, continuació probable.
insight-help-what = El fitxer d’un registre, una posició (dades en JSON, o un fitxer que les conté) o un conjunt de regles.
insight-help-step = La posició després d’aquest nombre de passos del registre.
insight-help-analyse-seat = El seient que decideix, quan decideix més d’un.
insight-help-sims = Simulacions d’una cerca.
insight-help-seed = Amb la mateixa llavor, les mateixes xifres.
insight-help-deeper = Afegeix simulacions fins que la millor acció destaqui, o fins a un límit.
insight-help-json = Mostra-ho tot en una sola línia JSON.
insight-help-review = Repassa una partida acabada: sort i errors de tothom, pas a pas.
insight-help-file = El fitxer del registre.
insight-help-review-seat = Mostra només les decisions d’aquest seient.

## What goes wrong

insight-no-position = { $what } no és ni un fitxer ni un conjunt de regles: { $problem }
insight-bad-position = { $what } no conté cap posició: { $problem }
insight-not-facts = No és ni un registre ni un JSON amb les dades i un conjunt de regles.
insight-no-step = No hi ha cap pas { $step }: l’últim és el { $last }.
insight-over = La partida s’ha acabat. Repassa-la amb «festina review», o indica un moment amb --step.
insight-chance-due = Toca a l’atzar: ningú no ha de decidir res.
insight-name-the-seat = Ara decideix més d’un seient. Indica’n un amb --seat: { $seats }
insight-not-to-act = Ara no toca decidir al seient { $seat }, sinó a: { $seats }

## What is shown

insight-searching = S’està analitzant
insight-reviewing = S’està repassant
insight-title = { $ruleset }: decideix { $name } ({ $sims ->
        [one] 1 simulació
       *[other] { $sims } simulacions
    })
insight-player = Qui
insight-chance = Atzar
insight-action = Acció
insight-share = Victòria %
insight-interval = Interval 95 %
insight-place = Lloc
insight-visits = Visites
insight-line = Continuació probable: { $line }
insight-exact = Ja se sap qui guanya: les probabilitats són exactes i només hi ha en joc els llocs.
insight-exact-end = Calculat fins al final: les probabilitats d’aquesta posició són exactes, no estimades.
insight-why = Per què { $action }:
insight-unclear = Les millors accions encara no es distingeixen; --deeper busca més estona.
insight-review-title = { $ruleset }, repàs amb { $sims ->
        [one] 1 simulació
       *[other] { $sims } simulacions
    } per cerca
insight-review-cut = S’ha interromput després de { $steps } de { $all } passos.
insight-initial = Al principi %
insight-final = Al final %
insight-luck = Sort
insight-own = Decisions pròpies
insight-others = Decisions dels altres
insight-errors = Perduts per errors
insight-average = Amb una sort normal %
insight-turning-points = Punts d’inflexió
insight-step = Pas
insight-change = Canvi
insight-gainer = Qui hi guanya més
insight-decisions = Decisions que han costat alguna cosa
insight-best = Millor
insight-grade = Veredicte
insight-why-best = Per què la millor opció era millor
insight-why-line = Pas { $step }, { $name }: { $best } en lloc de { $played }
insight-review-deeper = Per mirar un pas més a fons: festina analyse { $file } --step { $step } --deeper
