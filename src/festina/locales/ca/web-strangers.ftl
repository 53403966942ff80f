# What the pages say about people who do not know each other: reactions, blocking, reports, hosting, stored data.

## Reactions and words

web-reactions = Reaccions
web-reaction = { $reaction ->
    [wave] Hola!
    [clap] Aplaudiments
    [well_played] Ben jugat!
    [laugh] Ha, ha!
    [surprised] Oh!
    [sorry] Perdona!
    [thanks] Gràcies!
   *[hurry] Et toca, si us plau!
}
web-reaction-of = { $name }: { web-reaction }
web-words-hidden = Aquí veus les reaccions, però cap missatge fins que en vulguis.
web-words-show = Llegeix i escriu missatges en aquesta taula
web-words-hide = Torna a només reaccions

## Other people

web-about = Sobre { $name }
web-seat-blocked = persona bloquejada
web-block = Bloqueja
web-block-yes = Bloqueja
web-block-sure = Vols bloquejar { $name }? No veuràs res més del que digui { $name }, i les invitacions entre vosaltres deixaran de valer. Ho pots desfer a la configuració.
web-block-sentence = No veuràs res més d’aquesta persona.
web-block-already = Has bloquejat aquesta persona.
web-block-manage = Desbloqueja-la
web-blocked = Fet: no veuràs res més de { $name }.
web-report = Denuncia
web-report-title = Denuncia { $name }
web-report-reason = Què no va bé?
web-report-because = { $reason ->
    [words] Insults o altres paraules ofensives
    [name] Un nom ofensiu
    [stalling] Deixa de jugar expressament
    [cheating] Fa trampes
   *[other] Una altra cosa
}
web-report-text = Amb les teves paraules (si vols)
web-report-block = Bloqueja també aquesta persona
web-report-sentence = Qui gestiona aquest servidor llegirà la denúncia, amb el que la persona ha dit en aquesta taula. La persona no en sabrà res.
web-report-send = Envia la denúncia
web-reported = Gràcies. La denúncia s’ha enviat.
web-reported-blocked = Gràcies. La denúncia s’ha enviat, i no veuràs res més de { $name }.

## The host

web-host-tools = La taula la portes tu
web-host-hand = Passa-li la taula
web-host-hand-sure = Vols que { $name } porti aquesta taula? No la podràs recuperar.
web-host-handed = Ara la taula la porta { $name }.
web-remove-sure = Vols fer fora { $name } d’aquesta taula? El seient queda lliure.
web-remove-sure-running = Vols fer fora { $name } d’aquesta taula? Un bot jugarà al seu seient fins que li enviïs una altra invitació.
web-remove-not-again = No pot tornar a aquesta taula
web-ask-back = Torna a convidar { $name }
web-asked-back = { $name } ha rebut una altra invitació.
web-removed = Qui porta la taula te n’ha fet fora.
web-removed-running = Qui porta la taula te n’ha fet fora, i un bot juga al teu seient. Pots mirar la partida.
web-table-close = Tanca la taula
web-table-close-sure = Vols tancar aquesta taula? Desapareix per a tothom.
web-table-close-sure-running = Vols tancar aquesta taula? La partida s’acaba aquí per a tothom, sense que guanyi ningú.

## Moving to another device, step by step

web-move-look = Mostra què es traslladaria
web-move-offer = Això es traslladaria aquí
web-move-offer-sentence = Encara no s’ha traslladat res. Quan ho confirmis, aquests seients seran en aquest dispositiu i ja no a l’altre.
web-move-confirm = { $count ->
    [0] Porta-ho tot aquí
    [one] Porta aquesta taula aquí
   *[other] Porta aquestes { $count } taules aquí
}

## What is stored

