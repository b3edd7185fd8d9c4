# The daily challenge.

daily = Daily challenge
daily-how = One deal a day, the same for everybody. You play alone and have one attempt; it counts if you finish it before the day is over. Draws and rolls cannot be undone, and no bot plays for you. The server replays your game before it lists your score. Tomorrow the deal is revealed and open for practice.
daily-until = until { $time } your time (midnight UTC)
daily-mode-viticulture = against the Automa, normal
daily-mode-naramata = solo, normal
daily-play = Play today’s deal
daily-go-on = Continue
daily-practice = Practice this deal
daily-open = To the challenge
daily-look = Replay
daily-share = Copy result
daily-share-head = Cuvée daily challenge · { $game } · { $day }
daily-share-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  } · rank { $rank } of { $players }
daily-my-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
daily-rank = Rank { $rank } of { $players }
daily-streak = Streak: { $streak ->
    [one] { $streak } day
   *[other] { $streak } days
  }
daily-best-streak = longest: { $streak ->
    [one] { $streak } day
   *[other] { $streak } days
  }
daily-is-none = not played yet
daily-is-playing = Your attempt is under way.
daily-is-late = Your attempt was not finished in time and does not count.
daily-is-refused = Your game could not be verified, so it does not count.
daily-is-counted = Counted
daily-table = Table of the day
daily-nobody = Nobody has finished yet.
daily-you = (you)
daily-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
daily-column-rank = Rank
daily-column-name = Player
daily-column-score = Points
daily-archive = Past days: { $game }
daily-archive-none = There are no past days yet.
daily-archive-more = Earlier days
daily-past = { $players ->
    [one] one player
   *[other] { $players } players
  } · best { $best }
daily-past-mine = you: { $score }
daily-table-title = Daily challenge, { $day }
