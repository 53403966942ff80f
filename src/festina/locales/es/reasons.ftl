# Por qué una acción es mejor que otra, en qué pensar, y de qué tratan los problemas.

## Hare & Tortoise: themes

hare-theme-finish = Llegar a la meta
hare-theme-lettuce = Lechugas
hare-theme-numbers = Números
hare-theme-carrots = Zanahorias
hare-theme-tortoise = Retroceder
hare-theme-hare = Casillas de liebre
hare-theme-blocking = Cerrar el paso
hare-theme-way = El camino hasta la meta

## Hare & Tortoise: what to think about

hare-nudge-finish = Piensa en la meta: ¿cuántas zanahorias te pueden quedar allí?
hare-nudge-lettuce = Cuenta tus lechugas.
hare-nudge-numbers = ¿En qué posición estarás cuando te vuelva a tocar?
hare-nudge-carrots = Mira tus zanahorias: ¿cuántas te quedarán?
hare-nudge-tortoise = A veces, para avanzar, hay que retroceder.
hare-nudge-hare = Pregúntate qué te daría aquí una casilla de liebre.
hare-nudge-blocking = ¿Adónde quieren ir los demás en su próximo turno?
hare-nudge-way = Planea todo el camino hasta la meta, no solo este movimiento.

## Hare & Tortoise: reasons

hare-why-home = { $place ->
    [1] Así llegas ahora mismo a la meta, en primera posición.
    [2] Así llegas ahora mismo a la meta, en segunda posición.
    [3] Así llegas ahora mismo a la meta, en tercera posición.
    [4] Así llegas ahora mismo a la meta, en cuarta posición.
    [5] Así llegas ahora mismo a la meta, en quinta posición.
   *[other] Así llegas ahora mismo a la meta, en la posición { $place }.
}
hare-why-pawn-home = Así esta ficha llega ahora mismo a la meta.
hare-why-too-late = Aún tienes que comer { $lettuces ->
        [one] 1 lechuga
       *[other] { $lettuces } lechugas
    }, y con la otra opción { $spaces ->
        [0] no te quedaría ninguna casilla de lechuga
        [one] solo te quedaría 1 casilla de lechuga
       *[other] solo te quedarían { $spaces } casillas de lechuga
    } por delante.
hare-why-lettuce = Comes una lechuga, que da unas { $amount } zanahorias; { $lettuces ->
    [0] es la última.
    [one] te queda 1, con { hare-lettuce-spaces } por delante.
   *[other] te quedan { $lettuces }, con { hare-lettuce-spaces } por delante.
}
hare-lettuce-spaces = { $spaces ->
    [0] ninguna casilla de lechuga
    [one] 1 casilla de lechuga
   *[other] { $spaces } casillas de lechuga
}
hare-why-better-meal = Allí la lechuga da unas { $amount } zanahorias, en vez de { $other }.
hare-why-home-next = Desde allí puedes llegar a la meta con el próximo movimiento, y te { $left ->
        [one] queda 1 zanahoria
       *[other] quedan { $left } zanahorias
    }.
hare-why-too-many = Si no, tendrías { $excess ->
        [one] 1 zanahoria
       *[other] { $excess } zanahorias
    } de más para llegar a la meta con el próximo movimiento.
hare-why-fewer-too-many = Así solo tienes { $excess ->
        [one] 1 zanahoria
       *[other] { $excess } zanahorias
    } de más para llegar a la meta, en vez de { $other }.
hare-why-number-pays = El número probablemente coincidirá: { hare-amount } en cerca del { $percent } % de los casos.
hare-why-number-fails = { $percent ->
    [0] Si no, estarías en un número que casi con seguridad no coincidirá.
   *[other] Si no, contarías con un número que solo coincide en cerca del { $percent } % de los casos.
}
hare-why-cheaper = Cuesta { $cost } y te deja { $left ->
        [one] 1 zanahoria
       *[other] { $left } zanahorias
    }, en vez de { $other }.
hare-why-more-carrots = Te deja { $left ->
        [one] 1 zanahoria
       *[other] { $left } zanahorias
    }, en vez de { $other }.
