"""Charts as pure functions, numbers in and SVG text out; the page that holds them gives colours."""
