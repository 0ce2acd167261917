"""One attempt per public function: hostile input in every place where it can come in."""

import os
import zlib
from functools import cache
from typing import Any

import seeds
from oracles import (
    Input,
    NamedStream,
    content,
    document,
    in_bounds,
    insist,
    loaded_model,
    outcome,
    read_in_blocks,
    read_whole,
    sound_trees,
)

import treeval
from blocks import blocks_of
from sample import SAMPLE
from treeval.errors import TreevalError
from treeval.sources.source import Source

_RESAMPLES = 20  # enough to run the code
_CONVERSIONS: tuple[dict[str, Any], ...] = (
    {"scheme": "sud"}, {"scheme": "functional"}, {"scheme": "lexical"}, {"scheme": "conll07"},
    {"scheme": "sud", "invert": True}, {"projectivise": "head+path"}, {"deprojectivise": "path"},
    {"strip_punct": "upos"}, {"transitions": "swap-lazy"},
    {"transitions": "arc-eager", "nonprojective": "lift"}, {"flip": ("DET>NOUN",)},
    {"max_length": 3},
)  # fmt: skip
_RULES: tuple[dict[str, Any], ...] = (
    {"heads": "collins"}, {"heads": "yamada"}, {"heads": "lth"}, {"heads": "lth:conll07"},
    {"attach_punct": True}, {"strip_punct": "penn"},
)  # fmt: skip


def _choice(given: Input, choices: tuple[Any, ...]) -> Any:
    """Choose by the content, so that an input always meets the same fate."""
    return choices[zlib.crc32(given.data) % len(choices)]


def check(given: Input) -> None:
    style = _choice(given, (False, True))
    document(treeval.check(given.stream, style=style))


def read(given: Input) -> None:
    """Everything that a reader finds can be listed."""
    read_whole(given)


def score(given: Input) -> None:
    """Score a file against itself and against the sound one."""
    source = Source.of(given.stream)
    found = in_bounds(treeval.score(source, {"input": source}))
    insist(found["systems"][0]["name"] == "input", "another name")
    in_bounds(treeval.score(given.sound, {"input": source}))


def score_in_full(given: Input) -> None:
    more = {"metrics": "all", "by": "length", "ci": True, "resamples": _RESAMPLES}
    invalid = _choice(given, ("fail", "skip", "keep"))
    systems = {"input": given.stream, "sound": given.sound}
    found = treeval.score(
        given.sound, systems, compare=True, shuffles=20, per_sentence=True, invalid=invalid, **more
    )
    in_bounds(found)
    found.data()


def errors(given: Input) -> None:
    document(treeval.errors_of(given.sound, {"input": given.stream}))
    document(treeval.errors_of(given.stream, {"sound": given.sound}))


def agree(given: Input) -> None:
    in_bounds(treeval.agreement(given.sound, given.stream))


def split(given: Input) -> None:
    found = treeval.split(given.stream, {"a": "50%", "b": "rest"}, take="first")
    document(found)
    paths = {name: given.beside(name, b"") for name in ("first", "second")}
    found.write(dict(zip("ab", paths.values(), strict=True)))
    together = b"".join(path.read_bytes() for path in paths.values())
    insist(together == given.data, "the parts do not hold every byte")
    treeval.filter_sentences(given.stream, query="nsubj>VERB -dog id=*")


def treebank(given: Input) -> None:
    document(treeval.describe(given.stream))


def cross(given: Input) -> None:
    golds = {"A": given.stream, "B": _choice(given, (given.stream, given.sound))}
    in_bounds(treeval.cross(golds, {"A": given.stream}, resamples=_RESAMPLES, shuffles=20))


def assess(given: Input) -> None:
    document(treeval.assess(given.stream, methods=_choice(given, ("pupa", "mc", "pupa,mc"))))


def assess_brackets(given: Input) -> None:
    methods = _choice(given, ("pupa", "mc", "pupa,mc,sepa"))
    document(treeval.assess(given.stream, methods=methods, committee=(given.sound, given.sound)))


def rank(given: Input) -> None:
    others = {name: _sample(f"systems/{name}") for name in ("alder", "birch", "cedar")}
    document(treeval.rank({"input": given.stream, **others}, resamples=_RESAMPLES))


@cache
def _sample(folder: str) -> Any:
    return Source.of(NamedStream(seeds.sentences(folder), "x.conllu")).trees


def audit(given: Input) -> None:
    found = treeval.audit([*_enough(), given.stream], folds=2, limit=5)
    document(found)


@cache
def _enough() -> tuple[Any, ...]:
    """As many words as an audit needs."""
    places = (SAMPLE / "gold", SAMPLE / "systems" / "birch")
    return tuple(Source.of(path).trees for place in places for path in sorted(place.iterdir()))


def diff(given: Input) -> None:
    document(treeval.diff(_sample("gold"), given.stream))
    document(treeval.diff(given.stream, sound_trees(".conllu"), annotators=True))


