# The pages around the table.

game-viticulture = Viticulture
game-naramata = Naramata

## What stands around every page
nav-skip = Skip to the page
nav-home = Cuvée, home
nav-pages = Pages
nav-play = Play
nav-rules = Rules
nav-cards = Cards
nav-games = Games
nav-campaigns = Campaigns
nav-language = Language
nav-language-en = English
nav-language-de = Deutsch
nav-language-es = Español
nav-settings = Settings
nav-guest = Guest
nav-nobody = You are not known here yet
nav-somebody = You are { $name }
nav-turns = waiting for you
nav-your-turn = Your turn
nav-your-turn-at = { $game } waits for you.
