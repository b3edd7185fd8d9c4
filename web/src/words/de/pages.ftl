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
nav-nobody = (noch nicht bekannt)
nav-somebody = (das bist du)
nav-turns = warten auf dich
nav-your-turn = Du bist am Zug
nav-your-turn-at = { $game } wartet auf dich.

## An vielen Stellen
again = Noch einmal versuchen
loading = Der Tisch wird gedeckt
list-loading = Die Liste kommt gleich
bot-random = Leicht
bot-greedy = Solide
bot-names = Eiche, Weide, Zeder, Ulme, Linde
seat-free = Freier Platz
seat-invited = Eingeladen
seat-bot = Bot ({ $bot })
table-campaign = Kampagne
table-alone = allein
table-your-turn = Du bist am Zug
table-waits-for = wartet auf { $names }
table-free-seats =
    { $seats ->
        [one] 1 Platz frei
       *[other] { $seats } Plätze frei
    }
table-stuck = kann nicht weitergehen
table-over = beendet

## Was der Server ablehnt
refused-unknown = Das hat nicht geklappt. Es ist nichts verloren.
refused-line_down = Der Server ist nicht erreichbar. Es ist nichts verloren; versuche es gleich noch einmal.
refused-unavailable = Der Server ist beschäftigt. Versuche es gleich noch einmal.
refused-closing = Der Server startet neu. Versuche es gleich noch einmal.
refused-failed = Auf dem Server ist etwas schiefgegangen; es ist notiert. Es ist nichts verloren.
refused-too_many = Das war etwas zu schnell. Warte kurz und versuche es noch einmal.
refused-nobody = Sag zuerst, wie du heißt.
refused-not_found = Hier ist nichts, oder nichts für dich.
refused-seat_taken = Dieser Platz ist nicht frei.
refused-seat_changed = Auf diesem Platz sitzt inzwischen jemand anderes.
refused-not_host = Das darf nur, wer den Tisch eröffnet hat.
refused-not_at_table = Das dürfen nur die, die an diesem Tisch sitzen.
refused-not_your_seat = Dieser Platz gehört dir nicht.
refused-is_playing = Die Partie läuft schon.
refused-is_over = Die Partie ist zu Ende.
refused-wrong_login = Diesen Namen mit diesem Passwort gibt es nicht.
refused-name_taken = Unter diesem Namen ist schon jemand angemeldet. Wähle einen anderen.
refused-registered = Du bist schon angemeldet.
refused-bad_text = Etwas in diesem Text lässt sich nicht speichern. Nimm einfache Buchstaben.
refused-bad_table = Der Server nimmt diesen Tisch nicht an: { $message }
refused-bad_record = Diese Datei ist nicht die Aufzeichnung einer ganzen Partie: { $message }
refused-bad_target = Dorthin kann kein Webhook führen. Er braucht eine öffentliche Adresse, die mit https oder http beginnt.
refused-bad_campaign = Diese Wahl passt nicht zusammen: { $message }
refused-too_many_webhooks = Mehr Webhooks kannst du nicht haben. Entferne zuerst einen.
refused-too_many_campaigns = Mehr Kampagnen kannst du nicht haben.
refused-stale = Inzwischen hat sich etwas geändert. Sieh noch einmal nach.

## Wer du bist
name-ask = Wie sollen wir dich nennen?
name-why = Diesen Namen sehen die anderen am Tisch.
name-play = Losspielen
name-cancel = Zurück

