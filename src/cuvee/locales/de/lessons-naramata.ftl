# Der erste Abend mit Naramata: neun Szenen. Die Namen der Nachrichten erklärt cuvee/lessons/words.py.

road = Die Straße und die Uhr
road-goal = Fahr zu Four Shadows und sei um 11:30 Uhr fertig.
road-1 = Wer auf der Uhr am weitesten zurückliegt, fährt. Bei dir ist es 11 Uhr, bei deinem Mitspieler 12:30 Uhr: Du bist dran. Fahr zu irgendeinem Weingut vor dir. Clio möchte eine Aussicht, und Four Shadows hat eine.
road-1-hour = Das ist eine Weinprobe, die eine Stunde dauert. Die Aussicht dauert eine halbe: der erste Platz von Four Shadows.
road-1-far = So weit darfst du fahren, aber es gibt kein Zurück, und alle Weingüter dazwischen wären heute für dich verloren.
road-1-end = Dann wäre dein Tag vorbei, bevor er begonnen hat. Fahr zuerst zu einem Weingut.
road-2 = Führe die Aktion des Platzes aus.
road-2-pit_stop = Ein Boxenstopp erwürfelt Prestige, aber Clio möchte ihre Aussicht.
road-done = Eine halbe Stunde ist vergangen: 11:30 Uhr. Du liegst noch immer am weitesten zurück und bist gleich wieder dran. So kann man mehrmals hintereinander fahren.

tasting = Weinprobe
tasting-goal = Lass Adele einen Wein probieren.
tasting-1 = Eine Touristenkarte hat Zeilen, jede für eine Art von Wunsch. Adele möchte Weinproben: Fahr zu einer.
tasting-1-other = Danach hat in deinem Fahrzeug niemand gefragt. Adele möchte eine Weinprobe: Such das Glas.
tasting-1-end = Dann ginge Adele durstig nach Hause. Fahr zu einer Weinprobe.
tasting-2 = Führe die Aktion des Platzes aus.
tasting-2-pit_stop = Ein Boxenstopp bringt Prestige, aber Adele ist zum Probieren da.
tasting-3 = Du ziehst zwei Karten. Eine darfst du kostenlos einem Touristen zuweisen; was übrig bleibt, bringt Prestige. Wähle eine davon.
tasting-3-none = Du darfst beide für Prestige abwerfen, doch eine kostet nichts. Weise sie Adele zu.
tasting-done = In Adeles Zeile liegt die erste Karte: 3 Siegpunkte. Zwei weitere passen, jede von einem anderen Wein. Eine Stunde ist vergangen.

cheese = Käse
cheese-goal = Gib Elsbeth ihren zweiten Käse.
cheese-1 = Käse funktioniert wie eine Weinprobe, dauert aber nur eine halbe Stunde. Elsbeth hat schon einen Brie und möchte mehr: Der nächste Käse ist bei Upper Bench.
cheese-1-far = Auch dort gibt es Käse. Nimm aber den näheren, dann hast du noch die ganze Straße vor dir.
cheese-1-other = Elsbeth möchte Käse. Such das Käsestück bei Upper Bench.
cheese-1-end = Elsbeth wäre enttäuscht. Fahr zuerst zum Käse.
cheese-2 = Führe die Aktion des Platzes aus.
cheese-2-pit_stop = Prestige kann man nicht essen. Führe die Aktion aus.
cheese-3 = Eine Zeile nimmt jede Sorte einmal. Beide sind für Elsbeth neu: Wähle eine, die andere bringt Prestige.
cheese-3-none = Eine davon ist kostenlos. Weise sie Elsbeth zu.
cheese-done = Zwei Käse sind 3 Siegpunkte wert, drei Käse 5. Die erste Karte war kostenlos, eine zweite hätte 2 Prestige gekostet.

pairing = Menü
pairing-goal = Erhalte 8 Prestige durch ein Menü um 13 Uhr.
pairing-1 = Ein Menü ist eine lange Mahlzeit: 2 Stunden. Jeder Tourist mit einer leeren Menüzeile bekommt einen Marker für 3 Siegpunkte, und um 13 Uhr bringt es das meiste Prestige: 8. Jetzt ist es 13 Uhr!
pairing-1-view = Eine Aussicht gibt es zu jeder Stunde. Für ein Menü ist jetzt die beste Zeit.
pairing-1-end = Adele und Clio haben noch nicht gegessen. Nicht nach Hause, zu Tisch!
pairing-2 = Führe die Aktion des Platzes aus.
pairing-2-pit_stop = Ein Boxenstopp bringt höchstens 4 Prestige. Das Menü bringt 8 und obendrein 6 Siegpunkte.
pairing-done = 8 Prestige, und je 3 Siegpunkte mit Adele und Clio. Jetzt ist es 15 Uhr: Zwei Stunden sind ein großer Teil des Tages.

