import assert from "node:assert/strict";
import { test } from "node:test";
import { heardOnce, newSentences, newWords, saidOnce } from "../src/said-once";

test("what the title or the text says already is left out", () => {
  assert.equal(newWords("Sandal shop (2 sandals for 2 mon)", "Sandal shop", "Here: 2 sandals for 2 mon."), "");
  assert.equal(newWords("take rice (2 food)", "rice (2 food)", "In winter it gives 2 food."), "take rice");
  assert.equal(newWords("call on Kappa: 1 balance action", "Kappa", "Once: 1 balance action."), "call on Kappa");
  assert.equal(newWords("4 espaços, até: Tabacaria", "Tabacaria", "Aqui: comprar um cachimbo."), "4 espaços");
  assert.equal(newWords("meet Saikō Ema. Each lap: 1 mon.", "Saikō Ema", "Each lap: 1 mon."), "meet Saikō Ema");
});

test("what is new is said", () => {
  const tile = "left zone: garden, decoration from top to bottom; 4 happiness";
  assert.equal(newWords(`take a balance tile (${tile})`, tile, ""), "take a balance tile");
  assert.equal(
    newWords("stall A4 (Sandal shop), 2 mon more", "stall A4", "Belongs to: Sandal shop."),
    "stall A4 (Sandal shop), 2 mon more",
  );
  assert.equal(
    newWords("buy it for 1 coin (+1 happiness)", "garden home", "Its place says more."),
    "buy it for 1 coin (+1 happiness)",
  );
  assert.equal(newWords("", "done", ""), "");
});

test("a price stands where it is paid, once", () => {
  const soba = {
    title: "Soba Stand",
    text: "Shop Seller, costs 4 mon. Skill: 2 rice.",
    does: "hire the Soba Stand for 4 mon",
  };
  assert.deepEqual(saidOnce(soba, "costs"), { ...soba, text: "Shop Seller. Skill: 2 rice." });
  const cheaper = { ...soba, does: "hire the Soba Stand for 3 mon" };
  assert.deepEqual(saidOnce(cheaper, "costs"), cheaper);
  const fish = {
    title: "bar (+1 IKI)",
    text: "Coûte 4 mons. Un par saison.",
    does: "bar (+1 IKI) pour 4 mons, du plateau",
  };
  assert.deepEqual(saidOnce(fish, "coûte"), { ...fish, text: "Un par saison.", does: "pour 4 mons, du plateau" });
  const spirit = {
    title: "Kappa",
    text: "Once: 1 coin. Waking it in winter costs 1 coin.",
    does: "wake Kappa for 1 coin",
  };
  assert.deepEqual(saidOnce(spirit, "costs"), { ...spirit, text: "Once: 1 coin." });
  const stall = {
    title: "stall A4",
    text: "Belongs to: Sandal shop. Costs 2 mon more.",
    does: "stall A4 (Sandal shop), 2 mon more",
  };
  assert.deepEqual(saidOnce(stall, "costs"), { ...stall, does: "" });
});

test("what the text says needs no brackets in the title, and no line of its own", () => {
  const rice = { title: "rice (2 food)", text: "In winter it gives 2 food.", does: "take rice (2 food)" };
  assert.deepEqual(saidOnce(rice, "costs"), { ...rice, title: "rice", does: "take rice" });
  const shop = { title: "Pawn shop", text: "Here: 4 mon for 1 rice, or 2 mon.", does: "4 mon for 1 rice, or 2 mon" };
  assert.deepEqual(saidOnce(shop, "costs"), { ...shop, does: "" });
  const done = { title: "done", text: "", does: "go hungry (−2 happiness)" };
  assert.deepEqual(saidOnce(done, "costs"), { title: "go hungry (−2 happiness)", text: "", does: "" });
  const home = { title: "garden home (comfort 3)", text: "It needs 13 food.", does: "" };
  assert.deepEqual(saidOnce(home, "costs"), home);
});

test("the ear hears what a thing is only where the deed has not said it", () => {
  const heard = (does: string, label: string) => heardOnce(does, label, "costs");
  const egg = "Egg Peddler, with the start tile (build, paying its cost)";
  assert.equal(heard(egg, "Egg Peddler, costs 0 mon, build, paying its cost"), `${egg} (costs 0 mon)`);
  assert.equal(heard("stall B1 (Fire tower)", "Stall B1"), "stall B1 (Fire tower)");
  assert.equal(heard("take 12 mon", "2 mon"), "take 12 mon (2 mon)");
  assert.equal(heard("Rice shop (2 rice for 3 mon)", "Rice shop: 2 rice for 3 mon"), "Rice shop (2 rice for 3 mon)");
  const sale = "business: Salt Peddler (1 rice)";
  assert.equal(heard(sale, "Peddler, skill: 1 rice, salary: 1 rice · 2 rice"), `${sale} (salary: 1 rice · 2 rice)`);
  const hired = "hire the Monk for 4 mon";
  assert.equal(heard(hired, "Monk, costs 4 mon, skill: 4 mon"), `${hired} (skill: 4 mon)`, "a price is no skill");
  assert.equal(heard("2 spaces, to the Rice shop", "Rice shop: 2 rice"), "2 spaces, to the Rice shop (2 rice)");
});

test("the ear hears once what a boat does, and whose it is", () => {
  const boat = "activate the Chokibune B (2 mon for 1 wood, or 3 IKI)";
  assert.equal(heardOnce(boat, "Chokibune B: 2 mon for 1 wood, or 3 IKI, blue", "costs"), `${boat} (blue)`);
  const moored = "Chokibune B, from the bank, for 2 mon";
  assert.equal(heardOnce(moored, "Chokibune B, costs 2 mon, 1 step, 2 trade", "costs"), `${moored} (1 step, 2 trade)`);
});

test("a description says for the ear what the name does not", () => {
  const name = "recruter\u00a0: Loueur de Livres, pour 2 mons (Colporteur, compétence: 1 mon et 1 sandale)";
  const texts = ["Loueur de Livres", "Colporteur. Compétence\u00a0: 1 mon et 1 sandale. Part après 3 lunes.", ""];
  assert.equal(newSentences(texts, name), "Part après 3 lunes.");
  assert.equal(newSentences(["Stall A1", "Belongs to: Rice shop."], "stall A1 (Rice shop)"), "Belongs to: Rice shop.");
  assert.equal(newSentences(["Rice shop", "2 rice."], "Rice shop (2 rice)"), "");
});
