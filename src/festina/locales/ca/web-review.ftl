# L’anàlisi d’una partida acabada: qui anava guanyant, què ha decidit cadascú, la sort i el joc per separat.

web-review = Repàs
web-review-missing = No hi ha res per repassar
web-review-not-over = Aquesta partida encara no s’ha acabat.
web-review-failed = No s’ha pogut fer el repàs
web-review-working = S’està calculant…
web-review-progress = Posicions examinades en aquest dispositiu: { $done } de { $of }
web-review-back-end = Torna al resultat
web-review-whose = De qui són les decisions
web-review-all = Tothom
web-review-summary = En poques paraules
web-review-link = Copia l’enllaç
web-review-table = El gràfic com a taula
web-occasion-trial = Torna al repàs

## El gràfic

web-review-graph = Qui anava guanyant, torn a torn
web-review-moment = Moment de la partida
web-review-says = Torn { $turn }. { $what }. { $shares }
web-review-start = inici
web-review-turn = torn { $turn }
web-review-turn-title = Torn { $turn }
web-review-decisions = Les decisions, segons els punts perduts
web-review-legend = Què volen dir els signes
web-review-luck-legend = Atzar: la bona sort damunt de la línia, la mala a sota
web-review-chance = L’atzar
web-review-who = Qui
web-review-what = Què ha passat
web-review-lost-column = Veredicte

## Què era una decisió

web-review-grade-best = Millor jugada
web-review-grade-good = Bona
web-review-grade-slip = Imprecisió
web-review-grade-mistake = Error
web-review-grade-blunder = Error greu
web-review-range-best = menys de ½
web-review-range-good = ½–2
web-review-range-slip = 2–5
web-review-range-mistake = 5–10
web-review-range-blunder = més de 10
web-review-lost = { $grade }, { $points } punts
web-review-forced = Jugada obligada
web-review-forced-sentence = Només es podia fer una cosa.
web-review-settled = El guanyador ja era segur
web-review-end = El final
web-review-exact = Valor exacte: la resta de la partida està resolta.
web-review-count = { $count } × { $grade }

## El moment

web-review-board = El tauler en aquest moment
web-review-to-move = toca a { $name }
web-review-chose = { $name } ha triat: { $action }.
web-review-mark-best = la millor: { $action }
web-review-mark-played = triada: { $action }
web-review-mark-both = la millor i la triada: { $action }
web-review-alternatives = Què es podia fer
web-review-best = la millor
web-review-played = triada
web-review-often = { $percent } de les vegades
web-review-often-title = Amb quina freqüència la tria qui juga tan bé com es pot
web-review-between = Altres cerques la troben entre { $low } i { $high }, 19 vegades de cada 20
web-review-reasons-to = Explicació per a { $name }:
web-review-against = Comparat amb { $action }:
web-review-give-or-take = amb un marge de { $points }
web-review-off-column = Marge d’error
web-review-shares-off = { $shares }, cadascuna amb un marge de { $points }
web-review-why = Per què
web-review-try = Prova-ho des d’aquí
web-review-analyse = Obre-ho al tauler d’anàlisi
web-review-next-mistake = Error següent
web-review-previous-mistake = Error anterior

## L’atzar

web-review-luck-good = Bona sort per a { $name }, { $points } punts
web-review-luck-bad = Mala sort per a { $name }, { $points } punts
web-review-luck-sentence = Probabilitat de victòria de { $name }: abans { $before }, després { $after }.
web-review-could-come = Què podia sortir
web-review-likely = Probabilitat
web-review-came = ha sortit això

## En què ha quedat

web-review-accounts = La sort i el joc, per separat
web-review-accounts-note = en punts; cada fila quadra
web-review-luck = sort
web-review-own = joc propi
web-review-others = joc dels altres
web-review-end-column = final
web-review-turnings = Punts d’inflexió
web-review-no-turnings = Cap moment tot sol no ha canviat gaire res.
web-review-sum-you = { $errors ->
        [0] Els errors no t’han costat res
        [one] Els errors t’han costat 1 punt
       *[other] Els errors t’han costat { $errors } punts
    }{ $kind ->
        [good] ; la bona sort t’ha donat { $luck ->
            [one] 1 punt.
           *[other] { $luck } punts.
        }
        [bad] ; la mala sort t’ha costat { $luck ->
            [one] 1 punt.
           *[other] { $luck } punts.
        }
       *[even] ; la bona sort i la mala s’han compensat.
    } Probabilitat de victòria amb una sort normal: { $average }.
