# What the pages say at a table: the race as lanes, the log by turns, drawers, the cards of the spaces.

## The room

web-race = La course
web-race-how = lignes : ordre · piste : qui mène
web-lane-acts = à jouer
web-lane-thinking = réfléchit…
web-turns = Tours
web-turn = tour { $number }
web-turn-now = { $moment } · à toi
web-turn-to = à
web-your-move = À toi, { $name }
web-drawer = Tours, discussion et règles
web-drawer-shut = Replier
web-drawer-open = Déplier
web-drawer-back = Retour au plateau
web-sound-on = Activer le son
web-sound-off = Couper le son
web-bots = Bots
web-lane-level = { $level ->
    [1] doux
    [2] doux
    [3] doux
    [4] moyen
    [5] moyen
    [6] moyen
    [7] fort
    [8] fort
   *[other] impitoyable
}

## The race

web-hare-hidden = cachées
web-hare-hidden-what = (carottes)
web-hare-limit-home = arrivée avec ≤ { $limit }
web-hare-state-eat = mange
web-hare-state-miss = passe un tour
web-hare-state-nap = dort
web-hare-state-home = à l’arrivée
web-hare-brief-eat = mange
web-hare-brief-miss = passe
web-hare-brief-nap = dort
web-hare-log-at = { $space } · { $what }
web-hare-log-takes = en prend dix
web-hare-log-gives = en donne dix
web-hare-log-eats = mange une salade
web-hare-log-wakes = se réveille
web-hare-log-misses = passe un tour
web-hare-now = { $now } à présent
web-hare-now-after = { $now } à présent, { $after } ensuite
web-hare-then-place = puis { web-place }
web-hare-leaves = Il en reste { $left }.
web-hare-touch = Touche une case cerclée.
web-hare-more = Plus
web-hare-go = Aller en { $space } · { $price }
web-hare-go-back = Retour en { $space } · { $price }
web-hare-prompt-action = { $ways ->
    [forward] en avant, contre des carottes
    [forward-back] en avant contre des carottes, ou en arrière pour souffler
    [forward-stay] en avant contre des carottes, ou sur place pour dix
    [back] en arrière, pour souffler
    [back-stay] en arrière pour souffler, ou reste sur la case carotte
    [stay] reste sur la case carotte : prends-en dix ou donne-les
    [restart] aucun coup possible : il faut un nouveau départ
   *[other] en avant contre des carottes, en arrière pour souffler, ou sur place pour dix
}

## Settings at the table

web-setting-sound = Son
web-setting-sound-sentence = On entend les sauts, les cartes et les carottes.

## The hare’s cards of carrots: { $values } is “+5, +10 … +25”

web-hare-odds-gain = { $values }
web-hare-odds-loss = { $values }, et si tu ne peux pas payer, retour au Départ
