// The bars below the prompt: watching, free seats, a hint, a lost connection.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useAnnounced } from "./announcer";
import { api, Refused } from "./api";
import { cardPlace, sparedIn } from "./card-place";
import { bringIntoSight, rankWords } from "./coaching";
import { CopyLink } from "./controls";
import { type Hint, rankOf, waysOf } from "./hinted";
import { Icon } from "./icons";
import type { Live } from "./live";
import type { HintLine, State } from "./protocol";
import { change, FRIENDLY_NAME, useSettings } from "./settings";
import { toast } from "./toast";
import { sentence, useWords } from "./words";

/** Everything that is to be said between the prompt and the boards. */
export function News({ live, state }: { live: Live; state: State }) {
  const w = useWords();
  return (
    <section class="news" aria-label={w.news}>
      {live.hinting && <HintComes />}
      {live.hint && (
        <HintBar
          hint={live.hint}
          state={state}
          follow={(touch) => live.followHint(touch)}
          close={() => live.clearHint()}
        />
      )}
      <WishBar state={state} />
      <SeatsBar state={state} seated={() => live.comeAgain()} />
      {/* no empty words: they would be written anew with every update */}
      {state.notice !== "" && <NoticeBar table={state.table} notice={state.notice} film={state.readOnly} />}
      {state.componentsNote !== "" && <p class="bar sub">{state.componentsNote}</p>}
    </section>
  );
}

/** What happened to the rules; whoever has read it can put it away, on this browser for good. */
export function NoticeBar({ table, notice, film = false }: { table: string; notice: string; film?: boolean }) {
  const w = useWords();
  const key = `ennichi-read-${table}`;
  const [read, set] = useState(() => kept(key));
  useAnnounced(read ? "" : notice);
  if (read) return null;
  const close = () => {
    keep(key);
    set(true);
  };
  return (
    <div class="bar notice">
      <Icon name="book" size={18} />
      <p class="sub">{notice}</p>
      {film && (
        <a class="btn" href={`/t/${table}/replay`}>
          <Icon name="film" size={16} />
          {w.watchReplay}
        </a>
      )}
      <button type="button" class="tool" aria-label={w.close} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

function kept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // private windows may forbid storage
  }
}

function keep(key: string): void {
  try {
    localStorage.setItem(key, "");
  } catch {
    // until the page is opened again
  }
}

/** A hint was asked for, and takes its time. */
function HintComes() {
  const w = useWords();
  useAnnounced(w.hintThinks);
  return (
    <div class="bar hinted-bar comes">
      <Icon name="hint" size={18} />
      <span class="dots">{w.hintThinks.replace("…", "")}</span>
    </div>
  );
}

interface HintBarProps {
  hint: Hint;
  state: State;
  follow: (touch: string) => void;
  close: () => void;
}

/**
 * What a bot would do; when it can tell, the best ways to go on and what each does and brings. A way that is chosen lights
 * its touches one after the other; to play them stays with the player.
 */
