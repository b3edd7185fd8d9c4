# Was schiefgeht, und was der Server ablehnt.

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
refused-bad_target = Diese Adresse lässt sich nicht verwenden. Ein Webhook braucht eine öffentliche Adresse mit http oder https.
refused-bad_campaign = Diese Optionen passen nicht zusammen: { $message }
refused-too_many_webhooks = Höchstzahl an Webhooks erreicht. Entferne zuerst einen.
refused-too_many_campaigns = Höchstzahl an Kampagnen erreicht.
refused-counted = Hier zählt das Ergebnis: Du entscheidest allein, und was gezogen ist, bleibt gezogen.
refused-day_not_over = Andere spielen diese Mischung heute noch. Sie wird nach Ablauf des Tages aufgedeckt.
refused-attempt_over = Dein Versuch für heute ist vorbei. Morgen kannst du diese Mischung üben.
refused-not_over = Die Partie läuft noch. Das geht erst, wenn sie zu Ende ist.
refused-no_review = Seit dieser Partie haben sich die Regeln geändert, daher lässt sie sich nicht mehr analysieren.
refused-stale = Inzwischen hat sich etwas geändert. Prüfe es noch einmal.

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
refused-registered_only = Registriere dich zuerst: Das ist nur für registrierte Spieler.
refused-cannot_be_rated = Eine gewertete Partie braucht Mitspieler, einen Platz je Person und zufällige Karten.
refused-one_seat_each = An einem gewerteten Tisch hat jeder nur einen Platz.
refused-not_a_friend = Du kannst nur für Freunde einen Platz freihalten.
refused-not_yourself = Du kannst nicht mit dir selbst befreundet sein.
refused-too_many_friends = Höchstzahl an Freunden erreicht.
