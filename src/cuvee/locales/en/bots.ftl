# Why a bot chooses what it chooses. $best and $other are actions in words; $best_ahead and
# $other_ahead are by how much it expects to be ahead in the end, such as +3.5; $why is a topic.

explain-only = “{ $best }”: there is nothing else to choose.
explain-even = “{ $best }” and “{ $other }” are about equally good: { $best_ahead } expected at the end.
explain-choice = “{ $best }”: { $best_ahead } expected at the end; next best “{ $other }”: { $other_ahead }.
explain-decided = “{ $best }”: { $best_ahead } expected at the end; next best “{ $other }”: { $other_ahead }. What decides: { $why }.
