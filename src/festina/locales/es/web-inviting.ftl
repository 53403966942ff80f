# Invitar a gente a una mesa, y ser invitado.

## La invitación

web-join-tab = Invitación
web-join-sit = Sentarme
web-join-seats = Quién está en la mesa
web-join-speaks = En la mesa: { $language }
web-join-learn = Aprender primero
web-join-learn-sentence = Una primera carrera con entrenador; después vuelves aquí.
web-join-rules = Leer las reglas
web-join-watch = Solo mirar
web-join-back = Volver a la invitación
web-join-full-title = Todos los asientos están ocupados
web-join-full = En la mesa de { $name } ya no hay sitio. Pide otra mesa, o abre la tuya.
web-join-running-title = La carrera ya ha empezado
web-join-running = Ya no es posible sentarse, pero hay otras carreras.
web-join-over-title = Esta carrera ha terminado
web-join-over = La invitación era para una carrera que ya se ha corrido.
web-join-closed-title = Esta mesa está cerrada
web-join-closed = Se cerró antes de que empezara la carrera.
web-join-see = Ver cómo fue
web-join-own = Abrir una mesa
web-join-lobby = Buscar otra mesa

## Antes de la salida

web-invite-title = Invitar a gente
web-invite-lead = Quien abra este enlace puede ocupar un asiento libre.
web-invite-qr = El enlace como código QR, para la cámara de un teléfono
web-invite-share = Compartir
web-invite-renew = Enlace nuevo
web-invite-renewed = El enlace anterior ya no vale.
web-invite-people = Gente con la que has jugado
web-invite-ask = Invitar
web-invite-ask-whom = Invitar a { $name } a esta mesa
web-invite-asked = invitación enviada
