"""Reading and writing files of trees: one module per format."""
