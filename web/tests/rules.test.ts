// Rules pages: their pictures and icons are all there, in every language, and the search finds what is looked for.

import "./page.mjs";
import { FOLDERS } from "games:folders";
import assert from "node:assert/strict";
import { test } from "node:test";
import { AIDS, LANGUAGES, RULES, TEXTS } from "words:folders";
import { icons as bamboo } from "../src/games/bamboo/icons";
import { icons as bitoku } from "../src/games/bitoku/icons";
import { icons as iki } from "../src/games/iki/icons";
import { sectionsOf } from "../src/games/section";
import type { Language } from "../src/protocol";
import { entriesOf, search } from "../src/rules-search";
import { readWords } from "../src/words";

const ICONS: Record<string, Record<string, string>> = { bamboo, bitoku, iki };

async function page(texts: typeof RULES, game: string, language: string): Promise<string> {
  return (await texts[game]?.[language]?.())?.default ?? "";
}

for (const [game, entry] of Object.entries(FOLDERS)) {
  test(`every picture of ${game} is on its page, with a word for each number`, async () => {
    const pictures = (await entry.pictures?.()) ?? {};
    for (const language of LANGUAGES) {
      const shown = sectionsOf(await page(RULES, game, language)).flatMap(({ paragraphs }) =>
        paragraphs.flatMap((one) => (typeof one === "object" && "picture" in one ? [one] : [])),
      );
      assert.deepEqual(shown.map(({ picture }) => picture).sort(), Object.keys(pictures).sort(), language);
      for (const { picture, marks } of shown) {
        assert.equal(marks.length, pictures[picture]?.marks?.length ?? 0, `${picture}, ${language}`);
      }
    }
  });

  test(`every icon of ${game} has its meaning, in every language`, async () => {
    const icons = Object.keys(ICONS[game] ?? {});
    assert.ok(icons.length > 30);
    for (const language of LANGUAGES) {
      const source = (await TEXTS[game]?.[language]?.())?.default ?? "";
      const { legend } = readWords(source, language as Language) as { legend: Record<string, string> };
      assert.deepEqual(Object.keys(legend).sort(), icons.sort(), language);
      for (const icon of icons) assert.match(legend[icon] ?? "", /^[^{}?]+$/, `${icon}, ${language}`);
      const used = [...(await page(AIDS, game, language)).matchAll(/\{([a-z0-9-]+)\}/g)].map(([, icon]) => icon);
      assert.ok(used.length > 10);
      for (const icon of used) assert.ok(icon && icon in legend, `${icon} on the aid, ${language}`);
    }
  });
}

const ENTRIES = entriesOf(
  sectionsOf(`## Crossing the river {#favour}

A pilgrim sleeps.

## Pèlerins {#path}

- Le **Pèlerin** dort [deux|seats] fois.
- À côté d’un cœur.`),
  [{ id: "R3", title: "A pilgrim waits", parts: [{ label: "", text: "Nothing about rivers." }], section: "path" }],
);
const found = (query: string) => search(ENTRIES, query).map(({ entry }) => entry.id);

test("the search finds beginnings of words, whatever their accents, and headings first", () => {
  assert.deepEqual(found("pelerin"), ["path"]);
  assert.deepEqual(found("PÈLER coeur"), ["path"]);
  assert.deepEqual(found("pilgrim"), ["R3", "favour"]);
  assert.deepEqual(found("river"), ["favour", "R3"]);
  assert.deepEqual(found("iver"), []);
  assert.deepEqual(found("pilgrim dort"), []);
  assert.deepEqual(found("  "), []);
});

test("where no word is found as it is written, another form of it is", async () => {
  assert.deepEqual(found("pilgrimage"), ["R3", "favour"]);
  assert.deepEqual(found("pilgrimage dort"), []);
  const bitoku = entriesOf(sectionsOf(await page(RULES, "bitoku", "fr")), []);
  assert.ok(search(bitoku, "harmonie").some(({ line }) => line.some((part) => part.found && part.text === "harmon")));
});

test("the search marks what it has found, as it is written", () => {
  const [hit] = search(ENTRIES, "pelerin deux");
  assert.deepEqual(
    hit?.line.filter((part) => part.found).map((part) => part.text),
    ["Pèlerin", "deux"],
  );
  assert.equal(hit?.line.map((part) => part.text).join(""), "Le Pèlerin dort deux fois.");
});
