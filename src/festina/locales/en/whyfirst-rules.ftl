# The rulebook of Why First?, in our own words.

## Chapters

whyfirst-section-setup = Set-up
whyfirst-section-tricks = A trick
whyfirst-section-tactical = The tactical variant
whyfirst-section-score = The score of a round
whyfirst-section-end = The end of the game
whyfirst-section-leo = Leo, the third at a table for two

## Set-up

whyfirst-rule-101 = 2 to 6 players have one pawn each. A game is five rounds; a round is five tricks.
whyfirst-rule-102 = The deck has { $size } race cards: { $counts }.
whyfirst-rule-102-note = { $deck ->
    [printed-34] This is the table the Italian rulebook prints; it lists more cards than the 32 the same book names.
   *[standard] The publisher’s German rulebook settles it. The Italian one prints a table of 34, which can be played as deck=printed-34.
}
whyfirst-rule-103 = The track has twelve spaces behind the start, -1 to -12, and sixteen ahead of it, 1 to 16. Any number of pawns may stand on one space.
whyfirst-rule-103-note = Our reading: the start itself counts as 0.
whyfirst-rule-104 = A round begins with all pawns on the start and all cards shuffled. Everybody is dealt five; the rest stays unseen until the next round.

## A trick

whyfirst-rule-105 = { $mode ->
    [tactical] Everybody secretly chooses one card from the hand. All cards are turned up together.
   *[base] In the first four tricks everybody secretly chooses one card from the hand and the player it is played on, oneself included. All cards are turned up together.
}
whyfirst-rule-105-note = Our addition: until the cards are turned up, a choice can be taken back.
whyfirst-rule-106 = A player may get any number of cards, or none. The pawn moves once, by their sum: first add, then move. It stops at -12 and at 16, so a pawn on 15 that gets +3 and -4 goes to 14.
whyfirst-rule-107 = The fifth and last card is played on oneself.
whyfirst-rule-107-note = Our reading: there is no choice left, so the game plays it for everybody.
whyfirst-rule-112 = Cards that were played lie open, and everybody may know who played them on whom. Hands, and choices before they are turned up, are secret.
whyfirst-rule-112-note = Our reading: the rulebook sets played cards aside without saying whether they may be looked at.

## The tactical variant

whyfirst-rule-301 = Everybody lays one card face down; all are turned up together. Then, from the highest white number down, each player moves any one pawn by the card, and the same pawn may be moved again. All five tricks go this way.
whyfirst-rule-301-note = Our reading: the last card is laid down by the game; its player still chooses the pawn.
whyfirst-rule-302 = Each move stops at -12 and at 16. A player must move a pawn; a move into the end of the track does nothing.
whyfirst-rule-302-note = Our reading: the rulebook does not say what happens at the ends in this variant.
whyfirst-rule-303 = Each card has a white number of its own. It matters only in this variant; otherwise cards of one value are the same.
whyfirst-rule-303-note = Which number stands on which card is our reconstruction: the further a card moves, the higher its number.

## The score of a round

whyfirst-rule-108 = After the last trick every pawn on the second-placed occupied space scores the number of that space, and a negative number is a loss. All others score nothing.
whyfirst-rule-109 = If several pawns are first, the next lower occupied space is second. If all pawns share one space nobody is second and nobody scores.
whyfirst-rule-109-note = Our reading: the rulebook has no example of a tie for first.

## The end of the game

whyfirst-rule-110 = After five rounds the second-highest total wins. All who have it win together.
whyfirst-rule-111 = Equal totals count once: with 10, 10 and 5 the 5 wins. If all totals are equal, all win.
whyfirst-rule-111-note = Our reading: as with the pawns, several at the top do not make one of them second.

## Leo

whyfirst-rule-201 = Two players are joined by Leo, who has a pawn and four face-down cards a round. In the first four tricks his top card is turned up when both have chosen. { $mode ->
    [tactical] In the fifth trick he plays none. His pawn may be moved like any other.
   *[base] It is played on Leo himself; in the fifth trick he plays none. Cards may be played on him.
} He scores like everybody, and he can win.
whyfirst-rule-304 = In the tactical variant Leo’s card acts when its white number comes, and always moves Leo.
whyfirst-rule-304-note = Our reading: the rulebook does not say how Leo plays in this variant.

## The deck

whyfirst-deck-standard = From the publisher’s German rulebook.
whyfirst-deck-printed-34 = As the Italian rulebook’s table prints it, against its own count of 32.
whyfirst-reconstructed-white-numbers = White numbers: which number stands on which card is our reconstruction.
