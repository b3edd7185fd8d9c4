# Die Seiten rund um den Tisch.

game-viticulture = Viticulture
game-naramata = Naramata

## Was um jede Seite steht
nav-skip = Zum Inhalt springen
nav-home = Cuvée, Startseite
nav-pages = Seiten
nav-play = Spielen
nav-rules = Regeln
nav-cards = Karten
nav-games = Partien
nav-campaigns = Kampagnen
nav-language = Sprache
nav-language-en = English
nav-language-de = Deutsch
nav-language-es = Español
nav-settings = Einstellungen
nav-guest = Gast
nav-nobody = (nicht angemeldet)
nav-somebody = (du)
nav-turns = warten auf dich
nav-your-turn = Du bist dran
nav-your-turn-at = { $game } wartet auf dich.

## An vielen Stellen
again = Erneut versuchen
loading = Wird geladen
list-loading = Liste wird geladen
bot-beginner = Anfänger
bot-greedy = Mittel
bot-planner = Schwer
bot-expert = Experte
bot-vintner = Die Winzerin
bot-builder = Der Baumeister
bot-host = Die Gastgeberin
bot-random = Zufall
bot-name-1 = Eiche
bot-name-2 = Weide
bot-name-3 = Zeder
bot-name-4 = Ulme
bot-name-5 = Linde
seat-free = Freier Platz
seat-invited = Eingeladen
seat-bot = Bot ({ $bot })
table-campaign = Kampagne
table-alone = solo
table-your-turn = Du bist dran
table-waits-for = wartet auf { $names }
table-free-seats =
    { $seats ->
        [one] 1 Platz frei
       *[other] { $seats } Plätze frei
    }
table-stuck = angehalten
table-over = beendet

## Was der Server ablehnt
refused-unknown = Etwas ist schiefgegangen. Nichts ging verloren.
refused-offline = Der Server ist nicht erreichbar. Nichts ging verloren; versuche es gleich noch einmal.
refused-unavailable = Der Server ist ausgelastet. Versuche es gleich noch einmal.
refused-shutting_down = Der Server startet neu. Versuche es gleich noch einmal.
refused-internal_error = Serverfehler; er wurde protokolliert. Nichts ging verloren.
refused-rate_limited = Zu viele Anfragen. Warte kurz und versuche es noch einmal.
refused-not_logged_in = Gib zuerst deinen Namen ein.
refused-not_found = Nicht gefunden oder kein Zugriff.
refused-seat_taken = Dieser Platz ist besetzt.
refused-seat_changed = Diesen Platz hat inzwischen ein anderer Spieler.
refused-not_host = Das kann nur der Gastgeber.
refused-not_at_table = Das können nur Spieler an diesem Tisch.
refused-not_your_seat = Dieser Platz gehört dir nicht.
refused-is_playing = Die Partie hat schon begonnen.
refused-is_over = Die Partie ist beendet.
refused-wrong_login = Name oder Passwort ist falsch.
refused-wrong_password = Falsches Passwort.
refused-overloaded = Der Server ist ausgelastet. Versuche es gleich noch einmal.
refused-too_many_tables = Du hast zu viele offene Partien. Beende oder verlasse zuerst einige.
refused-too_many_connections = Zu viele offene Verbindungen. Schließe andere Tabs und versuche es noch einmal.
refused-name_taken = Dieser Name ist vergeben. Wähle einen anderen.
refused-already_registered = Du hast schon ein Konto.
refused-bad_text = Der Text enthält Zeichen, die sich nicht speichern lassen.
refused-bad_table = Der Server hat diesen Tisch abgelehnt: { $message }
refused-bad_record = Diese Datei ist keine vollständige Aufzeichnung: { $message }
refused-bad_target = Diese Adresse geht nicht. Ein Webhook braucht eine öffentliche Adresse mit http oder https.
refused-bad_campaign = Diese Optionen passen nicht zusammen: { $message }
refused-too_many_webhooks = Höchstzahl an Webhooks erreicht. Entferne zuerst einen.
refused-too_many_campaigns = Höchstzahl an Kampagnen erreicht.
refused-stale = Inzwischen hat sich etwas geändert. Prüfe es noch einmal.

## Wer du bist
name-ask = Wähle einen Namen
name-why = Diesen Namen sehen deine Mitspieler.
name-play = Losspielen
name-cancel = Zurück