view = Aussicht
view-goal = Gib Clio mindestens 3 Aussichtsmarker.
view-1 = Clio sammelt Aussichten, bis zu sieben. Fahr zu einer Aussicht.
view-1-other = Das ist etwas anderes. Clio möchte eine Aussicht.
view-1-end = Vom Hotel sieht man den See nicht. Fahr zu einer Aussicht.
view-2 = Führe die Aktion des Platzes aus.
view-2-pit_stop = Dann würfelst du nur um Prestige. Clio möchte etwas sehen.
view-3 = Der Würfel hat gezeigt, wie viele Marker kostenlos sind. Weitere kosten je 1 Prestige, insgesamt höchstens vier Marker: Kauf 2.
view-3-few = Du hast 2 Prestige, und für jedes gibt es einen Marker. Nimm beide.
view-done = Je mehr Marker in ihrer Zeile liegen, desto mehr Siegpunkte; die letzten bringen am meisten.

contract = Vertrag
contract-goal = Hol dir die Flasche von Upper Bench.
contract-1 = Sieben Weingüter sind Signaturweingüter: Ihre Schilder sind farbig, und sie haben Flaschen. Der Vertragsplatz von Upper Bench gibt dir eine.
contract-1-other = Ein guter Platz, aber die Flasche steht auf dem Vertragsplatz daneben.
contract-1-far = Auch dort gibt es Flaschen. Upper Bench liegt gleich vor dir.
contract-1-end = Am Ende der Straße wartet keine Flasche. Fahr zu Upper Bench.
contract-2 = Führe die Aktion des Platzes aus.
contract-2-pit_stop = Ein Boxenstopp geht überall. Hol dir die Flasche.
contract-3 = Eine Flasche bringt 3 Siegpunkte oder 3 Prestige. Wähle, was du willst.
contract-done = Bei einem späteren Besuch darfst du mit der Flasche alle anderen Plätze dieses Weinguts nutzen, auch gesperrte. Und wer sich Gunst wünscht, bekommt bei jedem Signaturweingut einen Gunstmarker.

locks = Sperrmarker
locks-goal = Finde einen Käse ohne Sperrmarker.
locks-1 = Wer auf einem Platz ankommt, legt einen Sperrmarker darauf, und der bleibt, auch an späteren Tagen. Der Käse von Upper Bench ist gesperrt. Der nächste ist bei Poplar Grove.
locks-1-other = Elsbeth und Bram möchten Käse, und das ist keiner. Sieh bei Poplar Grove nach.
locks-1-far = Auch dort gibt es Käse. Poplar Grove ist näher: Fahr nicht an mehr vorbei als nötig.
locks-1-end = Nur der erste Käse ist gesperrt, nicht jeder. Fahr weiter.
locks-done = Nun liegt dein eigener Sperrmarker dort: Niemand kann den Platz nutzen, bis der Marker entfernt wird. Vertragsplätze werden nie gesperrt.

upgrades = Aufwertungen
upgrades-goal = Kauf die letzte Aufwertung des Markts und leg sie offen aus.
upgrades-1 = Für Prestige kaufst du Aufwertungen, eine in jedem Zug, vor oder nach der Fahrt. Die letzte Karte des Markts kostet nur ihren Preis, jede andere 1 mehr für jede Karte nach ihr. Kauf die letzte.
upgrades-1-drive = Du darfst auch nach der Fahrt kaufen. Probier erst den Markt aus.
upgrades-1-end = Dein Prestige lässt sich besser nutzen. Kauf eine Aufwertung.
upgrades-2 = Leg sie offen aus, damit sie wirkt. Bis zu fünf dürfen offen liegen.
upgrades-2-down = Verdeckt zählt sie nur am Ende der Partie. Leg sie offen aus.
upgrades-done = Die Aufwertung gehört dir für die ganze Partie und bringt an ihrem Ende Siegpunkte. Mit dieser darfst du für 2 Prestige Sperrmarker entfernen.

day_end = Das Ende des Tages
day_end-goal = Setz deine Touristen ab und erreiche 15 Siegpunkte.
day_end-1 = Es ist 16:30 Uhr. Um 17 Uhr ist Schluss, und jede halbe Stunde danach kostet 2 Siegpunkte. Elsbeth ist zufrieden: Fahr ins ZIEL und lass alle aussteigen.
day_end-1-late = Das würde bis nach 17 Uhr dauern: Jede halbe Stunde kostet 2 Siegpunkte, und du hättest wenig davon.
day_end-1-view = Danach haben weder Elsbeth noch Adele gefragt. Bring sie nach Hause.
day_end-2 = Alle Zeilen von Elsbeth sind voll: Sie zahlt 1 für jede Zeile, in Siegpunkten oder Prestige. Nimm Siegpunkte.
day_end-2-prestige = Prestige hat man am besten früh. Jetzt willst du Siegpunkte.
day_end-done = Jede Zeile zählt, soweit sie gefüllt ist; ganz leere Zeilen kosten Siegpunkte. Ein neuer Tag beginnt mit neuen Touristen. Du weißt genug für eine ganze Partie!