## Startseite
home-title = Spielen
home-viticulture = Essential Edition · ein Jahr in der Toskana
home-naramata = ein Tag am Okanagansee
home-players = Zahl der Spielenden
home-players-number = zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }
home-strength = Stärke der Bots
home-play-bots = Gegen Bots spielen
home-friends = Mit anderen
home-screen = Ein Bildschirm
home-solo = Solo
home-my-games = Meine Partien
home-all-games = Alle
home-no-games = Noch keine Partien. Einen Tisch eröffnen?
home-open-table = Tisch eröffnen
home-watch = Öffentliche Tische
home-watch-it = Zusehen
home-sit-down = Platz nehmen
home-no-public = Gerade spielt niemand öffentlich.
home-learn = Das Spiel lernen
home-learn-how = Die Regeln in unseren Worten, durchsuchbar, mit allen Karten.
last-title = Letzte Partie
last-none = Nach deiner ersten Partie kannst du sie hier Zug für Zug noch einmal ansehen.
last-won = Du hast „{ $title }“ mit { $points } Punkten gewonnen.
last-lost =
    { $points ->
        [one] „{ $title }“ endete für dich mit 1 Punkt.
       *[other] „{ $title }“ endete für dich mit { $points } Punkten.
    }
last-played = „{ $title }“ ist zu Ende.
last-review = Ansehen
last-rematch = Revanche

## Dazukommen
join-title = An einen Tisch kommen
join-how = Gib die fünf Buchstaben ein, die du bekommen hast, oder füge den Link ein.
join-example = MELON
join-go = Los
join-unreadable = Das sind weder fünf Buchstaben noch ein Link zu einem Tisch.
join-unknown = Kein offener Tisch hat diese Buchstaben. Hat die Partie schon begonnen?

## Wenn etwas schiefgeht
trouble-nowhere = Diese Seite gibt es nicht
trouble-nowhere-what = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
trouble-broken = Das hat nicht geklappt
trouble-broken-what = Die Seite ließ sich nicht zeigen. Es ist nichts verloren; deine Partien sind auf dem Server gut aufgehoben.
trouble-gone = Diesen Tisch gibt es nicht
trouble-gone-what = Vielleicht wurde er abgeräumt, oder der Link ist nicht vollständig.
trouble-unwelcome = Dieser Platz gehört dir nicht
trouble-unwelcome-what = Hier spielt jemand anderes. Du kannst am Tisch zusehen oder selbst einen eröffnen.
trouble-offline = Der Server ist nicht erreichbar
trouble-offline-what = Deine Partien sind dort gut aufgehoben. Sobald die Verbindung steht, geht alles weiter, wo es war.
trouble-home = Zur Startseite

## Kampagnen
campaign-panel = Kampagne
campaign-panel-how = Acht Herausforderungen gegen die Automa von Viticulture, eine nach der anderen.
campaign-beaten = { $beaten } von { $all } Herausforderungen bestanden
campaign-look = Die Reise ansehen
campaign-go-on = Weiter

## Ein neuer Tisch
new-heading = Neuer Tisch
new-game = Spiel
new-seats = Plätze
new-you = Du
new-add-seat = Platz hinzufügen, bis { $most }
new-remove-seat = Platz { $number } entfernen
new-seat-name = Name an Platz { $number }
new-seat-kind = Wer an Platz { $number } sitzt
new-neighbour-name = Platz { $number }
new-invited-name = Name, wenn du magst
new-kind-me = Ich
new-kind-neighbour = An diesem Schirm
new-kind-open = Alle, per Link
new-kind-invited = Eingeladen, per Link
new-seat-me = du, an diesem Bildschirm
new-seat-neighbour = spielt am selben Bildschirm
new-seat-open = wer den Link oder die fünf Buchstaben hat
new-seat-invited = nur mit dem Link dieses Platzes
new-seat-bot = ein Bot
new-how = So spielt ihr
new-barred =
    { $number ->
        [one] 1 Option passt nicht zu diesem Tisch
       *[other] { $number } Optionen passen nicht zu diesem Tisch
    }
