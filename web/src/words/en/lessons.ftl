# First lessons.

lesson = Lesson
lesson-number = { $number }/{ $count }
lesson-goal = Goal:
lesson-goal-met = Goal reached:
lesson-hand = The hand points to: { $target }.
lesson-show = Show me
lesson-next = Next scene
lesson-finish = All scenes done
lesson-again = Start the scene again
lesson-lost = This position is no longer part of the scene.
lesson-leave = All lessons
lessons = First lessons
lessons-how = Short scenes that you play yourself: a hand shows what to do, and mistakes are explained. Three minutes each at most.
lessons-new-here = New here? Learn by playing
lessons-all = All lessons
lessons-done = { $done } of { $count } done
lessons-is-done = Done
lessons-begin = Begin
lessons-go-on = Go on
lessons-anew = Begin again
lessons-play = Play a game against bots
