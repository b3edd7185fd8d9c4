# The first evening of Naramata: nine scenes. Messages are named as in cuvee/lessons/words.py.

road = The road and the clock
road-goal = Drive to Four Shadows and be back on the road by 11:30.
road-1 = Whoever is earliest on the clock drives. It is 11:00 for you and 12:30 for your rival, so it is your turn. Drive to any winery ahead: Clio would like a view, and Four Shadows has one.
road-1-hour = That is a tasting, which takes an hour. The view takes half an hour: the first space of Four Shadows.
road-1-far = You may drive that far, but there is no way back, and all the wineries on the way would be lost to you today.
road-1-end = Your day would be over before it has begun. Drive to a winery first.
road-2 = Do what the space is for.
road-2-pit_stop = A pit stop rolls for prestige, but Clio wants her view.
road-done = Half an hour has passed: 11:30. You are still the earliest, so it is your turn again. One can have several turns in a row.

tasting = Tasting
tasting-goal = Let Adele taste a wine.
tasting-1 = A tourist's card has rows, and each row wants one kind of thing. Adele wants tastings: drive to a tasting space.
tasting-1-other = Nobody in your vehicle has asked for that. Adele wants a tasting: look for the glass.
tasting-1-end = Adele would go home thirsty. Drive to a tasting.
tasting-2 = Do what the space is for.
tasting-2-pit_stop = A pit stop brings prestige, but Adele came to taste.
tasting-3 = You draw two cards. One may be laid on a row for free; what is left over pays prestige. Choose either.
tasting-3-none = You may sell both for prestige, but one costs nothing. Lay it before Adele.
tasting-done = Adele's row has its first card: 3 points. Two more fit, each of another wine. An hour has passed.

cheese = Cheese
cheese-goal = Give Elsbeth her second cheese.
cheese-1 = Cheese works like a tasting, but takes only half an hour. Elsbeth has a brie already and wants more: the nearest cheese is at Upper Bench.
cheese-1-far = There is cheese, too. But the nearer one leaves you all the road.
cheese-1-other = Elsbeth wants cheese. Look for the wedge of cheese at Upper Bench.
cheese-1-end = Elsbeth would be disappointed. Drive to the cheese first.
cheese-2 = Do what the space is for.
cheese-2-pit_stop = Prestige cannot be eaten. Do the action.
cheese-3 = A row takes each type once. Both of these are new to Elsbeth: choose either, and the other pays prestige.
cheese-3-none = One of them is free. Lay it before Elsbeth.
cheese-done = Two cheeses are worth 3 points, three are worth 5. The first card was free; a second one would have cost 2 prestige.

pairing = Pairing
pairing-goal = Gain 8 prestige by a pairing at one o'clock.
pairing-1 = A pairing is a long meal: 2 hours. Every tourist with an empty pairing row gets a token worth 3 points, and at one o'clock it pays most prestige: 8. It is one o'clock!
pairing-1-view = A view can be had at any hour. A pairing is best right now.
pairing-1-end = Adele and Clio have not eaten yet. Not home, to the table!
pairing-2 = Do what the space is for.
pairing-2-pit_stop = A pit stop brings 4 prestige at most. The pairing brings 8, and 6 points on top.
pairing-done = 8 prestige, and 3 points each with Adele and Clio. It is 3:00 pm now: two hours are much of a day.

view = View
view-goal = Place 3 view tokens with Clio, or more.
view-1 = Clio collects views, up to seven. Drive to a view.
view-1-other = That is something else. Clio looks for a view.
view-1-end = The lake cannot be seen from the hotel. Drive to a view.
view-2 = Do what the space is for.
view-2-pit_stop = You would roll the same die for prestige. Clio wants to see something.
view-3 = The die has shown how many tokens are free. You may buy more for 1 prestige each, up to four in all: buy 2.
view-3-few = You have 2 prestige, and each buys a token. Take both.
view-done = The more tokens on her row, the more points; the last cells are worth most.

contract = Contract
contract-goal = Take the bottle of Upper Bench.
contract-1 = Seven wineries are signature wineries: their signs are colored, and each has bottles. The contract space of Upper Bench gives you one.
contract-1-other = A good space, but the bottle is on the contract space beside it.
contract-1-far = There are bottles as well. Upper Bench is right before you.
contract-1-end = No bottle waits at the end of the road. Drive to Upper Bench.
contract-2 = Do what the space is for.
contract-2-pit_stop = A pit stop can be made anywhere. Take the bottle.
contract-3 = A bottle brings 3 points or 3 prestige. Choose as you like.
contract-done = On a later visit the bottle lets you do all the other spaces of this winery, locked or not. And a tourist who asks for favors gets one at each signature winery.

locks = Locks
locks-goal = Find a cheese that is not locked.
locks-1 = Whoever arrives at a space leaves a lock on it, and it stays, also on later days. The cheese of Upper Bench is locked. The next one is at Poplar Grove.
locks-1-other = Elsbeth and Bram both want cheese, and that is none. Look at Poplar Grove.
locks-1-far = There is cheese, too. Poplar Grove is nearer: do not drive past more than you must.
locks-1-end = Only the first cheese is locked, not all of them. Drive on.
locks-done = Now your own lock is on that space: nobody can use it until it is removed. Contract spaces are never locked.

upgrades = Upgrades
upgrades-goal = Buy the last upgrade of the market and lay it face up.
upgrades-1 = Prestige buys upgrades, one each turn, before or after driving. The last card of the market costs its price; any other costs 1 more for each card after it. Buy the last one.
upgrades-1-drive = You may buy after driving, too. Try the market first.
upgrades-1-end = Your prestige can be put to better use. Buy an upgrade.
upgrades-2 = Lay it face up, so that it works. Up to five may be face up.
upgrades-2-down = Face down it only counts points at the end of the game. Lay it face up.
upgrades-done = The upgrade is yours for the whole game, and it brings points at its end. With this one you may remove locks for 2 prestige.

day_end = The end of the day
day_end-goal = Deliver your tourists and reach 15 points.
day_end-1 = It is 4:30 pm. At 5:00 pm it is over, and each half hour later costs 2 points. Elsbeth is content: drive to END and let everybody get off.
day_end-1-late = That would take until after 5:00 pm: each half hour costs 2 points, and you would have little of it.
day_end-1-view = Neither Elsbeth nor Adele has asked for that. Bring them home.
day_end-2 = Every row of Elsbeth's is full: she pays 1 for each row, in points or prestige. Take points.
day_end-2-prestige = Prestige is good to have early. You want points now.
day_end-done = Each row scores as far as it is filled; rows with nothing on them cost points. A new day begins with new tourists. You know enough for a whole game!
