"""What every game passes, whatever it is about."""

import pytest

pytest.register_assert_rewrite("tests.generic.checks", "tests.generic.swap")