web-privacy-none = Ni publicitat ni rastreig: aquesta pàgina parla amb aquest servidor i amb ningú més. Només es guarda el que hi ha escrit aquí.
web-privacy-list = Què es guarda, i quant de temps
web-privacy-grace = Passat aquest temps, tot s’esborra, com a molt tard, al cap de { $span } més.
web-privacy-backups = Les còpies de seguretat del servidor contenen el que es guardava quan es van fer.
web-privacy-yours = Què pots fer
web-privacy-yours-sentence = Pots baixar tot el que es guarda sobre aquest dispositiu, i pots fer-lo oblidar: el teu nom i el que has escrit s’esborren de seguida; les jugades que has fet es queden.
web-kept = { $what ->
    [finished_game] Partides acabades
    [running_game] Partides en curs
    [open_table] Taules sense començar
    [chat] Xat
    [device] Aquest dispositiu
    [profile] Què has jugat i qui coneixes
    [invitation] Invitacions
    [moving_code] Codis per a un altre dispositiu
    [notices] Avisos
    [block] Qui has bloquejat
    [report] Denúncies
    [ban] Vetos
    [announcement] Comunicats
    [daily] Curses del dia
    [rating] Puntuacions
    [plan] Plans per al teu torn vinent
    [pairing] L’espera de rivals
    [cup] Tornejos
   *[log] El registre del servidor
}
web-kept-sentence = { $what ->
    [finished_game] Cada jugada, els noms de la taula i l’enllaç per tornar a veure la partida. Si fas oblidar el teu dispositiu, el teu nom desapareix.
    [running_game] Des de l’últim canvi. Després la partida es tanca i es guarda com una d’acabada.
    [open_table] Des de l’últim canvi. Després la taula s’esborra amb tot el que tenia.
    [chat] Missatges i reaccions, des del final de la partida. Qui ha escrit una línia la pot esborrar quan vulgui, i també qui porta la taula.
    [device] El nom i la llengua que has triat, quan hi va ser el dispositiu per primera i per última vegada, les teves vacances de l’últim any, i una empremta de la seva galeta. Des de l’última visita.
    [profile] Els teus resultats i els noms de qui ha jugat amb tu, els teus navegadors i claus d’accés, qui vols veure quan hi és, i les teves invitacions.
    [invitation] Una empremta de cada enllaç, mai l’enllaç mateix.
    [moving_code] Una empremta de cada codi, mai el codi mateix.
    [notices] On reben avisos els teus navegadors, què se’t dirà després, les teves hores de silenci, les taules de què no vols avisos i una empremta de l’adreça del teu canal. S’esborra quan els desactives.
    [block] Perquè no t’arribi res d’aquestes persones. Elles no ho saben.
    [report] Qui s’ha denunciat, per què, què havia dit a la taula i, més o menys, des de quina xarxa. Per a qui gestiona aquest servidor. Des del dia de la denúncia.
    [ban] El dispositiu o la xarxa, el motiu i la data. Des del final del veto.
    [announcement] El que diu a tothom qui gestiona aquest servidor. Des del final del comunicat.
    [daily] El teu nom, el teu lloc i quantes decisions has pres, per a cada dia que has corregut. La taula del dia els mostra a tothom.
    [rating] Només si en vols una: la teva força en un joc i com n’és de segura. La pots esborrar quan vulguis.
    [plan] El que has previst per al teu torn vinent en una partida lenta. Ningú més no ho veu. S’esborra quan es juga o es retira.
    [pairing] El teu nom i a què vols jugar, mentre esperes a la sala.
    [cup] El nom, qui hi participa, els aparellaments i els punts. Si fas oblidar el dispositiu, el teu nom en desapareix. Comptat des de l’últim canvi.
   *[log] Línies tècniques sense noms, xat, codis ni adreces de persones. Festina no les guarda.
}
web-kept-until = { $until ->
    [days] { $span }
    [for_ever] per sempre
    [table] mentre hi hagi la taula
    [device] mentre hi hagi el dispositiu
   *[never] no es guarda
}

## This device

web-device = Aquest dispositiu
web-device-data = Les teves dades
web-device-manage = A la configuració d’aquest dispositiu
web-blocks = Persones bloquejades
web-blocks-none = No has bloquejat ningú.
web-blocks-since = des del { $date }
web-unblock = Desbloqueja
web-unblock-name = Desbloqueja { $name }
web-unblocked = Fet: tornaràs a veure el que digui { $name }.
web-export = Baixa les meves dades
