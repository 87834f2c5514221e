// One table, live: the socket, what arrived, and what is shown of it.
//
// States of others' touches wait in a queue and are shown one by one at a readable pace;
// the answer to one's own touch is shown at once. What a touch brings about beyond a turn, such as a season, is told
// step by step, and the table shows each step when it is told.

import { setClock } from "./clock";
import { CoachHeard } from "./coach-heard";
import { type Hint, hintAfter } from "./hinted";
import { Line, REMOVED } from "./line";
import { isAutoma, onCard, sceneOf, stepOf, summary, type Telling, tellingOf } from "./pictures";
import type { About, Ahead, Language, LogLine, Message, Request, Scene, State, Step } from "./protocol";
import { type Pace, settings } from "./settings";
import { continued, sharing } from "./sharing";
import { lineTime, mergeScenes, readingTime, sinceTurnOf, textOf, turnBefore, turnTime } from "./story";
import { words } from "./words";

/** A position with the log and the story as they stood then. */
export interface Shown {
  state: State;
  log: LogLine[];
  scenes: Scene[];
}

export const PAUSE: Record<Pace, number> = { slow: 1500, normal: 750, fast: 280, off: 0 };
const GLANCE = 0.4; // of the time to read a turn that was told while it was played, in a lesson, which says what matters
const CROWD = 10; // with more than so many states waiting, each is shown for a shorter time
const MOST_MOMENTS = 4; // that stay to be read, the newest, with the turns among them
const ANSWER_TIMEOUT = 5000;

export class Live {
  shown: Shown | null = null;
  /** how many states wait to be shown */
  waiting = 0;
  readonly line = new Line({
    address: () => this.address(),
    hear: (message) => this.hear(message),
    lost: (code) => this.lose(code),
  });
  /** the touch, "undo" or "restart" that was sent and is not answered yet */
  pending = "";
  hint: Hint | null = null;
  hinting = false;
  readonly coach = new CoachHeard(
    (request) => this.line.send(request),
    () => this.changed(),
  );
  /** why the table cannot be opened at all */
  refusal = "";
  /** it was removed, and whoever holds a seat can bring it back */
  removed = false;
  /** grows with every picture of the table; by more than one where something in between is not shown */
  picture = 0;
  /** what is being told step by step; `shown` is the picture of the step */
  telling: Telling | null = null;
  /** moments of the game, such as a season, that were told: to be read until they are put away */
  moments: Scene[] = [];
  /** they are folded: something else goes on */
  folded = false;
  /** the player asked to read them: whatever they lie over */
  wanted = false;
  /** the last count was told: the table of it need not unfold any more */
  counted = false;
  /** what happened while the player was away, to be read until it is put away */
  missed: Scene[] = [];
  private led = false; // a lesson plays for the player

  private readonly page = crypto.getRandomValues(new Uint32Array(4)).join(""); // so that the server knows it again on another line
  private broke = false; // the line, since the last state came
  private sent: Sent | null = null; // what is pending, or was when the line broke
  private queue: Shown[] = [];
  private newest: Shown | null = null;
  private fresh = true; // the next state is the first on this connection
  private leftAt = Infinity; // how many touches had been played when the player looked away
  private showTimer = 0;
  private foldTimer = 0;
  private unread = 0; // until when the moments are being read
  private dismissed = -1; // the last scene that was put away, until something is told anew
  private lastShownAt = 0;
  private turn: Turn = { index: -1, letters: 0, added: 0, at: 0 };
  private planned = false; // the listeners will be told
  private listeners = new Set<() => void>();
  private told: (message: string) => void = () => undefined;
  /** what the player asked for while something was pending: done when that is answered */
  private next: (() => void)[] = [];
  /** answers about touches, and who waits for one, by the sort of the question and the touch */
  private answers = new Map<string, About | Ahead>();
  private asked = new Map<string, ((answer: About | Ahead | null) => void)[]>();

  constructor(readonly table: string) {}

  // Life.

