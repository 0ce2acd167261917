"""Reading the volumes of explorers, as a browser does."""

import base64
import gzip
import html
import json
import re
from typing import Any

import numpy as np


class ReadVolume:
    """The header of a packed volume, and its arrays."""

    def __init__(self, content: str) -> None:
        data = gzip.decompress(base64.b64decode(content))
        size = int.from_bytes(data[:4], "little")
        self.header: dict[str, Any] = json.loads(data[4 : 4 + size])
        self.arrays = []
        at = 4 + size
        for kind, length in self.header["arrays"]:
            array = np.frombuffer(data, f"<{kind}", length, at)
            self.arrays.append(array)
            at += -(-array.nbytes // 4) * 4
        assert at == len(data)

    def partners(self, layer: int) -> Any:
        """The word of the first layer for each word, -1 for none."""
        given = self.header["layers"][layer]
        lengths = self.arrays[given["lengths"]].astype(int)
        if given["partners"] is None:
            return np.arange(lengths.sum())
        ours = self.arrays[self.header["layers"][0]["lengths"]].astype(int)
        within = self.arrays[given["partners"]].astype(int)
        begins = np.repeat(np.cumsum(ours) - ours, lengths)
        return np.where(within == 0, -1, begins + within - 1)

    def strings(self, layer: int, column: str) -> list[str]:
        """The values of a column of a layer."""
        codes = self.arrays[self.header["layers"][layer]["columns"][column]].astype(int)
        if layer:
            ours = self.arrays[self.header["layers"][0]["columns"][column]]
            codes = np.where(codes == 0, ours[self.partners(layer)], codes - 1)
        return [self.header["strings"][column][code] for code in codes.tolist()]


def volumes_in(page: str) -> dict[str, ReadVolume]:
    """The volumes of a page by name."""
    found = re.findall(r'<script class="volume"[^>]*data-name="([^"]*)">([^<]*)</script>', page)
    return {html.unescape(name): ReadVolume(content) for name, content in found}
