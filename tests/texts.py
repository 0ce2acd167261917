"""Text for models to learn from."""

from treeval.models.text import Text, text_of_sentences


def text(*sentences: str) -> Text:
    """Text of sentences whose words stand between spaces."""
    return text_of_sentences(sentence.split() for sentence in sentences)


# The tiny case of the specification of common cover links.
TINY = text(
    "the dog barks .",
    "the cat sleeps .",
    "a dog sees the cat .",
    "the dog sees a cat in the garden .",
    "in the garden , the cat sleeps .",
    "a cat sees the dog .",
    "the old dog barks at the cat .",
    "the cat in the garden sees the old dog .",
)
