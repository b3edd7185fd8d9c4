# La primera velada con Naramata: nueve escenas. cuvee/lessons/words.py explica los nombres de los mensajes.

road = La carretera y el reloj
road-goal = Ve a Four Shadows y termina a las 11:30.
road-1 = Conduce quien va más atrás en el reloj. Para ti son las 11:00 y para tu rival las 12:30: te toca. Ve a cualquier bodega que tengas delante. Clio quiere vistas, y en Four Shadows las hay.
road-1-hour = Eso es una cata y dura una hora. Las vistas duran media: la primera casilla de Four Shadows.
road-1-far = Puedes ir tan lejos, pero no hay vuelta atrás, y hoy perderías todas las bodegas del camino.
road-1-end = Tu día terminaría antes de empezar. Ve primero a una bodega.
road-2 = Haz la acción de la casilla.
road-2-pit_stop = Una parada en boxes da prestigio con el dado, pero Clio quiere sus vistas.
road-done = Ha pasado media hora: las 11:30. Sigues siendo quien va más atrás en el reloj y te toca otra vez. Se pueden tener varios turnos seguidos.

tasting = Cata
tasting-goal = Que Adele pruebe un vino.
tasting-1 = La carta de un turista tiene filas, y cada fila quiere un tipo de cosas. Adele quiere catas: ve a una.
tasting-1-other = Nadie en tu vehículo ha pedido eso. Adele quiere una cata: busca la copa.
tasting-1-end = Adele volvería a casa con sed. Ve a una cata.
tasting-2 = Haz la acción de la casilla.
tasting-2-pit_stop = Una parada en boxes da prestigio, pero Adele ha venido a catar.
tasting-3 = Robas dos cartas. Una se asigna gratis a una fila; lo que sobra da prestigio. Elige cualquiera.
tasting-3-none = Puedes dejar las dos por prestigio, pero una no cuesta nada. Dásela a Adele.
tasting-done = La fila de Adele tiene su primera carta: 3 puntos. Caben dos más, cada una de otro vino. Ha pasado una hora.

cheese = Queso
cheese-goal = Dale a Elsbeth su segundo queso.
cheese-1 = El queso funciona como la cata, pero solo dura media hora. Elsbeth ya tiene un brie y quiere más: el queso más cercano está en Upper Bench.
cheese-1-far = Ahí también hay queso. Pero el más cercano te deja toda la carretera.
cheese-1-other = Elsbeth quiere queso. Busca la porción de queso en Upper Bench.
cheese-1-end = Elsbeth se llevaría una decepción. Ve primero al queso.
cheese-2 = Haz la acción de la casilla.
cheese-2-pit_stop = El prestigio no se come. Haz la acción.
cheese-3 = Una fila admite cada tipo una vez. Los dos son nuevos para Elsbeth: elige cualquiera y el otro da prestigio.
cheese-3-none = Uno de ellos es gratis. Dáselo a Elsbeth.
cheese-done = Dos quesos valen 3 puntos; tres valen 5. La primera carta era gratis; una segunda habría costado 2 de prestigio.

pairing = Maridaje
pairing-goal = Gana 8 de prestigio con un maridaje a la una.
pairing-1 = Un maridaje es una comida larga: 2 horas. Cada turista con su fila de maridaje vacía recibe una ficha de 3 puntos, y a la una da más prestigio que nunca: 8. ¡Es la una!
pairing-1-view = Vistas hay a cualquier hora. Para un maridaje, ahora es el mejor momento.
pairing-1-end = Adele y Clio aún no han comido. ¡A casa no, a la mesa!
pairing-2 = Haz la acción de la casilla.
pairing-2-pit_stop = Una parada en boxes da 4 de prestigio como mucho. El maridaje da 8, y además 6 puntos.
pairing-done = 8 de prestigio, y 3 puntos con Adele y otros 3 con Clio. Ya son las 15:00: dos horas son mucho para un día.

