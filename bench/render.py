"""What an update of the page costs in the browser, in a late position of the largest game: four seats.

    .venv/bin/python bench/render.py            # all games; or name them

Four bots play a game with a fixed seed, and a person goes on from late in it, as often as needed. Two things are
measured:

- What the page spends on one update: script, style and layout, in processor time of the page's main thread. The states
  that arrive are held back and given to the page one at a time, so that each is measured by itself; so is the click
  that is shown at once, before the server has answered.
- How long a person waits on this machine, server included: from a real click until it is seen, and until the answer is.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import Server, Visitor, server_and_browser  # noqa: E402
from tools.find_chromium import find  # noqa: E402

import ennichi  # noqa: E402
from ennichi import bots  # noqa: E402
from ennichi.kernel.registry import built_in  # noqa: E402

SEATS = 4
SEED = 7
LATE = 0.75  # of all touches of the game
WARMING = 12  # updates of a fresh page that do not count: the browser still compiles its script
UPDATES = 60
CLICKS = 20
COUNTERS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")

# Messages of the server are kept while `bench.holding`; `bench.give()` hands over the next state and what came before
# it. A click happens at `bench.clicked`, is seen at `pressed`, `sent` to the server, whose answer has `arrived` and is
# seen at `answered`.
PREPARE = """
const bench = window.bench = {holding: false, held: []};
const isState = ([, event]) => event.data.includes('"type":"state"');
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => {
      if (isState([hear, event])) bench.arrived ??= performance.now();
      if (bench.holding) bench.held.push([hear, event]);
      else hear(event);
    };
  }
  send(data) {
    bench.sent = performance.now();
    super.send(data);
  }
};
bench.atRest = async () => { // nothing of the update before travels any more
  const passing = document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity);
  await Promise.allSettled(passing.map((one) => one.finished));
};
bench.waiting = () => bench.held.some(isState);
bench.open = () => document.querySelector(".busy") ? [] : [...document.querySelectorAll("[data-touch].open")];
bench.settled = async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
};
bench.give = () => {
  for (const [hear, event] of bench.held.splice(0, 1 + bench.held.findIndex(isState))) hear(event);
  return bench.settled();
};
bench.touch = (n) => {
  const open = bench.open();
  open[n % open.length].click();
  return bench.settled();
};
bench.drawn = (what) => {
  const {port1, port2} = new MessageChannel(); // heard after the picture that is being made
  port1.onmessage = () => (bench[what] ??= performance.now());
  port2.postMessage(null);
};
bench.aim = (n) => {
  const open = bench.open().filter((each) => each.getClientRects().length);
  const thing = open[n % open.length];
  thing.scrollIntoView({block: "center"});
  const box = thing.getBoundingClientRect();
  bench.clicked = bench.pressed = bench.arrived = bench.answered = undefined;
  return [box.x + box.width / 2, box.y + box.height / 2];
};
addEventListener("click", (event) => (bench.clicked = event.timeStamp), {capture: true});
bench.watch = () => {
  const page = document.querySelector(".table-page");
  let version = page.dataset.version;
  new MutationObserver(() => {
    if (page.classList.contains("busy")) bench.drawn("pressed");
    if (page.dataset.version !== version) bench.drawn("answered");
    version = page.dataset.version;
  }).observe(page, {attributes: true});
};
"""


def late_game(game: str) -> tuple[str, int]:
    """The record of a game, and the number of a late touch in it."""
    players = [bots.make("greedy", SEED + seat) for seat in range(SEATS)]
    g = ennichi.new(game, seats=SEATS, seed=SEED)
    touches = 0
    while not g.over:
        g.play(players[g.seat].choose(g))
        touches += 1
    return g.record(), int(LATE * touches)


class Bench:
    """A person at late positions of one game."""

    def __init__(self, server: Server, browser: Browser, game: str) -> None:
        self.server = server
        self.visitor = Visitor(browser.new_context(viewport={"width": 1440, "height": 900}))
        self.visitor.context.add_init_script(PREPARE)
        self.page = self.visitor.page
        record, self.late = late_game(game)
        self.table = self.post("/api/records", {"text": record})["table"]
        self.session: CDPSession = self.visitor.context.new_cdp_session(self.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def post(self, path: str, body: object) -> Any:
        return self.visitor.context.request.post(self.server.address + path, data=body).json()

    def sit(self) -> None:
        """At the late position, anew."""
        made = self.post(f"/api/tables/{self.table}/continue", {"at": self.late, "name": "Inês"})
        self.page.goto(self.server.address + made["link"])
        self.page.wait_for_selector("[data-touch].open")
        self.page.evaluate("bench.settled()")
        self.page.evaluate("bench.watch()")

    def ready(self, wanted: str) -> bool:
        """Waits until so; False when the game is over before."""
        while not self.page.evaluate(wanted):
            if self.page.evaluate("!!document.querySelector('.verdict')"):
                return False
            self.page.wait_for_timeout(20)
        return True

    # What the page spends.

    def spent(self, doing: str) -> list[float]:
        """What the page spends on something, in ms."""
        self.page.evaluate("bench.atRest()")
        before = self.counters()
        self.page.evaluate(doing)
        return [1000 * (now - then) for now, then in zip(self.counters(), before, strict=True)]

    def counters(self) -> list[float]:
        found = {each["name"]: each["value"] for each in self.session.send("Performance.getMetrics")["metrics"]}
        return [found[name] for name in COUNTERS]

    def costs(self) -> Iterator[tuple[str, list[float]]]:
        """Clicks and updates as they come, without an end; and what nothing costs in the same time."""
        touched = 0
        while True:
            self.sit()
            self.page.evaluate("bench.holding = true")
            updates = 0
            while self.ready("bench.waiting() || bench.open().length > 0"):
                if self.page.evaluate("bench.waiting()"):
                    what, doing = "update", "bench.give()"
                    updates += 1
                else:
                    what, doing = "click", f"bench.touch({7 * touched})"
                    touched += 1
                spent = self.spent(doing)
                if updates > WARMING:
                    yield what, spent
                if updates == WARMING:
                    yield "nothing", self.spent("bench.settled()")

    # How long a person waits.

    def waits(self) -> Iterator[tuple[float, float, float]]:
        """From a click until it is seen, what the server takes, and until the answer is seen; without an end."""
        touched = 0
        while True:
            self.sit()
            while self.ready("bench.open().length > 0"):
                self.page.evaluate("bench.settled()")
                if not self.page.evaluate("bench.open().length"):
                    continue  # a bot acted meanwhile
                touched += 1
                self.page.mouse.click(*self.page.evaluate(f"bench.aim({7 * touched})"))
                for _ in range(100):
                    if self.page.evaluate("!!bench.answered"):
                        times = self.page.evaluate(
                            "[bench.clicked, bench.pressed, bench.sent, bench.arrived, bench.answered]"
                        )
                        clicked, pressed, sent, arrived, answered = times
                        yield (pressed or answered) - clicked, arrived - sent, answered - clicked
                        break
                    self.page.wait_for_timeout(20)


def report(game: str, bench: Bench) -> str:
    costs: dict[str, list[list[float]]] = {"update": [], "click": [], "nothing": []}
    for what, spent in bench.costs():
        costs[what].append(spent)
        if len(costs["update"]) == UPDATES:
            break
    elements = bench.page.evaluate("document.querySelectorAll('*').length")
    lines = [f"{game}: {elements} elements"]
    for what, found in costs.items():
        script, style, layout, tasks = (statistics.mean(column) for column in zip(*found, strict=True))
        whole = [sum(each[:3]) for each in found]
        mean, median = statistics.mean(whole), statistics.median(whole)
        lines.append(
            f"  {what:8} script {script:5.1f} + style {style:4.1f} + layout {layout:4.1f} = {mean:5.1f} ms"
            f" (median {median:.1f}, worst {max(whole):.1f} of {len(whole)}); all tasks {tasks:.0f} ms"
        )
    waits = [each for each, _ in zip(bench.waits(), range(CLICKS), strict=False)]
    seen, server, answered = ([statistics.median(column), max(column)] for column in zip(*waits, strict=True))
    lines.append(
        f"  a click is seen after {seen[0]:.0f} ms (worst {seen[1]:.0f}), its answer after {answered[0]:.0f} ms"
        f" (worst {answered[1]:.0f}), of which the server took {server[0]:.0f} (worst {server[1]:.0f})"
    )
    return "\n".join(lines)


def main() -> int:
    if not find():
        print("ennichi: no Chromium was found; install one, or set ENNICHI_CHROMIUM to its path", file=sys.stderr)
        return 2
    with server_and_browser("render") as (server, browser):
        for game in sys.argv[1:] or built_in():
            bench = Bench(server, browser, game)
            print(report(game, bench), flush=True)
            bench.visitor.context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