new-more = Der Tisch selbst
new-title = Titel
new-title-what = Damit du ihn wiederfindest.
new-title-example = Sonntagsreben
new-public = Öffentlich
new-public-what = Alle können ihn finden, Platz nehmen und zusehen; niemand sieht eine Hand.
new-pace = Tempo
new-pace-what = Ist die Zeit für eine Entscheidung um, entscheidet ein Bot.
new-pace-none = Keine Uhr
new-pace-60 = 1 Minute je Entscheidung
new-pace-180 = 3 Minuten je Entscheidung
new-pace-600 = 10 Minuten je Entscheidung
new-pace-86400 = 1 Tag je Entscheidung
new-pace-259200 = 3 Tage je Entscheidung
new-seed = Kartenfolge
new-seed-what = Dieselbe Zahl gibt wieder dieselben Karten.
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
new-sum-no-clock = Keine Uhr: Es darf Tage dauern
new-sum-public = Öffentlich: Alle dürfen kommen und zusehen
new-sum-private = Nur für alle, die den Link haben
new-links-come = Sobald der Tisch offen ist, bekommst du Link, fünf Buchstaben und QR-Code zum Weitergeben.
new-open = Tisch eröffnen
new-open-what = Es geht los, wenn alle Plätze besetzt sind oder wenn du es sagst; den Rest übernehmen Bots.
new-begin = Beginnen
new-begin-what = Es fehlt niemand: Die Partie beginnt sofort.

## Optionen der Spiele, nach Name und Wert
option-friendly = Freundliche Bonusplätze
option-choose_parents = Mamas und Papas
option-automa = Automa
option-aggressive = Aggressive Automa
option-campaign = Herausforderung
option-bonus_tokens = Bonusmarker
option-redraw_visitors = Alle Besucher
option-days = Tage
option-locks = Sperrmarker
option-phantom = Phantom
option-solo = Solo
option-fleet = Die Flotte
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
option-value-advanced = erfahren
option-value-chosen = gewählt
option-value-dealt = verteilt
option-value-rows = 2 Zeilen
option-value-tourists = 2 Touristen
option-whelp-null = normal
option-leader-null = alle gemeinsam
option-bar-alone = Nur für eine Person allein.
option-bar-several = Nur ab zwei Personen.
option-bar-two = Nur genau zu zweit.
option-bar-always-alone = Wer allein spielt, spielt immer so.
option-bar-levels = Passt zu einer leichten, normalen oder schweren Automa.
option-bar-campaign6 = Passt nicht zu Herausforderung 6.
option-bar-whelp = Steht fest, wenn ihr um die Onlinebewertung spielt.
option-bar-needs-whelp = Gehört zu Solo oder zur Flotte.
option-bar-needs-fleet = Gehört zur Flotte.
option-bar-needs-reverse = Gehört zur umgekehrten Route.

## Vor der Partie
lobby-invite = Einladen
lobby-code = Tischcode
lobby-qr = QR-Code der Adresse dieses Tisches
lobby-copy-link = Link kopieren
lobby-local = Diese Adresse kennt nur dieses Gerät. Für andere starte den Server im Netz:
lobby-missing =
    { $missing ->
        [0] alle sind da
        [one] 1 Platz ist noch frei
       *[other] { $missing } Plätze sind noch frei
    }
lobby-you = du
lobby-here = ist da
lobby-bot = ein Bot
lobby-name = Dein Name an diesem Tisch
lobby-rename = Umbenennen
lobby-keep-name = Diesen Namen behalten
lobby-leave = Aufstehen
lobby-free = Platz freigeben
lobby-new-link = Link erstellen
lobby-copy-seat = Link dieses Platzes kopieren
lobby-seat-qr = QR-Code vom Link dieses Platzes
lobby-put-bot = Bot auf Platz { $seat } setzen
lobby-bot-here = Bot hierher setzen
lobby-begin = Jetzt beginnen
lobby-begin-bots = Bots für freie Plätze
lobby-begin-what =
    { $missing ->
        [0] Alle sind da.
        [one] Die Partie beginnt von selbst, wenn der letzte Platz besetzt ist. Oder beginne jetzt mit einem Bot dort.
       *[other] Die Partie beginnt von selbst, wenn alle Plätze besetzt sind. Oder beginne jetzt mit Bots auf dem Rest.
    }
