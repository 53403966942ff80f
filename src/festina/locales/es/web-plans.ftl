# Los planes para el próximo turno en las partidas lentas.

web-plan = Planear mi jugada
web-plan-title = Planea tu próximo turno
web-plan-first = ¿Qué harás si nadie se interpone?
web-plan-next = ¿Y si no es posible?
web-plan-full = Con eso basta: un plan tiene como mucho cinco pasos.
web-plan-choose = Planear: { $what }
web-plan-slip = Tu plan
web-plan-empty = Elige en el tablero. Se jugará en cuanto te toque, si aún está permitido.
web-plan-private = Esto solo lo ves tú.
web-plan-otherwise = si no
web-plan-blocked = ahora mismo no es posible
web-plan-remove = Quitar «{ $what }» del plan
web-plan-keep = Guardar el plan
web-plan-kept = El plan está guardado. Se jugará cuando te toque.
web-plan-change = Cambiar
web-plan-withdraw = Retirar
web-plan-withdrawn = El plan se ha retirado.
web-plan-dropped = Tu plan ya no encajaba y no se ha jugado.
web-plan-rewound = La partida ha vuelto atrás: tu plan ya no vale.
web-plan-seen = De acuerdo
web-log-planned = según el plan
