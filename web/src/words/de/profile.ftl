# Profile, Ranglisten, Freunde.

profile = Profil
profile-none = Noch keine beendeten Partien.
profile-results = Ergebnisse
profile-mode = Modus
profile-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
  }
profile-games = Partien
profile-wins = Siege
profile-place = Platz
profile-points = Punkte
profile-best = Bestwert
profile-form = Punkte von Partie zu Partie
profile-rating-form = Wertung von Partie zu Partie
profile-legend = Ein gefüllter Punkt ist ein Sieg. Platz und Punkte in der Tabelle sind Durchschnitte.
profile-sources = Woher die Punkte kommen, je Partie
profile-favorites = Favoriten
profile-used = { $games }×
profile-recent = Letzte Partien
profile-won = Gewonnen
profile-placed = Platz { $place } von { $seats }
profile-scored = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
profile-friend = Ihr seid befreundet.
profile-part = Freundschaft beenden
profile-asked = Deine Freundschaftsanfrage ist noch offen.
profile-ask = Freundschaftsanfrage senden
profile-agree = Freundschaftsanfrage annehmen
mode-table = Am Tisch
mode-together = Gemeinsam
mode-solo = Solo
mode-daily = Tagesaufgabe
mode-campaign = Kampagne
rating-spread = ± { $spread }
rating-games = { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
  }
usage-structures_built = Bauwerke
usage-visitors_played = Gespielte Besucher
usage-vines_planted = Gepflanzte Reben
usage-orders_filled = Erfüllte Bestellungen
usage-vehicle = Fahrzeuge
usage-upgrades_bought = Aufwertungen
usage-tourists_taken = Touristen
leaderboards = Ranglisten
leaderboards-how = Alle beginnen bei 1500, Menschen und Bots auf derselben Skala. Nur gewertete Partien zählen. Eine Wertung mit Fragezeichen ist vorläufig, bis { $games } Partien gespielt sind, und hat noch keinen Rang.
leaderboards-none = Noch keine gewerteten Partien.
leaderboards-rating = Wertung
friends = Freunde
friends-none = Noch keine Freunde. Gib einen Namen ein, um eine Anfrage zu senden.
friends-register = Freunde gibt es nur für registrierte Spieler.
friends-to-register = Registrieren
friends-name = Name eines registrierten Spielers
friends-ask = Anfragen
friends-asks = möchte mit dir befreundet sein
friends-agree = Annehmen
friends-decline = Ablehnen
friends-waiting = hat noch nicht geantwortet
friends-take-back = Zurückziehen
friends-online = online
friends-away = offline
friends-invite = Einladen
friends-invited = { $name } lädt dich zu { $game } ein.
