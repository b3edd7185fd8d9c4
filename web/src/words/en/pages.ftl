# The pages around the table.

game-viticulture = Viticulture
game-naramata = Naramata

## What stands around every page
nav-skip = Skip to content
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
nav-nobody = (not logged in)
nav-somebody = (you)
nav-turns = waiting for you
nav-your-turn = Your turn
nav-your-turn-at = { $game } waits for you.

## In many places
again = Try again
loading = Loading
list-loading = Loading the list
bot-beginner = Beginner
bot-greedy = Medium
bot-planner = Hard
bot-expert = Expert
bot-vintner = The vintner
bot-builder = The builder
bot-host = The host
bot-random = Random
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

## What the server refuses
refused-unknown = Something went wrong. Nothing was lost.
refused-offline = The server cannot be reached. Nothing was lost; try again in a moment.
refused-unavailable = The server is busy. Try again in a moment.
refused-shutting_down = The server is restarting. Try again in a moment.
refused-internal_error = Server error; it has been logged. Nothing was lost.
refused-rate_limited = Too many requests. Wait a moment, then try again.
refused-not_logged_in = Enter your name first.
refused-not_found = Not found, or you do not have access.
refused-seat_taken = This seat is taken.
refused-seat_changed = Another player has this seat now.
refused-not_host = Only the host can do that.
refused-not_at_table = Only players at this table can do that.
refused-not_your_seat = This seat is not yours.
refused-is_playing = The game has already started.
refused-is_over = The game is over.
refused-wrong_login = Wrong name or password.
refused-wrong_password = Wrong password.
refused-overloaded = The server is busy. Try again in a moment.
refused-too_many_tables = You have too many unfinished tables. Finish or leave some first.
refused-too_many_connections = Too many open connections. Close other tabs and try again.
refused-name_taken = This name is taken. Choose another.
refused-already_registered = You already have an account.
refused-bad_text = The text contains characters that cannot be stored.
refused-bad_table = The server rejected this table: { $message }
refused-bad_record = This file is not a complete game record: { $message }
refused-bad_target = This address cannot be used. A webhook needs a public http or https address.
refused-bad_campaign = These options cannot be combined: { $message }
refused-too_many_webhooks = Webhook limit reached. Remove one first.
refused-too_many_campaigns = Campaign limit reached.
refused-stale = This has changed in the meantime. Please check again.

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

## When something goes wrong
error-not-found = Page not found
error-not-found-what = There is no page at this address. Check it for typos.
error-broken = Something went wrong
error-broken-what = The page could not be shown. Nothing was lost; your games are saved on the server.
error-no-table = Table not found
error-no-table-what = It may have been deleted, or the link is incomplete.
error-forbidden = This seat is not yours
error-forbidden-what = Another player has this seat. You can watch the table, or create your own.
error-offline = The server cannot be reached
error-offline-what = Your games are saved there. You can continue as soon as the connection is back.
error-home = Back to home

## Campaigns
campaign-panel = Campaign
campaign-panel-how = Eight challenges against the Automa of Viticulture, one after the other.
campaign-beaten = { $beaten } of { $all } challenges beaten
campaign-look = View campaign
campaign-go-on = Continue

## A new table
new-heading = New table
new-game = Game
new-seats = Seats
new-you = You
new-add-seat = Add a seat, up to { $most }
new-remove-seat = Remove seat { $number }
new-seat-name = Name at seat { $number }
new-seat-kind = Who plays at seat { $number }
new-neighbour-name = Player { $number }
new-invited-name = Name (optional)
new-kind-me = Me
new-kind-neighbour = On this screen
new-kind-open = Anyone, by link
new-kind-invited = Invited, by link
new-seat-me = you, on this screen
new-seat-neighbour = takes turns on this screen
new-seat-open = anyone with the link or the code
new-seat-invited = only with the link of this seat
new-seat-bot = a bot
new-how = Game options
new-barred =
    { $number ->
        [one] 1 option is not available here
       *[other] { $number } options are not available here
    }
