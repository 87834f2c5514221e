// A table: top bar, prompt, boards, seats, log; everything of it that no game needs to know about.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { api, Refused } from "./api";
import { useFocusCare, useScrollToOpen } from "./attention";
import { coachKeys, openAround, useCoaching } from "./coaching";
import { Message } from "./controls";
import { useBoard, useDeciding } from "./deciding";
import { EndPanel } from "./end";
import { changesInWords, useGhost } from "./ghost";
import { Boards, Ground } from "./ground";
import { inLight, useLearning } from "./learning";
import { Live } from "./live";
import { Log } from "./log";
import { useLooking } from "./looking";
import { More } from "./more";
import { Motion } from "./motion";
import { OtherBoard, SeamName, useOtherBoard } from "./other-board";
import { countedSeat, isAutoma, sceneOf, stepOf } from "./pictures";
import { Prompt } from "./prompt";
import type { LessonStep, Seat, State } from "./protocol";
import { Rail, useStandingRail } from "./rail";
import { RulesHere } from "./rules-here";
import { wearLooks } from "./seats";
import { useSettings } from "./settings";
import { useShared } from "./sharing";
import { useSound } from "./sound";
import { useSpoken } from "./spoken";
import { moveWidths, ONE_SCREEN } from "./stage-width";
import { turnBefore } from "./story";
import { Strips, useComings } from "./strips";
import { News } from "./table-bars";
import { CanDo, CountSoFar, Menu } from "./table-dialogs";
import { useTableKeys } from "./table-keys";
import { Tabs } from "./tabs";
import { toast } from "./toast";
import { Told } from "./told";
import { Tip, useAbout } from "./tooltip";
import { TopBar } from "./top-bar";
import { isClosed, type Pointed } from "./touchables";
import { useMarks, useTouching } from "./touching";
import { turnPoints } from "./turn";
import { type Drawings, useDrawings, useLantern, useLatest, useOnDemand, useRedraw, useTitle } from "./useful";
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
  const { game, module } = drawings.value;
  return (
    <>
      <Table live={live} state={live.shown.state} drawings={drawings.value} />
      <RulesHere state={live.shown.state} module={module} accent={game?.accent} />
    </>
  );
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

const RAIL_FROM = 1700; // px
const COACH_FROM = 1280; // px, from where the coach has a column of its own
const COACH_WIDTH = 300; // px that it takes at most
const bubblePart = () => import("./lesson").then((module) => module.Bubble);
const tellPart = () => import("./your-turn").then((module) => module.YourTurn);
const coachPart = () => import("./coach").then((module) => module.Coach);
const puzzlePart = () => import("./puzzle").then((module) => module.Puzzle);

