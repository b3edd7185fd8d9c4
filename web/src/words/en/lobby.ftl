# Before the game: the table fills up.

## The lobby
lobby-invite = Invite
lobby-code = Table code
lobby-qr = QR code of this table’s link
lobby-copy-link = Copy link
lobby-local = This address only works on this device. For others, start the server on the network:
lobby-missing =
    { $missing ->
        [0] everyone is here
        [one] waiting for 1 more
       *[other] waiting for { $missing } more
    }
lobby-you = you
lobby-here = joined
lobby-bot = a bot
lobby-name = Your name at this table
lobby-rename = Rename
lobby-keep-name = Save name
lobby-leave = Leave the table
lobby-free = Clear the seat
lobby-new-link = Create link
lobby-copy-seat = Copy this seat’s link
lobby-seat-qr = QR code of this seat’s link
lobby-put-bot = Add a bot at seat { $seat }
lobby-bot-here = Add a bot
lobby-begin = Start now
lobby-begin-bots = Bots for free seats
lobby-begin-what =
    { $missing ->
        [0] Everyone is here.
        [one] The game starts when the last seat is taken. Or start now, with a bot there.
       *[other] The game starts when all seats are taken. Or start now, with bots on the free seats.
    }
lobby-wait = You have a seat at this table. The game starts when all seats are taken, or when the host starts it.
lobby-look = Take a free seat, or watch.
lobby-pace = { $seconds } seconds per decision
lobby-expires = This table expires on { $date } unless somebody joins.
lobby-usual = Default options.
lobby-yes = yes
lobby-no = no
copy-copied = Copied
copy-failed = Could not copy
join-seat = A seat is reserved for you
join-seat-what = Enter your name to join.
join-opening = Joining the table.
join-link-gone = This link is no longer valid. The seat is taken, or a new link was created; ask for another.
