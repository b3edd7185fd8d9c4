"""Reviews of finished games: chances over time, turning points, every turn graded.

A turn is judged by what its seat could know, never by how the cards then fell. It knows no server
and no terminal; both use it.
"""

from __future__ import annotations

from cuvee.review.chances import chances
from cuvee.review.grades import GRADES, Grade, grade_of
from cuvee.review.review import Better, Moves, Point, Review, ReviewData, Swing, Turn
from cuvee.review.reviewer import Reviewer, review

__all__ = [
    "GRADES",
    "Better",
    "Grade",
    "Moves",
    "Point",
    "Review",
    "ReviewData",
    "Reviewer",
    "Swing",
    "Turn",
    "chances",
    "grade_of",
    "review",
]
