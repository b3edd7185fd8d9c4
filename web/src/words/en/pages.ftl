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
nav-nobody = (not known here yet)
nav-somebody = (that is you)
nav-turns = waiting for you
nav-your-turn = Your turn
nav-your-turn-at = { $game } waits for you.

## In many places
again = Try again
loading = Setting the table
list-loading = The list is coming
bot-random = Easy
bot-greedy = Fair
bot-names = Oak, Willow, Cedar, Elm, Rowan
seat-free = Free seat
seat-invited = Invited
seat-bot = Bot ({ $bot })
table-campaign = Campaign
table-alone = alone
table-your-turn = Your turn
table-waits-for = waiting for { $names }
table-free-seats =
    { $seats ->
        [one] 1 free seat
       *[other] { $seats } free seats
    }
table-stuck = cannot go on
table-over = over

## What the server refuses
refused-unknown = That did not work. Nothing was lost.
refused-line_down = The server cannot be reached. Nothing was lost; try again in a moment.
refused-unavailable = The server is busy. Try again in a moment.
refused-closing = The server is restarting. Try again in a moment.
refused-failed = Something went wrong on the server; it has been noted. Nothing was lost.
refused-too_many = That was a little fast. Wait a moment, then try again.
refused-nobody = Say who you are first.
refused-not_found = There is nothing here, or nothing for you.
refused-seat_taken = That seat is not free.
refused-seat_changed = Somebody else has this seat by now.
refused-not_host = That is for whoever put up this table.
refused-not_at_table = That is for those who sit at this table.
refused-not_your_seat = This seat is not yours.
refused-is_playing = The game is under way.
refused-is_over = The game is over.
refused-wrong_login = There is nobody by this name and password.
refused-name_taken = Somebody else is registered by this name. Choose another.
refused-registered = You are registered already.
refused-bad_text = Something in that text cannot be kept. Use plain letters.
refused-bad_table = The server does not take this table: { $message }
refused-bad_record = This file is not the record of a whole game: { $message }
refused-bad_target = A webhook cannot lead there. It needs a public address that begins with https or http.
refused-bad_campaign = These choices do not go together: { $message }
refused-too_many_webhooks = You have as many webhooks as there can be. Remove one first.
refused-too_many_campaigns = You have as many campaigns as there can be.
refused-stale = Something has changed meanwhile. Look again.

## Who you are
name-ask = What shall we call you?
name-why = Others at the table see this name.
name-play = Begin to play
name-cancel = Back

## Home
home-title = Play
home-viticulture = Essential Edition · a year in Tuscany
home-naramata = a day on the Okanagan bench
home-players = Number of players
home-players-number = { $players } players
home-strength = How strong the bots are
home-play-bots = Play against bots
home-friends = Friends
home-screen = One screen
home-solo = Solo
home-my-games = My games
home-all-games = All
home-no-games = No games yet. Open a table?
home-open-table = Open a table
home-watch = Public tables
home-watch-it = Watch
home-sit-down = Sit down
home-no-public = Nobody plays in public just now.
home-learn = Learn the game
home-learn-how = The rules in our own words, searchable, with every card.
last-title = Last game
last-none = After your first game you can look at it again here, move by move.
last-won = You won “{ $title }” with { $points } points.
last-lost =
    { $points ->
        [one] You came out of “{ $title }” with 1 point.
       *[other] You came out of “{ $title }” with { $points } points.
    }
last-played = “{ $title }” is over.
last-review = Review
last-rematch = Rematch

## Joining
join-title = Join a table
join-how = Type the five letters you were given, or paste the link.
join-example = MELON
join-go = Join
join-unreadable = That is neither five letters nor a link to a table.
join-unknown = No open table goes by these letters. Has the game begun already?

## When something goes wrong
trouble-nowhere = There is no such page
trouble-nowhere-what = The address leads nowhere. Perhaps a letter is missing.
trouble-broken = That did not work
trouble-broken-what = The page could not be shown. Nothing was lost; your games are safe on the server.
trouble-gone = There is no such table
trouble-gone-what = It may have been cleared away, or the link is not complete.
trouble-unwelcome = This seat is not yours
trouble-unwelcome-what = Somebody else plays here. You can watch the table, or open one of your own.
trouble-offline = The server cannot be reached
trouble-offline-what = Your games are safe there. As soon as the line is up again, everything goes on where it was.
trouble-home = To the first page

## Campaigns
campaign-panel = Campaign
campaign-panel-how = Eight challenges against the Automa of Viticulture, one after the other.
campaign-beaten = { $beaten } of { $all } challenges beaten
campaign-look = See the journey
campaign-go-on = Go on