hare-why-back = Retroceder da { hare-amount }: entonces tienes { $left }.
hare-why-back-next = Desde allí, el próximo turno puedes retroceder y tomar { hare-amount }.
hare-why-hare-risk = Si no, decide la liebre: { $sign ->
    [more] de media da { hare-count }, pero en el { $percent } % de los casos pierdes un turno.
    [less] de media cuesta { hare-count }, y en el { $percent } % de los casos pierdes un turno.
    [only] de media cuesta { hare-count }.
   *[same] de media no da nada, y en el { $percent } % de los casos pierdes un turno.
}
hare-why-hare-luck = Aquí la liebre da de media { hare-count }, y { $percent ->
    [0] no te hace perder ningún turno.
   *[other] solo pierdes un turno en el { $percent } % de los casos.
}
hare-why-blocks = { hare-who } querría ir allí en su próximo turno, y así no podrá.
hare-why-way = Así, con un buen plan, hasta la meta te { $turns ->
        [one] queda más o menos 1 turno
       *[other] quedan unos { $turns } turnos
    }; con la otra opción, unos { $other }.

## Why First?: themes

whyfirst-theme-second = La segunda posición
whyfirst-theme-first = No ir en cabeza
whyfirst-theme-points = Puntos
whyfirst-theme-total = El segundo total más alto
whyfirst-theme-rivals = Los demás
whyfirst-theme-leo = Leo
whyfirst-theme-hand = Tu mano
whyfirst-theme-order = El orden de los movimientos

## Why First?: what to think about

whyfirst-nudge-second = ¿Quién estará en segunda posición después de esta baza?
whyfirst-nudge-first = ¿Quieres ir en cabeza?
whyfirst-nudge-points = ¿Cuánto vale la segunda posición en esta ronda?
whyfirst-nudge-total = Mira los totales: ¿quién no debe sumar demasiados puntos?
whyfirst-nudge-rivals = ¿A quién ayudan tus cartas, y a quién perjudican?
whyfirst-nudge-leo = No te olvides de Leo.
whyfirst-nudge-hand = Piensa en las cartas que te quedan en la mano.
whyfirst-nudge-order = ¿Quieres mover pronto o tarde?

## Why First?: reasons

whyfirst-why-second = { $when ->
    [end] Acabas la ronda en segunda posición en cerca del { $percent } % de los casos; con la otra opción, en el { $other } %.
   *[now] Después de la baza estás en segunda posición en cerca del { $percent } % de los casos; con la otra opción, en el { $other } %.
}
whyfirst-why-not-first = { $when ->
    [end] Si no, acabarías la ronda en cabeza en cerca del { $other } % de los casos, en vez del { $percent } %; en cabeza no se puntúa.
   *[now] Si no, irías en cabeza en cerca del { $other } % de los casos, en vez del { $percent } %; en cabeza no se puntúa.
}
whyfirst-why-leads = Tienes más puntos que nadie ({ $total }), y quien tiene más no gana: con esta opción puedes esperar menos.
whyfirst-why-points = La ronda te da de media { whyfirst-points }; con la otra opción, { $other }.
whyfirst-why-wins = { $last ->
    [yes] Acabas con el total que gana en cerca del { $percent } % de los casos; con la otra opción, en el { $other } %.
   *[no] Después de la ronda tienes el segundo total más alto en cerca del { $percent } % de los casos; con la otra opción, en el { $other } %.
}
whyfirst-why-most = Si no, tendrías el total más alto en cerca del { $other } % de los casos, en vez del { $percent } %, y el más alto no gana.
whyfirst-why-costs = Le cuesta de media { whyfirst-points } { whyfirst-whom }.
whyfirst-why-gives = { whyfirst-who } recupera { whyfirst-points }: tú tienes más que nadie, y así no se gana.
whyfirst-why-keeps-out = { whyfirst-who } pierde así la segunda posición en cerca del { $percent } % de los casos.
whyfirst-why-sends-ahead = { whyfirst-who } se pone en cabeza en cerca del { $percent } % de los casos; con la otra opción, en el { $other } %.
whyfirst-why-keeps-both = Te quedan cartas para ambas direcciones: { $cards }.
whyfirst-why-later = Con el número blanco { $white } mueves más tarde que con el { $other }, cuando ya se sabe más.
whyfirst-why-earlier = Con el número blanco { $white } mueves antes que con el { $other }.
whyfirst-whom = { $seat ->
    [one] al asiento { $seat }
    [many] al asiento { $seat }
    [other] al asiento { $seat }
   *[name] a { $seat }
}

## Puzzles

puzzle-unknown = No hay ningún problema «{ $id }».
puzzle-none = En { $game } no hay ningún problema que resolver.
