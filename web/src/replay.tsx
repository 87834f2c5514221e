// A finished game as a film: step, play, jump; scores over time; go on from any moment.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { AnalysisPanel, type Looking, swingAt, useAnalysis, Verdict } from "./analysis";
import { api, Refused } from "./api";
import { TimeChart } from "./charts";
import { Brand, Message } from "./controls";
import { Result } from "./end";
import {
  areNeighbours,
  chaptersOf,
  type FilmPicture,
  hashOf,
  isWhole,
  picturesOf,
  placeOf,
  runsFrom,
  type Spot,
  scenesSoFar,
  spotIn,
  turnAt,
} from "./film";
import { FilmTips } from "./film-tips";
import type { BoardProps } from "./game";
import { Boards, Ground, lensKeys, useLens } from "./ground";
import { Icon } from "./icons";
import type { Lens } from "./lens";
import { Log, light } from "./log";
import { Motion } from "./motion";
import { isAutoma } from "./pictures";
import type { Film, Frame, FrameView, Scene, ScoreLine, Seat, Step, Swing } from "./protocol";
import { Rail, useStandingRail } from "./rail";
import { navigate } from "./router";
import { SeatShape, wearLooks } from "./seats";
import { FRIENDLY_NAME, type Pace, settings, useSettings } from "./settings";
import { sharing } from "./sharing";
import { SideBar, useSideLine } from "./side-line";
import { moveWidths } from "./stage-width";
import { lineTime, nextStop, readingTime, stops, UNITS, type Unit } from "./story";
import { Strips } from "./strips";
import { NoticeBar } from "./table-bars";
import { toast } from "./toast";
import { decision, touchProps } from "./touchables";
import { TransportButton } from "./transport";
import { type Drawings, useDrawings, useLatest, useLoaded, useRailPlace, useTitle } from "./useful";
import { sentence, useWords } from "./words";

const RAIL_FROM = 1280; // px, from where everything stands beside the boards, which get smaller for it
const WIDE = 1400; // px, from where the boards get what it does not take
const LARGE = 1700; // px, from where they have room enough
const RAIL = 300; // px
const BOARDS = 1100; // px of a smaller window that are theirs
const LONG = 190; // letters
const STEP = { touch: 1100, turn: 3000, round: 4500 }; // ms that the film stays when it runs
const SPEEDS = [0.5, 1, 2, 4];
const QUIET = decision([]); // nothing can be touched
const AHEAD = 3; // frames fetched before they are needed
const BETWEEN = 55; // ms from one request to the next: the server counts them

export function ReplayPage({ table }: { table: string }) {
  const w = useWords();
  const { language } = useSettings();
  const film = useLoaded(() => api.film(table), [table, language]);
  const drawings = useDrawings(film.value?.game, film.value?.components);
  const error = film.error || drawings.error;
  if (error) return <Message icon="warning" text={error} />;
  if (!film.value || !drawings.value) return <Message text={w.loading} />;
  return <Replay key={table} table={table} film={film.value} drawings={drawings.value} />;
}

