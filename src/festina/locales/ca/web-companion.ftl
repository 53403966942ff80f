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
web-companion-back = Desfés l’última cosa apuntada
