# What the table says around every game.

close = Close
cancel = Cancel
menu = Menu
undo = Undo
redo = Redo what was taken back

target-legal = { $called }, you may choose this

region-prompt = What is asked
region-play = The table
region-rail = Opponents and log
region-log = Log, chat and notes

# The band at the left of the prompt: who must act, or how things are.
band-mine = Your turn
band-you = You
band-all = All choose
band-all-others = Others
band-moved = New
band-offline = Offline
band-stuck = Stopped
band-trouble = Error
band-watching = Watching
band-over = The end
band-loading = One moment

prompt-list = List
prompt-more = { $count } more
prompt-sent = Done. One moment.
prompt-waiting = Waiting for { $names }
prompt-loading = Setting the table
prompt-offline = The line is down.
prompt-offline-kept = Your move is kept; trying again.
prompt-offline-again = Nothing is lost; trying again.
prompt-try-now = Try now
prompt-over = The game is over.
prompt-moved = Somebody has moved. Here is the table now.
prompt-answered = Your answer is in. You may still take it back.
prompt-stood-in = The time was up: a bot has decided for { $names }.
prompt-trouble = That did not work. Nothing was lost.
prompt-again = Again
prompt-copy = Copy details
prompt-skip = Skip { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
prompt-stuck = This game cannot go on.
prompt-stuck-game_missing = This server does not know the game any more.
prompt-stuck-rules_changed = The rules have changed since; the position can still be read.
prompt-stuck-rules_newer = It was played by newer rules than this server knows.
prompt-stuck-broken = Its record is damaged; the position can still be read.

clock-left = Time left: { $time }

undo-step = Undo: { $step }
undo-withdraw = Take back your answer
undo-withdraw-short = Take back
undo-stops-start = There is nothing to undo.
undo-stops-earlier = You cannot undo: the game was continued from here.
undo-stops-over = You cannot undo: the game is over.
undo-stops-other = You cannot undo: somebody else has decided since.
undo-stops-named = You cannot undo: { $name } has decided since.
undo-stops-chance = You cannot undo: a card has been seen or a die has fallen.
undo-stops-revealed = You cannot undo: hidden choices have come to light.
# The same under the word on the button: no more than a few words.
undo-brief-start = nothing so far
undo-brief-earlier = continued from here
undo-brief-over = the game is over
undo-brief-other = others have decided
undo-brief-named = { $name } has decided
undo-brief-chance = luck has decided
undo-brief-revealed = choices are revealed

magnified = Close up

list-title = { $count ->
    [one] 1 choice
   *[other] { $count } choices
  }
list-search = Find a choice
list-none = There is nothing to choose now.
list-no-match = No choice has these words.

bubble-offer = Confirm
bubble-several = Which one
bubble-confirm = Do it
bubble-more = and { $count } more
bubble-bars-chance = Luck decides: a card is drawn or a die falls.
bubble-bars-revealed = Hidden choices come to light.
bubble-no-undo = This cannot be undone.
bubble-rule = The rule

tab-log = Log
tab-chat = Chat
tab-notes = Notes
tab-unread = { $count } new

log-filter = Show in the log
log-all = Everything
log-mine = Only mine
log-points = Only points
log-empty = Nothing has happened yet.
log-since = Since your last turn
log-before = Before
log-more = Show more
log-undo-here = Undo to here

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

notes-hint = Only you can read this.
notes-loading = One moment
notes-kept = Kept
notes-writing = Writing
notes-failed = Not kept: the line is down.

region-sights = Parts of the table
sight-table = Table
sight-rivals = Players
sight-log = Log
sight-more = More

scores = Points
live = What happens
live-undone = That was taken back.

curtain-hand = Hand the screen to { $name }.
curtain-ready = I am { $name }
curtain-undo = { $name }: take the last step back

text-title = The table in words
text-asked = What is asked
text-choices = Your choices

menu-text = Read the table as text
menu-drawn = See the table drawn
menu-help = Help for this decision
menu-rules = Rules
menu-cards = All cards
menu-sounds-on = Sounds are on
menu-sounds-off = Sounds are off
menu-share = Share this table
menu-settings = Settings
menu-home = Leave for the first page
menu-eyes = Look through the eyes of { $name }
menu-leave = Get up; a bot plays on for you
menu-leave-as = { $name } gets up; a bot plays on
menu-back = Take your seat back: { $name }
menu-bot-for = Let a bot play for { $name }

share-hint = Whoever opens this address comes to the table.
share-code = The address as a code to be scanned
share-copy = Copy the address
share-copied = Copied

undo-ask = You can ask the others to go back further.
undo-ask-step = Back to before: { $step }

wish = A wish to go back
wish-mine = You have asked to go back. The others have not all agreed yet.
wish-asks = { $name } asks to go back.
wish-step = Back to before: { $step }
wish-agree = Agree
wish-refuse = Go on instead
wish-withdraw = Withdraw

prompt-result = Result
ending = The end of the game

menu-language = Language
menu-language-en = English
menu-language-de = Deutsch
menu-language-es = Español
