// The line to the server: opened again whenever it breaks, and asked now and then, because it may die without a word.

import type { Message, Request } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "closed";

const RETRY = [300, 800, 1500, 3000, 6000, 10000]; // ms
const OPENING = 8000; // ms for a new line
export const QUIET = 10000; // ms without a word, then the server is asked whether it is there
export const UNANSWERED = 3000; // the same while an answer is waited for
export const PATIENCE = 4000; // ms for its answer
const OFFLINE = 1000; // the same where the browser says that it is offline: it may only mean the rest of the world
export const REMOVED = 4410; // 4000 + the status of a refusal
const NO_WAY_IN = [4400, 4403, 4404, REMOVED]; // no such table, or no longer

interface Ends {
  address: () => string;
  hear: (message: Message) => void;
  /** the line is no more; it is tried again by itself, unless it is closed for good */
  lost: (code: number) => void;
}

export class Line {
  connection: Connection = "connecting";
  /** when it is tried again, by the clock of `performance`; 0 while it is being tried */
  retryAt = 0;
  private socket: WebSocket | null = null;
  private attempts = 0;
  private wasOpen = false;
  private doubted = false; // the browser says that it is offline, and the server has not answered yet
  private timer = 0; // until it is tried again, or given up
  private quiet = 0; // until it is asked

  constructor(private readonly ends: Ends) {}

  start(): void {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    this.connect();
  }

  stop(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    this.leave();
  }

  /** Everything that was wanted has come: the line is good. */
  isOpen(): void {
    this.connection = "open";
    this.attempts = 0;
    this.wasOpen = true;
  }

  close(): void {
    this.connection = "closed";
  }

  /** A new line instead of this one. */
  connect(): void {
    this.leave();
    const socket = new WebSocket(this.ends.address());
    this.socket = socket;
    this.retryAt = 0;
    this.doubted = false;
    this.timer = setTimeout(() => this.lose(0), OPENING);
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.hasSpoken();
      this.ends.hear(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  send(request: Request): boolean {
    if (this.connection !== "open" || this.doubted || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  /** An answer is waited for: if it does not come soon, something is wrong. */
  expect(): void {
    this.askAfter(UNANSWERED);
  }

  /** Somebody looks at the page, or the browser is online again. */
  hurry = (): void => {
    if (this.connection === "open") this.ask(PATIENCE);
    else if (this.connection === "lost" && this.retryAt) this.connect();
  };

  private doubt = (): void => {
    if (this.connection !== "open") return;
    this.doubted = true;
    this.ask(OFFLINE);
  };

  private hasSpoken(): void {
    clearTimeout(this.timer);
    this.doubted = false;
    this.askAfter(QUIET);
  }

  private askAfter(pause: number): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.ask(PATIENCE), pause);
  }

  /** Is the server there? If it does not answer, the line is dead, whatever the browser thinks. */
  private ask(patience: number): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "pulse" }));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(0), patience);
  }

  private leave(): void {
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private lose(code: number): void {
    this.leave();
    this.doubted = false;
    if (NO_WAY_IN.includes(code)) {
      this.connection = "closed";
    } else {
      const pause = RETRY[Math.min(this.attempts, RETRY.length - 1)] * (0.8 + Math.random() * 0.4);
      this.attempts += 1;
      this.connection = this.wasOpen || this.attempts > 1 ? "lost" : "connecting";
      this.retryAt = performance.now() + pause;
      this.timer = setTimeout(() => this.connect(), pause);
    }
    this.ends.lost(code);
  }
}
