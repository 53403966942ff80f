## Browsers and passkeys

server-no-session = Ninguno de tus navegadores es ese.
server-last-session = Este es tu único navegador y no tienes ninguna clave de acceso: no podrías volver. Crea antes una clave de acceso, o haz que se olvide todo.
server-signed-out = Se ha cerrado la sesión de este navegador.
server-no-passkey = Ninguna de tus claves de acceso es esa.
server-passkey-insecure = Las claves de acceso necesitan una dirección segura: https, o localhost.
server-passkey-again = Ha tardado demasiado, o ya se ha usado. Inténtalo otra vez.
server-passkey-too-many = Ya tienes { $most } claves de acceso. Borra una antes.
server-passkey-known = Esta clave de acceso ya se conoce.
server-passkey-unknown = Esta clave de acceso no se conoce aquí. Puede que se haya borrado.
server-passkey-wrong = La respuesta de la clave de acceso no es válida. Inténtalo otra vez.

## People

server-removed = Quien lleva la mesa te ha echado de ella.
server-person-is-blocked = Has bloqueado a esta persona. Quita antes el bloqueo.
server-nobody-to-invite-back = No hay nadie a quien pedir que vuelva a este asiento.
server-no-person = Todavía no has jugado con esa persona.
server-too-many-friends = Ya tienes { $most } amigos. Quita uno antes.
