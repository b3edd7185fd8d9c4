# Lo que dicen las lecciones de todos los juegos.

lesson-other-move = En una partida de verdad puedes hacerlo, pero esta escena trata de otra cosa. Mira adónde señala la mano.
