# Bots: what they are, and what can be wrong with a spec.

bot-random = Choisit au hasard parmi tout ce qui est permis.
bot-dasher = Court toujours aussi loin que ses carottes le permettent.
bot-plodder = Avance toujours d’une seule case.
bot-alternator = Un grand bond, un petit pas, et ainsi de suite.
bot-eager = Veut toujours être en tête.
bot-modest = Essaie de rester juste derrière le pion de tête.
bot-saboteur = Joue sur les autres plutôt que sur lui-même.
bot-trusting = Prévoit son chemin, mais compte parfois sur le gain de chaque case chiffrée.
bot-forgetful = Prévoit son chemin, mais oublie parfois les salades.
bot-hasty = Oublie les salades et, parfois, fonce tout simplement.
bot-wavering = Cherche à rester juste derrière le premier, mais veut parfois être en tête.
bot-strategist = Pèse chaque coup, selon des règles faites à la main.
bot-search = Voit loin : joue des milliers de parties possibles avant chaque coup.
bot-champion = Réfléchit à l’avance avec un jugement appris de plusieurs milliers de parties.
bot-level = Un adversaire de force fixe, de 1 (gentil) à 10 (impitoyable).
bot-from-package = Un bot du paquet { $package }.
bot-warming-up = Encore à l’échauffement : cette fois, c’est un bot rapide fait à la main qui a répondu.
bot-unknown = Le bot { $bot } n’existe pas ; il y a : { $known }.
bot-other-game = { $bot } ne joue pas à { $game } ; ceux-ci, oui : { $known }.
bot-no-parameter = { $bot } n’a pas de paramètre { $name } ; il a : { $known }.
bot-parameter-twice = Le paramètre { $name } de { $bot } est donné deux fois.
bot-bad-number = { $name } de { $bot } doit être un nombre entier de { $low } à { $high }, pas { $value }.
bot-bad-word = { $name } de { $bot } ne peut pas être { $value } ; sont possibles : { $known }.
bot-no-kit = Aucun bot de la maison ne sait réfléchir à { $game } : ce jeu n’a pas de kit pour les bots.
bot-no-level = { $game } n’a pas de niveau { $level } ; il y a : { $known }.
bot-not-to-act = Ce n’est pas au siège { $seat } de jouer.
