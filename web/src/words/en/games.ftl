# The games one has played and plays.

## Games
games-title = Games
games-which = Which games
games-going = In progress
games-finished = Finished
games-search = Search by title or name
games-none-going = No games in progress. Create a table?
games-none-finished = No finished games yet. You can replay them here later.
games-not-found = No matching games.
games-more = Show more
games-won = Won
games-record = Download game record
games-import = Import a game
games-import-what = Open a game record, from here or from a terminal, and replay it move by move.
games-import-choose = Choose a file
games-import-open = Open the file
games-import-busy = Checking every move
games-import-unreadable = This file is not a game record.
