## Oneself, and the people one knows

web-me = Moi
web-me-runner = Ma figurine
web-me-runner-sentence = Elle court pour toi à chaque table, sauf si quelqu’un l’a déjà.
web-me-history = Ce que j’ai joué
web-me-history-none = Rien pour l’instant. Les parties finies apparaîtront ici.
web-me-more = Montrer plus
web-me-won = Gagné
web-me-people = Avec qui j’ai joué
web-me-people-none = Personne pour l’instant. Les gens avec qui tu joues apparaîtront ici.
web-me-again = Rejouer
web-me-asked = Invitation envoyée à { $name }.
web-me-friend = Voir quand cette personne est là
web-me-unfriend = Ne plus voir quand cette personne est là
web-me-here = Ici en ce moment
web-me-sessions = Mes navigateurs
web-me-this = celui-ci
web-me-sign-out = Déconnecter
web-me-passkeys = Clés d’accès
web-me-passkeys-sentence = Une clé d’accès te ramène sur n’importe quel navigateur : ni mot de passe, ni e-mail.
web-me-passkeys-secure = Les clés d’accès marchent en https, ou sur localhost.
web-me-passkey-make = Créer une clé d’accès
web-me-passkey-use = Se connecter avec une clé d’accès
web-me-passkey-delete = Supprimer
web-me-passkey-bring = Emporter ce que ce navigateur contient ({ $count })
web-me-passkey-done = Connexion réussie.
web-me-profile = Qui je suis
web-me-games = Parties
web-me-place = Place moyenne
web-me-minutes = Minutes par partie
web-me-by = Regrouper par
web-me-by-edition = Édition
web-me-by-seats = Sièges
web-me-by-opponent = Adversaire
web-me-length = { $minutes } min
web-me-together = { $games ->
    [one] Une partie ensemble
   *[other] { $games } parties ensemble
}
web-me-visible = Laisser voir quand je suis là
web-me-visible-sentence = Seulement si vous êtes deux à le vouloir ; personne d’autre ne le voit.
web-me-asks = aimerait voir quand tu es là
web-me-waits = pas encore de réponse
web-me-blocked = personne bloquée
web-me-made = Créée le { $date }
web-me-sessions-sentence = Tous les navigateurs qui agissent en ton nom. Déconnecte ceux que tu n’utilises plus.
web-me-browser = Un navigateur
web-me-seen = Vu pour la dernière fois le { $date }
web-invited = { $name } t’invite
web-invited-accept = Prendre le siège
web-invited-decline = Refuser
web-invited-back = { $name } t’invite à reprendre ta place
web-invited-removed = plus à la table
web-invited-asked = on t’invite à revenir
web-link-all = Un lien pour tous les sièges
