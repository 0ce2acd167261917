"""Metrics, one family a file; METRICS lists them by the names people quote."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from treeval.counts import Metric
from treeval.metrics.attachment import LA, LAS, UAS
from treeval.metrics.content import BLEX, CLAS, MLAS
from treeval.metrics.enhanced import ELAS, EULAS
from treeval.metrics.exact import LEM, UEM
from treeval.metrics.neutral import NED, UNDIRECTED
from treeval.metrics.segmentation import SENTENCES, TOKENS
from treeval.metrics.tagging import ALL_TAGS, LEMMAS, UFEATS, UPOS, WORDS, XPOS

UD_FAMILY: tuple[Metric[Any], ...] = (
    *(TOKENS, SENTENCES, WORDS, UPOS, XPOS, UFEATS, ALL_TAGS, LEMMAS),
    *(UAS, LAS, CLAS, MLAS, BLEX, ELAS, EULAS),
)
METRICS: Mapping[str, Metric[Any]] = MappingProxyType(
    {metric.name: metric for metric in (*UD_FAMILY, LA, UEM, LEM, UNDIRECTED, NED)}
)
