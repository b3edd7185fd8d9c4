# La primera velada con Viticulture: nueve escenas. cuvee/lessons/words.py explica los nombres de los mensajes.

wake_up = Levantarse
wake_up-goal = Consigue la lira que te falta.
wake_up-1 = Cada primavera eliges cuándo levantarte. Quien está más arriba en la tabla actúa antes; quien se levanta más tarde recibe algo a cambio. Te falta 1 lira para una espaldera: la cuarta fila te la da.
wake_up-1-first = Serías el primero todo el año, pero la primera fila no da nada. Necesitas 1 lira.
wake_up-1-card = Esa fila da una carta. Ahora necesitas 1 lira: busca la moneda.
wake_up-1-point = Un punto tienta. Pero sin espaldera tu pinot se queda en la mano: toma la lira.
wake_up-1-last = Un trabajador más para este año, pero actuarías el último y te seguiría faltando 1 lira.
wake_up-done = La lira es tuya. En cuanto todos estén en la tabla empieza el verano.

worker = Colocar un trabajador
worker-goal = Gana 2 liras.
worker-1 = En verano colocas tus trabajadores de uno en uno, y cada uno hace al instante lo que dice su casilla. Quien visita tu viñedo paga 2 liras: coloca un trabajador en la visita guiada.
worker-1-pass = Si pasas, la estación se acaba para ti. Aún tienes tres trabajadores: usa uno.
worker-1-cart = En el carro siempre hay sitio, pero solo da 1 lira. La visita guiada da 2.
worker-1-sell = Una parcela también da liras, pero no podrás plantar en ella hasta que la recompres.
worker-1-later = Eso también vale la pena. Primero necesitas liras: haz una visita guiada.
worker-2 = Envía a uno de los trabajadores pequeños. El grande puede hacer más, ya lo verás.
worker-2-grande = El grande también podría, pero guárdalo: más tarde puede ir adonde todo está ocupado.
worker-done = Dos liras. Un trabajador se queda en su casilla hasta el fin del año; planea verano e invierno a la vez.

plant = Plantar
plant-goal = Planta una vid en una de tus parcelas.
plant-1 = El vino empieza con una vid. Coloca un trabajador en plantar.
plant-1-pass = Tienes trabajadores y vides. No pases todavía.
plant-1-vine = Otra vid estaría bien, pero tienes tres en la mano y ninguna plantada.
plant-1-lira = Las liras y las estructuras pueden esperar. Una vid plantada da uvas todos los años.
plant-2 = Basta un trabajador pequeño.
plant-2-grande = Guarda al grande para una casilla ocupada.
plant-3 = Sangiovese y malvasía no necesitan nada. La pinot sigue apagada: necesita una espaldera que aún no has construido.
plant-4 = Cualquier parcela vale. El número de una parcela es lo máximo que pueden sumar todas sus vides.
plant-done = Plantada. La vid se queda para siempre y su parcela se puede vendimiar cada año.

harvest = Vendimiar
harvest-goal = Vendimia uvas por un valor total de 3.
harvest-1 = Es invierno y las uvas de tus parcelas están maduras. Coloca un trabajador en la vendimia.
harvest-1-pass = Las uvas se quedarían en la vid. Vendimia primero.
harvest-1-order = Un pedido no sirve de nada sin vino, y el vino necesita uvas. Vendimia.
harvest-1-lira = Una lira, y las uvas se quedan en la vid. Vendimia.
harvest-2 = Basta un trabajador pequeño.
harvest-2-grande = Guarda al grande para una casilla ocupada.
harvest-3 = Un trabajador vendimia una parcela entera. La parcela 6 da una uva tinta de 2 y una blanca de 1.
harvest-3-small = La parcela 5 solo da una uva tinta de 1. La parcela 6 da más.
harvest-done = Todo lo tinto de una parcela forma una uva y todo lo blanco otra. Están en el lagar y cada año crecen en 1.

