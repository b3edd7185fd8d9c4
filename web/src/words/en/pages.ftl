# The pages around the table.

game-viticulture = Viticulture
game-naramata = Naramata

## What stands around every page
nav-skip = Skip to content
nav-home = Cuvée, home
nav-pages = Pages
nav-play = Play
nav-daily = Daily
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
nav-nobody = (not logged in)
nav-somebody = (you)
nav-turns = waiting for you
nav-your-turn = Your turn
nav-your-turn-at = { $game } waits for you.

## In many places
again = Try again
loading = Loading
list-loading = Loading the list
bot-name-1 = Oak
bot-name-2 = Willow
bot-name-3 = Cedar
bot-name-4 = Elm
bot-name-5 = Rowan
seat-free = Free seat
seat-invited = Invited
seat-bot = Bot ({ $bot })
table-campaign = Campaign
table-alone = solo
table-your-turn = Your turn
table-waits-for = waiting for { $names }
table-free-seats =
    { $seats ->
        [one] 1 free seat
       *[other] { $seats } free seats
    }
table-stuck = stopped
table-over = finished

## Who you are
name-ask = Choose a name
name-why = Other players see this name.
name-play = Start playing
name-cancel = Back

## Home
home-title = Play
home-viticulture = Essential Edition · a year in Tuscany
home-naramata = a day on the Okanagan bench
home-more-games = More games
home-players = Number of players
home-players-number = { $players } players
home-strength = Bot level
home-play-bots = Play against bots
home-friends = Friends
home-screen = One screen
home-solo = Solo
home-my-games = My games
home-all-games = All
home-open-table = Create a table
home-watch = Public tables
home-watch-it = Watch
home-sit-down = Join
home-no-public = No public games right now.
home-learn = Learn the game
home-learn-how = The rules in our own words, searchable, with every card.
last-title = Last game
last-none = After your first game you can replay it here, move by move.
last-won = You won “{ $title }” with { $points } points.
last-lost =
    { $points ->
        [one] You finished “{ $title }” with 1 point.
       *[other] You finished “{ $title }” with { $points } points.
    }
last-played = “{ $title }” is over.
last-review = Review
last-rematch = Rematch

## Joining
join-title = Join a table
join-how = Enter the five-letter code, or paste the link.
join-example = MELON
join-go = Join
join-unreadable = This is neither a table code nor a link to a table.
join-unknown = No open table has this code. The game may have started.
