"""Tables, charts, words and the page, from made-up tables."""