## Startseite
home-title = Spielen
home-viticulture = Essential Edition · ein Jahr in der Toskana
home-naramata = ein Tag am Okanagansee
home-more-games = Weitere Spiele
home-players = Spielerzahl
home-players-number = zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }
home-strength = Stärke der Bots
home-play-bots = Gegen Bots spielen
home-friends = Freunde
home-screen = Ein Bildschirm
home-solo = Solo
home-my-games = Meine Partien
home-all-games = Alle
home-open-table = Tisch erstellen
home-watch = Öffentliche Tische
home-watch-it = Zusehen
home-sit-down = Beitreten
home-no-public = Gerade gibt es keine öffentlichen Partien.
home-learn = Das Spiel lernen
home-learn-how = Die Regeln in unseren Worten, durchsuchbar, mit allen Karten.
last-title = Letzte Partie
last-none = Nach deiner ersten Partie kannst du sie hier Zug für Zug ansehen.
last-won = Du hast „{ $title }“ mit { $points } Siegpunkten gewonnen.
last-lost =
    { $points ->
        [one] „{ $title }“ endete für dich mit 1 Siegpunkt.
       *[other] „{ $title }“ endete für dich mit { $points } Siegpunkten.
    }
last-played = „{ $title }“ ist beendet.
last-review = Ansehen
last-rematch = Revanche

## Dazukommen
join-title = Einem Tisch beitreten
join-how = Gib den Code aus fünf Buchstaben ein oder füge den Link ein.
join-example = MELON
join-go = Beitreten
join-unreadable = Das ist weder ein Tischcode noch ein Link zu einem Tisch.
join-unknown = Kein offener Tisch hat diesen Code. Vielleicht läuft die Partie schon.

## Wenn etwas schiefgeht
error-not-found = Seite nicht gefunden
error-not-found-what = Unter dieser Adresse gibt es keine Seite. Prüfe sie auf Tippfehler.
error-broken = Etwas ist schiefgegangen
error-broken-what = Die Seite konnte nicht angezeigt werden. Nichts ging verloren; deine Partien sind auf dem Server gespeichert.
error-no-table = Tisch nicht gefunden
error-no-table-what = Vielleicht wurde er gelöscht, oder der Link ist unvollständig.
error-forbidden = Dieser Platz gehört dir nicht
error-forbidden-what = Hier spielt jemand anderes. Du kannst am Tisch zusehen oder selbst einen erstellen.
error-offline = Der Server ist nicht erreichbar
error-offline-what = Deine Partien sind dort gespeichert. Du kannst weiterspielen, sobald die Verbindung wieder steht.
error-home = Zur Startseite

## Kampagnen
campaign-panel = Kampagne
campaign-panel-how = Acht Herausforderungen gegen die Automa von Viticulture, eine nach der anderen.
campaign-beaten = { $beaten } von { $all } Herausforderungen bestanden
campaign-look = Kampagne ansehen
campaign-go-on = Fortsetzen

## Ein neuer Tisch
new-heading = Neuer Tisch
new-game = Spiel
new-seats = Spieler
new-you = Du
new-add-seat = Spieler hinzufügen, bis { $most }
new-remove-seat = Spieler { $number } entfernen
new-seat-name = Name von Spieler { $number }
new-seat-kind = Wer Spieler { $number } ist
new-neighbour-name = Spieler { $number }
new-invited-name = Name (optional)
new-kind-me = Ich
new-kind-neighbour = An diesem Gerät
new-kind-open = Alle, per Link
new-kind-invited = Eingeladen, per Link
new-seat-me = du, an diesem Gerät
new-seat-neighbour = spielt am selben Gerät
new-seat-open = alle mit dem Link oder dem Code
new-seat-invited = nur mit dem Link dieses Platzes
new-seat-bot = ein Bot
new-how = Spieloptionen
new-barred =
    { $number ->
        [one] 1 Option ist hier nicht verfügbar
       *[other] { $number } Optionen sind hier nicht verfügbar
    }
new-more = Tischoptionen
new-title = Titel
new-title-what = Damit du ihn wiederfindest.
new-title-example = Sonntagsreben
new-public = Öffentlich
new-public-what = Alle können ihn finden, beitreten und zusehen; Handkarten bleiben verdeckt.
new-pace = Zeitlimit
new-pace-what = Ist die Zeit für eine Entscheidung um, entscheidet ein Bot.
new-pace-none = Kein Zeitlimit
new-pace-60 = 1 Minute pro Entscheidung
new-pace-180 = 3 Minuten pro Entscheidung
new-pace-600 = 10 Minuten pro Entscheidung
new-pace-86400 = 1 Tag pro Entscheidung
new-pace-259200 = 3 Tage pro Entscheidung
new-seed = Startwert
new-seed-what = Dieselbe Zahl ergibt wieder dieselben Karten.
new-seed-none = zufällig
new-this-table = Dieser Tisch
new-sum-game = { $game }, { $players ->
        [one] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu sechst
    }
