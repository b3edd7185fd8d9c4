# What the table says around every game.

close = Close
cancel = Cancel
menu = Menu
undo = Undo
redo = Redo

target-legal = { $called }, you may choose this

region-prompt = Current question
region-play = The table
region-side = Opponents and log
region-log = Log, chat and notes

# The band at the left of the prompt: who must act, or how things are.
turn-mine = Your turn
turn-you = You
turn-all = All choose
turn-all-others = Others
turn-moved = New
turn-offline = Offline
turn-stuck = Stopped
turn-error = Error
turn-watching = Watching
turn-over = Game over
turn-loading = Loading

prompt-list = List
prompt-more = { $count } more
prompt-sent = Sent. Please wait.
prompt-waiting = Waiting for { $names }
prompt-loading = Loading the game
prompt-offline = Connection lost.
prompt-offline-pending = Your move is saved; reconnecting.
prompt-offline-again = Nothing is lost; reconnecting.
prompt-try-now = Reconnect now
prompt-over = The game is over.
prompt-moved = Another player has moved. The table is up to date.
prompt-answered = Answer sent. You can still change it.
prompt-timeout = Time is up: a bot has decided for { $names }.
prompt-error = Something went wrong. Nothing was lost.
prompt-again = Try again
prompt-copy = Copy details
prompt-skip = Skip { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
prompt-stuck = This game cannot be continued.
prompt-stuck-game_missing = This server no longer has the game.
prompt-stuck-rules_changed = The rules have changed since; you can still view the position.
prompt-stuck-rules_newer = It was played with newer rules than this server has.
prompt-stuck-broken = Its record is damaged; you can still view the position.

clock-left = Time left: { $time }

undo-step = Undo: { $step }
undo-withdraw = Change your answer
undo-withdraw-short = Change
undo-stops-start = There is nothing to undo.
undo-stops-earlier = You cannot undo: earlier moves are not available.
undo-stops-over = You cannot undo: the game is over.
undo-stops-other = You cannot undo: another player has decided since.
undo-stops-named = You cannot undo: { $name } has decided since.
undo-stops-chance = You cannot undo: a card was revealed or a die was rolled.
undo-stops-revealed = You cannot undo: hidden choices were revealed.
# The same under the word on the button: no more than a few words.
undo-brief-start = nothing to undo
undo-brief-earlier = no earlier moves
undo-brief-over = the game is over
undo-brief-other = others have decided
undo-brief-named = { $name } has decided
undo-brief-chance = random result
undo-brief-revealed = choices are revealed

detail = Details

list-title = { $count ->
    [one] 1 choice
   *[other] { $count } choices
  }
list-search = Find a choice
list-none = There is nothing to choose now.
list-no-match = No matching choices.

bubble-offer = Confirm
bubble-several = Which one?
bubble-routes = Where to?
bubble-confirm = Confirm
bubble-more = and { $count } more
bubble-uncertain-chance = Random result: a card is drawn or a die is rolled.
bubble-uncertain-revealed = Hidden choices will be revealed.
bubble-no-undo = This cannot be undone.
bubble-rule = Rule
why-asked-instead = Answer this first:
picked = Picked up: { $called }. Choose where it goes; Esc puts it down.

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
log-show = Show
log-show-since = Show it again on the board, move by move
log-away = { $name } has left the table.
log-not-here = { $name } is not here at the moment.
scene-ended = { $ended } is over
scene-begins = Next: { $begins }
scene-gains = What { $period } brought
scene-standings = Standings
scene-skip = Skip
die = A die shows { $value }
log-before = Before
log-more = Show more
log-undo-here = Undo to here
seed-player = A player chose the seed and may know what will be drawn: the shuffle is not fair.
seed-game = The seed comes from another game, so what will be drawn may be known.

# $why is a topic of the game, such as "the wine orders".
hint = Hint
hint-title = Hint
hint-waiting = Working it out …
hint-why = “{ $best }” is expected to end { $lead } better than the next best. What speaks for it most: { $why }.
hint-better = “{ $best }” is expected to end { $lead } better than the next best.
hint-even = The best of these are about equally good.
hint-what = What a strong bot expects at the end, knowing only what you know: how far ahead you finish or, where a score must not run out, how much of it is left. Everybody can see in the log that you asked.
hint-agreed = Hints are allowed at this table. Whoever sits down agrees to that; each use is in the log.
hint-none = No hints at this table.
table-event-hint = { $name } asks for a hint.

chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send

notes-hint = Only you can read this.
notes-loading = Loading
notes-saved = Saved
notes-saving = Saving
notes-failed = Not saved: connection lost.

region-phone-tabs = Views
phone-tab-table = Table
phone-tab-opponents = Players
phone-tab-log = Log
phone-tab-more = More

scores = Points
live = Game updates
live-undone = Move undone.

handover-hand = Pass the screen to { $name }.
handover-ready = I am { $name }
handover-trust = We trust each other: no more covers
handover-undo = { $name }: undo the last step

text-title = The table as text
text-asked = Current question
text-choices = Your choices

menu-text = Show the table as text
menu-drawn = Show the table as graphics
menu-help = Help for this decision
menu-rules = Rules
menu-cards = All cards
menu-sounds-on = Sounds are on
menu-sounds-off = Sounds are off
menu-share = Share this table
menu-settings = Settings
menu-home = Back to home
menu-view-as = View as { $name }
menu-leave = Leave the table (a bot takes over)
menu-leave-as = { $name } leaves (a bot takes over)
menu-back = Return to your seat: { $name }
menu-bot-for = Let a bot play for { $name }

share-hint = Anyone with this link can open the table.
share-code = QR code of the link
share-copy = Copy link
share-copied = Copied

undo-ask = You can ask the others to undo more.
undo-ask-step = Ask to undo: { $step }

undo-request = Undo request
undo-request-mine = You have asked to undo.
undo-request-missing = Still to agree: { $names }
undo-request-asks = { $name } asks to undo.
undo-request-step = Undo from: { $step }
undo-request-agree = Agree
undo-request-refuse = Decline
undo-request-withdraw = Withdraw request

prompt-result = Result
ending = Game over

menu-language = Language
menu-language-en = English
menu-language-de = Deutsch
menu-language-es = Español

## Keyboard shortcuts

keys-title = Keyboard shortcuts
keys-letters-off = Single-key shortcuts are off in the settings.
keys-choose = Go to what can be chosen or picked up, and choose it
keys-move = Move between neighboring things
keys-next = Next or previous thing that can be chosen
keys-region = Next or previous part of the table
keys-list = Open the list of choices; choose by number
keys-hint = A hint: what a strong bot would do
keys-plan = Plan: try moves on a copy, and back to the game
keys-since = Show again what happened since your last turn
keys-escape = Put down, close, or take a half-made move back
keys-undo = Undo, redo
keys-skip = Skip what is being shown
keys-primary = Pass or end the day
keys-why = Why not?
keys-detail = Enlarge a card
keys-places = Go to hand, board, your own area, opponents
keys-tabs = Open log, chat
keys-text = The table as text
keys-rules = Rules about this decision
keys-this = What is this? Pressed again, or with nothing selected: this list

## What is this?
about-title = What is what
about-how = Rest the mouse on a thing, hold it with a finger, or press ? on it.
