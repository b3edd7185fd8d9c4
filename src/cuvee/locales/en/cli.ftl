# What the terminal says.

cli-player = Player { $number }
cli-bot = { $bot } { $number }
cli-begin = Seed { $seed }. Type the number of an option, or h for help.
cli-begin-lessons = New to this game? { $command } teaches it in a few short scenes.
cli-which-game = Which game?
cli-menu-unknown = Type a number from 1 to { $most }, or the name of a game.

cli-prompt = 1-{ $most }>
cli-pass = Pass the screen to { $name }, who then presses Enter.
cli-unknown = “{ $line }” is not an option: type a number from 1 to { $most }, or h for help.
cli-undone = Undone.
cli-redone = Redone.
cli-nothing-to-undo = There is nothing to undo.
cli-nothing-to-redo = There is nothing to redo.
cli-nothing-yet = Nothing has happened yet.
cli-hints-used = { $name } asked for { $count ->
    [one] one hint
   *[other] { $count } hints
  }.

cli-action-called = In records it is called { $spelled }, number { $code }.
cli-word-why = why
cli-word-hint = hint
cli-word-plan = plan
cli-word-take = take
cli-word-quit = quit
cli-why-on-offer = You can choose that.
cli-why-unknown = No action matches “{ $line }”.
cli-why-nothing = All possible actions can be chosen here.
cli-why-more =
    { $count ->
        [one] There is one more; be more specific.
       *[other] There are { $count } more; be more specific.
    }
cli-rule = (Rule: { $rule }.)

cli-save-name = Which file? [{ $file }]
cli-save-offer = Save the game? Type a file name, or press Enter to discard it:
cli-saved = The game is saved in { $file }.
cli-not-saved = The game could not be saved: { $problem }
cli-stand-in = { $name } has failed ({ $why }): { $bot } plays on.
cli-stand-in-note =
    { $decision ->
        [0] { $name } failed before the first decision of the game ({ $why }): { $bot } decided from then on.
        [one] { $name } failed after 1 decision of the game ({ $why }): { $bot } decided from then on.
       *[other] { $name } failed after { $decision } decisions of the game ({ $why }): { $bot } decided from then on.
    }
cli-closed = End of input: the game stops here.
cli-left = Goodbye.

cli-key-enter = Enter
cli-help-number = choose this option
cli-help-again = repeat the question
cli-help-explain = explain all options, or option 3
cli-help-why = why can I not do that? For example: why build
cli-help-hint = what would a strong bot do?
cli-help-plan = try moves first; nothing of it counts until you take it over
cli-help-undo = undo the last decision
cli-help-redo = redo what was undone
cli-help-view = show the position
cli-help-log = show the log of the game
cli-help-save = save the game to a file
cli-help-help = this help
cli-help-quit = quit
cli-help-plan-anew = plan again with other luck
cli-help-plan-take = play your moves in the game, as far as they are certain
cli-help-plan-drop = back to the game without the plan

# A plan: moves tried on a copy; $take is the word that takes them over.
cli-plan-begin = A plan: what you cannot know is dealt anew, and bots decide for the others. “{ $take }” plays your moves in the game, q drops them, h lists the rest.
cli-plan-anew = Another deal of what you cannot know.
cli-plan-luck = What happens from here on depends on luck or on others: in the game it may come out differently.
cli-plan-over = The plan has come to the end of the game; here is your last decision again.
cli-plan-back = { $count ->
    [0] Back to the game; no move was taken over.
    [one] Back to the game; one move was taken over.
    *[other] Back to the game; { $count } moves were taken over.
  }

cli-yes = yes
cli-no = no
cli-place = rank
cli-player-column = player
cli-score = score
cli-victory =
    { $count ->
        [one] The winner is { $names }.
       *[other] The victory is shared by { $names }.
    }

cli-position = After action { $number } of { $total }
cli-verified =
    { $count ->
        [one] The record is valid: 1 action leads to position { $digest }.
       *[other] The record is valid: { $count } actions lead to position { $digest }.
    }
