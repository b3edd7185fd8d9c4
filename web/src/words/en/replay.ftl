# A game of the past, and what is shown when one has ended.

replay-band = Replay
replay-when = { $when }: { $question }
replay-asked = { $name }. { $asked }
replay-asked-all = Everybody. { $asked }
replay-over = the game is over
replay-decision = Decision { $at } of { $last }
replay-hint = view only: clicks do not change the game
replay-viewpoint = View as
replay-viewpoint-spectator = Table
replay-viewpoint-all = All
replay-other = Opponent
replay-together = Together
replay-share = Share
replay-leave = Back to the table
replay-close = Close

## The way through it
replay-table = The table at this point
replay-playback = Timeline
replay-place = Position in the game
replay-move = Replay controls
replay-first = To the start
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step-by = Step by
replay-step-decision = Decision
replay-step-turn = Turn
replay-step-round = Round
replay-step-season = Season
replay-step-year = Year
replay-step-day = Day
replay-speed = Speed
replay-times = × { NUMBER($speed) }
replay-points = Points over time
replay-points-hint = click or drag anywhere to go there
replay-curve = Show the curve
replay-next-turning-point = Next turning point
replay-fork = Continue from here
replay-read = Info

## Beside it
replay-tabs = About this game
replay-tab-turning-points = Turning points
replay-tab-moves = Moves
replay-tab-score = Score
replay-tab-table = Table
replay-words = The position as text
replay-hidden = decides in secret
replay-moves-of = Whose moves
replay-moves-all = Everybody’s moves
replay-turning-points-none = No turning points: scores changed in small steps only.
replay-turning-point-scores =
    { $gain ->
        [one] { $name } scores 1 point.
       *[other] { $name } scores { $gain } points.
    }
replay-turning-point-leads =
    { $gain ->
        [one] { $name } scores 1 point and takes the lead.
       *[other] { $name } scores { $gain } points and takes the lead.
    }
replay-turning-point-loses =
    { $gain ->
        [one] { $name } loses 1 point.
       *[other] { $name } loses { $gain } points.
    }
replay-scores = Score breakdown
replay-scores-later = The breakdown is shown when the game is over.
replay-record = Download game record

## The review
replay-tab-review = Review
review-title = Review this game
review-about = A strong bot goes through the game turn by turn, knowing only what each player could know: the chance of winning over time, the turning points, and what would have been better.
review-ask = Review the game
review-again = Try again
review-failed = The review could not be completed.
review-working = Reviewing the game
review-working-text = This takes up to a minute. You can look around meanwhile, or come back later: the review is kept.
review-progress = { $done } of { $total } decisions
review-chance = Chance of winning
review-seats = Whose turns
review-swings = Turning points
review-swings-none = No turning points: the chances shifted gradually.
review-turns = { $name }’s turns
review-all = Show good turns too
review-flawless = No mistakes and no inaccuracies.
review-grade-best = Best
review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-better = Better
review-expected = Expected at the end: { $expected } instead of { $played }.
review-table = The chances as a table
review-estimate = Chances are a bot’s estimate. A percentage beside a turn is the chance of winning it gave away.

## Sharing and playing on
replay-share-title = Share this position
replay-share-text = This link opens the replay at this position, with the same view.
replay-share-link = Link to this position
replay-share-copy = Copy
replay-share-qr = QR code of the link
replay-fork-title = Continue from here
replay-fork-text = A new table starts at decision { $at } of this game. This game itself does not change.
replay-fork-name = Your name
replay-fork-who = Who plays?
replay-fork-me = Me
replay-fork-bot = Bot: { $bot }
replay-fork-open = Free seat
replay-fork-begin = Create table

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
after-curve-hint = click a point to see the table there
after-curve-table = The curve as a table
after-curve-when = When
after-turning-points = Turning points
after-scores = Score breakdown
after-replay = Watch the replay
after-rematch = Rematch
after-rematch-there = Go to the rematch
after-campaign = Back to the campaign
after-fork = Continue from a position
after-record = Download game record
after-home = Home
after-fair = Fair shuffle
after-not-fair = Shuffle
after-seed = The seed was { $seed }.
after-commitment = Its hash, published before the game: { $commitment }
after-commitment-fits = They match: the shuffle was not changed.
after-commitment-differs = They do not match.
after-commitment-how = It is the SHA-256 of “{ $text }”; any tool can check it.
after-loading = Counting points
after-trouble = The game history is not available right now.
