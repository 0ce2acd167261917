"""Sound files of every kind that treeval reads, small enough to be tried by the thousand."""

import gzip
import json
import lzma
import tempfile
from functools import cache
from pathlib import Path

import zstandard

import treeval
from sample import SAMPLE

CONLLU = b"""# newdoc id = d
# sent_id = a
# text = Er kommt zum Haus .
1\tEr\ter\tPRON\tPPER\tCase=Nom\t2\tnsubj\t2:nsubj\t_
2\tkommt\tkommen\tVERB\tVVFIN\tNumber=Sing\t0\troot\t0:root\t_
3-4\tzum\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No
3\tzu\tzu\tADP\tAPPR\t_\t5\tcase\t5:case\t_
4\tdem\tder\tDET\tART\t_\t5\tdet\t5:det\t_
5\tHaus\tHaus\tNOUN\tNN\t_\t2\tobl:arg\t2:obl|5.1:nmod\t_
5.1\tnull\tnull\tNOUN\t_\t_\t_\t_\t2:dep\t_
6\t.\t.\tPUNCT\t$.\t_\t2\tpunct\t2:punct\t_

# sent_id = b
1\tGeh\tgehen\tVERB\tVVIMP\t_\t0\troot\t_\t_
2\t!\t!\tPUNCT\t$.\t_\t1\tpunct\t_\t_

"""
WORSE = CONLLU.replace(b"5\tcase\t", b"2\tobl\t")  # one relation is wrong
CONLLX = b"1\tEr\ter\tPRO\tPPER\t_\t2\tSB\t_\t_\n2\tkommt\t_\tV\tVVFIN\t_\t0\tROOT\t_\t_\n\n"
CONLL09 = (
    b"1\tEr\ter\ter\tPRO\tPRO\t_\t_\t2\t2\tSB\tSB\t_\t_\n"
    b"2\tkommt\tk\tk\tV\tV\t_\t_\t0\t0\tROOT\tROOT\tY\tk.01\n\n"
)
BRACKETS = (
    b"( (S (NP-SBJ (DT The) (NN cat)) (VP (VBZ sits) (PP (IN on) (NP (-NONE- *T*-1)))) (. .)) )\n"
)
TWO_TREES = BRACKETS + b"(TOP (S (NP (PRP It)) (VP=2 (VBZ is) (ADJP-PRD|CLR (JJ gone)))))\n"
DISCBRACKET = b"(S (VP (A 0=Darum) (V 2=gebeten)) (V 1=hat) ($. 3=.))\n"
EXPORT = (
    b"#FORMAT 4\n#BOS 1 0 0 0\nDarum\t--\tPROAV\t--\tOP\t500\nhat\t--\tVAFIN\t--\tHD\t501\n"
    b"gebeten\t--\tVVPP\t--\tHD\t500\tSB\t501\n#500\t--\tVP\t--\tOC\t501\n#501\t--\tS\t--\t--\t0\n"
    b"#EOS 1\n"
)
TIGERXML = (
    b'<?xml version="1.0" encoding="UTF-8"?>\n<corpus id="c"><body><s id="s1"><graph root="n1">'
    b'<terminals><t id="t1" word="Er" pos="PPER" lemma="er"/><t id="t2" word="geht" pos="V">'
    b'<secedge label="X" idref="n1"/></t></terminals><nonterminals><nt id="n1" cat="S">'
    b'<edge label="SB" idref="t1"/><edge label="HD" idref="t2"/></nt></nonterminals>'
    b"</graph></s></body></corpus>\n"
)
LATIN1 = TIGERXML.replace(b"UTF-8", b"ISO-8859-1").replace(b"geht", b"l\xe4uft")
ARPA = (
    b"\\data\\\nngram 1=4\nngram 2=2\n\n\\1-grams:\n-1.0\t<unk>\n-1.0\t<s>\t-0.3\n-0.5\t</s>\n"
    b"-0.7\ta\t-0.2\n\n\\2-grams:\n-0.3\t<s> a\n-0.2\ta </s>\n\n\\end\\\n"
)
GRAMMAR = (
    b"root VVFIN : -0.1\nroot NN : -2.1\nrightattach VVFIN -> NN : -3.0\n"
    b"leftattach PPER <- VVFIN : -1.5\nleftstop VVFIN nochild : -0.2\n"
    b"rightcontinue VVFIN haschild : -0.7\n"
)
WEIGHTS = b'{"nsubj": 0.7, "obl": 1.25, "punct": 0, "root": 2}\n'
CLASSES = b"nsubj\tcontent\npunct\tfunction\nroot\tcontent\nobl\tcontent\n"
CLASSES_TOML = b"content = ['nsubj', 'root', 'obl']\nfunction = ['punct']\nother = []\n"
CONTENT_SET = b"nsubj root obl\nobj\n"
PARAMETERS = (
    b"## COLLINS\nDEBUG 0\nMAX_ERROR 10\nCUTOFF_LEN 40\nLABELED 1\nDELETE_LABEL TOP\n"
    b"DELETE_LABEL -NONE-\nDELETE_LABEL_FOR_LENGTH -NONE-\nEQ_LABEL ADVP PRT\n"
)
EQUATIONS = b"# labels\nSUB = SBJ\nnsubj = subj = SB\n"
CHECKED = b"# sentence\tword\tform\thead\trelation\tdate\tnote\na\t1\tEr\t2\tnsubj\t2026-01-01\tx\n"
SPANS = b"0-1 2-4\n0-1\n"
WORD_CLASSES = b"Er\t0\nkommt\t1\nHaus\t2\n.\t3\nGeh\t1\n!\t3\n"
ACCURACIES = b"# treebank\taccuracy\nsound\t91.5\ninput\t80\n"
TEXT = b"Er kommt zum Haus .\nGeh !\nEr geht zum Bahnhof , und sie kommt .\n"

