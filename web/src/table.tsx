// A table: top bar, prompt, boards, seats, log; everything of it that no game needs to know about.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, Refused } from "./api";
import { Brand, Message } from "./controls";
import { EndPanel } from "./end";
import type { BoardProps, GameModule, Zone as ZoneTab } from "./game";
import { Boards, Ground, lensKeys, useLens } from "./ground";
import { Icon } from "./icons";
import { byKeyboard, type Keys, useKeys } from "./keyboard";
import type { Lens } from "./lens";
import { Live } from "./live";
import { Log } from "./log";
import { Motion } from "./motion";
import { Prompt } from "./prompt";
import type { GameView, Seat, State, Touch } from "./protocol";
import { Rail } from "./rail";
import { SeatShape, wearLooks } from "./seats";
import { calmMotion, useSettings } from "./settings";
import { Strips } from "./strips";
import { HintBar, LostBar, NoticeBar, SeatsBar, WishBar } from "./table-bars";
import { CanDo, CountSoFar, Menu } from "./table-dialogs";
import { toast } from "./toast";
import { aboutPrinted, Tip } from "./tooltip";
import {
  decision,
  focusOn,
  isClosed,
  nameOf,
  type Pointed,
  things,
  touchProps,
  useMark,
  useTouchables,
} from "./touchables";
import { turnPoints } from "./turn";
import { type Drawings, useDrawings, useLatest, useRedraw, useTitle } from "./useful";
import { useWords } from "./words";

export function TablePage({ table }: { table: string }) {
  const w = useWords();
  const { language } = useSettings();
  const live = useMemo(() => new Live(table), [table]);
  const redraw = useRedraw();

  useEffect(() => {
    const forget = live.subscribe(redraw);
    live.start(toast);
    return () => {
      forget();
      live.stop();
    };
  }, [live]);
  useEffect(() => {
    if (live.shown) live.speak(language);
  }, [language]);

  const state = live.shown?.state;
  const drawings = useDrawings(state?.game, state?.components);

  if (live.connection === "closed" && live.removed) return <RemovedPage table={table} text={live.refusal} />;
  if (live.connection === "closed") return <Message icon="warning" text={live.refusal || w.notFound} />;
  if (drawings.error) return <Message icon="warning" text={drawings.error} retry={drawings.again} />;
  if (!live.shown || !drawings.value) {
    return <Message text={live.connection === "lost" ? w.reconnecting : w.connecting} />;
  }
  return <Table live={live} state={live.shown.state} drawings={drawings.value} />;
}

/** A table that was removed, with the way to bring it back. */
function RemovedPage({ table, text }: { table: string; text: string }) {
  const w = useWords();
  const restore = async () => {
    try {
      await api.restore(table);
      location.reload();
    } catch (fault) {
      toast(fault instanceof Refused ? fault.message : w.unreachable);
    }
  };
  return <Message icon="lantern" text={text} act={{ label: w.bringBack, act: () => void restore() }} />;
}

interface TableProps {
  live: Live;
  state: State;
  drawings: Drawings;
}

type Opened = "" | "can-do" | "count" | "menu";

const NOTHING_OPEN: Touch[] = [];
const FEW = 3; // choices of the own board that the prompt offers while another board is shown

