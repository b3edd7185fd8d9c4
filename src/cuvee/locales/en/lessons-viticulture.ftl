# The first evening of Viticulture: nine scenes. Messages are named as in cuvee/lessons/words.py.

wake_up = Wake up
wake_up-goal = Get the lira you are short of.
wake_up-1 = Each spring you choose when to get up. Whoever stands further up the chart acts first; those who get up later are given something for it. You are 1 lira short of a trellis: the fourth row gives you one.
wake_up-1-first = First in line all year, but the first row gives nothing. You need 1 lira.
wake_up-1-card = That row gives a card. What you need now is 1 lira: look for the coin.
wake_up-1-point = A point is tempting. Yet without the trellis your pinot stays in your hand: take the lira.
wake_up-1-last = A worker more for this year, but you would act last, and you would still be 1 lira short.
wake_up-done = The lira is yours. As soon as everybody stands on the chart, summer begins.

worker = Place a worker
worker-goal = Earn 2 lira.
worker-1 = In summer you place your workers one at a time, and each does at once what its space says. Visitors who tour your vineyard pay 2 lira: place a worker on the tour.
worker-1-pass = Whoever passes is done for the season. You still have three workers: use one.
worker-1-cart = The cart always has room, but it pays only 1 lira. The tour pays 2.
worker-1-sell = A field brings lira, too, but nothing can be planted on it until you buy it back.
worker-1-later = That is worth doing as well. First you need lira: give a tour.
worker-2 = Send one of the small workers. The large one can do more, as you will see.
worker-2-grande = The grande worker could do that, but keep it: later it can go where all spaces are taken.
worker-done = Two lira. A worker stays on its space until the year ends, so plan for summer and winter together.

plant = Plant
plant-goal = Plant a vine on one of your fields.
plant-1 = Wine begins with a vine. Place a worker on planting.
plant-1-pass = You have workers and vines. Do not pass yet.
plant-1-vine = Another vine would be nice, but you hold three and have planted none.
plant-1-lira = Lira and structures can wait. A vine that grows bears grapes every year.
plant-2 = A small worker will do.
plant-2-grande = Keep the grande worker for a space that is taken.
plant-3 = Sangiovese and malvasia need nothing. Pinot stays dark, since it needs a trellis that you have not built.
plant-4 = Any field is fine. The number of a field is the most that all vines on it may add up to.
plant-done = Planted. The vine stays there for good, and you can harvest its field every year.

harvest = Harvest
harvest-goal = Harvest grapes worth 3 in all.
harvest-1 = It is winter, and your fields are ripe. Place a worker on the harvest.
harvest-1-pass = The grapes would be left hanging. Harvest first.
harvest-1-order = An order is of no use without wine, and wine needs grapes. Harvest.
harvest-1-lira = One lira, and the grapes are left hanging. Harvest.
harvest-2 = A small worker will do.
harvest-2-grande = Keep the grande worker for a space that is taken.
harvest-3 = One worker harvests one whole field. Field 6 bears a red grape of 2 and a white one of 1.
harvest-3-small = Field 5 bears just one red grape of 1. Field 6 bears more.
harvest-done = All red of a field becomes one grape, all white another. They lie on the crush pad, and each year they grow by 1.

wine = Make wine
wine-goal = Make a red and a white wine.
wine-1 = A red grape makes a red wine of its value, a white grape a white one. Place a worker on making wine.
wine-1-pass = You have two grapes. Make something of them.
wine-1-harvest = More grapes would do no harm, but two lie on the crush pad already.
wine-1-order = First the wine, then the order: you know better then what you can deliver.
wine-1-lira = One lira for a worker who could make two wines? Make the wines.
wine-2 = A small worker will do.
wine-2-grande = Keep the grande worker for a space that is taken.
wine-3 = One worker makes up to two wines. Begin with either.
wine-4 = One more: the same worker makes it.
wine-4-done = You may stop here, but the second wine costs nothing more. Make it.
wine-done = Two wines in the cellar. The small cellar holds values up to 3; larger ones hold better wine, and blush and sparkling.

order = Fill an order
order-goal = Fill an order and score 2 points.
order-1 = This is what all the work was for. One of your two orders asks for a red wine of 2 and a white one of 2, or better. Place a worker on filling orders.
order-1-pass = Two points are waiting in your cellar. Do not pass.
order-1-order = You hold an order that you can fill right now.
order-1-lira = An order brings more than 1 lira: 2 points, and 1 lira every year.
order-2 = A small worker will do.
order-2-grande = Keep the grande worker for a space that is taken.
order-done = Two points, and your residual payment went up: that much lira at the end of every year. As soon as somebody has 20 points, the current year is the last.

visitor = Visitors
visitor-goal = Let a visitor bring you 4 lira.
visitor-1 = Visitors come in fall. Yellow ones are played in summer, blue ones in winter. Place a worker on playing a summer visitor.
visitor-1-pass = The tour guide would have to wait for a year. Play the card.
visitor-1-tour = The tour guide in your hand pays twice as much as a tour.
visitor-1-plant = Planting can wait. See what a visitor can do.
visitor-2 = A small worker will do.
visitor-2-grande = Keep the grande worker for a space that is taken.
visitor-3 = The tour guide leaves you the choice: 4 lira, or a harvest now. Take the lira.
visitor-3-harvest = A harvest in summer can be strong. This time you are out of money: take the 4 lira.
visitor-done = Each visitor can do something of its own. Point at a card to read it.

grande = The grande worker
grande-goal = Harvest, although the space is taken.
grande-1 = Your rival stands on the only harvest space. The grande worker may go to the action itself, beside the spaces: place it on the picture of the harvest.
grande-1-pass = You have a worker whom nobody can keep out. Do not pass.
grande-1-order = That space is free for any worker. Use the grande worker where no other can go.
grande-1-lira = The cart is for when nothing else is left. Use the grande worker.
grande-done = You have only one grande: keep it until you need it.

alone = A year alone
alone-goal = Play a whole year against the Automa.
alone-1 = Alone you play against the Automa, which takes spaces away from you. Get up in any row: each gives its bonus token once.
alone-2 = The Automa has turned over a card and taken its spaces. Planting is open to you.
alone-3 = You hold a summer visitor. Play it, or do something else: this year is yours.
alone-4 = Winter. Something has grown on your field: harvest it.
alone-5 = A small worker will do.
alone-6 = A bonus token would do the action's bonus for you. Keep it for a better moment.
alone-7 = Choose the malvasia, then a field.
alone-8 = The tour guide pays 4 lira, or harvests at once. Both are fine.
alone-9 = In fall you draw a visitor. One for winter can be played soon.
alone-10 = Use the other spaces if you like, and keep a worker for winter. When you are done with the season, pass.
alone-done = A year is over: grapes and wines have grown by 1, the workers come home. You know enough for a whole game!