wine = Elaborar vino
wine-goal = Elabora un vino tinto y uno blanco.
wine-1 = Una uva tinta da un vino tinto de su valor; una blanca, uno blanco. Coloca un trabajador en elaborar vino.
wine-1-pass = Tienes dos uvas. Aprovéchalas.
wine-1-harvest = Más uvas no harían daño, pero ya hay dos en el lagar.
wine-1-order = Primero el vino y luego el pedido: así sabrás mejor qué puedes entregar.
wine-1-lira = ¿Una lira por un trabajador que podría elaborar dos vinos? Elabora los vinos.
wine-2 = Basta un trabajador pequeño.
wine-2-grande = Guarda al grande para una casilla ocupada.
wine-3 = Un trabajador elabora hasta dos vinos. Empieza por el que quieras.
wine-4 = Uno más: lo elabora el mismo trabajador.
wine-4-done = Puedes parar aquí, pero el segundo vino no cuesta nada más. Elabóralo.
wine-done = Dos vinos en la bodega. La bodega pequeña admite valores hasta 3; las mayores admiten vinos mejores, también rosado y espumoso.

order = Servir un pedido
order-goal = Sirve un pedido y gana 2 puntos.
order-1 = Para esto era todo el trabajo. Uno de tus dos pedidos exige un tinto de 2 y un blanco de 2, o mejores. Coloca un trabajador en servir pedidos.
order-1-pass = En tu bodega esperan dos puntos. No pases.
order-1-order = Tienes un pedido que puedes servir ahora mismo.
order-1-lira = Un pedido da más que 1 lira: 2 puntos y 1 lira cada año.
order-2 = Basta un trabajador pequeño.
order-2-grande = Guarda al grande para una casilla ocupada.
order-done = Dos puntos, y tu renta ha subido: son las liras que recibes al final de cada año. En cuanto alguien llega a 20 puntos, ese año es el último.

visitor = Visitantes
visitor-goal = Que un visitante te dé 4 liras.
visitor-1 = Los visitantes llegan en otoño. Los amarillos se juegan en verano; los azules, en invierno. Coloca un trabajador en jugar un visitante de verano.
visitor-1-pass = El guía turístico tendría que esperar un año. Juega la carta.
visitor-1-tour = El guía turístico de tu mano paga el doble que una visita guiada.
visitor-1-plant = Plantar puede esperar. Mira qué sabe hacer un visitante.
visitor-2 = Basta un trabajador pequeño.
visitor-2-grande = Guarda al grande para una casilla ocupada.
visitor-3 = El guía turístico te deja elegir: 4 liras o vendimiar ya. Toma las liras.
visitor-3-harvest = Vendimiar en verano puede ser muy bueno. Esta vez no te queda dinero: toma las 4 liras.
visitor-done = Cada visitante sabe hacer algo distinto. Señala una carta para leerla.

grande = El trabajador grande
grande-goal = Vendimia aunque la casilla esté ocupada.
grande-1 = Tu rival está en la única casilla de la vendimia. El grande puede ir a la acción misma, junto a las casillas: colócalo en el dibujo de la vendimia.
grande-1-pass = Tienes un trabajador al que nadie puede cerrar el paso. No pases.
grande-1-order = Ahí puede ir cualquier trabajador. Usa al grande donde ningún otro puede.
grande-1-lira = El carro es para cuando no queda otra cosa. Usa al grande.
grande-done = Solo tienes un grande: guárdalo hasta que lo necesites.

alone = Un año en solitario
alone-goal = Juega un año entero contra la Automa.
alone-1 = En solitario juegas contra la Automa, que te quita casillas. Levántate en la fila que quieras: cada una da su ficha de bonificación una vez.
alone-2 = La Automa ha mostrado una carta y ha ocupado sus casillas. Plantar sigue libre.
alone-3 = Tienes un visitante de verano. Juégalo o haz otra cosa: este año es tuyo.
alone-4 = Invierno. En tu parcela ha crecido algo: vendímiala.
alone-5 = Basta un trabajador pequeño.
alone-6 = Una ficha de bonificación te daría la bonificación de la acción. Guárdala para un momento mejor.
alone-7 = Elige la malvasía y después una parcela.
alone-8 = El guía turístico da 4 liras o vendimia ya. Las dos cosas están bien.
alone-9 = En otoño robas un visitante. Uno de invierno se puede jugar pronto.
alone-10 = Usa otras casillas si quieres y guarda un trabajador para el invierno. Cuando no quieras hacer más en la estación, pasa.
alone-done = Ha pasado un año: uvas y vinos han crecido en 1 y los trabajadores vuelven a casa. ¡Ya sabes bastante para una partida entera!
