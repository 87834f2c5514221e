"""NumPy, or a word about what to install."""

from __future__ import annotations

from typing import Any

from ennichi.needs import need

need("numpy")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Array = NDArray[Any]

__all__ = ["Array", "np"]
