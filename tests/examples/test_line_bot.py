import io
import json

import line_bot


def question(*texts: str, chance: int = 1) -> str:
    offers = [{"code": 10 + n, "action": {}, "text": text} for n, text in enumerate(texts)]
    return json.dumps({"type": "choose", "view": {}, "offers": offers, "random": chance})


def answers(*lines: str) -> list[object]:
    out = io.StringIO()
    line_bot.answer(lines, out)
    return [json.loads(line)["code"] for line in out.getvalue().splitlines()]


def test_it_answers_questions_and_nothing_else() -> None:
    lines = [json.dumps({"type": "start"}), question("Bid 1"), json.dumps({"type": "end"})]
    assert answers(*lines) == [10]


def test_it_prefers_what_scores() -> None:
    assert answers(question("Lay it down", "Tap it: score it now")) == [11]


def test_chance_comes_from_the_question() -> None:
    same = [question("a", "b", "c", "d", chance=5)] * 3
    assert len(set(answers(*same))) == 1
    assert len(set(answers(*[question("a", "b", "c", "d", chance=n) for n in range(20)]))) > 1
