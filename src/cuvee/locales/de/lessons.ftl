# Was die Lektionen aller Spiele sagen.

lesson-other-move = In einer richtigen Partie darfst du das, doch hier geht es um etwas anderes. Sieh, wohin die Hand zeigt.
