# Was der Tisch rund um jedes Spiel sagt.

close = Schließen
cancel = Abbrechen
menu = Menü
undo = Zurück
redo = Zurückgenommenes wiederholen

target-legal = { $called }, das kannst du wählen

region-prompt = Was gefragt ist
region-play = Der Tisch
region-rail = Die anderen und das Protokoll
region-log = Protokoll, Chat und Notizen

band-mine = Du bist dran
band-you = Du
band-all = Alle wählen
band-all-others = Andere
band-moved = Neu
band-offline = Getrennt
band-stuck = Angehalten
band-trouble = Fehler
band-watching = Zuschauen
band-over = Ende
band-loading = Moment

prompt-list = Liste
prompt-more = { $count } weitere
prompt-sent = Erledigt. Einen Moment.
prompt-waiting = Jetzt: { $names }
prompt-loading = Der Tisch wird gedeckt
prompt-offline = Die Verbindung ist weg.
prompt-offline-kept = Dein Zug bleibt erhalten; neuer Versuch läuft.
prompt-offline-again = Nichts geht verloren; neuer Versuch läuft.
prompt-try-now = Jetzt versuchen
prompt-over = Das Spiel ist aus.
prompt-moved = Jemand war schneller. So sieht der Tisch jetzt aus.
prompt-answered = Deine Antwort liegt da. Noch kannst du sie zurücknehmen.
prompt-stood-in = Die Zeit war um: Ein Bot hat für { $names } entschieden.
prompt-trouble = Das hat nicht geklappt. Nichts ging verloren.
prompt-again = Noch einmal
prompt-copy = Details kopieren
prompt-skip = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  } überspringen
prompt-stuck = Dieses Spiel kann nicht weitergehen.
prompt-stuck-game_missing = Der Server kennt dieses Spiel nicht mehr.
prompt-stuck-rules_changed = Die Regeln haben sich seither geändert; die Stellung bleibt lesbar.
prompt-stuck-rules_newer = Es wurde nach neueren Regeln gespielt, als der Server kennt.
prompt-stuck-broken = Die Aufzeichnung ist beschädigt; die Stellung bleibt lesbar.

clock-left = Restzeit: { $time }

undo-step = Zurück: { $step }
undo-withdraw = Antwort zurücknehmen
undo-withdraw-short = Zurücknehmen
undo-stops-start = Es gibt nichts zurückzunehmen.
undo-stops-earlier = Kein Zurück: Ab hier wurde das Spiel fortgesetzt.
undo-stops-over = Kein Zurück: Das Spiel ist aus.
undo-stops-other = Kein Zurück: Seither hat jemand anderes entschieden.
undo-stops-named = Kein Zurück: Seither hat { $name } entschieden.
undo-stops-chance = Kein Zurück: Eine Karte wurde gesehen oder ein Würfel ist gefallen.
undo-stops-revealed = Kein Zurück: Verdeckte Entscheidungen liegen offen.
# The same under the word on the button: no more than a few words.
undo-brief-start = noch nichts
undo-brief-earlier = ab hier fortgesetzt
undo-brief-over = Spiel ist aus
undo-brief-other = andere waren dran
undo-brief-named = { $name } war dran
undo-brief-chance = Zufall war im Spiel
undo-brief-revealed = alles liegt offen

magnified = Aus der Nähe

list-title = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
  }
list-search = Möglichkeit suchen
list-none = Gerade gibt es nichts zu wählen.
list-no-match = Keine Möglichkeit enthält diese Wörter.

bubble-offer = Bestätigen
bubble-several = Welche davon
bubble-confirm = So machen
bubble-more = und { $count } mehr
bubble-bars-chance = Das Glück entscheidet: Eine Karte wird gezogen oder ein Würfel fällt.
bubble-bars-revealed = Verdeckte Entscheidungen werden aufgedeckt.
bubble-no-undo = Das lässt sich nicht zurücknehmen.
bubble-rule = Die Regel dazu

tab-log = Protokoll
tab-chat = Chat
tab-notes = Notizen
tab-unread = { $count } neu

log-filter = Im Protokoll zeigen
log-all = Alles
log-mine = Nur meins
log-points = Nur Punkte
log-empty = Noch ist nichts geschehen.
log-since = Seit deinem letzten Zug
log-before = Davor
log-more = Mehr zeigen
log-undo-here = Bis hierher zurück

chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden

notes-hint = Das kannst nur du lesen.
notes-loading = Einen Moment
notes-kept = Gespeichert
notes-writing = Du schreibst
notes-failed = Nicht gespeichert: Die Verbindung ist weg.

region-sights = Teile des Tischs
sight-table = Tisch
sight-rivals = Alle
sight-log = Protokoll
sight-more = Mehr

scores = Punkte
live = Was geschieht
live-undone = Das wurde zurückgenommen.

curtain-hand = Gib den Bildschirm an { $name } weiter.
curtain-ready = Ich bin { $name }
curtain-undo = { $name }: letzten Schritt zurücknehmen

text-title = Der Tisch in Worten
text-asked = Was gefragt ist
text-choices = Deine Möglichkeiten

menu-text = Tisch als Text lesen
menu-drawn = Tisch gezeichnet sehen
menu-help = Hilfe zu dieser Entscheidung
menu-rules = Regeln
menu-cards = Alle Karten
menu-sounds-on = Töne sind an
menu-sounds-off = Töne sind aus
menu-share = Tisch teilen
menu-settings = Einstellungen
menu-home = Zur Startseite
menu-eyes = Mit den Augen von { $name } sehen
menu-leave = Aufstehen; ein Bot spielt für dich weiter
menu-leave-as = { $name } steht auf; ein Bot spielt weiter
menu-back = Deinen Platz wieder einnehmen: { $name }
menu-bot-for = Einen Bot für { $name } spielen lassen

share-hint = Wer diese Adresse öffnet, kommt an den Tisch.
share-code = Die Adresse als Code zum Abfotografieren
share-copy = Adresse kopieren
share-copied = Kopiert

undo-ask = Du kannst die anderen bitten, weiter zurückzugehen.
undo-ask-step = Zurück vor: { $step }

wish = Bitte um ein Zurück
wish-mine = Du hast um ein Zurück gebeten. Noch haben nicht alle zugestimmt.
wish-asks = { $name } bittet um ein Zurück.
wish-step = Zurück vor: { $step }
wish-agree = Zustimmen
wish-refuse = Weiterspielen
wish-withdraw = Bitte zurückziehen

prompt-result = Ergebnis
ending = Das Ende des Spiels

menu-language = Sprache
menu-language-en = English
menu-language-de = Deutsch
menu-language-es = Español
