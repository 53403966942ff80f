# What the pages say about notices: the card in the settings, and the switch at a table.

web-notices = Avis
web-notices-sentence = Quand c’est à toi, quand il te reste peu de temps, quand une partie est finie ou quand quelqu’un veut jouer avec toi.
web-notices-here = Me prévenir sur cet appareil
web-notices-standing = { $how ->
    [on] Activés, même quand cette page est fermée.
    [page] Activés tant que cette page est ouverte en arrière-plan. Une fois qu’elle est fermée, ce navigateur n’est plus joignable.
    [insecure] Les navigateurs n’autorisent les avis qu’aux adresses qui commencent par https://.
    [home-screen] Sur iPhone ou iPad, ajoute d’abord Festina à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvre-le de là.
    [unable] Ce navigateur ne sait pas montrer d’avis.
    [refused] Ce navigateur a pour consigne de ne pas montrer d’avis de cette page. Tu peux les autoriser dans ses réglages pour cette page.
   *[off] Désactivés. Le navigateur te demandera si tu es d’accord.
}
web-notices-try = Essayer
web-notices-tried = Un avis est en route.
web-notices-quiet = Heures calmes
web-notices-quiet-keep = Ne pas me déranger à certaines heures
web-notices-quiet-sentence = À l’heure d’ici ({ $zone }). Ce qui vaut encore t’est annoncé à la fin.
web-notices-quiet-from = De
web-notices-quiet-to = À
web-notices-feed = Flux
web-notices-feed-sentence = Une adresse secrète pour ton lecteur de flux, avec les parties qui t’attendent. Qui la connaît peut lire aussi.
web-notices-feed-make = Créer une adresse
web-notices-feed-address = L’adresse de ton flux
web-notices-feed-once = Copie-la maintenant : elle ne sera plus montrée.
web-notices-feed-renew = Nouvelle adresse
web-notices-feed-renew-sure = Créer une nouvelle adresse ? Celle que tu as ne marchera plus.
web-notices-feed-withdraw = Retirer
web-notices-feed-withdraw-sure = Retirer le flux ? Son adresse ne marchera plus.
web-notices-feed-withdrawn = Le flux est retiré.
web-notices-table = Avis de cette table
web-notices-table-sentence = Quand c’est à toi, à la fin et pour une autre partie.
web-notices-want = Me prévenir quand c’est à moi