lobby-wait = Du sitzt an diesem Tisch. Es geht los, wenn alle Plätze besetzt sind oder wenn beginnt, wer den Tisch eröffnet hat.
lobby-look = Nimm einen freien Platz, oder bleib und sieh zu.
lobby-pace = { $seconds } Sekunden je Entscheidung
lobby-usual = Alle Optionen wie üblich.
lobby-yes = ja
lobby-no = nein
copy-copied = Kopiert
copy-failed = Kopieren ging nicht
join-seat = Ein Platz ist für dich frei
join-seat-what = Sag, wie du heißt, und nimm Platz.
join-opening = Dein Platz wird gesucht.
join-link-gone = Dieser Link führt nirgendwo mehr hin. Dort sitzt schon jemand, oder es gibt einen neuen Link; bitte um einen anderen.

## Partien
games-title = Partien
games-which = Welche Partien
games-going = Laufende
games-finished = Beendete
games-search = Titel oder Namen suchen
games-none-going = Gerade läuft nichts. Einen Tisch eröffnen?
games-none-finished = Noch keine beendeten Partien. Sie bleiben hier, damit du sie wieder ansehen kannst.
games-not-found = Hier passt keine Partie.
games-more = Mehr zeigen
games-won = Gewonnen
games-record = Aufzeichnung als Datei mitnehmen
games-import = Partie mitbringen
games-import-what = Öffne die Aufzeichnung einer Partie, von hier oder aus einem Terminal, und sieh sie Zug für Zug an.
games-import-choose = Datei wählen
games-import-open = Datei öffnen
games-import-busy = Jeder Zug wird geprüft
games-import-unreadable = Diese Datei ist keine Aufzeichnung einer Partie.

## Einstellungen
settings-look = Aussehen
settings-lang = Sprache
settings-lang-what = Wechselt sofort, auch mitten in der Partie.
settings-theme = Erscheinung
settings-theme-what = Nachts mit Mond und hellen Fenstern. Hoher Kontrast für jede Linie.
settings-theme-system = Wie das System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-theme-hc = Kontrast
settings-symbols = Größere Zeichen
settings-symbols-what = Zu jeder Farbe gehört eine Form; so wird sie größer gezeigt.
settings-cards = Karten
settings-cards-what = Wie groß der Text der Karten ist, auf der Hand und aus der Nähe.
settings-cards-small = klein
settings-cards-normal = normal
settings-cards-large = groß
colour-red = Rot, Kreis
colour-blue = Blau, Quadrat
colour-yellow = Gelb, Dreieck
colour-purple = Violett, Raute
colour-black = Schwarz, Kreuz
colour-white = Weiß, Stern
settings-play = Am Tisch
settings-motion = Bewegung
settings-motion-what = Wie schnell sich Figuren bewegen. Gar nicht, wenn dein System das wünscht.
settings-motion-off = aus
settings-motion-fast = schnell
settings-motion-normal = normal
settings-motion-slow = langsam
settings-confirm = Nachfragen, was sich nicht zurücknehmen lässt
settings-confirm-what = Wenn eine Karte gesehen, ein Würfel geworfen, eine Jahreszeit beendet würde.
settings-sounds = Töne
settings-sounds-what = Dein Zug, eine gesetzte Figur, Punkte, eine Ablehnung.
settings-letters = Einzelne Buchstaben als Tasten
settings-letters-what = L für die Liste, Z zum Zurücknehmen, W für das Warum und so weiter.
settings-you = Du
settings-nobody = Hier kennt dich noch niemand. Zum Spielen genügt ein Name.
settings-guest = Du spielst als Gast; nur dieser Browser kennt dich.
settings-registered = Du bist angemeldet; deine Partien findest du auf jedem Gerät.
settings-be-guest = So heißen
settings-name = Name
settings-rename = Ändern
settings-renamed = Ab jetzt heißt du so.
settings-register = Partien mit Passwort behalten
settings-register-what = Dann findest du sie auf jedem Gerät. Deine bisherigen Partien kommen mit.
settings-register-go = Registrieren
settings-login = Anmelden
settings-login-what = Wenn du dich hier schon einmal registriert hast.
settings-login-go = Anmelden
settings-logout = Abmelden
settings-password = Passwort
settings-password-what = Mindestens { $shortest } Zeichen. Zuschicken lassen kannst du es dir nicht.
settings-notices = Wenn du am Zug bist
settings-browser = Hinweis des Browsers
settings-browser-on = Erscheint, solange eine Seite von Cuvée im Hintergrund offen ist.
settings-browser-off = Aus. Der Browser wird fragen, ob er darf.
settings-browser-denied = Der Browser erlaubt es nicht; das änderst du in seinen Einstellungen.
settings-browser-unable = Dieser Browser kann hier keine Hinweise zeigen.
settings-webhooks = Webhooks
settings-webhooks-what = Adressen, die von deinem Zug erfahren, während du weg bist: ein eigenes Programm oder ein Kanal bei Discord oder Slack.
settings-webhooks-nobody = Webhooks kannst du einrichten, sobald man dich hier kennt.
settings-webhook-url = Adresse
settings-webhook-shape = Für
settings-webhook-json = eigenes Programm
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-add = Hinzufügen
settings-webhook-added = Hinzugefügt. Probiere es aus.
settings-webhook-test = Testen
settings-webhook-arrived = Angekommen: { $outcome }.
settings-webhook-lost = Nicht angekommen: { $outcome }.
settings-webhook-remove = { $url } entfernen
settings-webhook-removed = Entfernt.