function Table({ live, state, drawings }: TableProps) {
  const w = useWords();
  const { language, careful } = useSettings();
  const { game, module, pieces } = drawings;
  const { view, viewer } = state;
  const page = useRef<HTMLDivElement>(null);
  wearLooks(state.seats);

  const { chosenSeat, openSeat, backToOwn } = useChosenSeat();
  const [opened, open] = useState<Opened>("");
  const [pointed, point] = useState<Pointed | null>(null);
  const [armed, arm] = useState("");
  const weighed = useRef(""); // a touch of which the server is asked whether it can be taken back
  const weigh = (name: string) => (weighed.current = name);
  const [turnOpen, openTurn] = useState(false);
  const [railOpen, openRail] = useState(false);
  const touched = useRef(new Map<number, string>()); // own touches in words, by their numbers
  const lens = useLens();
  const shown = chosenSeat ?? viewer ?? view.actor ?? 0;

  const mine = view.actor !== null && view.actor === viewer && live.waiting === 0 && !state.readOnly;
  const touches = mine ? state.touches : NOTHING_OPEN;
  const now = useMemo(() => decision(touches), [touches]);
  const hovered = pointed && module.previews?.(pointed.name) ? pointed.name : null;
  const board = useMemo<BoardProps>(
    () => ({
      view,
      pieces,
      shown,
      language,
      touch: (name, extraClass) => touchProps(now, name, extraClass),
      isOpen: (name) => now.open.has(name),
      find: (look) => look(view),
      asks: (...questions) => questions.includes(view.asks),
      hovered,
    }),
    [view, pieces, shown, language, now, hovered],
  );
  const missing = useMissing(page, view, shown, touches);
  const away = shown !== (viewer ?? shown);
  const hidden = away ? missing.filter((name) => !module.isButton(name, view)).length : 0;
  const elsewhere = hidden > FEW ? hidden : 0;
  const buttons = touches.filter(({ name }) => module.isButton(name, view) || (!elsewhere && missing.includes(name)));
  useTitle(mine ? `● ${w.yourTurn} ${game?.title ?? ""}` : (game?.title ?? ""));

  // A new decision: what was pointed at or half chosen belongs to the old one.
  useEffect(() => {
    arm("");
    weigh("");
    point((old) => (old?.element.isConnected && old.how !== "hold" ? { ...old } : null));
    if (mine) backToOwn();
  }, [state.version]);
  useFocusCare(page, state.version, touches.length > 0);
  for (const [mark, name] of [
    ["pressed", live.pending],
    ["armed", armed],
    ["hinted", live.hint?.touch ?? ""],
  ] as const) {
    useMark(page, mark, name, board);
  }
  useScrollToOpen(page, state.version, mine);

  const touch = (name: string) => {
    const found = now.open.get(name);
    if (!found || live.pending) return;
    const send = () => {
      point(null);
      touched.current.set(state.number + 1, found.words);
      live.touch(name);
    };
    const unasked = !careful || armed === name || touches.length === 1;
    weigh(unasked ? "" : name);
    if (unasked) {
      send();
      return;
    }
    // Only the server knows what would come to light. What is touched meanwhile counts instead.
    void live.about(name).then((about) => {
      if (weighed.current !== name || live.shown?.state.version !== state.version) return;
      weigh("");
      if (about?.final ?? live.connection === "open")
        arm(name); // the prompt asks; without an answer, too
      else send();
    });
  };

  useTouchables(page, useLatest({ touch, point }));

  live.tells = module.tells ?? (() => 0);
  const skip = useCallback(() => live.skip(), [live]);
  const undo = () => live.undo();
  const restart = () => live.restart();
  const hint = () => live.askHint();
  const goBack = () => {
    if (railOpen || document.activeElement?.closest(".log")) {
      openRail(false);
      focusOn(page.current && (things(page.current, false)[0] ?? null));
    } else if (armed) arm("");
    else if (pointed && document.getElementById("tip")) point(null);
    else if (live.hint) live.clearHint();
    else if (lens.zone) lens.close();
    else if (chosenSeat !== null) openSeat(null);
    else lens.close();
  };
  const keys = useLatest<Keys>({
    root: () => page.current,
    any: skip,
    pan: (key) => lens.pan(key),
    looks: lensKeys(lens),
    actions: {
      u: undo,
      r: restart,
      h: hint,
      l: () => {
        openRail(true);
        requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('.log [tabindex="0"]')?.focus());
      },
      "?": () => open("can-do"),
      c: () => open("count"),
      t: () => openTurn(true),
      escape: goBack,
      ...Object.fromEntries(state.seats.map((_, seat) => [String(seat + 1), () => openSeat(seat)])),
    },
  });
  useKeys(keys);

  const openFolded = useCallback((seat: Seat) => openSeat(seat === viewer ? null : seat), [viewer]);
  const undoTo = useCallback((to: number) => live.undo(to), [live]);
  const about = useCallback(
    (name: string) => {
      const said = module.explain?.(name, view, pieces, shown, language);
      return said ? Promise.resolve(aboutPrinted(name, said)) : live.about(name);
    },
    [live, module, view, pieces, shown, language],
  );
  const points = turnPoints(state, live.shown?.log ?? [], touched.current, w.turnStart);
  const names = useMemo(
    () => state.seats.map((seat, i) => seat.name || view.names[i] || ""),
    [state.seats, view.names],
  );

  return (
    <Motion
      root={page}
      version={state.version}
      shown={shown}
      actor={state.last?.seat ?? null}
      class={`table-page${live.pending ? " busy" : ""}${view.over ? " over" : ""}`}
      data-game={game?.accent}
      data-version={state.version}
    >
      <TopBar
        module={module}
        state={state}
        pieces={pieces}
        title={game?.title ?? ""}
        canHint={mine}
        hinting={live.hinting}
        open={open}
        hint={hint}
      />
      <Prompt
        state={state}
        module={module}
        pieces={pieces}
        now={now}
        armed={now.open.get(armed) ?? null}
        disarm={() => arm("")}
        buttons={buttons}
        elsewhere={elsewhere}
        toOwnBoard={() => openSeat(null)}
        waiting={live.waiting}
        busy={live.pending !== ""}
        undo={undo}
        restart={restart}
        skip={skip}
        turn={{ points, open: turnOpen, setOpen: openTurn, goBack: undoTo }}
      />
      <section class="news" aria-label={w.news}>
        {live.connection === "lost" && <LostBar />}
        {live.hint && <HintBar hint={live.hint} touch={touch} close={() => live.clearHint()} />}
        <WishBar state={state} />
        <SeatsBar state={state} seated={() => live.comeAgain()} />
        {state.notice && <NoticeBar table={state.table} notice={state.notice} film={state.readOnly} />}
        {state.componentsNote && <p class="bar sub">{state.componentsNote}</p>}
      </section>
      <div class="shell">
        <div class="seats">
          <Strips
            seats={state.seats}
            scores={state.scores}
            view={view}
            module={module}
            language={language}
            viewer={viewer}
            shown={shown}
            open={openFolded}
            others={module.Beside ? [] : state.others}
          />
          {module.Beside && (
            <module.Beside
              {...board}
              log={live.telling ?? live.shown?.log ?? []}
              telling={live.telling !== null}
              told={skip}
            />
          )}
        </div>
        <main class="table page" id="content" tabIndex={-1}>
          {view.over && live.waiting === 0 && <EndPanel state={state} game={game} rematch={() => live.rematch()} />}
          <Ground lens={lens}>
            <Boards draw={module.MainBoard} board={board} />
            {away && (
              <div class="other-board">
                <SeatShape seat={shown} size={18} />
                {w.boardOf({ name: names[shown] })}
                <button type="button" class="tool" onClick={() => openSeat(null)}>
                  <Icon name="back" size={16} />
                  {w.backToYours}
                  <kbd aria-hidden="true" data-key="Esc" />
                </button>
              </div>
            )}
            <Boards draw={module.OwnBoard} board={board} />
          </Ground>
          {pointed && (
            <Tip
              pointed={pointed}
              game={state.game}
              closed={isClosed(now, pointed.name)}
              ask={about}
              close={() => point(null)}
            />
          )}
        </main>
        <Rail label={w.log} lines={live.shown?.log ?? []} names={names} open={railOpen} setOpen={openRail}>
          {state.watching > 0 && (
            <p class="sub watching">
              <Icon name="eye" size={16} />
              {w.watchingNow({ count: state.watching })}
            </p>
          )}
          <Log
            lines={live.shown?.log ?? []}
            names={names}
            showKey
            undoLimit={state.undoLimit}
            undo={state.canUndo ? undoTo : undefined}
          />
          {state.deal && (
            <button type="button" class="fair-sign" title={w.dealPromised} onClick={() => open("menu")}>
              {w.fairCards} <code>{state.deal.commitment.slice(0, 16)}…</code>
            </button>
          )}
        </Rail>
      </div>
      <Tabs module={module} view={view} lens={lens} />
      {opened === "can-do" && (
        <CanDo state={{ ...state, touches }} module={module} touch={touch} close={() => open("")} />
      )}
      {opened === "count" && <CountSoFar state={state} scoring={game?.scoring ?? []} close={() => open("")} />}
      {opened === "menu" && (
        <Menu
          live={live}
          state={state}
          bots={game?.bots ?? []}
          lens={lens}
          openCount={() => open("count")}
          close={() => open("")}
        />
      )}
    </Motion>
  );
}

