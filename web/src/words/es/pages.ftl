# Las páginas alrededor de la mesa.

game-viticulture = Viticulture
game-naramata = Naramata

## Lo que rodea cada página
nav-skip = Ir al contenido
nav-home = Cuvée, inicio
nav-pages = Páginas
nav-play = Jugar
nav-rules = Reglas
nav-cards = Cartas
nav-games = Partidas
nav-campaigns = Campañas
nav-language = Idioma
nav-language-en = English
nav-language-de = Deutsch
nav-language-es = Español
nav-settings = Ajustes
nav-guest = Sin nombre
nav-nobody = Aún no te conocemos aquí
nav-somebody = Eres { $name }
nav-turns = te esperan
nav-your-turn = Te toca
nav-your-turn-at = { $game } te espera.
