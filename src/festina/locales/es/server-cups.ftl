# What the server says about cups.

server-no-cup = Este torneo no existe, o se ha borrado.
server-cup-host-only = Eso solo puede hacerlo quien organiza el torneo.
server-cup-not-running = Este torneo no se está jugando ahora.
server-cup-size = Con estas reglas, el número de asientos por mesa puede ser: { $sizes }.
server-cup-nameless = Un torneo necesita un nombre.
server-cup-too-many = Tienes { $most } torneos sin terminar. Primero termina o borra uno.
server-cup-no-link = Este enlace ya no vale. Pide otro a quien organiza.
server-cup-begun = Este torneo ha empezado. Ya no puede apuntarse nadie.
server-cup-full = Este torneo está completo: participan { $most } personas.
server-cup-name-taken = Ya participa alguien con el nombre { $name }. Elige otro.
server-cup-host-is-blocked = Has bloqueado a quien organiza este torneo. Quita el bloqueo si quieres participar.
server-cup-not-for-you = En este torneo no hay sitio para ti.
server-cup-end-first = Primero termina el torneo y después podrás borrarlo.
server-cup-round = Esa ronda ya ha empezado, o aún no le toca. Vuelve a mirar.
server-cup-round-runs = Una mesa de esta ronda aún no ha terminado. Espérala, o decide cómo cuenta.
server-cup-nobody = No participa nadie. Una ronda necesita al menos una persona.
server-cup-no-player = Esa persona no está en el torneo.
server-cup-no-table = Esa mesa no es de esta ronda.
server-cup-has-result = Esta mesa se jugó hasta el final. Su resultado vale.
server-cup-places = Indica un puesto para cada uno de los { $players } asientos.