new-more = Table options
new-title = Title
new-title-what = Helps you find it later.
new-title-example = Sunday vines
new-public = Public
new-public-what = Anyone can find it, join and watch; hands stay hidden.
new-pace = Time limit
new-pace-what = When the time for a decision is up, a bot decides.
new-pace-none = No time limit
new-pace-60 = 1 minute per decision
new-pace-180 = 3 minutes per decision
new-pace-600 = 10 minutes per decision
new-pace-86400 = 1 day per decision
new-pace-259200 = 3 days per decision
new-seed = Seed
new-seed-what = The same number deals the same cards again.
new-seed-none = random
new-this-table = This table
new-sum-game = { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
new-sum-seats = { $here } here, { $links } by link, { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
new-sum-no-clock = No time limit
new-sum-public = Public: anyone can join and watch
new-sum-private = Only for people with the link
new-links-come = Once the table is created, you get a link, a code and a QR code to share.
new-open = Create table
new-open-what = It starts when every seat is taken, or when you start it; bots fill free seats.
new-begin = Start
new-begin-what = Nobody is missing: the game starts at once.

## Options of the games, by name and by value
option-friendly = Friendly bonus spaces
option-choose_parents = Mamas and papas
option-automa = Automa
option-aggressive = Aggressive Automa
option-campaign = Challenge
option-bonus_tokens = Bonus action tokens
option-redraw_visitors = All visitors
option-days = Days
option-adjust_days = Change the days
option-locks = Locks
option-phantom = Phantom
option-phantom_setup = The Phantom counts
option-phantom_from = The Phantom starts
option-solo = Solo
option-fleet = The Fleet
option-fleet_late = Late in the Fleet
option-whelp = Whelp
option-leader = Leader
option-reverse_course = Reverse Course
option-from_end = From END
option-vehicles = Vehicles
option-purple = Purple
option-value-null = none
option-value-very_easy = very easy
option-value-easy = easy
option-value-normal = normal
option-value-hard = hard
option-value-very_hard = very hard
option-value-advanced = advanced
option-value-chosen = chosen
option-value-dealt = dealt
option-value-rows = two rows
option-value-tourists = two tourists
option-value-regions = for start regions
option-value-full = as third player
option-value-itself = from its vehicle
option-value-foremost = from the foremost
option-value-five = from 5:00
option-value-six = from 6:00
option-whelp-null = normal
option-leader-null = all agree
option-disabled-only = Only with: { $list }.
option-disabled-only-players = Only for { $list }.
option-disabled-unless = Required, except with: { $list }.
option-disabled-not = Not with: { $list }.
option-disabled-always = Always on with: { $list }.
option-disabled-always-players = Always on for { $list }.
option-disabled-fixed = Fixed with: { $list }.
option-disabled-players = { $most ->
        [one] 1 player
       *[other] { $many } players
    }

## The lobby
lobby-invite = Invite
lobby-code = Table code
lobby-qr = QR code of this table’s link
lobby-copy-link = Copy link
lobby-local = This address only works on this device. For others, start the server on the network:
lobby-missing =
    { $missing ->
        [0] everyone is here
        [one] waiting for 1 more
       *[other] waiting for { $missing } more
    }
lobby-you = you
lobby-here = joined
lobby-bot = a bot
lobby-name = Your name at this table
lobby-rename = Rename
lobby-keep-name = Save name
lobby-leave = Leave the table
lobby-free = Clear the seat
lobby-new-link = Create link
lobby-copy-seat = Copy this seat’s link
lobby-seat-qr = QR code of this seat’s link
lobby-put-bot = Add a bot at seat { $seat }
lobby-bot-here = Add a bot
lobby-begin = Start now
lobby-begin-bots = Bots for free seats
lobby-begin-what =
    { $missing ->
        [0] Everyone is here.
        [one] The game starts when the last seat is taken. Or start now, with a bot there.
       *[other] The game starts when all seats are taken. Or start now, with bots on the free seats.
    }
lobby-wait = You have a seat at this table. The game starts when all seats are taken, or when the host starts it.
lobby-look = Take a free seat, or watch.
lobby-pace = { $seconds } seconds per decision
lobby-expires = This table expires on { $date } unless somebody joins.
lobby-usual = Default options.
lobby-yes = yes
lobby-no = no
copy-copied = Copied
copy-failed = Could not copy
join-seat = A seat is reserved for you
join-seat-what = Enter your name to join.
join-opening = Joining the table.
join-link-gone = This link is no longer valid. The seat is taken, or a new link was created; ask for another.

## Games
games-title = Games
games-which = Which games
games-going = In progress
games-finished = Finished
games-search = Search by title or name
games-none-going = No games in progress. Create a table?
games-none-finished = No finished games yet. You can replay them here later.
games-not-found = No matching games.
games-more = Show more
games-won = Won
games-record = Download game record
games-import = Import a game
games-import-what = Open a game record, from here or from a terminal, and replay it move by move.
games-import-choose = Choose a file
games-import-open = Open the file
games-import-busy = Checking every move
games-import-unreadable = This file is not a game record.

## Settings
settings-look = Appearance
settings-lang = Language
settings-lang-what = Changes at once, also in the middle of a game.
settings-theme = Theme
settings-theme-what = Light, dark or high contrast.
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-hc = High contrast
settings-symbols = Larger symbols
settings-symbols-what = Each player has a shape beside the color; this makes it larger.
settings-cards = Cards
settings-cards-what = Text size of cards, in hand and in the details.
settings-cards-small = small
settings-cards-normal = normal
settings-cards-large = large
colour-red = red, circle
colour-blue = blue, square
colour-yellow = yellow, triangle
colour-purple = purple, diamond
colour-black = black, cross
colour-white = white, star
settings-play = Gameplay
settings-motion = Animation
settings-motion-what = Speed of animations. Off when your system asks for reduced motion.
settings-motion-off = off
settings-motion-fast = fast
settings-motion-normal = normal
settings-motion-slow = slow
settings-pace = Moves of others
settings-pace-what = How fast they are shown one after the other. Space or a click skips them.
settings-trusting = We trust each other
settings-trusting-what = At one screen, nothing is covered between turns.
settings-confirm = Confirm what cannot be undone
settings-confirm-what = When a card is revealed, a die is rolled or a season ends.
settings-sounds = Sounds
settings-sounds-what = Your turn, a piece placed, points, an invalid move.
settings-letters = Single-key shortcuts
settings-letters-what = L for the list, Z to undo, W to ask why not, and so on.
settings-you = Account
settings-nobody = You are not logged in. A name is enough to play.
settings-guest = You play as a guest, in this browser only.
settings-registered = You have an account; your games are there wherever you log in.
settings-be-guest = Use this name
settings-name = Name
settings-rename = Change
settings-renamed = Your name has been changed.
settings-register = Create an account
settings-register-what = Find your games on every device. Your games so far are kept.
settings-register-go = Register
settings-login = Log in
settings-login-what = If you already have an account.
settings-login-go = Log in
settings-logout = Log out
settings-password = Password
settings-password-what = At least { $shortest } characters. A lost password cannot be recovered.
settings-logout-everywhere = Log out everywhere
settings-password-now = Current password
settings-password-new = New password
settings-password-changed = Your password has been changed. All other devices have been logged out.
settings-change-account = Change password
settings-change-account-what = All other devices will be logged out.
settings-change-account-go = Change password
settings-delete-account = Delete account
settings-delete-account-what = This cannot be undone. Your name and messages are removed, tables you opened that have not started are deleted, and bots finish your games.
settings-delete-account-go = Delete account
settings-notices = When it is your turn
settings-browser = Browser notification
settings-browser-on = Shown while Cuvée is open in the background.
settings-browser-off = Off. The browser will ask for permission.
settings-browser-denied = Blocked by the browser; change it in the browser settings.
settings-browser-unable = This browser cannot show notifications here.
settings-webhooks = Webhooks
settings-webhooks-what = Addresses that are notified of your turn while you are away: your own program, or a Discord or Slack channel.
settings-webhooks-nobody = Enter a name to add webhooks.
settings-webhook-url = Address
settings-webhook-shape = For
settings-webhook-json = own program
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-add = Add
settings-webhook-added = Added. Test it.
settings-webhook-test = Test
settings-webhook-arrived = Delivered: { $outcome }.
settings-webhook-lost = Not delivered: { $outcome }.
settings-webhook-remove = Remove { $url }
settings-webhook-removed = Removed.

## The campaign as a journey
campaign-mine = Your campaigns
campaign-none = No campaign yet. Start one; it is saved between games.
campaign-new = New campaign of { $game }
campaign-new-what = Beat one challenge to reach the next. Each loss gives you a bonus action token for the next try; the fewer games in all, the better.
campaign-begin = Start campaign
campaign-row = { $game }, Automa { $level }
campaign-games =
    { $games ->
        [0] no game yet
        [one] 1 game
       *[other] { $games } games
    }
campaign-going = in progress
campaign-finished = finished
campaign-given-up = given up
campaign-title = Campaign of { $game }
campaign-level = Automa: { $level }
campaign-finished-what =
    { $games ->
        [one] The campaign is finished, after 1 game.
       *[other] The campaign is finished, after { $games } games.
    }
campaign-given-up-what = This campaign was given up.
campaign-stop-won = { $called }. Beaten with { $score } points, { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }.
campaign-stop-next = { $called }. Next.
campaign-stop-ahead = { $called }. Not available yet.
campaign-won =
    { $tries ->
        [one] Beaten at the first try, with { $score } points.
       *[other] Beaten at try { $tries }, with { $score } points.
    }
campaign-tokens =
    { $losses ->
        [one] 1 try so far: you begin with 1 bonus action token.
       *[other] { $losses } tries so far: you begin with { $losses } bonus action tokens.
    }
campaign-play = Play this challenge
campaign-play-on = Continue the game
campaign-ahead = Beat the challenges before this one first.
campaign-record = All games
campaign-record-none = No games yet.
campaign-did = beaten
campaign-did-not = not beaten
campaign-give-up = Give up the campaign
campaign-give-up-sure = The campaign ends here; its results are kept.
campaign-stay = Keep playing