  start(onRefused: (message: string) => void): void {
    this.told = onRefused;
    document.addEventListener("visibilitychange", this.whenVisible);
    this.line.start();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.whenVisible);
    clearTimeout(this.showTimer);
    clearTimeout(this.foldTimer);
    this.line.stop();
  }

  get connection() {
    return this.line.connection;
  }

  /** What the narrator speaks of: a moment is told before the position after it is shown. */
  get narrated(): Shown | null {
    return this.telling?.next ?? this.shown;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tell what changed before the next picture is drawn: once, however much has arrived. */
  private changed(): void {
    if (this.planned) return;
    this.planned = true;
    if (document.hidden) setTimeout(this.tell);
    else requestAnimationFrame(this.tell);
  }

  private tell = (): void => {
    if (!this.planned) return;
    this.planned = false;
    for (const listener of this.listeners) listener();
  };

  // The line.

  private address(): string {
    this.fresh = true;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = new URLSearchParams({ lang: settings().language, page: this.page });
    return `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${query}`;
  }

  /** Come in again: this browser has just become somebody at the table. */
  comeAgain(): void {
    this.line.connect();
  }

  private lose(code: number): void {
    if (this.next.length) this.told(words().notSent);
    this.pending = "";
    this.next = [];
    this.hinting = false;
    this.coach.giveUp();
    for (const waiting of this.asked.values()) for (const done of waiting) done(null);
    this.asked.clear();
    this.removed = code === REMOVED;
    this.broke ||= this.newest !== null;
    this.changed();
  }

  /** Whether what was on its way when the line broke has arrived. */
  private tellWhatArrived({ number, version }: State): void {
    const { sent, broke } = this;
    this.sent = null;
    this.broke = false;
    const w = words();
    if (!broke) return;
    if (!sent) this.told(w.connectedAgain);
    else if (sent.back) this.told(version > sent.version && number < sent.number ? w.undoArrived : w.undoLost);
    else this.told(number > sent.number ? w.touchArrived : w.touchLost);
  }

  private whenVisible = (): void => {
    if (document.hidden) {
      this.tell(); // no pictures are drawn from now on
      this.leftAt = this.newest?.state.number ?? 0;
    } else {
      this.line.hurry();
      this.skip();
      if (this.newest && this.newest.state.number > this.leftAt) this.tellMissed();
    }
  };

  // What arrives.

  private hear(message: Message): void {
    const told = this.telling;
    switch (message.type) {
      case "state":
        this.hearState(message);
        break;
      case "presence":
        for (const one of [this.newest, this.shown, ...this.queue, ...(told ? [told.next, ...told.pictures] : [])]) {
          if (one) one.state = { ...one.state, seats: message.seats, watching: message.watching };
        }
        break;
      case "pulse":
        setClock(message.now);
        return;
      case "gone":
        this.refusal = message.message;
        this.line.close();
        break;
      case "hint":
        this.hinting = false;
        if (this.newest?.state.touches.some((touch) => touch.name === message.touch)) {
          this.hint = { touch: message.touch, words: message.words, lines: message.lines, begun: false };
        }
        break;
      case "coach":
      case "plans":
      case "why":
      case "turn":
        this.coach.hear(message, this.newest?.state.version ?? -1, this.newest?.state.number ?? -1);
        return;
      case "about":
      case "ahead":
        for (const done of this.asked.get(keyOf(message)) ?? []) done(message);
        this.asked.delete(keyOf(message));
        return;
      case "refused":
        this.pending = "";
        this.sent = null;
        this.next = [];
        this.hinting = false;
        this.coach.giveUp();
        if (this.newest && !this.fresh) this.told(message.message);
        else this.refusal = message.message;
        break;
    }
    this.changed();
  }

  private hearState(heard: State): void {
    const old = this.newest?.state;
    if (!this.fresh && old && heard.version < old.version) return; // overtaken by a newer one
    const state = sharing(old, heard);
    const { log: lines = [], scenes = [] } = this.newest ?? {};
    const next: Shown = this.fresh
      ? { state, log: continued(lines, 0, state.log), scenes: continued(scenes, 0, state.scenes) }
      : { state, log: mergeLog(lines, state), scenes: mergeScenes(scenes, state) };
    const step = old && !this.fresh ? state.number - old.number : 0;
    if (this.fresh && state.number !== old?.number) this.missed = meanwhile(next);
    const others = step === 1 && state.last !== null && (state.last.seat !== state.viewer || this.led);
    if (this.fresh) this.tellWhatArrived(state);
    else if (state.version !== old?.version) this.sent = null;
    this.fresh = false;
    this.line.isOpen();
    this.refusal = "";
    this.newest = next;
    if (step === 1 && (others || this.mayTell(next)) && settings().pace !== "off" && !document.hidden) {
      this.queue.push(next);
      this.pending = "";
      this.showNextLater(others);
    } else {
      this.queue = [];
      this.show(next);
    }
    while (!this.pending && this.next.length) this.next.shift()?.();
  }

  // What is shown.

  /** Whether it is told step by step; whoever wants everything at once finds it in the log. */
  private mayTell({ state }: Shown): boolean {
    return settings().pace !== "off" && !document.hidden && this.shown !== null && state.steps.length > 0;
  }

  private show(next: Shown): void {
    const version = this.shown?.state.version ?? 0;
    const before = this.shown?.state.number ?? 0;
    const told = this.telling !== null && this.telling.at > 0;
    this.shown = next;
    this.picture += told || Math.abs(next.state.version - version) === 1 ? 1 : 2;
    this.telling = null;
    if (next.scenes.length <= this.dismissed) this.dismissed = -1; // it was taken back
    this.moments = asTheyAre(this.moments, next.scenes);
    if (othersGoOn(this.moments, next)) this.foldWhenRead();
    this.lastShownAt = performance.now();
    this.turn = turnAfter(this.turn, next, this.lastShownAt);
    this.waiting = this.queue.length;
    if (next.state.version !== version) {
      this.pending = "";
      this.hint = this.hintIn(next.state, before);
      this.hinting = false; // what was asked about is no more
      this.coach.moveOn();
      this.answers.clear();
    }
  }

  /** A hint holds for its position; whoever follows one of its ways keeps that. */
  private hintIn({ number, last, viewer, touches }: State, before: number): Hint | null {
    const own = number === before + 1 && last !== null && last.seat === viewer;
    return this.hint && own ? hintAfter(this.hint, last.touch, touches) : null;
  }

  private showNextLater(pause = true): void {
    this.waiting = this.queue.length + (this.telling ? 1 : 0);
    if (this.telling) return; // what waits is shown when all is told
    clearTimeout(this.showTimer);
    const crowding = Math.min(1, CROWD / Math.max(1, this.queue.length));
    const { shown } = this;
    const ended = shown !== null && turnBefore(shown.scenes, shown.state.viewer) !== null; // all of it is to be read
    const due = this.lastShownAt + this.stays() * (ended ? 1 : crowding) - performance.now();
    this.showTimer = setTimeout(() => this.showNext(), pause ? Math.max(0, due) : 0);
  }

  /** How long what is shown stays at least: until what was added to the turn of another is read. */
  private stays(): number {
    const { pace } = settings();
    if (!this.shown) return PAUSE[pace];
    const ended = turnBefore(this.shown.scenes, this.shown.state.viewer);
    if (this.shown.state.lesson)
      return ended ? Math.max(PAUSE[pace], GLANCE * readingTime(textOf(ended), pace)) : PAUSE[pace];
    const { added, at } = this.turn;
    return Math.max(PAUSE[pace], turnTime(added, pace, this.lastShownAt - at, ended !== null));
  }

  private showNext(): void {
    const next = this.queue.shift();
    if (!next) return;
    if (this.shown && this.mayTell(next)) {
      this.telling = tellingOf(this.shown, next);
      this.dismissed = -1;
      this.waiting = this.queue.length + 1;
      this.tellStep();
      return;
    }
    this.show(next);
    if (this.queue.length) this.showNextLater();
    this.changed();
  }

  /** Tell the next step, or go on when there is none. */
  private tellStep(): void {
    const telling = this.telling;
    if (!telling) return;
    telling.at += 1;
    const step = stepOf(telling);
    if (!step) {
      this.goOn();
      return;
    }
    this.shown = telling.pictures[telling.at];
    this.picture += 1;
    const { state } = telling.next;
    const scene = sceneOf(telling);
    const automa = isAutoma(scene, state);
    const others = !automa && !state.lesson && step.seat !== null && step.seat !== state.viewer;
    const apart = scene && !onCard(telling.next).includes(scene); // what is on a card can be read later
    if (apart) this.foldWhenRead(toldBefore(telling));
    else this.makeRoom();
    this.showTimer = setTimeout(() => this.tellStep(), this.stepStays(step, automa, others && apart));
    this.changed();
  }

  private stepStays({ text, scene }: Step, automa: boolean, gone: boolean | undefined): number {
    const { pace } = settings();
    if (!automa) return gone ? turnTime(text.length, pace) : readingTime(text, pace);
    const { at, next } = this.telling as Telling;
    return lineTime(text, pace, next.state.steps[at + 1]?.scene !== scene, Boolean(next.state.lesson));
  }

  /** What was told leads to the position after it, and stays to be read. */
  private goOn(): void {
    if (!this.telling) return;
    clearTimeout(this.showTimer);
    const { next } = this.telling;
    this.remember([next], this.folded);
    this.show(next);
    if (this.queue.length) this.showNextLater();
    this.changed();
  }

  private remember(told: Shown[], folded = false): void {
    if (told.some(({ state }) => state.view.over)) {
      // The table of the count says it all, and the log keeps the rest.
      this.counted = true;
      this.moments = [];
      return;
    }
    const fresh = told.flatMap(summary).filter(({ index }) => index > this.dismissed);
    if (!fresh.length) return;
    const before = this.folded ? [] : this.moments;
    const all = new Map([...before, ...fresh].map((scene) => [scene.index, scene]));
    const kept = [...all.values()];
    const moments = kept.filter((scene) => scene.seat === null);
    const first = moments.at(-MOST_MOMENTS) ?? kept[0];
    this.moments = kept.slice(kept.indexOf(first));
    this.folded = folded;
    this.wanted = false;
    if (!folded) this.stayAsItIs();
    this.unread = performance.now() + timeToRead(fresh);
  }

  /** Something else goes on: what was told makes room when it is read. */
  private foldWhenRead(told: readonly Scene[] = this.moments): void {
    if (!told.length || this.folded || this.foldTimer || this.shown?.state.lesson) return;
    const left = told === this.moments ? this.unread - performance.now() : timeToRead(told);
    this.foldTimer = setTimeout(() => this.fold(), Math.max(0, left));
  }

  private fold(): void {
    this.stayAsItIs();
    this.folded = this.moments.length > 0 || this.telling !== null;
    this.wanted = false;
    this.changed();
  }

  /** What is told now takes the place of what is folded. */
  private makeRoom(): void {
    this.stayAsItIs();
    if (this.folded) this.moments = [];
    this.folded = false;
    this.wanted = false;
  }

  private stayAsItIs(): void {
    clearTimeout(this.foldTimer);
    this.foldTimer = 0;
  }

  /** The player wants to read it after all. */
  unfold(): void {
    this.stayAsItIs();
    this.folded = false;
    this.wanted = true;
    this.unread = Infinity;
    this.changed();
  }

  /** What was told has been read. */
  putAway(): void {
    this.stayAsItIs();
    this.missed = [];
    this.folded = false;
    this.wanted = false;
    this.dismissed = stepOf(this.telling)?.scene ?? this.moments.at(-1)?.index ?? -1;
    this.moments = [];
    if (this.telling && this.telling.at + 1 === this.telling.next.state.steps.length) this.goOn();
    this.changed();
  }

  /** Whether a card waits to be put away: nothing more of what it tells is to come. */
  get reads(): boolean {
    const { telling } = this;
    if (!telling) return this.moments.length > 0 && !this.folded;
    const scenes = new Set(onCard(telling.next).map((scene) => scene.index));
    const more = telling.next.state.steps.slice(telling.at + 1).some((step) => scenes.has(step.scene));
    return scenes.size > 0 && !more;
  }

  /** What is told of a moment, as far as it was not put away. */
  isDismissed(scene: Scene): boolean {
    return scene.index <= this.dismissed;
  }

  /** Tell once more what happened since the player's last turn. */
  tellMissed(): void {
    if (this.shown) this.missed = meanwhile(this.shown);
    this.changed();
  }

  /** Show the newest state at once, and all that is told of it; true where something is to be read then. */
  skip(): boolean {
    const left = [...(this.telling ? [this.telling.next] : []), ...this.queue];
    if (!left.length || !this.newest) return false;
    const before = this.moments;
    clearTimeout(this.showTimer);
    if (settings().pace !== "off" && !document.hidden) this.remember(left);
    const told = this.moments.length > 0 && this.moments !== before;
    this.wanted ||= told;
    this.queue = [];
    this.show(this.newest);
    this.changed();
    return told;
  }

  // What the player does. Nothing of it comes to nothing without a word: what cannot be sent or done is said.

  touch(name: string): void {
    const state = this.shown?.state;
    if (!state || this.pending || this.waiting) return;
    if (this.sendPending(name, { type: "touch", number: state.number, touch: name })) {
      this.led = false;
      this.missed = [];
      if (state.lesson) this.moments = [];
      this.fold();
    }
  }

  /** Take back one touch, or all after the given number of them. */
  undo(to?: number): void {
    this.whenAnswered((state) => {
      if (state.canUndo) this.sendPending("undo", { type: "undo", version: state.version, to });
      else this.told(words().nothingToUndo);
    });
  }

  /** In a lesson: back to where so many touches had been made, whoever acted since. */
  backTo(number: number): void {
    this.moments = [];
    this.whenAnswered((state) => this.sendPending("undo", { type: "undo", version: state.version, to: number }));
  }

  /** In a lesson: let the step be done. */
  /** Let a lesson play for the player, who watches it as what others play. */
  skipStep(): void {
    this.whenAnswered((state) => {
      this.led = this.sendPending("skip", { type: "skip", number: state.number });
    });
  }

  restart(): void {
    this.whenAnswered((state) => {
      if (state.canRestart) this.sendPending("restart", { type: "restart", version: state.version });
      else this.told(words().nothingToUndo);
    });
  }

  askHint(): void {
    if (this.hinting) return;
    this.whenAnswered((state) => {
      if (state.view.actor === null || state.view.actor !== state.viewer) this.told(words().nothingToDo);
      else if (this.sendOrSay({ type: "hint" })) this.hinting = true;
      this.changed();
    });
  }

  /** On the newest state; if something is pending, on the one that answers it. */
  private whenAnswered(act: (state: State) => void): void {
    const now = () => {
      this.skip();
      if (this.shown) act(this.shown.state);
    };
    if (this.pending) this.next.push(now);
    else now();
  }

  private sendPending(what: string, request: Request): boolean {
    const state = this.newest?.state;
    if (!state || !this.sendOrSay(request)) return false;
    this.pending = what;
    this.sent = { back: request.type !== "touch", number: state.number, version: state.version };
    this.line.expect();
    this.changed();
    return true;
  }

  private sendOrSay(request: Request): boolean {
    const sent = this.line.send(request);
    if (!sent) this.told(words().notSent);
    return sent;
  }

  /** Look at one of the ways of the hint: its touches light up, one after the other. */
  followHint(touch: string): void {
    if (!this.hint) return;
    this.hint = { ...this.hint, touch };
    this.changed();
  }

  clearHint(): void {
    if (!this.hint) return;
    this.hint = null;
    this.changed();
  }

  resign(bot: string): void {
    this.sendOrSay({ type: "resign", bot });
  }

  rename(name: string): void {
    this.sendOrSay({ type: "rename", name });
  }

  rematch(): void {
    this.sendOrSay({ type: "rematch" });
  }

  speak(language: Language): void {
    this.answers.clear();
    this.hint = null;
    this.coach.moveOn();
    this.line.send({ type: "language", language });
  }

  /** What a thing is. */
  about(touch: string): Promise<About | null> {
    return this.ask({ type: "about", touch }) as Promise<About | null>;
  }

  /** What a touch would lead to. */
  ahead(touch: string): Promise<Ahead | null> {
    return this.ask({ type: "ahead", touch }) as Promise<Ahead | null>;
  }

  /** The answer is of the question's type; it serves as long as nothing changes. */
  private ask(question: Question): Promise<About | Ahead | null> {
    const key = keyOf(question);
    const known = this.answers.get(key);
    if (known) return Promise.resolve(known);
    const asked = new Promise<About | Ahead | null>((done) => {
      const waiting = this.asked.get(key);
      if (waiting) waiting.push(done);
      else if (this.line.send(question)) this.asked.set(key, [done]);
      else done(null);
      setTimeout(() => done(null), ANSWER_TIMEOUT);
    });
    void asked.then((answer) => {
      if (answer) this.answers.set(key, answer);
    });
    return asked;
  }
}

