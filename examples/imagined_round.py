"""Writes a network that has learnt nothing: it believes the round that it imagines, and nothing else.

    python examples/imagined_round.py build/imagined.npz
    ennichi arena bamboo --players net:build/imagined.npz,greedy --games 400 --jobs 2

It plays the touch after which two-player Bamboo looks best one round later, which is what a network that learns has to
beat. All weights are zero but those of the straight line from the evaluations.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from ennichi.kernel.registry import header
from ennichi.lab.net import LARGE, Features, about, save, shapes
from ennichi.lab.observation import encoder_of

HEADER = header("bamboo", 2, 0, {}, (), "")
FROM_NOW_TO_LATER = (-1, 1, 1, -1)  # the seat and the other now, the seat and the other a round later


def main(path: Path) -> None:
    features = Features(encoder_of(HEADER.kind, HEADER.box).layout)
    weights = {name: np.zeros(shape, np.float32) for name, shape in shapes(features, (1,), (1,)).items()}
    weights["sides"][:, 0] = LARGE * np.array(FROM_NOW_TO_LATER)
    path.parent.mkdir(parents=True, exist_ok=True)
    save(path, about(HEADER, "has learnt nothing and believes the imagined round"), weights)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="where to write it, such as build/imagined.npz")
    try:
        main(parser.parse_args().file)
    except OSError as trouble:
        parser.error(f"the network cannot be written: {trouble}")
