# Lo que falla y lo que el servidor rechaza.

## Lo que el servidor rechaza
refused-unknown = Algo ha fallado. No se ha perdido nada.
refused-offline = El servidor no responde. No se ha perdido nada; prueba otra vez en un momento.
refused-unavailable = El servidor está ocupado. Prueba otra vez en un momento.
refused-shutting_down = El servidor se está reiniciando. Prueba otra vez en un momento.
refused-internal_error = Error del servidor; ha quedado registrado. No se ha perdido nada.
refused-rate_limited = Demasiadas peticiones. Espera un momento y prueba otra vez.
refused-not_logged_in = Escribe primero tu nombre.
refused-not_found = No existe o no tienes acceso.
refused-seat_taken = Este sitio está ocupado.
refused-seat_changed = Este sitio ya lo tiene otro jugador.
refused-not_host = Solo puede hacerlo el anfitrión.
refused-not_at_table = Solo pueden hacerlo los jugadores de esta mesa.
refused-not_your_seat = Este sitio no es tuyo.
refused-is_playing = La partida ya ha empezado.
refused-is_over = La partida ha terminado.
refused-wrong_login = Nombre o contraseña incorrectos.
refused-wrong_password = Contraseña incorrecta.
refused-overloaded = El servidor está ocupado. Prueba otra vez en un momento.
refused-too_many_tables = Tienes demasiadas partidas sin terminar. Termina o abandona alguna primero.
refused-too_many_connections = Demasiadas conexiones abiertas. Cierra otras pestañas y prueba otra vez.
refused-name_taken = Ese nombre ya está en uso. Elige otro.
refused-already_registered = Ya tienes cuenta.
refused-bad_text = El texto contiene caracteres que no se pueden guardar.
refused-bad_table = El servidor ha rechazado esta mesa: { $message }
refused-bad_record = Este archivo no es un registro completo de una partida: { $message }
refused-bad_target = Esta dirección no sirve. Un webhook necesita una dirección pública http o https.
refused-bad_campaign = Estas opciones no se pueden combinar: { $message }
refused-too_many_webhooks = Límite de webhooks alcanzado. Quita uno primero.
refused-too_many_campaigns = Límite de campañas alcanzado.
refused-counted = Aquí cuenta el resultado: decides por tu cuenta, y lo robado no se devuelve.
refused-day_not_over = Otros juegan hoy este reparto. Se revela cuando acaba el día.
refused-attempt_over = Ya has jugado tu intento de hoy. Mañana podrás practicar este reparto.
refused-not_over = La partida aún no ha terminado. Podrás hacerlo cuando acabe.
refused-no_review = Las reglas han cambiado desde esta partida, así que no se puede analizar.
refused-stale = Ha cambiado entretanto. Compruébalo de nuevo.

## Cuando algo va mal
error-not-found = Página no encontrada
error-not-found-what = No hay ninguna página en esta dirección. Comprueba que esté bien escrita.
error-broken = Algo ha fallado
error-broken-what = No se ha podido mostrar la página. No se ha perdido nada; tus partidas están guardadas en el servidor.
error-no-table = Mesa no encontrada
error-no-table-what = Puede que se haya borrado o que el enlace esté incompleto.
error-forbidden = Este sitio no es tuyo
error-forbidden-what = Aquí juega otra persona. Puedes ver la mesa o crear una tuya.
error-offline = No hay conexión con el servidor
error-offline-what = Tus partidas están guardadas allí. Podrás seguir en cuanto vuelva la conexión.
error-home = Ir al inicio
refused-registered_only = Crea una cuenta primero: es solo para jugadores registrados.
refused-cannot_be_rated = Una partida clasificatoria necesita rivales, un sitio por persona y un reparto al azar.
refused-one_seat_each = En una mesa clasificatoria cada uno tiene un solo sitio.
refused-not_a_friend = Solo puedes reservarle un sitio a un amigo.
refused-not_yourself = No puedes ser tu propio amigo.
refused-too_many_friends = Límite de amigos alcanzado.