def convert(given: Input) -> None:
    treeval.convert(given.stream, given.folder / "out.conllu", **_choice(given, _CONVERSIONS))


def heads(given: Input) -> None:
    """Turn constituents into dependencies, or change them."""
    how = _choice(given, _RULES)
    target = given.folder / ("out.conllu" if "heads" in how else "out.mrg")
    treeval.convert(given.stream, target, **how)


def score_tags(given: Input) -> None:
    document(treeval.score_tags(given.sound, {"input": given.stream}))


def written_again(given: Input) -> None:
    """A sound file comes back: byte by byte in the CoNLL family, with the same trees in others."""
    path, again = given.path, given.folder / f"again{given.suffix}"
    treeval.convert(path, again)
    if given.suffix.startswith(".conll"):
        if not list(treeval.check(path).problems):
            insist(again.read_bytes() == given.data, "other bytes came back")
        return
    back = Input(again.read_bytes(), given.suffix, given.folder)
    insist(content(Source.of(back.stream).trees) == _once(given), "other trees came back")


def _once(given: Input) -> list[Any]:
    return content(Source.of(given.stream).readable.trees)


def in_other_formats(given: Input) -> None:
    """What one format holds, another writes such that it is read again, or refuses."""
    trees = Source.of(given.stream).readable.trees
    for suffix in (".mrg", ".discbracket", ".export"):
        again = given.folder / f"other{suffix}"
        if isinstance(outcome(lambda again=again: treeval.convert(trees, again)), str):
            continue
        back = Source.of(again).readable.trees
        insist(back.offsets.tolist() == trees.offsets.tolist(), f"other words in {suffix}")
        insist(suffix == ".mrg" or [*back.forms] == [*trees.forms], f"other forms in {suffix}")
    heads = given.folder / "other.conllu"
    treeval.convert(trees, heads, heads="collins")
    Source.of(heads, may_be_empty=True).readable  # noqa: B018  it is refused if it is broken


def assessed_in_blocks(given: Input) -> None:
    """Small blocks give the assessment of the whole file, or both are refused."""

    def assessed() -> Any:
        return document(treeval.assess(given.path, methods="pupa,mc"))

    whole = outcome(assessed)
    with blocks_of(100):
        parts = outcome(assessed)
    are_refused = isinstance(whole, str) and isinstance(parts, str)
    insist(are_refused or whole == parts, f"blocks differ: {whole!r:.80} and {parts!r:.80}")


def in_blocks(given: Input) -> None:
    """Small blocks give what whole files give, or both are refused."""
    gold, path = given.beside("gold.conllu", seeds.CONLLU * 3), given.path
    whole = outcome(lambda: document(treeval.score(gold, {"input": path})))
    with blocks_of(100):
        parts = outcome(lambda: document(treeval.score(gold, {"input": path})))
    are_refused = isinstance(whole, str) and isinstance(parts, str)
    insist(are_refused or whole == parts, f"blocks differ: {whole!r:.80} and {parts!r:.80}")


def excerpts(given: Input) -> None:
    """The parts of a file are its sentences, each of them once."""
    path, parts = given.path, {}
    found = treeval.split(path, {"a": "50%", "b": "rest"}, documents=_choice(given, (True, False)))
    document(found)
    for name in ("a", "b"):
        parts[name] = given.folder / f"part-{name}.conllu"
        if len(found[name].sentences):
            found[name].write(parts[name])
    whole = Source.of(path).readable.trees
    insist(len(found["a"].sentences) + len(found["b"].sentences) == len(whole), "lost sentences")
    query = _choice(given, ("nsubj>VERB", "upos=NOUN", "form=/a/", "-obj>*", "lemma=be", "#>2"))
    kept = treeval.filter_sentences(path, query=query)
    insist(len(kept["kept"].sentences) <= len(whole), "more sentences than there are")


def query(given: Input) -> None:
    text = given.data.decode(errors="replace")
    document(treeval.filter_sentences(_sample("gold"), query=text))


def _folders(given: Input) -> tuple[str, dict[str, str]]:
    """Two treebanks and two systems, one of which has the input as an output."""
    for folder in ("gold", "a", "b"):
        (given.folder / folder).mkdir(exist_ok=True)
        for name in ("one", "two"):
            is_input = folder == "a" and name == "one"
            text = given.data if is_input else seeds.CONLLU
            given.beside(f"{folder}/{name}.conllu", text)
    return str(given.folder / "gold"), {name: str(given.folder / name) for name in "ab"}


