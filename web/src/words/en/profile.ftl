# Profiles, leaderboards, friends.

profile = Profile
profile-none = No finished games yet.
profile-results = Results
profile-mode = Mode
profile-players = { $players ->
    [one] 1 player
   *[other] { $players } players
  }
profile-games = Games
profile-wins = Won
profile-place = Place
profile-points = Points
profile-best = Best
profile-form = Points, game by game
profile-rating-form = Rating, game by game
profile-legend = A filled dot is a win. Places and points in the table are averages.
profile-sources = Where points come from, per game
profile-favorites = Favorites
profile-used = { $games }×
profile-recent = Last games
profile-won = Won
profile-placed = Place { $place } of { $seats }
profile-scored = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
profile-friend = You are friends.
profile-part = Remove friend
profile-asked = You have asked to be friends.
profile-ask = Ask to be friends
profile-agree = Accept friend request
mode-table = At the table
mode-together = Together
mode-solo = Solo
mode-daily = Daily challenge
mode-campaign = Campaign
rating-spread = ± { $spread }
rating-games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
  }
usage-structures_built = Structures built
usage-visitors_played = Visitors played
usage-vines_planted = Vines planted
usage-orders_filled = Orders filled
usage-vehicle = Vehicles
usage-upgrades_bought = Upgrades
usage-tourists_taken = Tourists
leaderboards = Leaderboards
leaderboards-how = Everybody starts at 1500, people and bots on the same scale. Only rated games count. A rating with a question mark is provisional until { $games } games are played, and has no rank yet.
leaderboards-none = No rated games yet.
leaderboards-rating = Rating
friends = Friends
friends-none = No friends yet. Ask somebody by name.
friends-register = Friends are for registered players.
friends-to-register = Register
friends-name = Name of a registered player
friends-ask = Ask
friends-asks = would like to be friends
friends-agree = Accept
friends-decline = Decline
friends-waiting = has not answered yet
friends-take-back = Withdraw
friends-online = online
friends-away = offline
friends-invite = Invite
friends-invited = { $name } invites you to { $game }.
