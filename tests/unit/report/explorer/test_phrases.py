"""Trees of phrases as layers."""

from files import constituents
from treeval.report.explorer.packing import packed
from treeval.report.explorer.volume import Volume, phrase_layer
from volumes import ReadVolume


def spans(text: str, format: str = "brackets") -> list[tuple[str, int, int]]:
    volume = ReadVolume(
        packed(Volume((phrase_layer("trees", constituents(text, format)),))).content
    )
    (layer,) = volume.header["layers"]
    found = layer["spans"]
    labels = [found["labels"]["strings"][code] for code in volume.arrays[found["labels"]["codes"]]]
    columns = (labels, *(volume.arrays[found[name]].tolist() for name in ("first", "sizes")))
    return list(zip(*columns, strict=True))


def test_phrases_are_spans_of_their_sentences() -> None:
    one = "(S (NP (DT the) (NN dog)) (VP (VBZ barks)))\n"
    expected = [("S", 0, 3), ("NP", 0, 2), ("VP", 2, 1)]
    assert spans(one) == expected
    assert spans(one + one) == expected * 2


def test_words_are_written_as_in_the_text() -> None:
    trees = constituents("(S (-LRB- -LRB-) (NN dog))")
    volume = ReadVolume(packed(Volume((phrase_layer("trees", trees),))).content)
    assert volume.strings(0, "form") == ["(", "dog"]
    assert volume.strings(0, "xpos") == ["-LRB-", "NN"]


def test_phrases_with_gaps_have_runs() -> None:
    trees = constituents("(S (VP (VB 0=wake) (RP 2=up)) (NP (PRP 1=him)))\n", "discbracket")
    volume = ReadVolume(packed(Volume((phrase_layer("trees", trees),))).content)
    (layer,) = volume.header["layers"]
    assert layer["spans"]["runs"] == {"1": [[0, 1], [2, 3]]}
