"""Names that users choose from; each list is defined once.

Those of metrics, groupings and formats are in their registries, `metrics/__init__.py`,
`scoring/groupings.py` and `formats/registry.py`.
"""

from typing import Literal, get_args

# How punctuation is recognised: by form, by UPOS, by lists of tags, or by relation.
Marks = Literal["form", "upos", "tags", "penn", "deprel"]
StrippedMarks = Literal["form", "upos", "tags", "penn", "deprel", "none"]
Punct = Literal["all", "form", "upos", "tags", "penn", "deprel"]

# What happens to sentences whose heads do not form a tree.
Invalid = Literal["fail", "skip", "keep"]

Subtypes = Literal["strip", "keep", "lower"]
Feats = Literal["universal", "all"]
Tokens = Literal["align", "strict", "same"]
Roots = Literal["one", "many"]
Average = Literal["micro", "macro", "treebank"]
Matching = Literal["multiset", "iwpt21"]
Undefined = Literal["dash", "zero"]

Test = Literal["shuffling", "bootstrap"]
Missing = Literal["skip", "zero"]
MissingSentences = Literal["fail", "skip", "zero"]

# Columns of the confusion matrix, kinds of errors, and the order of sentences in `errors_of`.
MatrixOf = Literal["relation", "upos", "xpos"]
ErrorKind = Literal["any", "head", "label", "both", "unaligned"]
Sort = Literal["errors", "share", "length", "file"]

TagColumn = Literal["upos", "xpos"]

Mode = Literal["treeval", "tedeval-2.2"]
Wildcard = Literal["literal", "match"]

TransitionSystem = Literal["arc-standard", "arc-eager", "swap-eager", "swap-lazy"]
Nonprojective = Literal["fail", "skip", "lift"]
Smoothing = Literal["kenlm", "srilm"]

Method = Literal["pupa", "sepa", "mc", "random", "arcs", "confidence"]
METHODS: tuple[Method, ...] = ("pupa", "sepa", "mc", "random")  # for all parses
MethodOrAll = Literal["pupa", "sepa", "mc", "random", "arcs", "confidence", "all"]
Normalisation = Literal["theory", "sentence-max", "batch-max"]
NeighbourTags = Literal["ends", "first", "last", "adjacent"]
CommitteeAgreement = Literal["random-member", "all-pairs", "full-model"]

# What sizes of parts of a treebank count, and which sentences a part gets.
SizeUnit = Literal["sentences", "words"]
Taken = Literal["random", "first"]

# What an audit looks for, and how it lists its findings.
AuditedPart = Literal["all", "head", "relation", "upos"]
FindingOrder = Literal["word", "sentence", "pattern"]
# What a comparison of releases looks at.
DiffField = Literal["head", "deprel", "upos", "xpos", "lemma", "feats", "form"]
DIFF_FIELDS: tuple[DiffField, ...] = get_args(DiffField)

# How trees respect spans of words, the widest first.
SpanConstraint = Literal["sprawl", "loose", "strict"]
# Parsers without a model.
Baseline = Literal["left", "right", "random"]
BASELINES: tuple[Baseline, ...] = get_args(Baseline)
Paper = Literal["ned", "pupa", "tedeval", "content", "perplexity"]
PAPERS: tuple[Paper, ...] = get_args(Paper)

Projectivity = Literal["baseline", "head", "path", "head+path"]

CONSTITUENT_GROUPINGS = ("label", "length")

# What compiled code is for: `treeval warm-up` runs each once.
WarmUpTask = Literal[
    "reading", "scoring", "convert", "assess", "rank", "audit", "ngram", "dmv", "ccl", "tags"
]
WARM_UP_TASKS: tuple[WarmUpTask, ...] = get_args(WarmUpTask)