/** What happened since the player's last turn, for somebody who has a seat. */
function meanwhile({ state, scenes }: Shown): Scene[] {
  return state.viewer === null || state.view.over ? [] : sinceTurnOf(scenes, state.viewer);
}

/** The turn of another that is shown: how much of it is told, what the newest touch added, and since when it is shown. */
interface Turn {
  index: number;
  letters: number;
  added: number;
  at: number;
}

function turnAfter(before: Turn, { state, scenes }: Shown, now: number): Turn {
  const scene = turnBefore(scenes, state.viewer) ?? scenes.at(-1);
  if (!scene || scene.seat === null || scene.seat === state.viewer) return { index: -1, letters: 0, added: 0, at: now };
  const letters = textOf(scene).length;
  const same = scene.index === before.index;
  const added = Math.max(0, letters - (same ? before.letters : 0));
  return { index: scene.index, letters, added, at: same ? before.at : now };
}

/** Whether the turn of another is told after the moments that are to be read. */
function othersGoOn(moments: readonly Scene[], { state, scenes }: Shown): boolean {
  const last = moments.at(-1)?.index ?? Infinity;
  return scenes.some(
    ({ index, seat, beats }) => index > last && seat !== null && seat !== state.viewer && beats.length > 0,
  );
}

/** The moments of what is being told that are over. */
function toldBefore({ next, at }: Telling): Scene[] {
  const begun = new Set(next.state.steps.slice(0, at).map((step) => step.scene));
  return onCard(next).filter(({ index }) => begun.has(index));
}

function timeToRead(scenes: readonly Scene[]): number {
  const texts = scenes.flatMap(({ beats, sum }) => (sum.length ? sum : beats).map((beat) => beat.text));
  return readingTime(texts.join(" "), settings().pace);
}

/** Scenes that are kept, with what has come of them since; without those that were taken back. */
function asTheyAre(kept: Scene[], scenes: readonly Scene[]): Scene[] {
  return kept
    .map((one) => scenes[one.index])
    .filter((now, i) => now?.seat === kept[i].seat && now.first === kept[i].first);
}

/** A touch, or a way back, and when it was sent. */
interface Sent {
  back: boolean;
  number: number;
  version: number;
}

interface Question {
  type: "about" | "ahead";
  touch: string;
}

function keyOf({ type, touch }: Question): string {
  return `${type} ${touch}`;
}

/** Keep older lines up to `logFrom`, and let what the server sends replace what it repeats. */
function mergeLog(old: LogLine[], state: State): LogLine[] {
  const first = state.log.length ? state.log[0].number : Infinity;
  let kept = old.length; // they come in order
  while (kept > 0 && (old[kept - 1].number > state.logFrom || old[kept - 1].number >= first)) kept--;
  return continued(old, kept, state.log);
}