## Die Kampagne als Reise
campaign-mine = Deine Kampagnen
campaign-none = Noch keine Kampagne. Beginne eine; sie wartet zwischen den Partien auf dich.
campaign-new = Neue Kampagne: { $game }
campaign-new-what = Bestehe eine Herausforderung, um zur nächsten zu kommen. Jede Niederlage bringt dir einen Bonusmarker für den nächsten Versuch; je weniger Partien insgesamt, desto besser.
campaign-begin = Aufbrechen
campaign-row = { $game }, Automa { $level }
campaign-games =
    { $games ->
        [0] noch keine Partie
        [one] 1 Partie
       *[other] { $games } Partien
    }
campaign-going = unterwegs
campaign-finished = beendet
campaign-given-up = aufgegeben
campaign-title = Kampagne: { $game }
campaign-level = Automa: { $level }
campaign-finished-what =
    { $games ->
        [one] Die Reise ist zu Ende, nach 1 Partie.
       *[other] Die Reise ist zu Ende, nach { $games } Partien.
    }
campaign-given-up-what = Diese Reise wurde aufgegeben.
campaign-stop-won = { $called }. Bestanden mit { $score } Punkten, { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }.
campaign-stop-next = { $called }. Als Nächstes.
campaign-stop-ahead = { $called }. Liegt noch vor dir.
campaign-won =
    { $tries ->
        [one] Beim ersten Versuch bestanden, mit { $score } Punkten.
       *[other] Beim { $tries }. Versuch bestanden, mit { $score } Punkten.
    }
campaign-tokens =
    { $losses ->
        [one] 1 Versuch bisher: Du beginnst mit 1 Bonusmarker.
       *[other] { $losses } Versuche bisher: Du beginnst mit { $losses } Bonusmarkern.
    }
campaign-play = Diese Herausforderung spielen
campaign-play-on = Partie fortsetzen
campaign-ahead = Hierher führt die Straße, wenn alles davor bestanden ist.
campaign-record = Alle Partien
campaign-record-none = Noch nichts gespielt.
campaign-did = bestanden
campaign-did-not = nicht bestanden
campaign-give-up = Kampagne aufgeben
campaign-give-up-sure = Die Reise endet hier; was war, bleibt stehen.
campaign-stay = Weiterreisen
