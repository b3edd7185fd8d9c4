"""Reports: one HTML page with everything in it, drawn from what was played."""

from cuvee.arena.report.ladder import ladder_page
from cuvee.arena.report.simulation import simulation_page

__all__ = ["ladder_page", "simulation_page"]