new-sum-seats = { $here } hier, { $links } per Link, { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }
new-sum-no-clock = Kein Zeitlimit
new-sum-public = Öffentlich: Alle können beitreten und zusehen
new-sum-private = Nur für alle, die den Link haben
new-links-come = Sobald der Tisch erstellt ist, bekommst du Link, Code und QR-Code zum Teilen.
new-open = Tisch erstellen
new-open-what = Die Partie startet, wenn alle Plätze besetzt sind oder du sie startest; Bots füllen freie Plätze.
new-begin = Starten
new-begin-what = Es fehlt niemand: Die Partie startet sofort.

## Optionen der Spiele, nach Name und Wert
option-friendly = Freundliche Bonusplätze
option-choose_parents = Mamas und Papas
option-automa = Automa
option-aggressive = Aggressive Automa
option-campaign = Herausforderung
option-bonus_tokens = Bonusmarker
option-redraw_visitors = Alle Besucher
option-days = Tage
option-adjust_days = Tage ändern
option-locks = Sperrmarker
option-phantom = Phantom
option-phantom_setup = Phantom zählt
option-phantom_from = Phantom fährt
option-solo = Solo
option-fleet = Die Flotte
option-fleet_late = Flotte zu spät
option-whelp = Onlinebewertung (Whelp)
option-leader = Leitung
option-reverse_course = Umgekehrte Route
option-from_end = Ab Ziel
option-vehicles = Fahrzeuge
option-purple = Violett
option-value-null = keine
option-value-very_easy = sehr leicht
option-value-easy = leicht
option-value-normal = normal
option-value-hard = schwer
option-value-very_hard = sehr schwer
option-value-advanced = fortgeschritten
option-value-chosen = gewählt
option-value-dealt = verteilt
option-value-rows = 2 Zeilen
option-value-tourists = 2 Touristen
option-value-regions = bei Startregionen
option-value-full = als dritter Spieler
option-value-itself = ab seinem Fahrzeug
option-value-foremost = ab dem vordersten
option-value-five = ab 17:00
option-value-six = ab 18:00
option-whelp-null = normal
option-leader-null = alle gemeinsam
option-disabled-only = Nur bei: { $list }.
option-disabled-only-players = Nur für { $list }.
option-disabled-unless = Erforderlich, außer bei: { $list }.
option-disabled-not = Nicht bei: { $list }.
option-disabled-always = Immer aktiv bei: { $list }.
option-disabled-always-players = Für { $list } immer aktiv.
option-disabled-fixed = Fest vorgegeben bei: { $list }.
option-disabled-players = { $most ->
        [one] 1 Spieler
       *[other] { $many } Spieler
    }

## Vor der Partie
lobby-invite = Einladen
lobby-code = Tischcode
lobby-qr = QR-Code zum Link dieses Tisches
lobby-copy-link = Link kopieren
lobby-local = Diese Adresse funktioniert nur auf diesem Gerät. Für andere starte den Server im Netzwerk:
lobby-missing =
    { $missing ->
        [0] alle sind da
        [one] 1 Platz ist noch frei
       *[other] { $missing } Plätze sind noch frei
    }
lobby-you = du
lobby-here = ist dabei
lobby-bot = ein Bot
lobby-name = Dein Name an diesem Tisch
lobby-rename = Umbenennen
lobby-keep-name = Namen speichern
lobby-leave = Tisch verlassen
lobby-free = Platz freigeben
lobby-new-link = Link erstellen
lobby-copy-seat = Link dieses Platzes kopieren
lobby-seat-qr = QR-Code vom Link dieses Platzes
lobby-put-bot = Bot als Spieler { $seat } hinzufügen
lobby-bot-here = Bot hinzufügen
lobby-begin = Jetzt starten
lobby-begin-bots = Bots für freie Plätze
lobby-begin-what =
    { $missing ->
        [0] Alle sind da.
        [one] Die Partie startet, wenn der letzte Platz besetzt ist. Oder starte jetzt mit einem Bot dort.
       *[other] Die Partie startet, wenn alle Plätze besetzt sind. Oder starte jetzt mit Bots auf freien Plätzen.
    }
