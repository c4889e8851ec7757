"""The game of Baloot and the engine that plays it: cards, rules, kernels, and how to run them."""
