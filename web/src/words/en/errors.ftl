# What goes wrong, and what the server refuses.

## What the server refuses
refused-unknown = Something went wrong. Nothing was lost.
refused-offline = The server cannot be reached. Nothing was lost; try again in a moment.
refused-unavailable = The server is busy. Try again in a moment.
refused-shutting_down = The server is restarting. Try again in a moment.
refused-internal_error = Server error; it has been logged. Nothing was lost.
refused-rate_limited = Too many requests. Wait a moment, then try again.
refused-not_logged_in = Enter your name first.
refused-not_found = Not found, or you do not have access.
refused-seat_taken = This seat is taken.
refused-seat_changed = Another player has this seat now.
refused-not_host = Only the host can do that.
refused-not_at_table = Only players at this table can do that.
refused-not_your_seat = This seat is not yours.
refused-is_playing = The game has already started.
refused-is_over = The game is over.
refused-wrong_login = Wrong name or password.
refused-wrong_password = Wrong password.
refused-overloaded = The server is busy. Try again in a moment.
refused-too_many_tables = You have too many unfinished tables. Finish or leave some first.
refused-too_many_connections = Too many open connections. Close other tabs and try again.
refused-name_taken = This name is taken. Choose another.
refused-already_registered = You already have an account.
refused-bad_text = The text contains characters that cannot be stored.
refused-bad_table = The server rejected this table: { $message }
refused-bad_record = This file is not a complete game record: { $message }
refused-bad_target = This address cannot be used. A webhook needs a public http or https address.
refused-bad_campaign = These options cannot be combined: { $message }
refused-too_many_webhooks = Webhook limit reached. Remove one first.
refused-too_many_campaigns = Campaign limit reached.
refused-counted = The result counts here: you decide alone, and what was drawn stays drawn.
refused-day_not_over = Others play this deal today. It is revealed when the day is over.
refused-attempt_over = You have had your attempt today. Tomorrow this deal is open for practice.
refused-not_over = The game is not over yet. This is possible afterwards.
refused-no_review = The rules have changed since this game, so it cannot be reviewed.
refused-stale = This has changed in the meantime. Please check again.

## When something goes wrong
error-not-found = Page not found
error-not-found-what = There is no page at this address. Check it for typos.
error-broken = Something went wrong
error-broken-what = The page could not be shown. Nothing was lost; your games are saved on the server.
error-no-table = Table not found
error-no-table-what = It may have been deleted, or the link is incomplete.
error-forbidden = This seat is not yours
error-forbidden-what = Another player has this seat. You can watch the table, or create your own.
error-offline = The server cannot be reached
error-offline-what = Your games are saved there. You can continue as soon as the connection is back.
error-home = Back to home
refused-registered_only = Register first: this is for registered players.
refused-cannot_be_rated = A rated game needs opponents, one seat for each person, and a random deal.
refused-one_seat_each = At a rated table everybody has one seat.
refused-not_a_friend = You can only keep a seat for a friend.
refused-not_yourself = You cannot be your own friend.
refused-too_many_friends = Friend limit reached.
