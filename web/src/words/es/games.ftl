# Las partidas propias.

## Partidas
games-title = Partidas
games-which = Qué partidas
games-going = En curso
games-finished = Terminadas
games-search = Buscar un título o un nombre
games-none-going = No hay partidas en curso. ¿Creas una mesa?
games-none-finished = Aún no hay partidas terminadas. Aquí podrás volver a verlas.
games-not-found = Ninguna partida coincide.
games-more = Mostrar más
games-won = Ganada
games-record = Descargar el registro
games-import = Importar una partida
games-import-what = Abre el registro de una partida, de aquí o de la terminal, y míralo jugada a jugada.
games-import-choose = Elegir un archivo
games-import-open = Abrir el archivo
games-import-busy = Comprobando cada jugada
games-import-unreadable = Este archivo no es el registro de una partida.
