# Why a bot chooses what it chooses. $best and $other are actions in words; $best_ahead and
# $other_ahead are by how much it expects to be ahead in the end, such as +3.5; $why is a topic.

explain-only = “{ $best }”: there is nothing else to choose.
explain-even = “{ $best }” and “{ $other }” are about equally good: { $best_ahead } expected at the end.
explain-choice = “{ $best }”: { $best_ahead } expected at the end; next best “{ $other }”: { $other_ahead }.
explain-decided = “{ $best }”: { $best_ahead } expected at the end; next best “{ $other }”: { $other_ahead }. What decides: { $why }.

# Why a program was replaced: a clause of its own; $said and $answer are the words of the program.
failed-start = it cannot be started: { $problem }
failed-late = it gave no answer within { $ms } ms
failed-early = it answered before it was asked: { $answer }
failed-closed = it closed its output
failed-exit = it ended with exit code { NUMBER($code, useGrouping: 0) }
failed-exit_said = it ended with exit code { NUMBER($code, useGrouping: 0) }: { $said }
failed-long = it answered with more than { $most } bytes
failed-not_json = it answered with a line that is not JSON: { $answer }
failed-no_code = it answered without a whole number as “code”
failed-not_offered = it chose { $code }, which is not on offer
