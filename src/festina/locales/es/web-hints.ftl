# Las pistas en la mesa y el maestro.

web-hint = Pista
web-hint-title = { $label } (tecla H)
web-hint-ask-nudge = Dame una pista
web-hint-ask-choices = Muéstrame las mejores opciones
web-hint-ask-why = Dime por qué
web-hint-ask-again = Ver otra vez la pista
web-hint-best = Las mejores opciones y su probabilidad de victoria
web-hint-share = probabilidad de victoria: { $share }
web-hint-numbers = A su favor solo hablan las cifras.
web-hint-used = { $count ->
    [one] 1 pista
   *[other] { $count } pistas
}

web-hints = Pistas
web-hints-usual = A solas con bots
web-hints-usual-sentence = Recibes pistas cuando no juega nadie más.
web-hints-on = Sí
web-hints-on-sentence = Solo donde la partida no cuenta para la puntuación de nadie más.
web-hints-off = No
web-hints-off-sentence = Cada cual piensa por su cuenta.

web-teacher = Maestro
web-teacher-off = No
web-teacher-gentle = Amable
web-teacher-watchful = Atento
web-teacher-strict = Estricto
web-teacher-from = { $points ->
    [one] pide confirmación cuando una elección cuesta más de { $points } punto de probabilidad
   *[other] pide confirmación cuando una elección cuesta más de { $points } puntos de probabilidad
}
web-teacher-sentence = Donde hay pistas, el maestro pide confirmación antes de dar por buena una elección que cuesta mucho. Sus preguntas cuentan como pistas.
web-teacher-asks = ¿Seguro?
web-teacher-loses = { $choice }: probabilidad de victoria { $share }; con la mejor opción, { $best }. Cuesta { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de probabilidad.
web-teacher-loses-least = { $choice }: probabilidad de victoria { $share } como máximo; con la mejor opción, { $best }. Cuesta al menos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de probabilidad.
web-teacher-again = Elegir otra vez
web-teacher-keep = Mantenerla
web-teacher-thinking = El maestro examina tu elección…
