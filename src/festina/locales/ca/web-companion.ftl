# The companion: the real box lies on the table, the page keeps count.

web-companion-lead = Jugueu amb el tauler de debò i apunteu aquí el que passa. La pàgina compta pastanagues i posicions, diu quant costa cada moviment i què permeten les regles. Passeu-vos aquest dispositiu, o que algú porti els comptes.
web-companion-who = Qui juga, per ordre de seient
web-companion-more = Un més
web-companion-fewer = Un menys
web-companion-first = Comença el primer de la llista.
web-companion-secret = Mantén secretes les pastanagues
web-companion-secret-sentence = Cadascú veu només les seves; el dispositiu canvia de mans a cada torn.
web-companion-start = Obre l’ajudant

## At the table

web-companion-panel = Ajudant
web-companion-play = Mou al tauler de debò i apunta aquí el mateix moviment.
web-companion-ask = Què ha dit la carta o el dau?
web-companion-odds = { $num } de { $den }

## Un dispositiu per a tothom: cadascú pel seu nom

web-move-of = Li toca a { $name }
web-turn-now-of = { $moment } · ara { $name }
web-shared-hare-prompt-gift = { hare-giver } dona { hare-amount }: quedar-se el regal o posar-lo a la banca?
web-shared-hare-prompt-choice = { $nothing ->
    [yes] La llebre ho deixa triar: agafar 10 pastanagues, donar-ne 10 o no fer res.
   *[no] La llebre ho deixa triar: agafar 10 pastanagues o donar-ne 10.
}
web-shared-hare-prompt-eat = Aquest torn la figura es menja un enciam.
web-shared-hare-prompt-miss = Es perd un torn: la figura s’aixeca.
web-shared-hare-prompt-nap = Aquest torn la figura es desperta, i es queda on és.
web-shared-hare-prompt-leave = { $ways ->
    [forward] La figura ha menjat i ha de marxar: endavant.
    [back] La figura ha menjat i ha de marxar: enrere.
    [restart] La figura ha menjat i hauria de marxar, però no pot: ha de tornar a començar.
   *[other] La figura ha menjat i ha de marxar: endavant o enrere.
}
