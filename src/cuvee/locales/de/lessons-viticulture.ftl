# Der erste Abend mit Viticulture: neun Szenen. Die Namen der Nachrichten erklärt cuvee/lessons/words.py.

wake_up = Aufstehen
wake_up-goal = Hol dir die Lira, die dir fehlt.
wake_up-1 = In jedem Frühling wählst du, wann du aufstehst. Wer weiter oben auf der Wecktafel steht, ist zuerst dran; wer später aufsteht, bekommt etwas dafür. Dir fehlt 1 Lira für ein Spalier: Die vierte Reihe gibt dir eine.
wake_up-1-first = Das ganze Jahr als Erster dran, aber die erste Reihe gibt nichts. Du brauchst 1 Lira.
wake_up-1-card = Diese Reihe gibt eine Karte. Du brauchst jetzt 1 Lira: Such die Münze.
wake_up-1-point = Ein Siegpunkt lockt. Aber ohne Spalier bleibt dein Pinot auf der Hand: Nimm die Lira.
wake_up-1-last = Ein Arbeiter mehr für dieses Jahr, doch du wärst als Letzter dran, und 1 Lira fehlte dir noch immer.
wake_up-done = Die Lira gehört dir. Sobald alle auf der Wecktafel stehen, beginnt der Sommer.

worker = Einen Arbeiter einsetzen
worker-goal = Verdiene 2 Lira.
worker-1 = Im Sommer setzt du deine Arbeiter einzeln ein, und jeder tut sofort, was an seinem Platz steht. Wer dein Weingut besichtigt, zahlt 2 Lira: Setz einen Arbeiter auf die Führung.
worker-1-pass = Wer passt, ist für diese Jahreszeit fertig. Du hast noch drei Arbeiter: Setz einen ein.
worker-1-cart = Auf dem Karren ist immer Platz, aber er bringt nur 1 Lira. Die Führung bringt 2.
worker-1-sell = Auch ein Feld bringt Lira, doch bis du es zurückkaufst, lässt sich darauf nichts pflanzen.
worker-1-later = Auch das lohnt sich. Zuerst brauchst du Lira: Gib eine Führung.
worker-2 = Schick einen der kleinen Arbeiter. Der große kann mehr, wie du noch sehen wirst.
worker-2-grande = Der Grande-Arbeiter könnte das auch, aber heb ihn auf: Er kann später dorthin, wo alles besetzt ist.
worker-done = Zwei Lira. Ein Arbeiter bleibt bis zum Jahresende stehen; plane also Sommer und Winter zusammen.

plant = Pflanzen
plant-goal = Pflanze eine Rebe auf eines deiner Felder.
plant-1 = Wein beginnt mit einer Rebe. Setz einen Arbeiter auf „Rebe pflanzen“.
plant-1-pass = Du hast Arbeiter und Reben. Pass noch nicht.
plant-1-vine = Noch eine Rebe wäre schön, aber du hast drei auf der Hand und keine gepflanzt.
plant-1-lira = Lira und Bauwerke können warten. Eine gepflanzte Rebe trägt jedes Jahr Trauben.
plant-2 = Ein kleiner Arbeiter genügt.
plant-2-grande = Heb den Grande-Arbeiter für einen Platz auf, der besetzt ist.
plant-3 = Sangiovese und Malvasia brauchen nichts. Der Pinot bleibt dunkel: Er braucht ein Spalier, das du noch nicht gebaut hast.
plant-4 = Jedes Feld ist recht. Die Zahl eines Feldes ist der höchste Wert, den alle seine Reben zusammen haben dürfen.
plant-done = Gepflanzt. Die Rebe bleibt für immer, und ihr Feld lässt sich jedes Jahr abernten.

harvest = Ernten
harvest-goal = Ernte Trauben im Wert von zusammen 3.
harvest-1 = Es ist Winter, und deine Felder sind reif. Setz einen Arbeiter auf die Ernte.
harvest-1-pass = Dann blieben die Trauben hängen. Ernte zuerst.
harvest-1-order = Eine Bestellung nützt nichts ohne Wein, und Wein braucht Trauben. Ernte.
harvest-1-lira = Eine Lira, und die Trauben bleiben hängen. Ernte.
harvest-2 = Ein kleiner Arbeiter genügt.
harvest-2-grande = Heb den Grande-Arbeiter für einen Platz auf, der besetzt ist.
harvest-3 = Ein Arbeiter erntet ein ganzes Feld ab. Feld 6 trägt eine rote Traube mit Wert 2 und eine weiße mit Wert 1.
harvest-3-small = Feld 5 trägt nur eine rote Traube mit Wert 1. Feld 6 trägt mehr.
harvest-done = Alles Rote eines Feldes wird zu einer Traube, alles Weiße zu einer zweiten. Sie liegen auf der Kelter und reifen jedes Jahr um 1.

