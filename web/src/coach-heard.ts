// What the coach has said at a table, as it arrives over the line. An answer about a position that is no more is dropped.

import type { CoachNow, CoachPlans, CoachTurn, CoachWhy, Request } from "./protocol";

type Said = CoachNow | CoachPlans | CoachTurn | CoachWhy;

export class CoachHeard {
  now: CoachNow | null = null;
  plans: CoachPlans | null = null;
  /** how many touches had been played where they begin */
  plansAt = -1;
  turn: CoachTurn | null = null;
  why: CoachWhy | null = null;
  /** plans are being thought of */
  thinking = false;
  /** the touch that is being weighed, or nothing */
  weighing = "";

  constructor(
    private readonly send: (request: Request) => boolean,
    private readonly changed: () => void,
  ) {}

  /** Something arrives, while the table is of this version and has so many touches. */
  hear(said: Said, version: number, number: number): void {
    if (said.type === "turn") this.turn = said;
    else if (said.version !== version) return;
    else if (said.type === "coach") this.hearNow(said);
    else if (said.type === "plans") {
      this.plans = said;
      this.plansAt = number;
      this.thinking = false;
    } else {
      this.why = said;
      this.weighing = "";
    }
    this.changed();
  }

  private hearNow(said: CoachNow): void {
    if (said.turn !== this.plans?.turn) this.plans = null;
    this.now = said;
    this.thinking = said.thinks && !this.plans;
  }

  /** The position is another: what was asked about it is wanted no more. */
  moveOn(): void {
    this.why = null;
    this.weighing = "";
    this.thinking = false;
  }

  /** Nothing will be answered any more: the line broke, or the server refused. */
  giveUp(): void {
    this.thinking = false;
    this.weighing = "";
  }

  ask(plans: "" | "start" | "now"): void {
    this.send({ type: "coach", plans });
  }

  askWhy(touch: string): void {
    this.why = null;
    this.weighing = this.send({ type: "why", touch }) ? touch : "";
    this.changed();
  }

  lookBack(compare: boolean): void {
    this.send({ type: "look-back", compare });
  }
}