cli-commitment-fits = The seed matches { $commitment }, published before the game.
cli-commitment-broken = the seed does not match { $commitment }, published before the game
cli-seed-chosen = A player chose the seed, and may have known what would be drawn.

cli-campaign-score =
    { $games ->
        [one] 1 game played, { $beaten } of { $total } challenges beaten. The score is the number of games: fewer are better.
       *[other] { $games } games played, { $beaten } of { $total } challenges beaten. The score is the number of games: fewer are better.
    }
cli-campaign-finished =
    { $games ->
        [one] The campaign is finished. Your score is 1 game. Begin another with --new.
       *[other] The campaign is finished. Your score is { $games } games. Begin another with --new.
    }
cli-campaign-first = A new campaign. When its first game is over it will be saved in { $file }.
cli-campaign-anew = A new campaign. When its first game is over it will replace the one in { $file }.
cli-campaign-kept = The campaign is saved in { $file }.
cli-campaign-unchanged = This game does not count: the campaign is unchanged.
cli-campaign-own-file = { $file } is the file of the campaign; choose another.

cli-lesson-hand = The hand points to: { $action }
cli-lesson-left = Go on with { $command }
cli-lesson-over = That was the last scene. Play a whole game with { $command }

cli-kind-whole = a whole number
cli-kind-number = a number
cli-kind-none = no value
cli-error-unused = '{ $word }' is one word too many; see { $help }
cli-error-no-value = { $what } needs a value; see { $help }
cli-error-missing = { $what } is missing; see { $help }
cli-error-kind = { $flag } takes { $kind }, not '{ $value }'
cli-error-value = --{ $flag } takes one of { $known }, not '{ $value }'
cli-error-range = --{ $flag } takes a number from 0 to { $most }, not { $value }
cli-error-unknown = Unknown option: { $flag }.
cli-error-meant = Did you mean { $flag }?
cli-error-own-flags = A game's own flags follow its name: cuvee { $command } GAME ({ $known })
cli-none-yet = none yet
cli-error-see = See { $help }
cli-error-no-game = there is no game to play; --load FILE.py brings one
cli-error-humans = --humans takes a number from 0, not { $count }
cli-error-seats = { $game } is played with { $known } seats, not { $seats }
cli-error-people = { $humans } people do not fit on { $seats } seats
cli-error-names = --names takes up to { $most } names, as in Ada,Ben; not '{ $names }'
cli-error-review-open = { $file } holds a game that is not over; only a finished game is reviewed.
cli-error-resume-flags = --resume takes seats, seed, names and options from the file
cli-error-resume-game = the game in '{ $file }' is { $game }
cli-error-no-text = cannot read '{ $file }': it is not a text file
cli-error-folder = cannot write '{ $file }': it is a folder; name a file
cli-error-campaign-file = cannot keep a campaign in '{ $file }': name a plain file
cli-error-campaign-long = '{ $file }': a campaign has at most { $most } characters
cli-error-campaign-json = '{ $file }': this is not a campaign; it is not JSON
cli-error-campaign-without = the campaign in '{ $file }' is not { $flag }; --new begins another
cli-error-campaign-other = the campaign in '{ $file }' has { $flag } { $begun }, not { $value }; --new begins another
cli-error-campaign-changed = the campaign in '{ $file }' has changed since this game began, perhaps in another terminal, so this game does not count; `cuvee campaign` goes on from what is there
cli-error-lesson-game = there are no lessons of '{ $game }'; there are some of { $known }
cli-error-lesson-start = --start takes a number from 1 to { $most }, not { $value }
cli-or = { $one } or { $other }
cli-range = { $first } to { $last }
cli-players =
    { $most ->
        [1] 1 player
       *[other] { $numbers } players
    }
cli-error-conflict =
    { $clash ->
        [not_with] { $flag } does not go with { $others }
        [needed_with] { $flag } is needed with { $others }
        [needed_unless] { $flag } is needed except with { $others }
       *[only_with] { $flag } only goes with { $others }
    }