wine = Wein keltern
wine-goal = Keltere einen Rotwein und einen Weißwein.
wine-1 = Aus einer roten Traube wird ein Rotwein ihres Werts, aus einer weißen ein Weißwein. Setz einen Arbeiter auf „Wein keltern“.
wine-1-pass = Du hast zwei Trauben. Mach etwas daraus.
wine-1-harvest = Mehr Trauben schaden nicht, aber zwei liegen schon auf der Kelter.
wine-1-order = Erst der Wein, dann die Bestellung: Dann weißt du eher, was du liefern kannst.
wine-1-lira = Eine Lira für einen Arbeiter, der zwei Weine keltern könnte? Keltere die Weine.
wine-2 = Ein kleiner Arbeiter genügt.
wine-2-grande = Heb den Grande-Arbeiter für einen Platz auf, der besetzt ist.
wine-3 = Ein Arbeiter keltert bis zu zwei Weine. Fang an, mit welchem du willst.
wine-4 = Noch einer: Derselbe Arbeiter keltert ihn.
wine-4-done = Du darfst hier aufhören, doch der zweite Wein kostet nichts weiter. Keltere ihn.
wine-done = Zwei Weine im Keller. Der kleine Keller fasst Werte bis 3; größere fassen besseren Wein, auch Rosé und Schaumwein.

order = Eine Bestellung erfüllen
order-goal = Erfülle eine Bestellung und erhalte 2 Siegpunkte.
order-1 = Dafür war die ganze Arbeit. Eine deiner beiden Bestellungen verlangt einen Rotwein und einen Weißwein, jeweils mit Wert 2 oder mehr. Setz einen Arbeiter auf „Bestellung erfüllen“.
order-1-pass = In deinem Keller warten zwei Siegpunkte. Pass noch nicht.
order-1-order = Du hast eine Bestellung, die du sofort erfüllen kannst.
order-1-lira = Eine Bestellung bringt mehr als 1 Lira: 2 Siegpunkte und jedes Jahr 1 Lira.
order-2 = Ein kleiner Arbeiter genügt.
order-2-grande = Heb den Grande-Arbeiter für einen Platz auf, der besetzt ist.
order-done = Zwei Siegpunkte, und dein Jahreseinkommen ist gestiegen: So viele Lira bekommst du am Ende jedes Jahres. Sobald jemand 20 Siegpunkte hat, ist das laufende Jahr das letzte.

visitor = Besucher
visitor-goal = Lass dir von einem Besucher 4 Lira bringen.
visitor-1 = Besucher kommen im Herbst. Gelbe spielst du im Sommer, blaue im Winter. Setz einen Arbeiter auf „Sommerbesucher spielen“.
visitor-1-pass = Dann müsste der Reiseleiter ein Jahr warten. Spiel die Karte.
visitor-1-tour = Der Reiseleiter auf deiner Hand zahlt doppelt so viel wie eine Führung.
visitor-1-plant = Das Pflanzen kann warten. Sieh, was ein Besucher kann.
visitor-2 = Ein kleiner Arbeiter genügt.
visitor-2-grande = Heb den Grande-Arbeiter für einen Platz auf, der besetzt ist.
visitor-3 = Der Reiseleiter lässt dir die Wahl: 4 Lira oder gleich eine Ernte. Nimm die Lira.
visitor-3-harvest = Eine Ernte im Sommer kann stark sein. Diesmal bist du pleite: Nimm die 4 Lira.
visitor-done = Jeder Besucher kann etwas Eigenes. Zeig auf eine Karte, um sie zu lesen.

grande = Der Grande-Arbeiter
grande-goal = Ernte, obwohl der Platz besetzt ist.
grande-1 = Dein Mitspieler steht auf dem einzigen Platz der Ernte. Der Grande-Arbeiter darf auf die Aktion selbst, neben die Plätze: Setz ihn auf das Bild der Ernte.
grande-1-pass = Du hast einen Arbeiter, den niemand aufhält. Pass noch nicht.
grande-1-order = Dort ist für jeden Arbeiter Platz. Nutze den Grande-Arbeiter dort, wo kein anderer hinkann.
grande-1-lira = Der Karren ist für den Fall, dass nichts anderes bleibt. Nutze den Grande-Arbeiter.
grande-done = Du hast nur einen Grande-Arbeiter: Heb ihn auf, bis du ihn brauchst.

alone = Ein Jahr allein
alone-goal = Spiel ein ganzes Jahr gegen die Automa.
alone-1 = Allein spielst du gegen die Automa, die dir Plätze wegnimmt. Steh in einer beliebigen Reihe auf: Jede gibt einmal ihren Bonusmarker.
alone-2 = Die Automa hat eine Karte aufgedeckt und ihre Plätze besetzt. Pflanzen kannst du noch.
alone-3 = Du hast einen Sommerbesucher. Spiel ihn oder tu etwas anderes: Dieses Jahr gehört dir.
alone-4 = Winter. Auf deinem Feld ist etwas gewachsen: Ernte es ab.
alone-5 = Ein kleiner Arbeiter genügt.
alone-6 = Ein Bonusmarker brächte dir den Bonus der Aktion. Heb ihn für einen besseren Moment auf.
alone-7 = Wähle den Malvasia, dann ein Feld.
alone-8 = Der Reiseleiter bringt 4 Lira oder gleich eine Ernte. Beides ist gut.
alone-9 = Im Herbst ziehst du einen Besucher. Einen für den Winter kannst du bald spielen.
alone-10 = Nutze andere Plätze, wenn du magst, und heb einen Arbeiter für den Winter auf. Bist du mit der Jahreszeit fertig, dann pass.
alone-done = Ein Jahr ist um: Trauben und Weine sind um 1 gereift, die Arbeiter kommen heim. Du weißt genug für eine ganze Partie!
