# What Snails says. A seat ($seat) is a number, or a name where the caller gives one.

snails-description = Una corsa lenta: al sole le chiocciole più veloci si seccano, e tra quelle arrivate alla lattuga vince la più lenta.

snails-who = { $seat ->
    [one] Posto { $seat }
    [many] Posto { $seat }
    [other] Posto { $seat }
   *[name] { $seat }
}

## Texts that are no action, and reasons

snails-text-unknown = «{ $text }» non è un’azione. Scegli un’andatura: «slow», «steady» o «fast».
snails-outcome-unknown = «{ $text }» non è un esito del caso. Il cielo è «sky:sun» o «sky:rain».
snails-no-chosen = Questo posto ha già scelto l’andatura. Può ritirare la scelta finché le andature non vengono scoperte.
snails-no-dry = Una chiocciola che si è seccata non può essere veloce nel turno successivo.
snails-no-over = La corsa è finita.
snails-no-sky = Il cielo si mostra quando tutti i posti hanno scelto.

## What is expected now, and what a pace does

snails-prompt-choose = Scegli un’andatura. Al sole le più veloci si seccano.
snails-prompt-wait = { $count ->
    [one] Un posto sta ancora scegliendo.
   *[other] { $count } posti stanno ancora scegliendo.
}
snails-prompt-sky = Tutti hanno scelto: che cosa farà il cielo?
snails-prompt-over = La corsa è finita.
snails-does-slow = Striscia di una casella.
snails-does-steady = Striscia di due caselle, tranne al sole se la tua andatura è la più veloce.
snails-does-fast = Striscia di tre caselle, tranne al sole se la tua andatura è la più veloce.
snails-sky-sun = Sole
snails-sky-rain = Pioggia

## What happened

snails-event-chose = { snails-who } ha scelto.
snails-event-sky = { $sky ->
    [sun] Splende il sole.
   *[rain] Piove.
}
snails-event-crawled = { snails-who } striscia di { $pace }, fino alla casella { $space }.
snails-event-dried = { snails-who } aveva l’andatura più veloce e si secca sulla casella { $space }.
snails-event-won = { snails-who } vince.

## Start positions that cannot arise

snails-start-all-dry = In ogni turno almeno una chiocciola striscia: non possono essersi seccate tutte.
snails-start-left-behind = La corsa è cominciata: una chiocciola ancora sulla casella 0 si è appena seccata.

## The rulebook

snails-section-setup = Il percorso
snails-section-turn = Un turno
snails-section-end = La fine
snails-rule-1 = Da due a quattro chiocciole partono dalla casella 0. La lattuga è sulla casella { $lettuce }.
snails-rule-2 = In ogni turno ogni posto sceglie in segreto un’andatura: lenta (1), costante (2) o veloce (3).
snails-rule-3 = Quando tutti hanno scelto, si scoprono le andature insieme al cielo: sole due volte su tre, altrimenti pioggia.
snails-rule-4 = Pioggia: ogni chiocciola striscia di tante caselle quante ne indica la sua andatura, al massimo fino alla lattuga.
snails-rule-5 = Sole: le più veloci di questo turno si seccano e restano dove sono, le altre strisciano. Se tutte hanno la stessa andatura, nessuna è la più veloce, e tutte strisciano.
snails-rule-6 = Una chiocciola che si è seccata non può essere veloce nel turno successivo.
snails-rule-7 = La corsa finisce con il turno in cui una chiocciola raggiunge la lattuga. Di quelle che vi si trovano vince la più lenta in quel turno; possono essere più d’una.

## The bot

bot-patient = Va piano finché nessuno è davanti, altrimenti a passo costante.

## On the page

web-game-snails = Chiocciole
web-option-snails-track = Percorso
web-option-snails-track-short = Corto
web-option-snails-track-short-sentence = La lattuga è sulla casella 8.
web-option-snails-track-long = Lungo
web-option-snails-track-long-sentence = La lattuga è sulla casella 12.
