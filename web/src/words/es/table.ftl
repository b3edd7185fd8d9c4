# What the table says around every game.