cli-error-command = Unknown command "{ $command }".
cli-error-repeated = { $flag } is given more than once
cli-error-lang = Cuvée speaks { $known }, not '{ $value }'
cli-error-commitment = --commitment takes 64 hexadecimal digits
cli-error-in-file = '{ $file }': { $why }
cli-error-damaged = '{ $file }': { $why }
cli-error-lost-worker = a process that played was ended; --resume goes on if --out kept the games
cli-error-lost-trainer = a process that played was ended; the same command goes on from what is kept
cli-error-out-kind = --out takes a file that ends in .jsonl, .csv or .parquet, not '{ $file }'
cli-error-out-device = --out: a run cannot be resumed from '{ $file }'; name a file
cli-error-out-twice = --out takes one file of each kind
cli-error-out-same = two outputs name the file '{ $file }': give each one of its own
cli-error-journal-name = '{ $file }' has the name of a file of games, which only --out writes: give another name
cli-error-resume-out = --resume goes on with a file of games: add --out FILE.jsonl
cli-error-jobs = --jobs takes a number from 1, not { $count }
cli-error-coverage-resume = --coverage counts all games of one run; it does not go with --resume
cli-error-parquet-resume = --parquet tells all games of one run; it does not go with --resume
cli-error-parquet-numpy = --parquet needs numpy: pip install 'cuvee[envs]'
cli-error-train-numpy = training needs numpy: install cuvee[learning]
cli-error-needs-server = this needs more of Cuvée than is installed; `pip install 'cuvee[server]'` brings it
cli-error-sizes = --seats takes sizes of tables, as in 2,4; not '{ $value }'
cli-error-sizes-twice = --seats takes each size once, not '{ $value }'
cli-error-load = --load takes a file such as examples/barrels.py, or a module

## Files, bots and many games
error-read = cannot read '{ $file }': { $why }
error-write = cannot write '{ $file }': { $why }
error-use = cannot use '{ $file }': { $why }
error-store = cannot store data in '{ $file }': { $why }
error-os-missing = No such file or directory
error-os-forbidden = Permission denied
error-os-there = File exists
error-os-format = Exec format error
error-os-folder = Is a directory
error-os-no-folder = Not a directory
error-os-full = No space left on device
error-os-read-only = Read-only file system
error-os-port-used = Address already in use
error-os-no-address = Cannot assign requested address
error-no-bot = there is no bot '{ $name }'; there is: { $known }
error-bot-takes =
    { $count ->
        [0] bot '{ $name }' takes no parameters; not '{ $setting }' (as in name:key=value)
       *[other] bot '{ $name }' takes { $known }; not '{ $setting }' (as in name:key=value)
    }
error-bot-twice = bot '{ $name }': { $key } is given twice
error-bot-switch = bot '{ $name }': { $key } takes true or false, not '{ $value }'
error-bot-whole = bot '{ $name }': { $key } takes a whole number, not '{ $value }'
error-bot-number = bot '{ $name }': { $key } takes a number, not '{ $value }'
error-bot-least = bot '{ $name }': { $key } is at least { $least }, not { $value }
error-bots-least = a bot's { $key } is at least { $least }, not { $value }
error-stdin-ms = stdin: ms is from 1 to { $most }, not { $value }
error-stdin-unread = stdin: cannot read the command '{ $command }': { $why }
error-stdin-none = stdin: takes a command, as in stdin:./mybot
error-stdin-missing = stdin: there is no program '{ $program }' that can be run
error-bots-seats = { $seats } seats need { $seats } bots, not { $count }
error-bots-each = name one bot for all, or one for each of { $seats } seats; not { $count }
error-games = at least 1 game is to be played, not { $count }
error-endless = a game of { $game } between { $bots } has not ended after 100,000 decisions: nobody tries to end it
error-ladder-twice = a ladder takes each bot once; '{ $name }' is named again
error-ladder-one = a ladder takes two bots or more, as in greedy,random
error-seconds = a measurement takes some seconds, not { $seconds }
error-journal-full = '{ $file }' holds games: go on with --resume or name another
error-journal-more = '{ $file }' holds { $games } games, more than the { $asked } asked for
error-journal-line = line { $number } of '{ $file }' is not a game of a series
error-journal-other = line { $number } of '{ $file }' is of another series than the one asked for
error-needs-pyarrow = Parquet needs the library pyarrow: pip install 'cuvee[parquet]'
error-needs-ray = --ray needs the library Ray: pip install 'cuvee[ray]'
error-ray = cannot reach Ray at '{ $address }': { $why }
error-load-missing = there is no file '{ $file }' to load a game from
error-load = cannot load '{ $file }': { $why }
error-load-kind = it is not a Python file
error-no-network = { $name } has no network '{ $network }' to train; there is: { $known }
error-training-log = { $file } is no log of a training: { $why }
error-bots-milliseconds = a bot's milliseconds are from 1 to { $most }, not { $value }
error-minutes = --minutes takes a number from 1, not { $value }
error-training-json = it is not JSON
error-training-entry = '{ $entry }' is missing or cannot be right
error-training-other = '{ $file }' belongs to a training of { $found }, not of { $wanted }; name another --folder
error-training-seed = the training in '{ $folder }' was begun with --seed { $seed }: say so, or name another --folder
error-training-state = '{ $file }' does not hold all that a training goes on with; name another --folder to begin anew
error-weights = '{ $file }' holds no weights of a bot, or is damaged; `cuvee train` makes such files
error-weights-shapes = '{ $file }': the parts of these weights do not fit each other
error-weights-inputs = the weights in '{ $file }' are for { $found } numbers of a position, but { $game } has { $wanted }
error-weights-numpy = weights of a bot need numpy: pip install 'cuvee[learning]'

