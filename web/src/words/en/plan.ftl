# A plan: moves that are tried on a copy of the game.
plan = Plan
plan-title = Plan
plan-start = Now
plan-empty = Try moves as if you played. Only you see this; nothing of it is played.
plan-certain = Certain so far: nothing here depends on luck or on others.
plan-uncertain = From move { $number } on it depends on luck or on others: in the game it may turn out differently.
plan-assumed = What others do first is assumed: in the game it may turn out differently.
plan-outdated = The game has gone on since. Plan anew from there; your moves are kept as far as they go.
plan-taking = Your moves are being played.
plan-stopped = { $taken ->
    [0] Nothing was played
    [one] 1 move was played
   *[other] { $taken } moves were played
  }; this is not possible in the game: { $move }
plan-failed = That did not work. Try again.
plan-moves = Planned moves
plan-luck = luck decides
plan-others = Others, as a bot assumes
plan-back = One move back
plan-forward = One move forward
plan-anew = Other luck
plan-anew-here = Plan anew
plan-anew-what = The same moves with other cards, dice and moves of others
plan-take = { $count ->
    [0] Play it
    [one] Play 1 move
   *[other] Play { $count } moves
  }
plan-drop = Back to the game
