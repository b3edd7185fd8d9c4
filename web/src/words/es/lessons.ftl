# Las primeras lecciones.

lesson = Lección
lesson-number = { $number }/{ $count }
lesson-goal = Objetivo:
lesson-goal-met = Objetivo logrado:
lesson-hand = La mano señala: { $target }.
lesson-show = Muéstramelo
lesson-next = Siguiente escena
lesson-finish = Todas las escenas hechas
lesson-again = Empezar la escena de nuevo
lesson-lost = Esta posición ya no forma parte de la escena.
lesson-leave = Todas las lecciones
lessons = Primeras lecciones
lessons-how = Escenas cortas que juegas tú: una mano señala qué hacer y los errores se explican. Cada una dura tres minutos como mucho.
lessons-new-here = ¿Primera vez? Aprende jugando
lessons-all = Todas las lecciones
lessons-done = { $done } de { $count } hechas
lessons-is-done = Hecha
lessons-begin = Empezar
lessons-go-on = Continuar
lessons-anew = Empezar otra vez
lessons-play = Jugar una partida contra bots
