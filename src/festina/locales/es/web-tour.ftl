# Learning by playing: a coach beside a real game, and tips later on.

web-tour-title = Aprender jugando
web-tour-lead = Una partida de verdad contra dos bots tranquilos, con un entrenador que explica las cosas de una en una. Puedes seguir por tu cuenta cuando quieras.
web-tour-hare-lead = Diez pasitos por el recorrido: zanahorias, lechugas, tortugas y cómo llegar a la meta.
web-tour-hare-start = Empezar la primera carrera
web-tour-whyfirst-lead = Cinco pasitos: por qué la segunda posición es la mejor que hay.
web-tour-whyfirst-start = Empezar
web-tour-rules = Prefiero leer las reglas.
web-tour-coach = El entrenador
web-tour-step = { $step } de { $steps }
web-tour-next = Siguiente
web-tour-back = Atrás
web-tour-skip = Saltar esto
web-tour-leave = Seguir por mi cuenta
web-tour-finish = Seguir jugando
web-tour-done = ¡Bien hecho!
web-tour-wait = Están moviendo los demás; en un momento te toca.
web-tour-elsewhere = Hemos saltado a otra carrera, más adelante en el recorrido.
web-tour-try-forward = Prueba la casilla { $space }: cuesta { $cost ->
        [one] 1 zanahoria
       *[other] { $cost } zanahorias
    }.
web-tour-try-back = Prueba la casilla { $space }, detrás de ti: da { $gain } zanahorias.
web-tour-try-take = Estás en una casilla de zanahoria: quédate y toma 10.
web-tour-ahead = Aún no hay ninguna al alcance: la siguiente es la casilla { $space }.
web-tour-pass-tortoise = Tiene que haber una detrás de ti: primero pasa de largo una.

## The first race

web-tour-hare-track-title = El recorrido
web-tour-hare-track = De la salida a la meta hay 64 casillas. Todos quieren llegar antes que nadie, pero las zanahorias son el combustible: tienes 65, y no bastan para correr sin más.
web-tour-hare-cost-title = Lo que cuesta un movimiento
web-tour-hare-cost = Una casilla cuesta 1 zanahoria, dos cuestan 3, tres cuestan 6: cada paso es más caro que el anterior. Señala o toca cualquier casilla iluminada para ver qué cuesta y qué hace.
web-tour-hare-move-title = Tu primer movimiento
web-tour-hare-move = Elige una casilla iluminada y confirma. Un movimiento corto es un buen movimiento.
web-tour-hare-position-title = Tu posición
web-tour-hare-position = La lista muestra quién va delante. Tu posición importa más de lo que crees: muchas casillas pagan según ella, e ir detrás se paga mejor.
web-tour-hare-carrot-title = Casillas de zanahoria
web-tour-hare-carrot = En una casilla de zanahoria puedes quedarte en vez de mover, y tomar 10 zanahorias; o dar 10, que te hará falta cerca del final.
web-tour-hare-number-title = Casillas de posición
web-tour-hare-number = Una bandera con un 3 da 30 zanahorias cuando sigues adelante, si entonces vas en tercera posición. Adivina dónde estarás: quien te rebase la cambia. La bandera con 1, 5 y 6 vale para cada una de ellas.
web-tour-hare-back-title = Atrás hasta la tortuga
web-tour-hare-back = Volver a la tortuga más cercana por detrás no cuesta nada y da 10 zanahorias por casilla. Así se abastece todo el mundo: retrocede con alegría.
web-tour-hare-lettuce-title = Lechugas
web-tour-hare-lettuce = Llevas tres lechugas y no puedes llegar a la meta con ninguna. En una casilla de lechuga te tumbas; el turno siguiente te comes una y tomas 10 zanahorias multiplicadas por tu posición.
web-tour-hare-hare-title = La liebre
web-tour-hare-hare = Las casillas de liebre son apuestas. Señala una y verás qué puede salir, con sus probabilidades. A veces es todo lo que necesitas; a veces es la mitad de tus zanahorias.
web-tour-hare-finish-title = Llegar a la meta
web-tour-hare-finish = Para cruzar la línea tienes que haberte comido todas las lechugas y tener como máximo 10 zanahorias en primera posición, 20 en segunda, y así sucesivamente. Quema las que sobren con un último movimiento largo. ¡Y ahora la carrera es tuya!

## The first game of Why First?

web-tour-whyfirst-goal-title = Segundo es mejor
web-tour-whyfirst-goal = Tras cinco bazas solo puntúan las fichas de la casilla que va segunda: el número en el que están. La primera posición no se lleva nada.
web-tour-whyfirst-choose-title = Una carta, y a quién mueve
web-tour-whyfirst-choose = Elige una carta de tu mano y la ficha que debe mover: la tuya o la de otro, hacia delante o hacia atrás. Nadie la ve hasta que todos han elegido.
web-tour-whyfirst-reveal-title = Todas a la vez
web-tour-whyfirst-reveal = Las cartas se descubren a la vez, y cada ficha se mueve una sola vez, la suma de todas las cartas jugadas sobre ella. Empuja a quien va en cabeza tan lejos que ya no importe, o tu ficha justo detrás.
web-tour-whyfirst-second-title = La corona
web-tour-whyfirst-second = La casilla dorada y la corona de laurel muestran quién va ahora en segunda posición. Recuerda: la última carta de una ronda se juega sobre uno mismo, así que guarda una que te convenga.
web-tour-whyfirst-total-title = Otra vez el segundo
web-tour-whyfirst-total = Tras cinco rondas gana el segundo total más alto, no el más alto. Así que no ganes demasiado. ¡Buena suerte!

## Tips

web-tip = Consejo:
web-tip-never = No más consejos
web-setting-tips = Consejos
web-setting-tips-sentence = De vez en cuando, algo que vale la pena saber mientras juegas.
web-tip-hare-1 = Los movimientos largos son caros: dos veces 5 casillas cuestan 30 zanahorias, una vez 10 cuesta 55.
web-tip-hare-2 = Cómete pronto las lechugas, mientras vas por detrás: a quien va en cola le dan más que a nadie.
web-tip-hare-3 = Una tortuga cerca por detrás es una gasolinera. Mira dónde está la siguiente antes de pasarla corriendo.
web-tip-hare-4 = Si es probable que sigas en la misma posición de la carrera, una casilla con ese número son 10, 20, 30 o 40 zanahorias por nada.
web-tip-hare-5 = Una casilla es solo tuya: si ocupas la última lechuga, los demás esperan.
web-tip-hare-6 = ¿Demasiadas zanahorias al final? Da 10 en una casilla de zanahoria, o haz un movimiento largo.
web-tip-hare-7 = La casilla de liebre dice sus probabilidades antes de que vayas. Al final de la carrera, con poco que perder, una apuesta cuesta menos.
web-tip-hare-8 = Cuenta las zanahorias de quien va en cabeza: quien tiene demasiadas aún no puede llegar a la meta.
web-tip-whyfirst-1 = Las cartas sobre una ficha se suman. Si crees que otros empujarán hacia atrás a quien va en cabeza, empuja tú también: lo que cuenta es la suma.
web-tip-whyfirst-2 = Tu última carta te mueve a ti. Guarda una que te lleve a la segunda posición, y no más allá.
web-tip-whyfirst-3 = Por debajo de cero, la segunda posición pierde puntos. Ahí es mejor la tercera.
web-tip-whyfirst-4 = La segunda posición no es de uno solo: puntúa todo el que esté en esa casilla. La compañía no cuesta nada.
web-tip-whyfirst-5 = Gana el segundo total más alto. Cuando tengas el más alto, deja que alguien te supere.