web-review-sum = { $errors ->
        [0] { $name } no ha perdut res per errors
        [one] { $name } ha perdut 1 punt per errors
       *[other] { $name } ha perdut { $errors } punts per errors
    }{ $kind ->
        [good] ; la bona sort li ha donat { $luck ->
            [one] 1 punt.
           *[other] { $luck } punts.
        }
        [bad] ; la mala sort li ha costat { $luck ->
            [one] 1 punt.
           *[other] { $luck } punts.
        }
       *[even] ; la bona sort i la mala s’han compensat.
    } Probabilitat de victòria amb una sort normal: { $average }.
web-review-sum-doubt = Altres cerques trobarien el mateix cost dels errors amb un marge de { $errors ->
        [one] 1 punt
       *[other] { $errors } punts
    } i el mateix efecte de la sort, amb un de { $luck ->
        [one] 1 punt
       *[other] { $luck } punts
    }, 19 vegades de cada 20.
web-review-sum-doubt-errors = Altres cerques trobarien el mateix cost dels errors amb un marge de { $errors ->
        [one] 1 punt
       *[other] { $errors } punts
    }, 19 vegades de cada 20.
web-review-sum-doubt-luck = Altres cerques trobarien el mateix efecte de la sort amb un marge de { $luck ->
        [one] 1 punt
       *[other] { $luck } punts
    }, 19 vegades de cada 20.

## Provar una altra cosa

web-review-compare = El que has provat
web-review-compare-from = Des de
web-review-compare-share = Probabilitat llavors
web-review-compare-then = A la partida
web-review-compare-now = En provar-ho
web-review-try-running = en curs
web-review-try-won = guanyada
web-review-try-lost = no guanyada
web-review-try-on = Continua

## Aprendre dels errors

web-review-learn = Aprèn dels teus errors
web-review-learn-of = Aprèn dels errors de { $name }
web-review-learn-number = { $number } de { $count }
web-review-learn-ask = Què faries aquí?
web-review-learn-hint = A la partida no vas triar la millor opció. Tria al tauler.
web-review-learn-hint-of = A la partida { $name } no va triar la millor opció. Tria al tauler.
web-review-learn-answer = La teva resposta
web-review-learn-then = A la partida: { $action } – { $lost }
web-review-learn-next = Següent
web-review-learn-done = { $count ->
        [one] Encerts: { $right } d’1
       *[other] Encerts: { $right } de { $count }
    }
web-review-learn-end = Torna al repàs

## Tecles

web-review-keys = Tecles i explicacions
web-review-key-step = ← →
web-review-key-step-does = enrere o endavant, una decisió o un cop d’atzar
web-review-key-mistake = Maj + ← →
web-review-key-mistake-does = a l’error anterior o següent
web-review-key-ends = Inici, Fi
web-review-key-ends-does = al començament o al final
web-review-about = Un punt és un 1 % de probabilitat de victòria. Una decisió es jutja segons el que podia saber qui la va prendre: costa el que valia la millor opció, menys el que valia la que es va triar. La sort és el que l’atzar ha canviat respecte del que es podia esperar. Tot es calcula al teu dispositiu.
web-review-about-server = Un punt és un 1 % de probabilitat de victòria. Una decisió es jutja segons el que podia saber qui la va prendre: costa el que valia la millor opció, menys el que valia la que es va triar. La sort és el que l’atzar ha canviat respecte del que es podia esperar. Tot ho ha calculat el servidor.

## Worked out by the server

web-review-by-server = Ho calcula el servidor, perquè aquest dispositiu no pot. Pot trigar un minut o dos.
web-review-cut-short = El servidor no ha tingut temps de calcular-ho tot. De moment { $count ->
        [0] encara no es veu cap pas
        [one] només es veu el primer pas
       *[other] només es veuen els primers { $count } passos
    } de { $of }.
web-review-again = Torna-ho a provar
