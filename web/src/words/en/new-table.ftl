# A new table, and the options of the games.

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
new-hints = Allow hints
new-hints-what = Everybody at the table may ask a strong bot. Whoever sits down sees this and agrees; each use is in the log.
new-hints-alone = Ask a strong bot what it would do. Each use is in the log.
new-rated = Rated
new-rated-what = Changes the ratings of all who play. For registered players and bots; no hints, undo only until somebody else has seen it. Whoever leaves comes last.
new-seat-friend = gets an invitation
lobby-rated = Rated
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
new-sum-usual = Use the defaults
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
