"""Signatures are values: they can be joined, cut down and compared."""

from treeval.signature import Signature, common

LAS = Signature("LAS", (("tok", "align"), ("gold", "123456")))


def test_parts_are_found_by_name() -> None:
    assert str(LAS) == "LAS|tok:align|gold:123456"
    assert LAS["tok"] == "align"
    assert "gold" in LAS
    assert "seed" not in LAS


def test_parts_are_added_at_the_end_and_keep_their_place() -> None:
    joined = LAS.joined({"seed": "1", "tok": "strict"})
    assert str(joined) == "LAS|tok:strict|gold:123456|seed:1"
    assert joined.only(("seed", "test")) == {"seed": "1"}
    assert joined.without(("seed",)).parts == (("tok", "strict"), ("gold", "123456"))


def test_what_several_have_in_common() -> None:
    other = Signature("LAS", (("tok", "align"), ("gold", "654321")))
    assert str(common([LAS, other])) == "LAS|tok:align"
    assert str(common([LAS, Signature("UAS", LAS.parts)])) == "tok:align|gold:123456"
    assert common([LAS]) == LAS