interface TopBarProps {
  module: GameModule;
  state: State;
  pieces: unknown;
  title: string;
  canHint: boolean;
  hinting: boolean;
  open: (what: Opened) => void;
  hint: () => void;
}

function TopBar({ module, state, pieces, title, canHint, hinting, open, hint }: TopBarProps) {
  const w = useWords();
  const { language } = useSettings();
  const where = module.where(state.view, pieces, language);
  return (
    <header class="top">
      <Brand />
      <h1>{title}</h1>
      <span class="where">
        <Icon name={where.icon} size={18} />
        <span>{where.text}</span>
        {where.note && <span class="sub wide-only">· {where.note}</span>}
      </span>
      <nav class="tools" aria-label={w.menu}>
        {state.viewer !== null && !state.view.over && (
          <>
            <button
              type="button"
              class="tool"
              aria-label={w.whatCanIDo}
              aria-keyshortcuts="?"
              onClick={() => open("can-do")}
            >
              <Icon name="list" size={18} />
              <span>{w.whatCanIDo}</span>
              <kbd aria-hidden="true" data-key="?" />
            </button>
            <button
              type="button"
              class="tool"
              aria-label={w.hint}
              aria-keyshortcuts="h"
              disabled={!canHint || hinting}
              onClick={hint}
            >
              <Icon name="hint" size={18} />
              <span>{w.hint}</span>
              <kbd aria-hidden="true" data-key="H" />
            </button>
          </>
        )}
        {!state.view.over && (
          <button
            type="button"
            class="tool wide-only"
            aria-label={w.countSoFar}
            title={w.countSoFar}
            aria-keyshortcuts="c"
            onClick={() => open("count")}
          >
            <Icon name="chart" size={18} />
          </button>
        )}
        <a class="tool" aria-label={w.rules} href={`/rules/${state.game}#${state.ask}`} target="_blank" rel="noopener">
          <Icon name="book" size={18} />
          <span>{w.rules}</span>
        </a>
        <button type="button" class="tool" aria-label={w.settings} title={w.settings} onClick={() => open("menu")}>
          <Icon name="cog" size={18} />
        </button>
      </nav>
    </header>
  );
}

