// What the colour of a seat is called.

import type { Seat } from "./protocol";
import { lookOf } from "./seats";
import { settings } from "./settings";
import { words } from "./words";

export function lookName(seat: Seat): string {
  return words(settings().language).looks[lookOf(seat)] ?? "";
}
