# What the terminal says.

bot-beginner = Beginner
bot-builder = Builder
bot-expert = Expert
bot-greedy = Greedy
bot-host = Host
bot-planner = Planner
bot-random = Random
bot-vintner = Vintner

cli-player = Player { $number }
cli-bot = { $bot } { $number }
cli-begin = Seed { $seed }. Type the number of an option, or h for help.
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

cli-action-called = In records it is called { $spelled }, number { $code }.
cli-word-why = why
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
cli-stand-in = { $name } has failed (it { $why }): { $bot } plays on.
cli-closed = End of input: the game stops here.
cli-left = Goodbye.

cli-help-number = choose this option
cli-help-again = repeat the question
cli-help-explain = explain all options, or option 3
cli-help-why = why can I not do that? For example: why build
cli-help-undo = undo the last decision
cli-help-redo = redo what was undone
cli-help-view = show the position
cli-help-log = show the log of the game
cli-help-save = save the game to a file
cli-help-help = this help
cli-help-quit = quit

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
cli-error-resume-flags = --resume takes seats, seed, names and options from the file
cli-error-resume-game = the game in '{ $file }' is { $game }
cli-error-read = cannot read '{ $file }': { $why }
cli-error-no-text = cannot read '{ $file }': it is not a text file
cli-error-folder = cannot write '{ $file }': it is a folder; name a file
cli-error-write = cannot write '{ $file }': { $why }
cli-error-campaign-file = cannot keep a campaign in '{ $file }': name a plain file
cli-error-campaign-long = '{ $file }': a campaign has at most { $most } characters
cli-error-campaign-json = '{ $file }': this is not a campaign; it is not JSON
cli-error-campaign-without = the campaign in '{ $file }' is not { $flag }; --new begins another
cli-error-campaign-other = the campaign in '{ $file }' has { $flag } { $begun }, not { $value }; --new begins another
cli-error-campaign-changed = the campaign in '{ $file }' has changed since this game began, perhaps in another terminal, so this game does not count; `cuvee campaign` goes on from what is there