/** On a phone: the parts of the table, with a lantern where something may be touched. */
function Tabs({ module, view, lens }: { module: GameModule; view: GameView; lens: Lens }) {
  const w = useWords();
  const { language } = useSettings();
  const lit = useLitZones();
  const log: ZoneTab = { id: "z-log", icon: "log", label: w.log };
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    if (lens.zone) {
      lens.show(id);
      return;
    }
    if (!document.getElementById(id)?.closest(".ground")) lens.whole(); // seats and log lie behind the view
    requestAnimationFrame(() => {
      document.getElementById(id)?.scrollIntoView({ behavior: calmMotion() ? "auto" : "smooth", block: "start" });
    });
  };
  return (
    <nav class="tabs" aria-label={w.zones}>
      {[...module.zones(language, view), log].map(({ id, also = [], icon, label }) => {
        const open = [id, ...also].find((zone) => lit.includes(zone));
        return (
          <a key={id} href={`#${open ?? id}`} class={open ? "lit" : ""} onClick={(event) => go(event, open ?? id)}>
            <Icon name={icon} size={20} />
            <span>{label}</span>
          </a>
        );
      })}
    </nav>
  );
}

const JUST_OPENED = 2000; // ms

/** Whose board the player wants to see. His own comes back with his turn, unless he has only just turned to another. */
function useChosenSeat() {
  const [chosen, choose] = useState<{ seat: Seat; at: number } | null>(null);
  const openSeat = useCallback(
    (seat: Seat | null) => choose(seat === null ? null : { seat, at: performance.now() }),
    [],
  );
  return {
    chosenSeat: chosen?.seat ?? null,
    openSeat,
    backToOwn: () => choose((old) => (old && performance.now() - old.at < JUST_OPENED ? old : null)),
  };
}

