"""Exit status 0 when this machine can compile Python extensions: a C compiler and Python's headers are there.

With --profile, when that compiler is GCC, which can watch a build at work and compile it anew for that.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path


def compiler() -> str:
    """Where the C compiler is; empty where there is none."""
    wanted = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(wanted) or shutil.which("cc") or shutil.which("gcc") or ""


def is_gcc(program: str) -> bool:
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def has_visual_c() -> bool:
    """On Windows the compiler is on no path: Visual Studio's own program knows where it is."""
    if shutil.which("cl"):
        return True
    folder = os.environ.get("PROGRAMFILES(X86)") or os.environ.get("PROGRAMFILES") or ""
    vswhere = Path(folder, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not vswhere.is_file():
        return False
    asked = ["-latest", "-prerelease", "-products", "*", "-property", "installationPath"]
    asked += ["-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"]
    told = subprocess.run([str(vswhere), *asked], capture_output=True, text=True, check=False)
    return told.returncode == 0 and told.stdout.strip() != ""


def can_compile() -> bool:
    found = has_visual_c() if os.name == "nt" else compiler() != ""
    return found and Path(sysconfig.get_paths()["include"], "Python.h").exists()


def main(arguments: list[str]) -> int:
    if not can_compile():
        return 1
    return 1 if "--profile" in arguments and not is_gcc(compiler()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
