"""Every text that the service takes is looked at in time that grows with its length, no faster, and not for long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time

import pytest
from fastapi.testclient import TestClient

from ennichi.table.app import create_app

from .conftest import settings_for
from .player import new_table

SIZES = (500, 4_000, 15_000)  # the last one is about as much as a request may have, records apart
LONGEST = 400_000  # signs of a record
QUICK = 0.25  # seconds of the processor for a whole request, on a busy machine
SHAPES: dict[str, Callable[[int], str]] = {
    "letters": lambda n: "a" * n,
    "spaces": lambda n: "a" + " " * n + "!",
    "digits": lambda n: "9" * n,
    "colons": lambda n: ":" * n,
    "dots": lambda n: "a." * (n // 2),
    "commas": lambda n: "a, " * (n // 3),
    "brackets": lambda n: "[" * n,
    "backslashes": lambda n: "\\" * n,
    "percents": lambda n: "%2e" * (n // 3),
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("linear")
    with TestClient(create_app(settings_for(f"sqlite:///{folder / 'tables.db'}"))) as client:
        new_table(client, "me", "open")
        yield client


def taken(client: TestClient, text: str, name: str) -> float:
    """Processor time of the requests that carry a text in one place."""
    seats = [{"kind": "me", "name": text}, {"kind": "open", "colour": text}]
    asked: dict[str, Callable[[], object]] = {
        "body": lambda: client.post("/api/tables", json={"game": text, "seats": seats, "options": {text: text}}),
        "promise": lambda: client.post(
            "/api/tables", json={"game": "iki", "seats": [{"kind": "open"}] * 2, "promise": text, "salt": text}
        ),
        "path": lambda: client.get(f"/api/tables/{text[:6000]}"),
        "query": lambda: client.get("/api/games", params={"lang": text[:6000]}),
        "cookie": lambda: client.get("/api/tables", headers={"cookie": f"ennichi={text}"}),
        "secret": lambda: client.get("/api/tables/abc", headers={"authorization": f"Seat {text}"}),
        "language": lambda: client.get("/api/tables/abc", headers={"accept-language": text}),
        "origin": lambda: client.post("/api/promises", headers={"origin": text}),
        "forwarded": lambda: client.get("/health", headers={"x-forwarded-for": text}),
        "type": lambda: client.post("/api/tables", content=text.encode(), headers={"content-type": text}),
    }
    begun = process_time()
    asked[name]()
    return process_time() - begun


@pytest.mark.parametrize(
    "place",
    ["body", "promise", "path", "query", "cookie", "secret", "language", "origin", "forwarded", "type"],
)
def test_no_text_takes_longer_than_its_length(client: TestClient, place: str) -> None:
    for shape in SHAPES.values():
        for size in SIZES:
            best = min(taken(client, shape(size), place) for _ in range(2))
            assert best < QUICK, (place, shape(6), size, best)


@pytest.mark.parametrize("shape", SHAPES)
def test_no_record_takes_long(client: TestClient, shape: str) -> None:
    """It is read in another process; what the server itself does with it is little."""
    for text in (SHAPES[shape](LONGEST - 20), "ennichi record 1\n" + SHAPES[shape](LONGEST - 60)):
        begun = process_time()
        answer = client.post("/api/records", json={"text": text})
        assert process_time() - begun < QUICK
        assert answer.status_code in (400, 413), answer.text