type PageRef = { current: HTMLElement | null };

/** Open touches that nothing on the page stands for; they become buttons, so that no choice is ever out of reach. */
function useMissing(page: PageRef, view: GameView, shown: Seat, touches: Touch[]): string[] {
  const [missing, set] = useState<string[]>([]);
  useLayoutEffect(() => {
    const drawn = new Set<string>();
    const things = touches.length > 0 && page.current?.querySelectorAll<HTMLElement>(".table [data-touch]");
    for (const element of things || []) drawn.add(nameOf(element));
    const found = touches.map((touch) => touch.name).filter((name) => !drawn.has(name));
    if (found.join() !== missing.join()) set(found);
  }, [view, shown, touches]);
  return missing;
}

/** After a touch by keyboard, the focus goes on to the next decision instead of getting lost. */
function useFocusCare(page: PageRef, version: number, myTurn: boolean): void {
  useLayoutEffect(() => {
    const active = document.activeElement;
    const lost =
      !active || active === document.body || active.id === "asked" || active.matches("[data-touch]:not(.open)");
    if (!lost || !byKeyboard() || !page.current) return;
    if (myTurn) focusOn(things(page.current, false)[0] ?? null);
    else page.current.querySelector<HTMLElement>("#asked")?.focus({ preventScroll: true });
  }, [version]);
}

/** Zones and boards that hold an open touch are marked for the style sheet, and named for the tabs. */
function useLitZones(): string[] {
  const [lit, set] = useState<string[]>([]);
  useLayoutEffect(() => {
    const open = [...document.querySelectorAll(".table .open")].flatMap((one) => [
      one.closest(".zone"),
      one.closest(".board"),
    ]);
    for (const old of document.querySelectorAll<HTMLElement>(".table [data-lit]"))
      if (!open.includes(old)) delete old.dataset.lit;
    const fresh = new Set(open.filter((one) => one instanceof HTMLElement));
    for (const zone of fresh) if (!("lit" in zone.dataset)) zone.dataset.lit = "";
    const found = [...fresh].map((zone) => zone.id);
    if (found.join() !== lit.join()) set(found);
  });
  return lit;
}

/** On smaller screens a new decision brings its place into view. */
function useScrollToOpen(page: PageRef, version: number, mine: boolean): void {
  useEffect(() => {
    if (!mine || !matchMedia("(max-width: 1199px)").matches) return;
    const open = page.current ? things(page.current, false).filter((one) => !one.closest(".prompt")) : [];
    const prompt = page.current?.querySelector(".prompt")?.getBoundingClientRect(); // it stays above what scrolls
    const seen = open.some((one) => {
      const box = one.getBoundingClientRect();
      return box.top >= (prompt?.bottom ?? 60) && box.bottom < innerHeight - 60;
    });
    if (prompt) document.documentElement.style.scrollPaddingTop = `${Math.ceil(prompt.height) + 12}px`;
    if (seen || !open.length) return;
    const zone = open[0].closest(".zone") ?? open[0];
    zone.scrollIntoView({ behavior: calmMotion() ? "auto" : "smooth", block: "start" });
  }, [version]);
}