## Editions of Naramata
error-edition-unread = edition '{ $folder }': cannot read { $file }
error-edition-unreadable = { $file }: { $why }
error-edition = { $file }, { $where }: { $why }
error-edition-changed = the edition '{ $folder }' has changed since this game was saved; put its files back as they were to go on

## A server
error-flag-range = { $flag } takes a number from 1 to { $most }, not { $value }
error-workers-database = several --workers need --database postgresql://…
error-origin = --origin takes a site such as https://games.example.org, not '{ $value }'
error-network = { $flag } takes a network such as 10.0.0.0/8, not '{ $value }'
error-no-client = there is no browser client in '{ $folder }': index.html is missing
error-host = --host takes an address of this machine, not '{ $value }'
error-listen = cannot listen at { $host } port { $port }: { $why }; --port takes another
error-no-database = there is no server's database in '{ $file }'; --data names its folder
error-backup-there = '{ $file }' is there already; a backup is a new file
error-backup-copy = cannot copy '{ $file }': { $why }
error-backup-database = --database takes sqlite:///FILE, not '{ $value }'
error-use-pg-dump = PostgreSQL copies itself while it runs: pg_dump --format=custom --file=FILE DATABASE
error-database-damaged = '{ $file }' is damaged: it does not pass SQLite's own check
error-data-used = another server is using '{ $file }'; name another --data
error-sqlite = this needs SQLite { $wanted } or newer, not { $found }; use --database
error-database = cannot open the database: { $why }
error-database-kind = --database takes postgresql://… or sqlite:///…, not '{ $value }'
error-database-later = the database is of a later Cuvée: it has migration { $found }, not { $last }
error-start-first = the database is of another version of Cuvée; start the server once first
error-not-banned = '{ $who }' is not banned; `cuvee admin bans` lists who is
error-no-table = there is no table '{ $table }'
error-nobody = there is nobody '{ $who }'; `cuvee admin usage` lists people

# A review; $loss and $change are in percent, $line is what should have been done.
cli-review-chance = Chance of winning
cli-review-grades = { $name }: { $best } turns best, { $good } good, { $inaccuracy } inaccurate, { $mistake } mistaken.
cli-review-swings = Turning points
cli-review-swing = Decisions { $start } to { $end }: { $name } { $change }%
cli-review-swing-one = Decision { $start }: { $name } { $change }%
cli-review-inaccuracy = inaccuracy, { $loss }% of the chance given away
cli-review-mistake = mistake, { $loss }% of the chance given away
cli-review-played = Played: { $line }.
cli-review-better = Better: { $line } ({ $expected } expected at the end, not { $played }).
