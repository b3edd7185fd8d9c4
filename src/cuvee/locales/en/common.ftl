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

error-no-game = there is no game “{ $name }”; there is: { $known }
error-seats = this game is played with { $known } players
error-no-option = there is no option “{ $name }”; there is: { $known }
error-option-value = the option “{ $name }” takes { $known }, not { $value }
error-option-conflict = the option “{ $name }” does not go with the other options or the number of players
error-record-rules = the record was played by rules { $rules }; these are rules { $now }
error-record-altered = the record is wrong: its actions do not lead to what it names

# The levels of bots and the characters, as players read them.
bot-beginner = Beginner
bot-greedy = Medium
bot-planner = Hard
bot-expert = Expert
bot-vintner = The vintner
bot-builder = The builder
bot-host = The host
bot-random = Random
