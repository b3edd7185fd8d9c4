# The campaign.

## Campaigns
campaign-panel = Campaign
campaign-panel-how = Eight challenges against the Automa of Viticulture, one after the other.
campaign-beaten = { $beaten } of { $all } challenges beaten
campaign-look = View campaign
campaign-go-on = Continue

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