view = Vistas
view-goal = Pon 3 fichas de vistas o más con Clio.
view-1 = Clio colecciona vistas, hasta siete. Ve a una casilla de vistas.
view-1-other = Eso es otra cosa. Clio quiere vistas.
view-1-end = Desde el hotel no se ve el lago. Ve a una casilla de vistas.
view-2 = Haz la acción de la casilla.
view-2-pit_stop = Tirarías el mismo dado por prestigio. Clio quiere ver algo.
view-3 = El dado ha dicho cuántas fichas son gratis. Las demás cuestan 1 de prestigio cada una, hasta cuatro en total: compra 2.
view-3-few = Tienes 2 de prestigio, y cada uno compra una ficha. Toma las dos.
view-done = Cuantas más fichas haya en su fila, más puntos; las últimas son las que más valen.

contract = Contrato
contract-goal = Consigue la botella de Upper Bench.
contract-1 = Siete bodegas son bodegas de marca: sus letreros tienen color y todas guardan botellas. La casilla de contrato de Upper Bench te da una.
contract-1-other = Buena casilla, pero la botella está en la casilla de contrato de al lado.
contract-1-far = Ahí también hay botellas. Upper Bench está justo delante de ti.
contract-1-end = Al final de la carretera no espera ninguna botella. Ve a Upper Bench.
contract-2 = Haz la acción de la casilla.
contract-2-pit_stop = Una parada en boxes se hace en cualquier sitio. Toma la botella.
contract-3 = Una botella da 3 puntos o 3 de prestigio. Elige lo que quieras.
contract-done = En otra visita, la botella te deja usar todas las demás casillas de esta bodega, también las bloqueadas. Y quien pide favores recibe uno en cada bodega de marca.

locks = Fichas de bloqueo
locks-goal = Encuentra un queso que no esté bloqueado.
locks-1 = Quien llega a una casilla deja en ella una ficha de bloqueo, y ahí se queda, también los días siguientes. El queso de Upper Bench está bloqueado. El próximo está en Poplar Grove.
locks-1-other = Elsbeth y Bram quieren queso, y eso no lo es. Mira en Poplar Grove.
locks-1-far = Ahí también hay queso. Poplar Grove está más cerca: no dejes atrás más de lo necesario.
locks-1-end = Solo el primer queso está bloqueado, no todos. Sigue adelante.
locks-done = Ahora tu propia ficha de bloqueo está ahí: nadie puede usar la casilla hasta que se quite. Las casillas de contrato nunca se bloquean.

upgrades = Mejoras
upgrades-goal = Compra la última mejora del mercado y ponla boca arriba.
upgrades-1 = Con prestigio se compran mejoras, una por turno, antes o después de conducir. La última carta del mercado cuesta su precio; cualquier otra cuesta 1 más por cada carta que la sigue. Compra la última.
upgrades-1-drive = También puedes comprar después de conducir. Prueba antes el mercado.
upgrades-1-end = Tu prestigio se puede usar mejor. Compra una mejora.
upgrades-2 = Ponla boca arriba para que funcione. Puede haber hasta cinco.
upgrades-2-down = Boca abajo solo cuenta al final de la partida. Ponla boca arriba.
upgrades-done = La mejora es tuya toda la partida, y al final da puntos. Con esta puedes quitar fichas de bloqueo por 2 de prestigio.

day_end = El final del día
day_end-goal = Entrega a tus turistas y llega a 15 puntos.
day_end-1 = Son las 16:30. A las 17:00 se acaba el día, y cada media hora más cuesta 2 puntos. Elsbeth está contenta: ve al FIN y deja que bajen todos.
day_end-1-late = Eso duraría hasta después de las 17:00: cada media hora cuesta 2 puntos y ganarías poco.
day_end-1-view = Ni Elsbeth ni Adele han pedido eso. Llévalas a casa.
day_end-2 = Todas las filas de Elsbeth están completas: paga 1 por fila, en puntos o en prestigio. Toma puntos.
day_end-2-prestige = El prestigio conviene tenerlo pronto. Ahora quieres puntos.
day_end-done = Cada fila puntúa hasta donde está llena; las filas vacías cuestan puntos. Un nuevo día empieza con nuevos turistas. ¡Ya sabes bastante para una partida entera!
