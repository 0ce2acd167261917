"""Head rules by their names."""

import pytest

from treeval.errors import SettingError
from treeval.schemes.head_rules import heads_by_name


def test_unknown_names_are_answered_with_the_known() -> None:
    with pytest.raises(SettingError, match="collins, yamada"):
        heads_by_name("penn")
