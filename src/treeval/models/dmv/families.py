"""Families of tags that behave alike."""

# Tags of the Penn Treebank and of Universal Dependencies that behave alike.
FAMILIES: dict[str, frozenset[str]] = {
    "nouns": frozenset("NN NNS NNP NNPS NOUN PROPN".split()),
    "verbs": frozenset("VB VBD VBG VBN VBP VBZ MD VERB AUX".split()),
    "adjectives": frozenset("JJ JJR JJS ADJ".split()),
    "adverbs": frozenset("RB RBR RBS WRB ADV".split()),
    "pronouns": frozenset("PRP PRP$ WP WP$ EX PRON".split()),
    "determiners": frozenset("DT PDT WDT DET".split()),
    "particles": frozenset("IN TO RP ADP SCONJ PART".split()),
}