lobby-wait = Du hast einen Platz an diesem Tisch. Die Partie startet, wenn alle Plätze besetzt sind oder der Gastgeber sie startet.
lobby-look = Nimm einen freien Platz oder sieh zu.
lobby-pace = { $seconds } Sekunden pro Entscheidung
lobby-expires = Dieser Tisch verfällt am { $date }, wenn niemand mehr dazukommt.
lobby-usual = Standardoptionen.
lobby-yes = ja
lobby-no = nein
copy-copied = Kopiert
copy-failed = Kopieren fehlgeschlagen
join-seat = Ein Platz ist für dich reserviert
join-seat-what = Gib deinen Namen ein, um beizutreten.
join-opening = Du trittst dem Tisch bei.
join-link-gone = Dieser Link gilt nicht mehr. Der Platz ist besetzt, oder es gibt einen neuen Link; bitte um einen anderen.

## Partien
games-title = Partien
games-which = Welche Partien
games-going = Laufende
games-finished = Beendete
games-search = Titel oder Namen suchen
games-none-going = Keine laufenden Partien. Einen Tisch erstellen?
games-none-finished = Noch keine beendeten Partien. Hier kannst du sie später ansehen.
games-not-found = Keine passenden Partien.
games-more = Mehr zeigen
games-won = Gewonnen
games-record = Aufzeichnung herunterladen
games-import = Partie importieren
games-import-what = Öffne die Aufzeichnung einer Partie, von hier oder aus einem Terminal, und sieh sie Zug für Zug an.
games-import-choose = Datei wählen
games-import-open = Datei öffnen
games-import-busy = Jeder Zug wird geprüft
games-import-unreadable = Diese Datei ist keine Aufzeichnung einer Partie.

## Einstellungen
settings-look = Darstellung
settings-lang = Sprache
settings-lang-what = Wechselt sofort, auch mitten in der Partie.
settings-theme = Design
settings-theme-what = Hell, dunkel oder hoher Kontrast.
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-hc = Kontrast
settings-symbols = Größere Symbole
settings-symbols-what = Zu jeder Farbe gehört eine Form; so wird sie größer gezeigt.
settings-cards = Karten
settings-cards-what = Textgröße der Karten, auf der Hand und in den Details.
settings-cards-small = klein
settings-cards-normal = normal
settings-cards-large = groß
colour-red = Rot, Kreis
colour-blue = Blau, Quadrat
colour-yellow = Gelb, Dreieck
colour-purple = Violett, Raute
colour-black = Schwarz, Kreuz
colour-white = Weiß, Stern
settings-play = Spielablauf
settings-motion = Animation
settings-motion-what = Tempo der Animationen. Aus, wenn dein System weniger Bewegung verlangt.
settings-motion-off = aus
settings-motion-fast = schnell
settings-motion-normal = normal
settings-motion-slow = langsam
settings-pace = Züge der anderen
settings-pace-what = Wie schnell sie nacheinander gezeigt werden. Leertaste oder ein Klick überspringt sie.
settings-trusting = Wir vertrauen einander
settings-trusting-what = An einem Bildschirm wird zwischen den Zügen nichts verdeckt.
settings-confirm = Endgültige Züge bestätigen
settings-confirm-what = Wenn eine Karte aufgedeckt, ein Würfel geworfen oder eine Jahreszeit beendet wird.
settings-sounds = Töne
settings-sounds-what = Dein Zug, eine gesetzte Figur, Punkte, ein ungültiger Zug.
settings-letters = Tastenkürzel
settings-letters-what = L für die Liste, Z für Rückgängig, W für das Warum und so weiter.
settings-you = Konto
settings-nobody = Du bist nicht angemeldet. Zum Spielen genügt ein Name.
settings-guest = Du spielst als Gast, nur in diesem Browser.
settings-registered = Du bist registriert; deine Partien findest du auf jedem Gerät.
settings-be-guest = Namen verwenden
settings-name = Name
settings-rename = Ändern
settings-renamed = Dein Name wurde geändert.
settings-register = Konto erstellen
settings-register-what = So findest du deine Partien auf jedem Gerät. Bisherige Partien bleiben erhalten.
settings-register-go = Registrieren
settings-login = Anmelden
settings-login-what = Wenn du schon ein Konto hast.
settings-login-go = Anmelden
settings-logout = Abmelden
settings-password = Passwort
settings-password-what = Mindestens { $shortest } Zeichen. Ein vergessenes Passwort lässt sich nicht wiederherstellen.
settings-logout-everywhere = Überall abmelden
settings-password-now = Aktuelles Passwort
settings-password-new = Neues Passwort
settings-password-changed = Dein Passwort wurde geändert. Alle anderen Geräte wurden abgemeldet.
settings-change-account = Passwort ändern
settings-change-account-what = Alle anderen Geräte werden abgemeldet.
settings-change-account-go = Passwort ändern
settings-delete-account = Konto löschen
settings-delete-account-what = Das lässt sich nicht rückgängig machen. Dein Name und deine Nachrichten werden entfernt, deine noch nicht begonnenen Tische gelöscht, und Bots spielen deine Partien zu Ende.
settings-delete-account-go = Konto löschen
settings-notices = Wenn du dran bist
settings-browser = Browser-Benachrichtigung
settings-browser-on = Erscheint, solange Cuvée im Hintergrund offen ist.
settings-browser-off = Aus. Der Browser wird um Erlaubnis fragen.
settings-browser-denied = Vom Browser blockiert; ändere es in den Browser-Einstellungen.
settings-browser-unable = Dieser Browser kann hier keine Benachrichtigungen zeigen.
settings-webhooks = Webhooks
settings-webhooks-what = Adressen, die bei deinem Zug benachrichtigt werden, während du weg bist: ein eigenes Programm oder ein Kanal bei Discord oder Slack.
settings-webhooks-nobody = Gib einen Namen ein, um Webhooks hinzuzufügen.
settings-webhook-url = Adresse
settings-webhook-shape = Für
settings-webhook-json = eigenes Programm
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-add = Hinzufügen
settings-webhook-added = Hinzugefügt. Teste ihn.
settings-webhook-test = Testen
settings-webhook-arrived = Zugestellt: { $outcome }.
settings-webhook-lost = Nicht zugestellt: { $outcome }.
settings-webhook-remove = { $url } entfernen
settings-webhook-removed = Entfernt.

