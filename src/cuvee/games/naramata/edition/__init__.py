"""The numbers of a box: those that come with Cuvée are in box/."""
