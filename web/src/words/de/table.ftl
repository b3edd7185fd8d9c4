# Was der Tisch rund um jedes Spiel sagt.

close = Schließen
cancel = Abbrechen
menu = Menü
undo = Rückgängig
redo = Wiederholen

target-legal = { $called }, das kannst du wählen

region-prompt = Aktuelle Frage
region-play = Der Tisch
region-side = Mitspieler und Protokoll
region-log = Protokoll, Chat und Notizen

turn-mine = Du bist dran
turn-you = Du
turn-all = Alle wählen
turn-all-others = Andere
turn-moved = Neu
turn-offline = Offline
turn-stuck = Angehalten
turn-error = Fehler
turn-watching = Zuschauer
turn-over = Beendet
turn-loading = Lädt

prompt-list = Liste
prompt-more = { $count } weitere
prompt-sent = Gesendet. Bitte warten.
prompt-waiting = Warten auf { $names }
prompt-loading = Partie wird geladen
prompt-offline = Verbindung verloren.
prompt-offline-pending = Dein Zug ist gespeichert; Verbindung wird aufgebaut.
prompt-offline-again = Nichts geht verloren; Verbindung wird aufgebaut.
prompt-try-now = Jetzt verbinden
prompt-over = Die Partie ist beendet.
prompt-moved = Jemand war schneller. Der Tisch ist aktualisiert.
prompt-answered = Antwort gesendet. Du kannst sie noch ändern.
prompt-timeout = Zeit abgelaufen: Ein Bot hat für { $names } entschieden.
prompt-error = Etwas ist schiefgegangen. Nichts ging verloren.
prompt-again = Erneut versuchen
prompt-copy = Details kopieren
prompt-skip = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  } überspringen
prompt-stuck = Diese Partie kann nicht fortgesetzt werden.
prompt-stuck-game_missing = Der Server hat dieses Spiel nicht mehr.
prompt-stuck-rules_changed = Die Regeln haben sich seither geändert; die Stellung bleibt sichtbar.
prompt-stuck-rules_newer = Sie wurde mit neueren Regeln gespielt, als dieser Server sie hat.
prompt-stuck-broken = Die Aufzeichnung ist beschädigt; die Stellung bleibt sichtbar.

clock-left = Restzeit: { $time }

undo-step = Rückgängig: { $step }
undo-withdraw = Antwort ändern
undo-withdraw-short = Ändern
undo-stops-start = Es gibt nichts rückgängig zu machen.
undo-stops-earlier = Rückgängig nicht möglich: Frühere Züge sind nicht verfügbar.
undo-stops-over = Rückgängig nicht möglich: Die Partie ist beendet.
undo-stops-other = Rückgängig nicht möglich: Ein anderer Spieler hat schon entschieden.
undo-stops-named = Rückgängig nicht möglich: { $name } hat schon entschieden.
undo-stops-chance = Rückgängig nicht möglich: Eine Karte wurde aufgedeckt oder ein Würfel geworfen.
undo-stops-revealed = Rückgängig nicht möglich: Verdeckte Entscheidungen wurden aufgedeckt.
# The same under the word on the button: no more than a few words.
undo-brief-start = noch nichts
undo-brief-earlier = keine früheren Züge
undo-brief-over = Partie beendet
undo-brief-other = andere waren dran
undo-brief-named = { $name } war dran
undo-brief-chance = Zufallsergebnis
undo-brief-revealed = schon aufgedeckt

detail = Details

list-title = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
  }
list-search = Möglichkeit suchen
list-none = Gerade gibt es nichts zu wählen.
list-no-match = Keine passende Möglichkeit.

bubble-offer = Bestätigen
bubble-several = Welche davon?
bubble-routes = Wohin?
bubble-confirm = Bestätigen
bubble-more = und { $count } weitere
bubble-uncertain-chance = Zufall: Eine Karte wird gezogen oder ein Würfel geworfen.
bubble-uncertain-revealed = Verdeckte Entscheidungen werden aufgedeckt.
bubble-no-undo = Das lässt sich nicht rückgängig machen.
bubble-rule = Regel
why-asked-instead = Beantworte zuerst diese Frage:
picked = Aufgenommen: { $called }. Wähle, wohin damit; Esc legt es zurück.

tab-log = Protokoll
tab-chat = Chat
tab-notes = Notizen
tab-unread = { $count } neu

log-filter = Im Protokoll zeigen
log-all = Alles
log-mine = Nur meins
log-points = Nur Punkte
log-empty = Noch ist nichts passiert.
log-since = Seit deinem letzten Zug
log-show = Zeigen
log-show-since = Noch einmal auf dem Spielplan zeigen, Zug für Zug
log-away = { $name } hat den Tisch verlassen.
log-not-here = { $name } ist gerade nicht da.
scene-ended = { $ended } ist vorbei
scene-begins = Es folgt: { $begins }
scene-gains = Was { $period } gebracht hat
scene-standings = Zwischenstand
scene-skip = Überspringen
die = Ein Würfel zeigt { $value }
log-before = Davor
log-more = Mehr zeigen
log-undo-here = Bis hierher rückgängig
seed-player = Ein Spieler hat den Startwert gewählt und kann wissen, was gezogen wird: Es ist nicht fair gemischt.
seed-game = Der Startwert stammt aus einer anderen Partie: Was gezogen wird, kann bekannt sein.

