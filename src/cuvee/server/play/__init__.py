"""Games in progress: what was decided, what each eye is told, who thinks for whom."""
