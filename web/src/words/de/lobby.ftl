# Vor der Partie: Der Tisch füllt sich.

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
lobby-seat-qr = QR-Code zum Link dieses Platzes
lobby-put-bot = Bot als Spieler { $seat } hinzufügen
lobby-bot-here = Bot hinzufügen
lobby-begin = Jetzt starten
lobby-begin-bots = Bots für freie Plätze
lobby-begin-what =
    { $missing ->
        [0] Alle sind da.
        [one] Die Partie startet, wenn der letzte Platz besetzt ist. Oder starte jetzt mit einem Bot auf diesem Platz.
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