function Table({ live, state, drawings }: TableProps) {
  const w = useWords();
  const { language } = useSettings();
  const { game, module, pieces } = drawings;
  const { view, viewer } = state;
  const page = useRef<HTMLDivElement>(null);
  const stands = useStandingRail(RAIL_FROM);
  wearLooks(state.seats);

  const looking = useLooking(state, countedSeat(live.telling));
  const { lens, shown, away, openSeat, opened, open, pointed, point } = looking;
  const learning = useLearning(live, state);
  const Bubble = useOnDemand(learning.lesson !== null, bubblePart);
  const Puzzle = useOnDemand(state.puzzle !== null, puzzlePart);
  const deciding = useDeciding(page, live, learning.state, module, looking);
  const { mine, now } = deciding;
  const coaching = useCoaching(live, state, learning, deciding);
  const Coach = useOnDemand(coaching.on, coachPart);
  const YourTurn = useOnDemand(opened === "tell", tellPart);
  const beside = useStandingRail(COACH_FROM) && !stands;
  const column = coaching.on && beside;
  useLayoutEffect(() => {
    const move = () => moveWidths(column ? Math.min(COACH_WIDTH, innerWidth - ONE_SCREEN) : 0);
    move();
    addEventListener("resize", move);
    return () => {
      removeEventListener("resize", move);
      moveWidths(0);
    };
  }, [column]);
  const board = useBoard(drawings, view, now, looking);
  const oneScreen = useStandingRail(ONE_SCREEN);
  const ways = useOtherBoard(page, looking, viewer);
  const { step } = learning;
  const inDusk = (pointed: Pointed | null) => pointed && step && !step.task && !inLight(step, pointed.element);
  const touching = useTouching(page, live, state, deciding, {
    ...looking,
    point: (pointed) => point(inDusk(pointed) ? null : pointed),
  });
  useEffect(() => {
    if (step && !step.task) point(null); // what was pointed at before may lie in the dusk now
  }, [step?.name]);
  useEffect(() => {
    if (!mine) return;
    ways.forget();
    looking.backToOwn();
  }, [state.version]);
  useMarks(page, live, touching.armed, coaching.lit, board);
  const changes = useGhost(page, live, state, module, board, touching, looking);
  const reads = live.telling !== null || live.reads;
  useFocusCare(page, state.version, deciding.touches.length > 0, reads);
  useScrollToOpen(page, state.version, mine && !learning.step);
  const pointAtPlan = useLatest(coaching.hint);
  const hint = useCallback(() => pointAtPlan.current() || live.askHint(), [live]);
  const keys = coachKeys(coaching, looking, touching, board.isOpen, hint, w);
  useTableKeys(page, live, state, module, deciding, looking, touching, keys);
  useSound(live.shown, module.sounds, stepOf(live.telling));
  useSpoken(live);
  useComings(state.seats, viewer);
  useLantern(mine && !view.over);
  useTitle(mine ? `● ${w.yourTurn} ${game?.title ?? ""}` : (game?.title ?? ""));

  const openFolded = useCallback((seat: Seat) => openSeat(seat === viewer ? null : seat), [viewer]);
  const skip = useCallback(() => live.skip(), [live]);
  const undoTo = useCallback((to: number) => live.undo(to), [live]);
  const about = useAbout(live, drawings, view, shown);
  const coach = Coach && coaching.on && (
    <Coach live={live} state={state} coaching={coaching} about={about} sheet={!stands && !beside} />
  );
  const points = turnPoints(state, live.shown?.log ?? [], live.shown?.scenes ?? [], touching.touched, w.turnStart);
  // Seats change whenever somebody thinks or looks away; a log of the same names stays as it is.
  const names = useShared(state.seats.map((seat, i) => seat.name || view.names[i] || ""));
  const otherBoard = away && <OtherBoard seat={shown} name={names[shown] ?? ""} back={ways.back} />;

  return (
    <Motion
      root={page}
      version={live.picture}
      shown={shown}
      actor={state.last?.seat ?? null}
      class={`table-page${live.pending ? " busy" : ""}${live.telling ? " telling" : ""}${live.connection === "lost" ? " lost" : ""}${view.over ? " over" : ""}${stands ? " rail-stands" : ""}${column ? " coached" : coaching.on && !stands ? " coach-sheet" : ""}${ledBy(learning.step)}`}
      data-game={game?.accent}
      data-version={state.version}
    >
      <TopBar
        module={module}
        state={state}
        pieces={pieces}
        title={game?.title ?? ""}
        canHint={deciding.mine && !learning.step && !state.puzzle}
        hinting={live.hinting}
        coach={coaching.can ? coaching.toggle : null}
        coached={coaching.on}
        open={open}
        hint={hint}
      />
      <Prompt
        state={state}
        line={live.line}
        scene={live.shown?.scenes.at(-1)}
        before={turnBefore(live.shown?.scenes ?? [], state.viewer)}
        befell={state.befell}
        telling={live.telling}
        module={module}
        pieces={pieces}
        now={now}
        armed={now.open.get(touching.armed) ?? null}
        why={touching.why}
        changes={changesInWords(changes, state, module, language, w)}
        disarm={touching.disarm}
        buttons={deciding.buttons}
        elsewhere={deciding.elsewhere}
        noRoom={deciding.noRoom}
        toOwnBoard={ways.toChoices}
        waiting={live.waiting}
        busy={live.pending !== ""}
        undo={() => live.undo()}
        restart={() => live.restart()}
        skip={skip}
        turn={{ points, open: looking.turnOpen, setOpen: looking.openTurn, goBack: undoTo }}
      />
      {oneScreen && otherBoard}
      <News live={live} state={state} />
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
            still={state.puzzle !== null}
          />
          {module.Beside && (
            <module.Beside {...board} log={live.shown?.log ?? []} turn={isAutoma(sceneOf(live.telling), state)} />
          )}
        </div>
        <main class="table page" id="content" tabIndex={-1}>
          {view.over && !state.puzzle && live.waiting === 0 && (
            <EndPanel
              state={state}
              game={game}
              rematch={() => live.rematch()}
              told={learning.step !== null || live.counted}
            />
          )}
          <Ground lens={lens}>
            <Boards draw={module.MainBoard} board={board} />
            {oneScreen ? away && <SeamName seat={shown} name={names[shown] ?? ""} /> : otherBoard}
            <Boards draw={module.OwnBoard} board={board} />
          </Ground>
          {pointed && touching.armed !== pointed.name && !(learning.step && !learning.step.task) && (
            <Tip
              pointed={pointed}
              game={state.game}
              closed={isClosed(now, pointed.name)}
              ask={about}
              around={changes}
              coach={
                coaching.on && !pointed.element.dataset.says
                  ? { ask: coaching.ask, open: openAround(pointed.element) }
                  : undefined
              }
              close={() => point(null)}
            />
          )}
        </main>
        <Rail
          label={w.log}
          title={w.log}
          shortcut="L"
          scenes={live.shown?.scenes ?? []}
          befell={state.befell}
          own={mine ? viewer : null}
          names={names}
          open={looking.railOpen}
          setOpen={looking.openRail}
          stands={stands}
          watching={state.watching}
        >
          {stands && coach}
          <Log
            scenes={live.shown?.scenes ?? []}
            lines={live.shown?.log ?? []}
            names={names}
            showKey
            undoLimit={state.undoLimit}
            undo={state.canUndo ? undoTo : undefined}
          />
          {state.deal && (
            <button type="button" class="fair-sign" title={w.fairCardsNote} onClick={() => open("menu")}>
              {w.fairCards}
            </button>
          )}
        </Rail>
      </div>
      {!state.puzzle && (!learning.lesson || learning.left || live.telling || live.moments.length > 0) && (
        <Told live={live} names={names} table={state.table} />
      )}
      {!stands && coach}
      {Bubble && learning.lesson && <Bubble live={live} learning={learning} state={state} coaching={coaching} />}
      {Puzzle && state.puzzle && <Puzzle live={live} state={state} puzzle={state.puzzle} key={state.puzzle.id} />}
      <Tabs module={module} view={view} lens={lens} />
      <More module={module} view={view} hidden={lens.active} />
      {opened === "can-do" && (
        <CanDo
          state={{ ...state, touches: deciding.touches }}
          module={module}
          touch={touching.touch}
          close={() => open("")}
        />
      )}
      {opened === "count" && <CountSoFar state={state} scoring={game?.scoring ?? []} close={() => open("")} />}
      {opened === "tell" && YourTurn && <YourTurn table={state.table} close={() => open("")} />}
      {opened === "menu" && (
        <Menu
          live={live}
          state={state}
          bots={game?.bots ?? []}
          lens={lens}
          openCount={() => open("count")}
          openTell={() => open("tell")}
          coaching={coaching}
          close={() => open("")}
        />
      )}
    </Motion>
  );
}

/** The class of a table whose learner is led: to something, or by words alone. */
function ledBy(step: LessonStep | null): string {
  if (!step || step.task) return "";
  return step.touches.length > 0 ? " led" : " led talk";
}
