"""Exit status 0 when this machine can compile Python extensions: a C compiler and Python's headers are there."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path


def main() -> int:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(compiler) or shutil.which("cc") or shutil.which("gcc")
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return 0 if found and headers.exists() else 1


if __name__ == "__main__":
    sys.exit(main())