function HintBar({ hint, state, follow, close }: HintBarProps) {
  const w = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const lines = waysOf(hint);
  const way = lines.find(({ touches }) => touches[0] === hint.touch);
  const next = state.touches.find(({ name }) => name === hint.touch)?.words ?? hint.words;
  useLayoutEffect(() => {
    const place = () => bar.current && lay(bar.current, lines);
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [hint.lines]);
  useEffect(() => bar.current?.scrollIntoView({ block: "nearest" }), [hint.lines]); // whoever asks further down sees it
  const rank = (line: HintLine, i: number) => `${sentence(rankWords(hint.begun ? "following" : rankOf(line, i), w))}. `;
  const ways = hint.begun
    ? [w.coachNext({ words: next })]
    : lines.map((line, i) => `${rank(line, i)}${line.brief} ${line.lacks || line.why}`);
  useAnnounced(`${w.hintSays}. ${ways.join(" ") || hint.words}`);
  return (
    <div class="bar hinted-bar" ref={bar}>
      <Icon name="hint" size={18} />
      <p>
        {w.hintSays} {lines.length === 0 && <b>{hint.words}</b>}
      </p>
      <button type="button" class="tool" aria-label={w.close} onClick={close}>
        <Icon name="close" size={16} />
      </button>
      {lines.length > 0 && (
        <ol class="ways">
          {lines.map((line, i) => (
            <li key={i}>
              <button
                type="button"
                class={i === 0 ? "way best" : "way"}
                aria-pressed={line === way}
                onClick={() => {
                  follow(line.touches[0]);
                  bringIntoSight(line.touches[0]);
                }}
              >
                <span>
                  <b class="rank">{rank(line, i)}</b>
                  {line.brief}
                </span>
                {!hint.begun && (line.lacks || line.why) && <small>{line.lacks || line.why}</small>}
                {line === way && <span class="next">{w.coachNext({ words: next })}</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Over the boards, but not over what may be touched, nor over what the ways are about, as far as there is room. */
function lay(bar: HTMLElement, lines: HintLine[]): void {
  const table = document.querySelector(".table-page .table");
  bar.classList.remove("at-left", "at-top");
  if (!table || getComputedStyle(bar).position !== "fixed") return;
  const boxes = (selectors: string[]) =>
    (selectors.length ? [...table.querySelectorAll(selectors.join())] : [])
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
  const thing = (name: string) => `[data-touch="${CSS.escape(name)}"]`;
  const all = lines.flatMap(({ touches }) => touches.map(thing));
  const firsts = lines.map(({ touches }) => thing(touches[0]));
  const size = bar.getBoundingClientRect();
  const stage = table.getBoundingClientRect();
  const spared = sparedIn(table, [...table.querySelectorAll("[data-touch].open")]);
  const tried = [[...all, "[data-touch].open"], all, firsts, firsts.slice(0, 1), []].map((clear) =>
    cardPlace(size, stage, boxes(clear), spared),
  );
  const { left, top } = tried.find(({ height }) => height >= size.height) ?? tried[tried.length - 1];
  bar.classList.toggle("at-left", left);
  bar.classList.toggle("at-top", top);
}

/** Who watches is told so; who holds a seat is told how to fill the others. */
function SeatsBar({ state, seated }: { state: State; seated: () => void }) {
  const w = useWords();
  const free = state.seats.filter((seat) => seat.kind === "open").length;
  if (state.viewer === null) {
    return (
      <div class="bar">
        <Icon name="eye" size={18} />
        <p>{free ? w.spectatorFree : w.spectator}</p>
        {free > 0 && <TakeSeat table={state.table} seated={seated} />}
      </div>
    );
  }
  if (!free) return null;
  return (
    <div class="bar">
      <Icon name="link" size={18} />
      <p>
        <b>{w.openSeats({ n: free })}</b> {w.inviteNote}
      </p>
      <CopyLink link={`/t/${state.table}`} label={w.inviteLink} />
    </div>
  );
}

/** Somebody would like to delete the game: everybody sees it, and whoever sits here can agree. */
function WishBar({ state }: { state: State }) {
  const w = useWords();
  const people = state.seats.filter((seat) => seat.kind === "human");
  const names = people.filter((seat) => seat.wishesEnd).map((seat) => seat.name);
  const wish = names.length ? w.wishDelete({ names: names.join(", "), count: names.length, of: people.length }) : "";
  useAnnounced(wish);
  if (!wish) return null;
  const own = state.viewer === null ? null : state.seats[state.viewer];
  const act = async (what: Promise<unknown>) => {
    try {
      await what;
    } catch (fault) {
      toast(fault instanceof Refused ? fault.message : w.unreachable);
    }
  };
  return (
    <div class="bar">
      <Icon name="discard" size={18} />
      <p>{wish}</p>
      {own?.wishesEnd && (
        <button type="button" class="btn" onClick={() => void act(api.keep(state.table))}>
          {w.keepGame}
        </button>
      )}
      {own && !own.wishesEnd && (
        <button type="button" class="btn" onClick={() => void act(api.forget(state.table))}>
          {w.agreeDelete}
        </button>
      )}
    </div>
  );
}

function TakeSeat({ table, seated }: { table: string; seated: () => void }) {
  const w = useWords();
  const settings = useSettings();
  const [name, set] = useState(settings.name);
  const [error, fail] = useState("");
  const sit = async (event: Event) => {
    event.preventDefault();
    const cleaned = name.trim() || FRIENDLY_NAME;
    try {
      await api.sit(table, { name: cleaned });
      change({ name: cleaned });
      seated();
    } catch (fault) {
      fail(fault instanceof Refused ? fault.message : w.unreachable);
    }
  };
  return (
    <form onSubmit={(event) => void sit(event)}>
      <label for="seat-name">{w.takeSeatAs}</label>
      <input
        id="seat-name"
        class="field"
        value={name}
        maxLength={40}
        placeholder={FRIENDLY_NAME}
        autocomplete="nickname"
        onInput={(event) => set(event.currentTarget.value)}
      />
      <button type="submit" class="btn primary">
        {w.takeSeat}
      </button>
      {error && (
        <span class="error" role="alert">
          {error}
        </span>
      )}
    </form>
  );
}