# $why is a topic of the game, such as "the wine orders".
hint = Tipp
hint-title = Tipp
hint-waiting = Wird berechnet …
hint-why = „{ $best }“ bringt am Ende voraussichtlich { $lead } mehr als das Nächstbeste. Am meisten spricht dafür: { $why }.
hint-better = „{ $best }“ bringt am Ende voraussichtlich { $lead } mehr als das Nächstbeste.
hint-even = Die besten davon sind etwa gleich gut.
hint-what = Was ein starker Bot am Ende erwartet, der nur weiß, was du weißt: wie weit du vorn liegst oder, wo eine Wertung nicht auf null fallen darf, wie viel davon übrig bleibt. Im Protokoll sehen alle, dass du gefragt hast.
hint-agreed = An diesem Tisch sind Tipps erlaubt. Wer sich setzt, ist damit einverstanden; jeder Tipp steht im Protokoll.
hint-none = Keine Tipps an diesem Tisch.
table-event-hint = { $name } holt sich einen Tipp.

chat-empty = Noch keine Nachrichten.
chat-say = Nachricht schreiben
chat-send = Senden

notes-hint = Das kannst nur du lesen.
notes-loading = Wird geladen
notes-saved = Gespeichert
notes-saving = Wird gespeichert
notes-failed = Nicht gespeichert: Verbindung verloren.

region-phone-tabs = Ansichten
phone-tab-table = Tisch
phone-tab-opponents = Spieler
phone-tab-log = Protokoll
phone-tab-more = Mehr

scores = Punkte
live = Spielverlauf
live-undone = Zug rückgängig gemacht.

handover-hand = Gib den Bildschirm an { $name } weiter.
handover-ready = Ich bin { $name }
handover-trust = Wir vertrauen einander: nicht mehr verdecken
handover-undo = { $name }: letzten Schritt rückgängig machen

text-title = Der Tisch als Text
text-asked = Aktuelle Frage
text-choices = Deine Möglichkeiten

menu-text = Tisch als Text zeigen
menu-drawn = Tisch als Grafik zeigen
menu-help = Hilfe zu dieser Entscheidung
menu-rules = Regeln
menu-cards = Alle Karten
menu-sounds-on = Töne sind an
menu-sounds-off = Töne sind aus
menu-share = Tisch teilen
menu-settings = Einstellungen
menu-home = Zur Startseite
menu-view-as = Ansicht von { $name }
menu-leave = Tisch verlassen (ein Bot übernimmt)
menu-leave-as = { $name } geht (ein Bot übernimmt)
menu-back = An deinen Platz zurückkehren: { $name }
menu-bot-for = Einen Bot für { $name } spielen lassen

share-hint = Wer diesen Link hat, kommt an den Tisch.
share-code = QR-Code zum Link
share-copy = Link kopieren
share-copied = Kopiert

undo-ask = Du kannst die anderen bitten, mehr rückgängig zu machen.
undo-ask-step = Rückgängig-Anfrage stellen: { $step }

undo-request = Rückgängig-Anfrage
undo-request-mine = Du hast gebeten, etwas rückgängig zu machen.
undo-request-missing = Es fehlt noch die Zustimmung von { $names }.
undo-request-asks = { $name } möchte etwas rückgängig machen.
undo-request-step = Rückgängig ab: { $step }
undo-request-agree = Zustimmen
undo-request-refuse = Ablehnen
undo-request-withdraw = Anfrage zurückziehen

prompt-result = Ergebnis
ending = Partie beendet

menu-language = Sprache
menu-language-en = English
menu-language-de = Deutsch
menu-language-es = Español

## Keyboard shortcuts

keys-title = Tastenkürzel
keys-letters-off = Tastenkürzel mit Buchstaben sind in den Einstellungen ausgeschaltet.
keys-choose = Zu dem gehen, was sich wählen oder aufnehmen lässt, und es wählen
keys-move = Zwischen benachbarten Dingen wechseln
keys-next = Nächste oder vorige Möglichkeit
keys-region = Nächster oder voriger Bereich des Tisches
keys-list = Liste der Möglichkeiten öffnen; nach Nummer wählen
keys-hint = Ein Tipp: was ein starker Bot täte
keys-plan = Plan: Züge an einer Kopie ausprobieren, und zurück zur Partie
keys-since = Noch einmal zeigen, was seit deinem letzten Zug geschah
keys-escape = Zurücklegen, schließen oder einen angefangenen Zug zurücknehmen
keys-undo = Rückgängig, wiederholen
keys-skip = Überspringen, was gerade gezeigt wird
keys-primary = Passen oder den Tag beenden
keys-why = Warum nicht?
keys-detail = Karte vergrößern
keys-places = Zu Hand, Spielplan, eigenem Bereich, Mitspielern
keys-tabs = Protokoll, Chat öffnen
keys-text = Der Tisch als Text
keys-rules = Regeln zu dieser Entscheidung
keys-this = Was ist das? Noch einmal gedrückt oder ohne Auswahl: diese Liste

## What is this?
about-title = Was ist was?
about-how = Lass die Maus auf etwas ruhen, halte es mit dem Finger gedrückt oder drücke darauf ?.
