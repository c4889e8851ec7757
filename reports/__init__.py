"""What a reader gets: tables, charts and the page, made from tables alone.

Words and tables come at once; `charts`, `sections`, `page` and `export` import matplotlib, so a command imports those
only where it needs them.
"""