def campaign(given: Input) -> None:
    """What is kept from an earlier run is what a fresh run gives; a bad output stops no other."""
    os.environ["TREEVAL_CACHE"] = str(given.folder / "kept")
    gold, systems = _folders(given)
    fresh = in_bounds(treeval.campaign(gold, systems, fresh=True))
    kept = document(treeval.campaign(gold, systems))
    insist(fresh == kept, "what is kept differs")
    scored = {
        (one["name"], system["name"]) for one in fresh["treebanks"] for system in one["systems"]
    }
    insist(len(scored) >= 3, "a sound output is lost")
    insist(len(scored) + len(fresh["failed"]) == 4, "an output is neither scored nor listed")


def jobs(given: Input) -> None:
    """Two processes give what one does."""
    gold, systems = _folders(given)
    one, two = (
        outcome(lambda n=n: document(treeval.campaign(gold, systems, jobs=n, fresh=True)))
        for n in (1, 2)
    )
    insist(one == two, "two jobs differ from one")


def train(kind: Any, given: Input) -> None:
    more = {"classes": 3, "iterations": 1} if kind == "tags" else {}
    more |= {"passes": 1} if kind == "dmv" else {}
    model = treeval.train(kind, given.stream, **more)
    model.save(given.folder / "trained.model")
    treeval.load(given.folder / "trained.model")


def text(given: Input) -> None:
    """Plain text is learnt from, and predicted."""
    treeval.train("ngram", given.stream, order=2).perplexity(given.stream)
    treeval.train("ccl", given.stream).parse(given.stream)


def parse(given: Input) -> None:
    loaded_model("ccl", given.folder).parse(given.stream)
    loaded_model("dmv", given.folder).parse(given.stream)


def tag(given: Input) -> None:
    loaded_model("tags", given.folder).tag(given.stream).write(given.folder / "tagged.conllu")


def perplexity(given: Input) -> None:
    document(loaded_model("ngram", given.folder).perplexity(given.stream))


def language_model(given: Input) -> None:
    treeval.load(given.path).perplexity("a b a\na\n")


def parser(given: Input) -> None:
    treeval.load(given.path).parse(sound_trees(".conllu"))


def tagger(given: Input) -> None:
    treeval.load(given.path).tag(sound_trees(".conllu"))


def _scored(**settings: Any) -> None:
    in_bounds(treeval.score(_sample("gold"), {"a": _sample("systems/birch")}, **settings))


def with_weights(given: Input) -> None:
    _scored(metrics="WLAS", weights=str(given.path))


def with_classes(given: Input) -> None:
    _scored(metrics="Content", relation_classes=str(given.path))


def with_content_set(given: Input) -> None:
    _scored(metrics="CLAS", content_set=str(given.path))


def with_parameters(given: Input) -> None:
    trees = sound_trees(".mrg")
    in_bounds(treeval.score(trees, {"a": trees}, params=str(given.path), metrics="EVALB"))


def with_equations(given: Input) -> None:
    trees = sound_trees(".conllu")
    treeval.cross({"A": trees, "B": trees}, {"A": trees}, equations=str(given.path))


def with_checked(given: Input) -> None:
    document(treeval.audit([*_enough()], checked=str(given.path), folds=2, limit=5))


def with_spans(given: Input) -> None:
    treeval.train("dmv", sound_trees(".conllu"), brackets=str(given.path), passes=1)


def with_word_classes(given: Input) -> None:
    document(treeval.assess(sound_trees(".conllu"), tags=str(given.path)))


def with_accuracies(given: Input) -> None:
    sections = {"sound": given.beside("sound.conllu", seeds.CONLLU)}
    treeval.describe(sections, perplexity=True, train=str(sections["sound"]), accuracies=given.path)


def with_stored_result(given: Input) -> None:
    worse = NamedStream(seeds.WORSE, "worse.conllu")
    found = treeval.score(sound_trees(".conllu"), {"input": worse})
    [str(one) for one in found.regressions(str(given.path))]


def decompressed(given: Input) -> None:
    """Both ways of reading a compressed file read the same."""
    path = str(given.path)
    document(treeval.check(path))
    whole, parts = (
        outcome(lambda: content(Source.of(path, may_be_empty=True).readable.treebank)),
        outcome(lambda: [content(trees) for trees in read_in_blocks(path)]),
    )
    insist(isinstance(whole, str) == isinstance(parts, str), "one way refuses, the other does not")


def cut_off(given: Input) -> None:
    """A compressed file that was cut off is never taken for a complete one."""
    end = zlib.crc32(given.data) % len(_whole(given.suffix))
    path = given.folder / f"cut{given.suffix}"
    path.write_bytes(_whole(given.suffix)[:end])
    for way in (
        lambda: Source.of(path, may_be_empty=True).readable.trees.words,
        lambda: read_in_blocks(str(path), 100),
    ):
        try:
            found = way()
        except TreevalError:
            continue
        insist(not end and not found, f"{end} bytes were taken for a whole file")


@cache
def _whole(suffix: str) -> bytes:
    return seeds.COMPRESSORS[suffix.removeprefix(".conllu")](seeds.CONLLU)
