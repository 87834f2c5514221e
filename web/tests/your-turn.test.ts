import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { asMinutes, asTime } from "../src/your-turn";

test("quiet hours are minutes of the day, and times in their fields", () => {
  for (const minutes of [0, 61, 7 * 60 + 30, 1439]) assert.equal(asMinutes(asTime(minutes)), minutes);
  assert.equal(asTime(61), "01:01");
  assert.equal(asMinutes("21:30:00"), 1290); // some browsers add seconds
  for (const none of ["", "24:00", "7:5", "noon"]) assert.equal(asMinutes(none), null, none);
});
