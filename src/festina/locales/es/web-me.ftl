## Oneself, and the people one knows

web-me = Yo
web-me-runner = Mi figura
web-me-runner-sentence = Corre por ti en cada mesa, salvo que allí ya la tenga alguien.
web-me-history = Lo que he jugado
web-me-history-none = Todavía nada. Las partidas acabadas aparecerán aquí.
web-me-more = Mostrar más
web-me-won = Ganada
web-me-people = Con quién he jugado
web-me-people-none = Todavía nadie. Quien juegue contigo aparecerá aquí.
web-me-again = Jugar otra vez
web-me-asked = Invitación enviada a { $name }.
web-me-friend = Ver cuándo está
web-me-unfriend = Dejar de ver cuándo está
web-me-here = Ahora está aquí
web-me-sessions = Mis navegadores
web-me-this = este
web-me-sign-out = Cerrar sesión
web-me-passkeys = Claves de acceso
web-me-passkeys-sentence = Una clave de acceso te trae de vuelta en cualquier navegador: sin contraseña ni correo.
web-me-passkeys-secure = Las claves de acceso funcionan con https, o en localhost.
web-me-passkey-make = Crear una clave de acceso
web-me-passkey-use = Entrar con una clave de acceso
web-me-passkey-delete = Borrar
web-me-passkey-bring = Traer lo que tiene este navegador ({ $count })
web-me-passkey-done = Has entrado.
web-me-profile = Quién soy
web-me-games = Partidas
web-me-place = Puesto medio
web-me-minutes = Minutos por partida
web-me-by = Agrupar por
web-me-by-edition = Edición
web-me-by-seats = Asientos
web-me-by-opponent = Rival
web-me-length = { $minutes } min
web-me-together = { $games ->
    [one] Una partida en común
   *[other] { $games } partidas en común
}
web-me-visible = Dejar ver cuándo estoy
web-me-visible-sentence = Solo si lo queréis los dos; nadie más lo ve.
web-me-asks = quiere ver cuándo estás
web-me-waits = aún sin respuesta
web-me-blocked = persona bloqueada
web-me-made = Creada el { $date }
web-me-sessions-sentence = Todos los navegadores que actúan en tu nombre. Cierra la sesión en los que ya no uses.
web-me-browser = Un navegador
web-me-seen = Visto por última vez el { $date }
web-invited = { $name } te invita
web-invited-accept = Sentarme
web-invited-decline = Rechazar
web-invited-back = { $name } te invita a volver a tu asiento
web-invited-removed = fuera de la mesa
web-invited-asked = te invitan a volver
web-link-all = Un enlace para todos los asientos
