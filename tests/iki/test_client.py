"""The browser's boards draw everything that IKI offers: each open touch once, or as a button of the prompt."""

from __future__ import annotations

import json
import random
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from tools.build_web import commands

from ennichi.kernel.registry import kind, new
from ennichi.kernel.shapes import GameView
from ennichi.kernel.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
BUILD = """
const [esbuild, absWorkingDir, outfile] = process.argv.slice(2);
const { default: { build } } = await import(esbuild);
const { wordsFolders } = await import(`${absWorkingDir}/folders.mjs`);
await build({
  absWorkingDir, outfile, entryPoints: ["src/games/iki/drawn.tsx"], bundle: true, format: "esm", jsx: "automatic",
  jsxImportSource: "preact", loader: { ".css": "empty", ".md": "text" }, logLevel: "warning", plugins: [wordsFolders],
});
"""
RUNNER = """
import { readFileSync } from "node:fs";
globalThis.navigator ??= { languages: ["en"] }; // the words ask for the reader's language
const { drawn, iki, icons, loadWords, toolOf } = await import(process.argv[2]);
for (const language of ["en", "fr", "pt"]) await loadWords("iki", language);
const lines = readFileSync(process.argv[3], "utf8").split("\\n").filter(Boolean);
const [prints, ...views] = lines.map((line) => JSON.parse(line));
const faults = new Set();
const asks = new Set();
for (const view of views) {
  const language = ["en", "fr", "pt"][views.indexOf(view) % 3];
  const pieces = prints[language];
  const found = drawn(view, pieces, language, views.indexOf(view) % 9 === 0);
  asks.add(view.asks);
  for (const name of view.touches) {
    const times = found.touches.filter((one) => one === name).length;
    const button = iki.isButton(name, view);
    if (times + (button ? 1 : 0) !== 1) faults.add(`${view.asks}: ${name} is drawn ${times} times, button: ${button}`);
    const icon = iki.buttonIcon(name, view);
    if (icon.startsWith("ik-") && !(icon in icons)) faults.add(`no icon ${icon}`);
  }
  for (const icon of found.icons) if (icon.startsWith("ik-") && !(icon in icons)) faults.add(`no icon ${icon}`);
  for (const said of found.words) if (/undefined|NaN|object Object/.test(said)) faults.add(`${view.asks}: ${said}`);
  for (const seat of view.table.players.keys()) {
    for (const { icon } of iki.strip(view, seat, language)) if (!(icon in icons)) faults.add(`no icon ${icon}`);
  }
  for (const name of found.about.filter((one) => one.startsWith("@"))) {
    const said = iki.explain(name, view, pieces, 0, language);
    if (!said?.title || !said.text || /undefined|NaN/.test(said.title + said.text)) faults.add(`${name}: no words`);
  }
  iki.where(view, pieces, language);
  iki.source(view, pieces);
  iki.zones(language, view);
}
const { characters, celebrities } = prints.en;
const people = [
  ...Object.entries(characters).map(([name, { type }]) => [name, type]),
  ...Object.keys(celebrities).map((name) => [name, "none"]),
];
const tools = Object.fromEntries(people.map(([name, type]) => [name, toolOf(name.split(".")[1], type)]));
console.log(JSON.stringify({ faults: [...faults], asks: [...asks], tools }));
"""
RARE = {"ask-xp", "ask-swap", "ask-build", "ask-boat", "ask-fire", "ask-food", "ask-column", "ask-river"}


def positions(games: int) -> list[GameView]:
    """Decisions of games in which whatever was touched least often is touched next."""
    chance = random.Random(20)
    seen: Counter[str] = Counter()
    met: Counter[str] = Counter()
    kept: list[GameView] = []
    for number in range(games):
        seats = 2 + number % 3
        game = new("iki", seats=seats, seed=number, akebono=number % 4 != 3, grandmaster=number % 2 == 0)
        while not game.over:
            groups = sorted({game.name(touch).split(".")[0] for touch in game.options})
            question = f"{game.todo[-1].asks} {groups}"
            met[question] += 1
            if met[question] <= 12 or chance.random() < 0.02:
                kept.append(game.view(game.seat))
            options = sorted(game.options, key=lambda touch: (seen[game.name(touch)], chance.random()))
            touch = options[0] if chance.random() < 0.7 else chance.choice(options)
            seen[game.name(touch)] += 1
            game.play(touch)
    return kept


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    esbuild = WEB / "node_modules" / "esbuild" / "lib" / "main.js"
    if not esbuild.exists():
        pytest.skip("the browser client is not built; run: make web")
    folder = tmp_path_factory.mktemp("client")
    (folder / "build.mjs").write_text(BUILD, encoding="utf-8")
    (folder / "run.mjs").write_text(RUNNER, encoding="utf-8")
    node, _ = commands()
    command = [*node, str(folder / "build.mjs"), str(esbuild), str(WEB), str(folder / "drawn.mjs")]
    subprocess.run(command, check=True, timeout=60)
    return folder


def test_every_touch_is_drawn_once_and_everybody_holds_something_else(bundle: Path) -> None:
    views = positions(40)
    chosen = kind("iki")
    prints = {language: chosen.pieces(chosen.box(), chosen.text(language)) for language in LANGUAGES}
    lines = [json.dumps(prints), *[json.dumps(view) for view in views]]
    (bundle / "views.jsonl").write_text("\n".join(lines), encoding="utf-8")
    node, _ = commands()
    command = [*node, str(bundle / "run.mjs"), str(bundle / "drawn.mjs"), str(bundle / "views.jsonl")]
    said = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert said.returncode == 0, said.stderr[-2000:]
    answer = json.loads(said.stdout)
    assert answer["faults"] == []
    assert set(answer["asks"]) >= RARE, sorted(answer["asks"])
    held = Counter(answer["tools"].values())
    assert len(answer["tools"]) == 105
    assert {name: tool for name, tool in answer["tools"].items() if not tool or held[tool] > 1} == {}
