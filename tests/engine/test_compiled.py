"""The one switch for the compiler changes nothing for the interpreter."""

from cuvee.engine import mypyc_attr


def test_the_decorator_gives_back_the_class_it_is_given() -> None:
    class Plain:
        """Any class."""

    assert mypyc_attr(allow_interpreted_subclasses=True)(Plain) is Plain