## A new table
new-heading = New table
new-game = Game
new-seats = Seats
new-you = You
new-add-seat = Add a seat, up to { $most }
new-remove-seat = Remove seat { $number }
new-seat-name = Name at seat { $number }
new-seat-kind = Who sits at seat { $number }
new-neighbour-name = Player { $number }
new-invited-name = Name, if you like
new-kind-me = Me
new-kind-neighbour = At this screen
new-kind-open = Anyone, by link
new-kind-invited = Invited, by link
new-seat-me = you, at this screen
new-seat-neighbour = takes turns at this screen
new-seat-open = anyone with the link or the five letters
new-seat-invited = only with this seat’s own link
new-seat-bot = a bot
new-how = How you play
new-barred =
    { $number ->
        [one] 1 option is not for this table
       *[other] { $number } options are not for this table
    }
new-more = The table itself
new-title = Title
new-title-what = So that you find it again.
new-title-example = Sunday vines
new-public = Public
new-public-what = Anyone may find it, sit down and watch; nobody sees a hand.
new-pace = Pace
new-pace-what = When the time for a decision is up, a bot decides.
new-pace-none = No clock
new-pace-60 = 1 minute a decision
new-pace-180 = 3 minutes a decision
new-pace-600 = 10 minutes a decision
new-pace-86400 = 1 day a decision
new-pace-259200 = 3 days a decision
new-seed = Deal
new-seed-what = The same number deals the same cards again.
new-seed-none = by chance
new-this-table = This table
new-sum-game = { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
new-sum-seats = { $here } here, { $links } by link, { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
new-sum-no-clock = No clock: you may take days
new-sum-public = Public: anyone may come and watch
new-sum-private = Only for those who have the link
new-links-come = As soon as the table is open, you get its link, five letters and a QR code to hand on.
new-open = Open the table
new-open-what = It begins when every seat is taken, or when you say so; bots take the rest.
new-begin = Begin
new-begin-what = Nobody is missing: the game begins at once.

## Options of the games, by name and by value
option-friendly = Friendly bonus spaces
option-choose_parents = Mamas and papas
option-automa = Automa
option-aggressive = Aggressive Automa
option-campaign = Challenge
option-bonus_tokens = Bonus action tokens
option-redraw_visitors = All visitors
option-days = Days
option-locks = Locks
option-phantom = Phantom
option-solo = Solo
option-fleet = The Fleet
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
option-whelp-null = normal
option-leader-null = all agree
option-bar-alone = Only for one player alone.
option-bar-several = Only for two players or more.
option-bar-two = Only for exactly two players.
option-bar-always-alone = One player alone always plays so.
option-bar-levels = Goes with an easy, normal or hard Automa.
option-bar-campaign6 = Does not go with challenge 6.
option-bar-whelp = Settled when you play for the Whelp score.
option-bar-needs-whelp = Goes with Solo or the Fleet.
option-bar-needs-fleet = Goes with the Fleet.
option-bar-needs-reverse = Goes with Reverse Course.

## The lobby
lobby-invite = Invite
lobby-code = Table code
lobby-qr = QR code of this table’s address
lobby-copy-link = Copy the link
lobby-local = This address is known to this device alone. For others, start the server on the network:
lobby-missing =
    { $missing ->
        [0] everybody is here
        [one] waiting for 1 more
       *[other] waiting for { $missing } more
    }
lobby-you = you
lobby-here = is here
lobby-bot = a bot
lobby-name = Your name at this table
lobby-rename = Rename
lobby-keep-name = Keep this name
lobby-leave = Get up
lobby-free = Free the seat
lobby-new-link = Make a link
lobby-copy-seat = Copy this seat’s link
lobby-seat-qr = QR code of this seat’s link
lobby-put-bot = Put a bot on seat { $seat }
lobby-bot-here = Put a bot here
lobby-begin = Begin now
lobby-begin-bots = Bots for free seats
lobby-begin-what =
    { $missing ->
        [0] Everybody is here.
        [one] The game begins by itself when the last seat is taken. Or begin now, with a bot there.
       *[other] The game begins by itself when all seats are taken. Or begin now, with bots on the rest.
    }
lobby-wait = You sit at this table. The game begins when all seats are taken, or when the host says so.
lobby-look = Take a free seat, or stay and watch.
lobby-pace = { $seconds } seconds a decision
lobby-usual = All options as usual.
lobby-yes = yes
lobby-no = no
copy-copied = Copied
copy-failed = Could not copy
join-seat = A seat is kept for you
join-seat-what = Say who you are, and sit down.
join-opening = Your seat is being found.
join-link-gone = This link leads nowhere any more. Somebody sits there already, or a new link was made; ask for another.

## Games
games-title = Games
games-which = Which games
games-going = Going on
games-finished = Finished
games-search = Look for a title or a name
games-none-going = Nothing is going on. Open a table?
games-none-finished = No finished games yet. They stay here for good, to be looked at again.
games-not-found = No game here fits.
games-more = Show more
games-won = Won
games-record = Take the record along as a file
games-import = Bring a game along
games-import-what = Open the record of a game, from here or from a terminal, and look at it move by move.
games-import-choose = Choose a file
games-import-open = Open the file
games-import-busy = Checking every move
games-import-unreadable = This file is not a record of a game.

## Settings
settings-look = Look
settings-lang = Language
settings-lang-what = Changes at once, also in the middle of a game.
settings-theme = Theme
settings-theme-what = By night, moon and lit windows. High contrast for every line.
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-theme-hc = High contrast
settings-symbols = Larger symbols
settings-symbols-what = Each player has a shape beside the colour; this makes it larger.
settings-cards = Cards
settings-cards-what = How large the text of cards is, in the hand and close up.
settings-cards-small = small
settings-cards-normal = normal
settings-cards-large = large
colour-red = red, circle
colour-blue = blue, square
colour-yellow = yellow, triangle
colour-purple = purple, diamond
colour-black = black, cross
colour-white = white, star
settings-play = At the table
settings-motion = Movement
settings-motion-what = How fast pieces move. Nothing moves when your system asks for that.
settings-motion-off = off
settings-motion-fast = fast
settings-motion-normal = normal
settings-motion-slow = slow
settings-confirm = Ask before what cannot be undone
settings-confirm-what = When a card would be seen, a die would fall, a season would end.
settings-sounds = Sounds
settings-sounds-what = Your turn, a piece placed, points, a refusal.
settings-letters = Single letters as keys
settings-letters-what = L for the list, Z to undo, W to ask why not, and so on.
settings-you = You
settings-nobody = Nobody knows you here yet. A name is enough to play.
settings-guest = You play as a guest, known by this browser alone.
settings-registered = You are registered; your games are with you wherever you log in.
settings-be-guest = Be known by this name
settings-name = Name
settings-rename = Change
settings-renamed = From now on you go by this name.
settings-register = Keep your games with a password
settings-register-what = Then you find them on every device. Your games so far come along.
settings-register-go = Register
settings-login = Log in
settings-login-what = If you have registered here before.
settings-login-go = Log in
settings-logout = Log out
settings-password = Password
settings-password-what = At least { $shortest } characters. There is no way to have it sent to you.
settings-notices = When it is your turn
settings-browser = Notice of the browser
settings-browser-on = Shown while a page of Cuvée is open in the background.
settings-browser-off = Off. The browser will ask whether it may.
settings-browser-denied = The browser does not allow it; that is changed in its own settings.
settings-browser-unable = This browser cannot show notices here.
settings-webhooks = Webhooks
settings-webhooks-what = Addresses that are told of your turn while you are away: your own program, or a channel of Discord or Slack.
settings-webhooks-nobody = Webhooks can be set up as soon as you are known here.
settings-webhook-url = Address
settings-webhook-shape = For
settings-webhook-json = own program
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-add = Add
settings-webhook-added = Added. Try it out.
settings-webhook-test = Try
settings-webhook-arrived = It arrived: { $outcome }.
settings-webhook-lost = It did not arrive: { $outcome }.
settings-webhook-remove = Remove { $url }
settings-webhook-removed = Removed.

## The campaign as a journey
campaign-mine = Your campaigns
campaign-none = No campaign yet. Begin one; it waits for you between games.
campaign-new = New campaign of { $game }
campaign-new-what = Beat one challenge to reach the next. Each loss gives you a bonus action token for the next try; the fewer games in all, the better.
campaign-begin = Set out
campaign-row = { $game }, Automa { $level }
campaign-games =
    { $games ->
        [0] no game yet
        [one] 1 game
       *[other] { $games } games
    }
campaign-going = under way
campaign-finished = finished
campaign-given-up = given up
campaign-title = Campaign of { $game }
campaign-level = Automa: { $level }
campaign-finished-what =
    { $games ->
        [one] The journey is over, after 1 game.
       *[other] The journey is over, after { $games } games.
    }
campaign-given-up-what = This journey was given up.
campaign-stop-won = { $called }. Beaten with { $score } points, { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }.
campaign-stop-next = { $called }. Next.
campaign-stop-ahead = { $called }. Still ahead.
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
campaign-play-on = Go on with the game
campaign-ahead = The road leads here once the stops before it are beaten.
campaign-record = Every game
campaign-record-none = Nothing played yet.
campaign-did = beaten
campaign-did-not = not beaten
campaign-give-up = Give up the campaign
campaign-give-up-sure = The journey ends here; its record stays.
campaign-stay = Stay on the road
