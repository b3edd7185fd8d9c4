# What the terminal says.

bot-greedy = Greedy
bot-random = Random

cli-player = Player { $number }
cli-bot = { $bot } { $number }
cli-begin = Seed { $seed }. Type the number of an option, or h for help.
cli-which-game = Which game?
cli-menu-unknown = Type a number from 1 to { $most }, or the name of a game.

cli-prompt = 1-{ $most }>
cli-pass = Pass the screen to { $name }, who then presses Enter.
cli-unknown = “{ $line }” is no answer here: type a number from 1 to { $most }, or h for help.
cli-undone = Taken back.
cli-redone = Done again.
cli-nothing-to-undo = There is nothing to take back.
cli-nothing-to-redo = There is nothing to do again.
cli-nothing-yet = Nothing has happened yet.

cli-action-called = In records it is called { $spelled }, number { $code }.
cli-word-why = why
cli-why-on-offer = That is on offer.
cli-why-unknown = No action has the words “{ $line }”.
cli-why-nothing = All that comes into question here is on offer.
cli-why-more =
    { $count ->
        [one] There is one more; say what you mean to narrow it down.
       *[other] There are { $count } more; say what you mean to narrow it down.
    }
cli-rule = (Rule: { $rule }.)

cli-save-name = Which file? [{ $file }]
cli-save-offer = Keep the game? Type a file name, or just Enter to let it go:
cli-saved = The game is kept in { $file }.
cli-not-saved = The game could not be kept: { $problem }
cli-closed = The input has ended, and so the game stops here.
cli-left = Until next time.

cli-help-number = choose this option
cli-help-again = ask the question again
cli-help-explain = explain all options, or option 3
cli-help-why = why can I not do that? For example: why build
cli-help-undo = take back the last decision
cli-help-redo = do it again after all
cli-help-view = show the position
cli-help-log = tell the game from its beginning
cli-help-save = keep the game in a file
cli-help-help = this help
cli-help-quit = leave

cli-yes = yes
cli-no = no
cli-place = place
cli-player-column = player
cli-score = score
cli-victory =
    { $count ->
        [0] Nobody wins.
        [one] The winner is { $names }.
       *[other] The victory is shared by { $names }.
    }

cli-position = After action { $number } of { $total }
cli-verified =
    { $count ->
        [one] The record is right: 1 action leads to position { $digest }.
       *[other] The record is right: { $count } actions lead to position { $digest }.
    }
cli-commitment-fits = The seed is the one that { $commitment } was published for before the game.
cli-commitment-broken = the seed is not the one that { $commitment } was published for before the game

cli-campaign-title = Viticulture, the campaign
cli-campaign-level =
    Automa { $automa ->
        [very_easy] very easy
        [easy] easy
        [hard] hard
        [very_hard] very hard
       *[normal] normal
    }
cli-campaign-aggressive = , aggressive
cli-campaign-result =
    { $reason ->
        [automa_win] won
        [automa_draw] drawn
       *[other] lost
    } ({ $points } VP)
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
cli-campaign-first = A new campaign. When its first game is over it will be kept in { $file }.
cli-campaign-anew = A new campaign. When its first game is over it will replace the one in { $file }.
cli-campaign-tokens =
    { $count ->
        [one] For your last loss you begin with 1 bonus action token.
       *[other] For your last losses you begin with { $count } bonus action tokens.
    }
cli-campaign-kept = The campaign is kept in { $file }.
cli-campaign-unchanged = This game does not count: the campaign is as it was before.
cli-campaign-own-file = The campaign itself is in { $file }; name another file.
