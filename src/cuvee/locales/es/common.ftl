# Lo que dice cualquier juego.

action-yes = Sí
action-no = No
action-done = Listo
action-option = Opción { $number }

ask = ¿Qué haces?
ask-ask = ¿Qué haces?
ask-choose = ¿Cuál eliges?
ask-may = ¿Quieres hacerlo?
ask-repeat = ¿Otra vez?
ask-invite = ¿Aceptas?

why-game_over = La partida ha terminado.
why-not_asked = Ahora no se pregunta eso.
why-not_your_decision = Ahora no te toca decidir.
why-no_such_action = Esa acción no existe en este juego.
why-nothing_to_choose = No hay nada entre lo que elegir.
why-no_second_option = Hacen falta dos opciones distintas y, después de esta, no quedaría una segunda.
why-several = Lo impiden varias cosas.

error-no-game = no existe el juego «{ $name }»; hay: { $known }
error-seats = este juego es para { $known } jugadores
error-no-option = no existe la opción «{ $name }»; hay: { $known }
error-option-value = la opción «{ $name }» admite { $known }, no { $value }
error-option-conflict = la opción «{ $name }» no es compatible con las demás o con el número de jugadores
error-record-rules = el registro se jugó con la versión { $rules } de las reglas; esta es la { $now }
error-record-altered = el registro no es correcto: sus acciones no llevan a lo que indica

# Los niveles de los bots y los personajes.
bot-beginner = Principiante
bot-greedy = Medio
bot-planner = Difícil
bot-expert = Experto
bot-vintner = La viticultora
bot-builder = El constructor
bot-host = La anfitriona
bot-random = Al azar
