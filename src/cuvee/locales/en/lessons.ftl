# What lessons of every game say.

lesson-other-move = You may do that in a real game, but this scene is about something else. Look where the hand points.