function Replay({ table, film, drawings }: { table: string; film: Film; drawings: Drawings }) {
  const w = useWords();
  wearLooks(film.seats);
  const { language } = useSettings();
  const { game } = drawings;
  const title = game?.title ?? "";
  const start = film.frames[0].number; // more than 0 where other rules played the beginning
  const end = start + film.frames.length - 1;
  const [spot, setSpot] = useState(() => spotIn(location.hash, start, end));
  const at = spot.number;
  const [playing, play] = useState(() => runsFrom(location.hash));
  const [unit, setUnit] = useState<Unit>("touch");
  const [speed, setSpeed] = useState(1);
  const places = useMemo(() => stops(film, unit), [film, unit]);
  const [chosenSeat, openSeat] = useState<Seat | null>(null);
  const filmed = useFrame(table, at, end, language);
  const pictures = useMemo(() => (filmed ? picturesOf(filmed, unit) : []), [filmed, unit]);
  const come = filmed?.number === at; // the frame that is wanted
  const place = come ? placeOf(pictures, spot) : pictures.length - 1;
  const side = useSideLine(table, speed);
  const picture = useMemo<FilmPicture | undefined>(
    () => (side.frame ? { frame: side.frame.shown, step: null, scores: null } : pictures[place]),
    [side.frame, pictures, place],
  );
  const view = picture?.frame;
  const step = picture?.step ?? null;
  useLight(step);
  const looking = useAnalysis(table);
  const lens = useLens();
  const told = useMemo(() => (step ? film.scenes[step.scene] : turnAt(film.scenes, at)), [film, at, step]);
  const bar = useRef<HTMLElement>(null);
  const stands = useStandingRail(RAIL_FROM);
  useLayoutEffect(() => {
    // The style sheets see the window that is left to the boards.
    const taken = () => (innerWidth < WIDE ? innerWidth - BOARDS : innerWidth < LARGE ? RAIL : 0);
    const move = () => moveWidths(stands ? taken() : 0);
    move();
    addEventListener("resize", move);
    return () => {
      removeEventListener("resize", move);
      moveWidths(0);
    };
  }, [stands]);
  const page = useRef<HTMLDivElement>(null);
  useRailPlace(bar);
  useTitle(`${w.replay}, ${title}`);

  const go = (to: number, picture = Infinity, scene?: number) => {
    side.leave();
    const next: Spot = { number: Math.max(start, Math.min(end, to)), picture };
    if (scene !== undefined) next.scene = scene;
    setSpot(next);
    history.replaceState(null, "", hashOf(next));
  };
  const stop = (to: number, scene?: number) => {
    play(false);
    go(to, Infinity, scene);
  };
  const atStart = at === start && place <= 0;
  const atEnd = at === end && place === pictures.length - 1;
  /** To the next picture: of this touch, or else of where the film stops next. Who goes round by round sees no steps. */
  const walk = (way: 1 | -1) => {
    if (unit === "round") return go(nextStop(places, at, way));
    const next = place + way;
    if (come && pictures[next]) return go(at, next === pictures.length - 1 ? Infinity : next);
    const to = nextStop(places, at, way);
    return to === at ? go(at) : go(to, way > 0 ? 0 : Infinity);
  };
  const walkByHand = (way: 1 | -1) => {
    play(false);
    walk(way);
  };

  // The film waits for its next picture.
  useEffect(() => {
    if (!playing) return undefined;
    if (atEnd) {
      play(false);
      return undefined;
    }
    if (!come) return undefined;
    const timer = setTimeout(() => walk(1), stays(step, told, film, unit) / speed);
    return () => clearTimeout(timer);
  }, [playing, spot, filmed, unit, speed]);

  const toggle = () => {
    if (atEnd) go(start);
    play(!playing);
  };
  const keys = useLatest((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('select, textarea, [role="log"]')) return;
    if (event.key === " " && target.closest("button, a")) return;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => walkByHand(-1),
      ArrowRight: () => walkByHand(1),
      PageUp: () => stop(nextStop(stops(film, "turn"), at, -1)),
      PageDown: () => stop(nextStop(stops(film, "turn"), at, 1)),
      Home: () => stop(start),
      End: () => stop(end),
      " ": toggle,
      Escape: () => (lens.active ? lens.close() : openSeat(null)),
      ...lensKeys(lens),
      ...(side.line && !lens.active ? side.keys : {}),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => keys.current(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const frame = side.frame ?? film.frames[at - start];
  const names = [...film.seats.map((seat) => seat.name), ...film.others];
  const signed = step ? step.seat : frame.seat;
  const isOver = pictures.length === 1 && (told?.end ?? 0) <= at; // the turn, and all of it is told
  const touched = frame.seat === null ? (at === 0 ? w.setup : "") : `${names[frame.seat]}: ${sentence(frame.words)}`;
  const said = step?.text ?? (frame.seat === null ? touched : saidOf(told, isOver ? null : frame.seat) || touched);
  const where = (step && !step.title && told?.title) || told?.chapter || frame.chapter;
  const continueHere = async () => {
    try {
      const from = side.line ? { at: side.line.number, line: side.played } : { at, line: [] };
      const seated = await api.continueFrom(table, { ...from, name: settings().name || FRIENDLY_NAME });
      navigate(seated.invite);
    } catch (fault) {
      toast(fault instanceof Refused ? fault.message : w.unreachable);
    }
  };

  const imagine = (swing: Swing) => {
    stop(swing.number);
    scrollTo({ top: 0 });
    void side.enter(swing);
  };
  const swing = side.swing ?? swingAt(looking.found, at);
  const verdict = swing && (
    <Verdict key={swing.number} {...{ swing, names, stands }} imagine={side.line ? null : imagine} />
  );

  return (
    <div
      class={`table-page replay${stands ? " rail-stands" : ""}${view?.view.over ? " over" : ""}`}
      data-game={game?.accent}
      ref={page}
    >
      <header class="top">
        <Brand />
        <h1>{title}</h1>
        <span class="where">
          <Icon name="film" size={18} />
          {w.replay}
        </span>
        <nav class="tools" aria-label={w.menu}>
          {film.open && (
            <>
              <button
                type="button"
                class="tool"
                aria-label={w.continueHere}
                title={w.continueNote}
                disabled={side.line ? view?.view.over : at === end && film.over}
                onClick={() => void continueHere()}
              >
                <Icon name="person" size={18} />
                <span>{w.continueHere}</span>
              </button>
              <a class="tool" href={api.recordAddress(table)} download aria-label={w.downloadRecord}>
                <Icon name="download" size={18} />
                <span>{w.record}</span>
              </a>
            </>
          )}
          <a class="tool" href={`/t/${table}`} aria-label={w.toTable}>
            <Icon name="arrow" size={18} />
            <span>{w.toTable}</span>
          </a>
        </nav>
      </header>
      <section class={side.line ? "film could-be" : "film"} aria-label={w.replay} ref={bar}>
        {side.line ? (
          <SideBar side={side} names={names} />
        ) : (
          <>
            <div class="transport">
              <TransportButton icon="start" label={w.toStart} off={atStart} act={() => stop(start)} />
              <TransportButton icon="back" label={w.stepBack} off={atStart} act={() => walkByHand(-1)} />
              <button
                type="button"
                class="main-button"
                aria-label={playing ? w.pauseFilm : w.playFilm}
                onClick={toggle}
              >
                <Icon name={playing ? "pause" : "play"} size={20} />
              </button>
              <TransportButton icon="chev" label={w.stepOn} off={atEnd} act={() => walkByHand(1)} />
              <TransportButton icon="finish" label={w.toEnd} off={atEnd} act={() => stop(end)} />
              <select
                class="field"
                aria-label={w.filmBy}
                title={w.filmBy}
                value={unit}
                onChange={(event) => setUnit(event.currentTarget.value as Unit)}
              >
                {UNITS.map((one) => (
                  <option key={one} value={one}>
                    {w.filmUnits[one]}
                  </option>
                ))}
              </select>
              <select
                class="field"
                aria-label={w.filmSpeed}
                title={w.filmSpeed}
                value={speed}
                onChange={(event) => setSpeed(Number(event.currentTarget.value))}
              >
                {SPEEDS.map((one) => (
                  <option key={one} value={one}>
                    {`${one}×`}
                  </option>
                ))}
              </select>
            </div>
            <p class={said.length > LONG ? "said long" : "said"} aria-live="polite" title={touched}>
              {signed !== null && <SeatShape seat={signed} size={20} />}
              <span>{said}</span>
            </p>
            <p class="sub moment">
              <span title={where}>{where}</span>
              <span>
                {w.moment({ n: at, all: end })}
                {come &&
                  pictures.length > 1 &&
                  unit !== "round" &&
                  ` · ${w.filmStep({ n: place + 1, all: pictures.length })}`}
              </span>
            </p>
            <input
              type="range"
              min={start}
              max={end}
              value={at}
              aria-label={w.moment({ n: at, all: end })}
              aria-valuetext={`${frame.chapter} ${frame.words}`}
              onInput={(event) => stop(Number(event.currentTarget.value))}
            />
          </>
        )}
      </section>
      {!stands && verdict}
      {film.notice && <NoticeBar table={table} notice={film.notice} />}
      {picture && view && (
        <Picture
          table={table}
          picture={picture}
          spot={{ number: view.number, picture: side.frame ? 0 : place, count: side.frame ? 1 : pictures.length }}
          film={film}
          filmed={side.frame ?? film.frames[view.number - start]}
          aside={side.line?.number ?? null}
          drawings={drawings}
          scoring={game?.scoring ?? []}
          at={at}
          looking={looking}
          verdict={stands ? verdict : null}
          imagine={imagine}
          chosenSeat={chosenSeat}
          openSeat={openSeat}
          go={stop}
          lens={lens}
        />
      )}
    </div>
  );
}

/** What the step that is told speaks of lights up on the board. */
function useLight(step: Step | null): void {
  useLayoutEffect(() => {
    if (!step) return undefined;
    light(step.things, step.mark, step.seat);
    return () => light([]);
  }, [step]);
}

const lineOfAutoma = (text: string, pace: Pace) => lineTime(text, pace, false);

/** How long a picture stands when the film runs, in ms: what is told with it is to be read. */
function stays(step: Step | null, told: Scene | undefined, film: Film, unit: Unit): number {
  if (step) return (isAutoma(told, film) ? lineOfAutoma : readingTime)(step.text, "normal");
  if (unit === "touch") return STEP.touch;
  return Math.max(STEP[unit], readingTime(saidOf(told, null), "normal"));
}

/** What the narrator says of a moment; only of one seat where the others' part will be told step by step. */
function saidOf(told: Scene | undefined, only: Seat | null): string {
  const beats = (told?.beats ?? []).filter((beat) => only === null || beat.seat === only);
  return [only === null ? (told?.title ?? "") : "", ...beats.map((beat) => beat.text)].filter(Boolean).join(" ");
}

interface PictureProps {
  table: string;
  picture: FilmPicture;
  spot: Spot & { count: number };
  film: Film;
  /** what was touched for it, and the scores */
  filmed: Frame | undefined;
  /** the frame from which on it only could have been */
  aside: number | null;
  drawings: Drawings;
  scoring: ScoreLine[];
  at: number;
  looking: Looking;
  verdict: ComponentChildren;
  imagine: (swing: Swing) => void;
  chosenSeat: Seat | null;
  openSeat: (seat: Seat | null) => void;
  go: (number: number, scene?: number) => void;
  lens: Lens;
}

/** One picture: the boards as they stood, the seats, what happened, the scores. */
function Picture({
  table,
  picture: { frame, step, scores },
  spot,
  film,
  filmed,
  aside,
  drawings,
  scoring,
  at,
  looking,
  verdict,
  imagine,
  chosenSeat,
  openSeat,
  go,
  lens,
}: PictureProps) {
  const w = useWords();
  const stands = useStandingRail(RAIL_FROM);
  const { language } = useSettings();
  const { module, pieces } = drawings;
  const actor = (step ? step.seat : filmed?.seat) ?? frame.view.actor;
  const shown = chosenSeat ?? actor ?? 0;
  const names = [...film.seats.map((seat) => seat.name), ...film.others];
  const board = useMemo<BoardProps>(
    () => ({
      view: { ...frame.view, viewer: null }, // a film is looked at from outside, also by those who played
      pieces,
      shown,
      language,
      touch: (name, extraClass) => touchProps(QUIET, name, extraClass),
      isOpen: () => false,
      find: (look) => look(frame.view),
      asks: (...questions) => questions.includes(frame.view.asks),
      hovered: null,
    }),
    [frame.view, pieces, shown, language],
  );
  const shell = useRef<HTMLDivElement>(null);
  const [railOpen, openRail] = useState(false);
  const show = (swing: Swing) => {
    openRail(false);
    imagine(swing);
  };
  const told = aside ?? frame.number;
  const scenes = useMemo(() => scenesSoFar(film.scenes, { frame, step, scores }, told), [film, frame, step, told]);
  const log = useMemo(
    () => (isWhole(frame, step) ? frame.log : frame.log.filter((line) => line.scene < scenes.length - 1)),
    [frame, step, scenes],
  );
  const version = useVersion(spot);
  const explained = useMemo(() => (aside === null ? frame : { ...frame, number: aside }), [frame, aside]);
  return (
    <Motion class="shell" root={shell} version={version} shown={shown} actor={actor}>
      <div class="seats">
        <Strips
          seats={film.seats}
          scores={scores ?? filmed?.scores ?? []}
          view={frame.view}
          module={module}
          language={language}
          viewer={null}
          shown={shown}
          open={(seat) => openSeat(chosenSeat === seat ? null : seat)}
          others={module.Beside ? [] : film.others}
          still
        />
        {module.Beside && <module.Beside {...board} log={log} turn={false} />}
      </div>
      <main class="table page" id="content" tabIndex={-1}>
        {frame.view.over && aside === null && (
          <Result winners={film.winners} names={names} scoring={scoring} breakdown={frame.breakdown} />
        )}
        <Ground lens={lens}>
          <Boards draw={module.MainBoard} board={board} />
          <Boards draw={module.OwnBoard} board={board} />
        </Ground>
        <FilmTips table={table} game={film.game} frame={explained} module={module} pieces={pieces} shown={shown} />
      </main>
      <Rail
        class="film-rail"
        label={`${w.overTime}, ${w.log}`}
        title={`${w.overTime}, ${w.analysis}, ${w.log}`}
        scenes={scenes}
        names={names}
        open={railOpen}
        setOpen={openRail}
        stands={stands}
      >
        {verdict}
        <section class="zone">
          <h2>{w.overTime}</h2>
          <TimeChart
            label={w.overTime}
            frames={film.frames}
            seats={film.seats.length + film.others.length}
            at={at}
            choose={go}
          />
          <div class="chapter-list">
            {chaptersOf(film.scenes, film.frames[0].number).map(({ words, number, scene }) => (
              <button key={scene} type="button" class="tool" onClick={() => go(number, scene)}>
                {words.replace(/ (?=\d+$)/, "\u00a0")}
              </button>
            ))}
          </div>
        </section>
        {film.over && <AnalysisPanel {...{ looking, film, at, go }} imagine={show} />}
        <Log scenes={scenes} lines={log} names={names} />
      </Rail>
    </Motion>
  );
}

/** Grows by one where a picture follows on the one before, in whichever direction; by more where the film jumped. */
function useVersion(spot: Spot & { count: number }): number {
  const seen = useRef({ spot, version: 0 });
  const { spot: old, version } = seen.current;
  if (old.number !== spot.number || old.picture !== spot.picture) {
    seen.current = { spot, version: version + (areNeighbours(old, spot) ? 1 : 2) };
  }
  return seen.current.version;
}

/** The frame at a moment; the newest known one stays until it has come. */
function useFrame(table: string, at: number, end: number, language: string): FrameView | null {
  const [view, set] = useState<FrameView | null>(null);
  const reel = useMemo(() => new Reel(table, end, set), [table, end, language]);
  useEffect(() => void reel.show(at), [reel, at]);
  useEffect(() => () => reel.stop(), [reel]);
  return view;
}

/** Fetches frames one after the other, the wanted one first and then the next ones; whoever scrubs leaves most out. */
class Reel {
  private known = new Map<number, FrameView>();
  private wanted = 0;
  private fetching = false;
  private stopped = false;

  constructor(
    private table: string,
    private end: number,
    private found: (frame: FrameView) => void,
  ) {}

  stop(): void {
    this.stopped = true;
  }

  async show(at: number): Promise<void> {
    this.wanted = at;
    const known = this.known.get(at);
    if (known) this.found(known);
    if (this.fetching) return;
    this.fetching = true;
    try {
      for (let next = this.missing(); next !== null && !this.stopped; next = this.missing()) await this.fetch(next);
    } catch (fault) {
      toast(fault instanceof Error ? fault.message : String(fault));
    } finally {
      this.fetching = false;
    }
  }

  private missing(): number | null {
    const last = Math.min(this.end, this.wanted + AHEAD);
    for (let number = this.wanted; number <= last; number++) if (!this.known.has(number)) return number;
    return null;
  }

  private async fetch(number: number): Promise<void> {
    const pause = new Promise((done) => setTimeout(done, BETWEEN));
    const frame = sharing(this.known.get(number - 1), await api.frame(this.table, number));
    this.known.set(number, frame);
    if (number === this.wanted && !this.stopped) this.found(frame);
    await pause;
  }
}
