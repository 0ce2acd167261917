"""Results as HTML pages: one module per kind of result, and the blocks that pages are made of."""
