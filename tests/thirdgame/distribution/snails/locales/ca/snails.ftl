# What Snails says. A seat ($seat) is a number, or a name where the caller gives one.

snails-description = Una cursa lenta: al sol els més ràpids s’assequen, i dels que arriben a l’enciam guanya el més lent.

snails-who = { $seat ->
    [one] Seient { $seat }
    [many] Seient { $seat }
    [other] Seient { $seat }
   *[name] { $seat }
}

## Texts that are no action, and reasons

snails-text-unknown = «{ $text }» no és cap acció. Tria un pas: «slow», «steady» o «fast».
snails-outcome-unknown = «{ $text }» no és cap resultat de l’atzar. El cel és «sky:sun» o «sky:rain».
snails-no-chosen = Aquest seient ja ha triat el seu pas. Pot desfer la tria fins que es descobreixin els passos.
snails-no-dry = Un cargol que s’ha assecat no pot ser ràpid en el torn següent.
snails-no-over = La cursa s’ha acabat.
snails-no-sky = El cel es mostra quan tots els seients han triat.

## What is expected now, and what a pace does

snails-prompt-choose = Tria un pas. Al sol els més ràpids s’assequen.
snails-prompt-wait = { $count ->
    [one] Un seient encara està triant.
   *[other] { $count } seients encara estan triant.
}
snails-prompt-sky = Tothom ha triat: què farà el cel?
snails-prompt-over = La cursa s’ha acabat.
snails-does-slow = Arrossega’t una casella.
snails-does-steady = Arrossega’t dues caselles, tret que faci sol i el teu pas sigui el més ràpid.
snails-does-fast = Arrossega’t tres caselles, tret que faci sol i el teu pas sigui el més ràpid.
snails-sky-sun = Sol
snails-sky-rain = Pluja

## What happened

snails-event-chose = { snails-who } ha triat.
snails-event-sky = { $sky ->
    [sun] Fa sol.
   *[rain] Plou.
}
snails-event-crawled = { snails-who } s’arrossega { $pace }, fins a la casella { $space }.
snails-event-dried = { snails-who } duia el pas més ràpid i s’asseca a la casella { $space }.
snails-event-won = { snails-who } guanya.

## Start positions that cannot arise

snails-start-all-dry = En cada torn s’arrossega almenys un cargol: no poden haver-se assecat tots.
snails-start-left-behind = La cursa ha començat: un cargol que encara és a la casella 0 s’acaba d’assecar.

## The rulebook

snails-section-setup = El recorregut
snails-section-turn = Un torn
snails-section-end = El final
snails-rule-1 = De dos a quatre cargols surten de la casella 0. L’enciam és a la casella { $lettuce }.
snails-rule-2 = En cada torn cada seient tria en secret un pas: lent (1), constant (2) o ràpid (3).
snails-rule-3 = Quan tothom ha triat, es descobreixen els passos i el cel: sol dues vegades de cada tres, si no pluja.
snails-rule-4 = Pluja: cada cargol s’arrossega tantes caselles com el seu pas, com a molt fins a l’enciam.
snails-rule-5 = Sol: els més ràpids d’aquest torn s’assequen i es queden on són, els altres s’arrosseguen. Si tots han triat el mateix pas, ningú no és el més ràpid, i tots s’arrosseguen.
snails-rule-6 = Un cargol que s’ha assecat no pot ser ràpid en el torn següent.
snails-rule-7 = La cursa acaba amb el torn en què un cargol arriba a l’enciam. Dels que hi són, guanya el més lent d’aquell torn; n’hi pot haver més d’un.

## The bot

bot-patient = Va a pas lent mentre ningú no li va al davant, si no a pas constant.

## On the page

web-game-snails = Cargols
web-option-snails-track = Recorregut
web-option-snails-track-short = Curt
web-option-snails-track-short-sentence = L’enciam és a la casella 8.
web-option-snails-track-long = Llarg
web-option-snails-track-long-sentence = L’enciam és a la casella 12.
