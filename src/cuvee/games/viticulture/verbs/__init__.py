"""What the rules let a vineyard do, one short class per verb."""
