"""Results as tables: one module per kind of result, and the renderers that all of them share."""
