# What every game says.

action-yes = Yes
action-no = No
action-done = Done
action-option = Option { $number }

ask = What do you do?
ask-ask = What do you do?
ask-choose = Which one do you choose?
ask-may = Would you like to?
ask-repeat = Once more?
ask-invite = Do you accept?

why-game_over = The game is over.
why-not_asked = That is not what is being asked now.
why-not_your_decision = It is not your decision now.
why-no_such_action = There is no such action in this game.
why-nothing_to_choose = There is nothing to choose from.
why-no_second_option = Two different options are needed, and after this one no second would be possible.
why-several = Several things stand in the way.