## Die Kampagne als Reise
campaign-mine = Deine Kampagnen
campaign-none = Noch keine Kampagne. Starte eine; sie wird zwischen den Partien gespeichert.
campaign-new = Neue Kampagne: { $game }
campaign-new-what = Bestehe eine Herausforderung, um zur nächsten zu kommen. Jede Niederlage bringt dir einen Bonusmarker für den nächsten Versuch; je weniger Partien insgesamt, desto besser.
campaign-begin = Kampagne starten
campaign-row = { $game }, Automa { $level }
campaign-games =
    { $games ->
        [0] noch keine Partie
        [one] 1 Partie
       *[other] { $games } Partien
    }
campaign-going = läuft
campaign-finished = beendet
campaign-given-up = aufgegeben
campaign-title = Kampagne: { $game }
campaign-level = Automa: { $level }
campaign-finished-what =
    { $games ->
        [one] Die Kampagne ist beendet, nach 1 Partie.
       *[other] Die Kampagne ist beendet, nach { $games } Partien.
    }
campaign-given-up-what = Diese Kampagne wurde aufgegeben.
campaign-stop-won = { $called }. Bestanden mit { $score } Siegpunkten, { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }.
campaign-stop-next = { $called }. Als Nächstes.
campaign-stop-ahead = { $called }. Noch nicht verfügbar.
campaign-won =
    { $tries ->
        [one] Beim ersten Versuch bestanden, mit { $score } Siegpunkten.
       *[other] Beim { $tries }. Versuch bestanden, mit { $score } Siegpunkten.
    }
campaign-tokens =
    { $losses ->
        [one] 1 Versuch bisher: Du beginnst mit 1 Bonusmarker.
       *[other] { $losses } Versuche bisher: Du beginnst mit { $losses } Bonusmarkern.
    }
campaign-play = Diese Herausforderung spielen
campaign-play-on = Partie fortsetzen
campaign-ahead = Bestehe zuerst die Herausforderungen davor.
campaign-record = Alle Partien
campaign-record-none = Noch keine Partien.
campaign-did = bestanden
campaign-did-not = nicht bestanden
campaign-give-up = Kampagne aufgeben
campaign-give-up-sure = Die Kampagne endet hier; die Ergebnisse bleiben.
campaign-stay = Weiterspielen
