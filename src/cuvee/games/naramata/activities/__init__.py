"""What is done at a winery: cheese, tasting, purchase, view, pairing, favor, the pit stop."""
