"""How good is this parser, this parse, this treebank, really?"""
