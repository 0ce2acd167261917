"""What differs between two releases or annotations: the function behind `treeval diff`."""

from typing import Any

from treeval.differences.arcs import sort_arcs
from treeval.differences.changes import WordChanges
from treeval.differences.fields import field_groups, named_together
from treeval.differences.pairing import pair_sentences
from treeval.differences.result import Differences
from treeval.differences.words import align_words
from treeval.progress import Progress, silent
from treeval.settings.auditing import DiffSettings
from treeval.sources.names import insist_on_one_stdin, listed
from treeval.sources.whole import read_whole

_DEFAULT = DiffSettings()


def diff(
    old: Any,
    new: Any,
    settings: DiffSettings = _DEFAULT,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> Differences:
    """Compare two releases of a treebank, or two annotations of one text.

    ``old`` and ``new`` are paths, folders, ``-`` for standard input, open files, CoNLL-U text,
    trees, or lists of such things. Sentences may have moved, and may be split, joined or edited.

    >>> found = treeval.diff("gold/en.conllu", "systems/birch/en.conllu")
    >>> len(found.arcs.changed), len(found.arcs.consequences)
    (69, 18)

    See `DiffSettings` for what can be set.
    """
    chosen = DiffSettings.of(settings, changes)
    insist_on_one_stdin(*listed(old), *listed(new))
    before, after = (
        read_whole(one, chosen.reading, policy="keep", progress=progress) for one in (old, new)
    )
    pairing = pair_sentences(before, after)
    words = align_words(before.treebank, after.treebank, pairing)
    found = WordChanges(before.treebank, after.treebank, words, chosen.fields)
    arcs = sort_arcs(found, words.are_in_same, chosen.min_group)
    groups = field_groups(found, words.are_in_same)
    systematic = (*arcs.by_pattern, *arcs.by_form)
    return Differences(
        before,
        after,
        chosen,
        pairing,
        found,
        arcs,
        sort_arcs(found, ~words.are_in_same, chosen.min_group),
        named_together(systematic, groups, chosen.min_group),
    )
