# A game of the past, and what is shown when one has ended.

replay-band = Replay
replay-when = { $when }: { $question }
replay-asked = { $name }. { $asked }
replay-asked-all = Everybody. { $asked }
replay-over = the game is over
replay-decision = Decision { $at } of { $last }
replay-hint = nothing you click here changes the game
replay-eyes = Eyes of
replay-eyes-table = Table
replay-eyes-all = All
replay-other = Opponent
replay-share = Share
replay-leave = Back to the table
replay-close = Close

## The way through it
replay-table = The table at this place
replay-way = The way through the game
replay-place = Place in the game
replay-move = Move through the game
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step-by = Step by
replay-step-decision = Decision
replay-step-turn = Turn
replay-step-season = Season
replay-step-year = Year
replay-step-day = Day
replay-speed = Speed
replay-times = × { NUMBER($speed) }
replay-points = Points over time
replay-points-hint = click or drag anywhere to go there
replay-curve = Show the curve
replay-next-turning = Next turning point
replay-fork = Play on from here
replay-read = Read

## Beside it
replay-reading = About this game
replay-tab-turnings = Turning points
replay-tab-moves = Moves
replay-tab-score = Score
replay-tab-table = Table
replay-words = The position in words
replay-hidden = decides in secret
replay-moves-of = Whose moves
replay-moves-all = Everybody’s moves
replay-turnings-none = Nothing stands out: the points came evenly.
replay-turning-scores =
    { $gain ->
        [one] { $name } scores 1 point.
       *[other] { $name } scores { $gain } points.
    }
replay-turning-leads =
    { $gain ->
        [one] { $name } scores 1 point and takes the lead.
       *[other] { $name } scores { $gain } points and takes the lead.
    }
replay-scores = Where the points came from
replay-scores-later = The breakdown comes when the game is over.
replay-record = Download the record

## Sharing and playing on
replay-share-title = Share this place
replay-share-text = Whoever follows this link sees the table exactly as it is here, through the same eyes.
replay-share-link = Link to this place
replay-share-copy = Copy
replay-share-qr = The link as a QR code
replay-fork-title = Play on from here
replay-fork-text = A new table begins at decision { $at } of this game. The game itself stays as it was.
replay-fork-name = Your name
replay-fork-who = Who sits where?
replay-fork-me = Me
replay-fork-bot = Bot: { $bot }
replay-fork-open = Open to anybody
replay-fork-begin = Open the table

## After the game
after-region = After the game
after-winner = { $name } wins
after-winners = { $names } share the win
after-won = You win
after-won-together = Won together
after-lost = You lose
after-loser = { $name } loses
after-lost-together = Lost together
after-drawn = A draw
after-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
after-place = { $place }.
after-ranking = Ranking
after-curve = Points over time
after-curve-hint = click a place to see the table there
after-curve-table = The curve as a table
after-curve-when = When
after-turnings = Turning points
after-scores = Where the points came from
after-replay = Watch the replay
after-rematch = Rematch
after-rematch-there = Go to the rematch
after-fork = Play on from a place
after-record = Download the record
after-home = Home
after-fair = Fair deal
after-seed = The seed was { $seed }.
after-commitment = Before the game, this was published of it: { $commitment }
after-commitment-fits = The two fit together: nobody changed the deal on the way.
after-commitment-differs = The two do not fit together.
after-commitment-how = It is the SHA-256 of “cuvee seed” and the number; any tool can check it.
after-loading = Adding up the points
after-trouble = The course of the game cannot be shown just now.