QUERIES = (
    b"nsubj>VERB -obj>*", b"lemma=be upos=NOUN", b"form=/^a.*b$/i", b'"a cat" -punct', b"det<NOUN",
    b"sent_id=de-news", b"feats=Case=Nom nsubj:pass>VERB|NOUN", b"length>3 errors>1",
)  # fmt: skip

# The first file of a suffix is the one that others are compared with.
SOUND = {
    ".conllu": CONLLU,
    ".conllx": CONLLX,
    ".conll09": CONLL09,
    ".mrg": TWO_TREES,
    ".discbracket": DISCBRACKET,
    ".export": EXPORT,
    ".xml": TIGERXML,
}


def sentences(folder: str, number: int = 3) -> bytes:
    """The first sentences of a file of the sample."""
    text = (SAMPLE / folder / "de.conllu").read_bytes()
    return b"\n\n".join(text.split(b"\n\n")[:number]) + b"\n\n"


DEPENDENCIES = (CONLLU, sentences("gold"), sentences("systems/birch"))
CONSTITUENTS = (
    TWO_TREES,
    b"\n".join((SAMPLE / "brackets" / "en.mrg").read_bytes().split(b"\n")[:12]) + b"\n",
)


@cache
def model(kind: str, suffix: str = ".model") -> bytes:
    """A model that was learnt from a few sentences."""
    with tempfile.TemporaryDirectory() as folder:
        place, text = Path(folder, f"model{suffix}"), Path(folder, "text.conllu")
        text.write_bytes(CONLLU)
        more = {"classes": 3, "iterations": 1} if kind == "tags" else {}
        more |= {"algorithm": "bc10", "passes": 2} if kind == "tsg" else {}
        treeval.train("dmv" if kind == "tsg" else kind, text, **more).save(place)
        return place.read_bytes()


@cache
def result() -> bytes:
    """A stored result, with its sentences."""
    found = treeval.score(CONLLU.decode(), {"input": CONLLU.decode()}, per_sentence=True)
    return json.dumps(found.to_dict()).encode()


def gz(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


COMPRESSORS = {".gz": gz, ".xz": lzma.compress, ".zst": zstandard.compress}
