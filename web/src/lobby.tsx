// The first page: pick a game, say who sits where, play. Below: your tables, and ways to learn and look back.

import { useEffect, useRef, useState } from "preact/hooks";
import { api, Refused, tellGames } from "./api";
import { Choice, LanguageChoice, ThemeSwitch, Waiting } from "./controls";
import { optionDoor } from "./doors";
import { newSalt, note } from "./fair";
import { DRAWN, hasRules } from "./games/index";
import { Icon } from "./icons";
import { Against } from "./lobby-alone";
import { CoachChoice } from "./lobby-coach";
import { Lessons, nextLesson } from "./lobby-lessons";
import { isToBeAsked, PlayedBefore, StartHere } from "./lobby-newcomer";
import { BlankPlate, Plate } from "./lobby-plate";
import { YourTables } from "./lobby-tables";
import { LanternString } from "./prints";
import { hasPlayed, knows, lastGame, noteAsked, noteGame, noteKnown } from "./progress";
import type { ColourInfo, GameInfo, NewSeat, OptionInfo, OptionValue, TableLine } from "./protocol";
import { navigate } from "./router";
import { withRulings } from "./ruling-links";
import { SeatShape } from "./seats";
import { change, FRIENDLY_NAME, settings, useSettings } from "./settings";
import { useLoaded, useTitle } from "./useful";
import { useWords } from "./words";

export function LobbyPage() {
  const w = useWords();
  const { language } = useSettings();
  const games = useLoaded(tellGames, [language]);
  const tables = useLoaded(api.tables, [language]);
  const [chosen, set] = useState(lastGame);
  const choose = (name: string) => {
    noteGame(name);
    set(name);
  };
  const playable = games.value ?? [];
  const game = playable.find((one) => one.name === chosen) ?? playable[0];
  const [called, call] = useState(0); // to where a table is set up
  useTitle("");

  for (const line of tables.value ?? []) if (line.over && line.seat !== null) noteKnown(line.game);
  const isFresh = (one: GameInfo) => one.lessons.length > 0 && !knows(one.name);

  useEffect(() => {
    if (!called) return;
    const play = document.querySelector<HTMLElement>("#z-seats .btn.play");
    play?.scrollIntoView({ block: "nearest" }); // no farther than it must: the card that was pressed stays in sight
    play?.focus();
  }, [called]);

  return (
    <div data-game="red">
      <header class="hero">
        <div class="id">
          <span class="mark">
            <Icon name="lantern" size={46} />
          </span>
          <div>
            <h1>ennichi</h1>
            <p>{w.tagline}</p>
          </div>
        </div>
        <LanternString />
        <div class="tools">
          <LanguageChoice />
          <ThemeSwitch />
        </div>
      </header>
      <main class="lob page" id="content" tabIndex={-1}>
        <section class="plates" id="z-games" aria-label={w.games}>
          {playable.map((one) => (
            <Plate
              key={one.name}
              game={one}
              chosen={one === game}
              fresh={isFresh(one)}
              choose={() => choose(one.name)}
              toPlay={() => {
                choose(one.name);
                call(called + 1);
              }}
            />
          ))}
          {!games.value && DRAWN.map((name) => <BlankPlate key={name} game={name} />)}
        </section>
        <div class="cols">
          {game ? (
            <Setup key={game.name} game={game} fresh={isFresh(game)} />
          ) : (
            <section class="panel">
              <Waiting loaded={games} />
            </section>
          )}
          <div class="side">
            <YourTables tables={tables} games={games} />
            <LookBack tables={tables.value ?? []} games={playable} />
          </div>
        </div>
      </main>
      <footer class="foot">
        <span>{w.footer}</span>
        <a href="/about">{w.about}</a>
        <a href="/keyboard">{w.keyboard}</a>
      </footer>
    </div>
  );
}

type SeatPlan = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string };

/** Who sits where, with which options; for whoever has not played the game as yet those of a first one. */
function Setup({ game, fresh }: { game: GameInfo; fresh: boolean }) {
  const w = useWords();
  const kept = useSettings();
  const levels = game.bots.filter((bot) => bot.level !== null);
  const usual = levels[Math.floor(levels.length / 2)]?.name ?? "";
  const [count, setCount] = useState(game.seats.includes(3) ? 3 : game.seats[0]);
  const [plans, setPlans] = useState<SeatPlan[]>(() =>
    Array.from({ length: Math.max(...game.seats) }, (_, i) => (i === 0 ? { kind: "me" } : { kind: "bot", bot: usual })),
  );
  const [options, setOptions] = useState<Record<string, OptionValue>>({});
  const [wished, wish] = useState<string[]>([]); // colours by seat
  const [name, setName] = useState(kept.name);
  const [error, fail] = useState("");
  const [busy, setBusy] = useState(false);
  const [asking, ask] = useState(false); // whether the game was played before
  const seats = plans.slice(0, count);
  const mine = seats.some((seat) => seat.kind === "me");
  const begins = fresh && mine && nextLesson(game) !== undefined; // who sits here may be glad of a lesson
  const own = (option: OptionInfo) => Number(option.seats.length === 1); // what only this number of seats is asked
  const colours = game.colours.filter((colour) => colour.seats.includes(count)).map((colour) => colour.name);
  const worn = wornBy(count, wished, colours);
  const asked = game.options
    .filter((option) => option.seats.includes(count))
    .sort((a, b) => (count === 1 ? own(b) - own(a) : 0));

  const usually = (option: OptionInfo) => (hasPlayed(game.name) ? option.default : option.first);
  const values = Object.fromEntries(asked.map((option) => [option.name, options[option.name] ?? usually(option)]));

  const plan = (at: number, wanted: SeatPlan) =>
    setPlans((old) =>
      old.map((seat, i) => {
        if (i === at) return wanted;
        // only one seat is mine: whoever takes it moves me away
        return wanted.kind === "me" && seat.kind === "me" ? (old[at].kind === "me" ? seat : old[at]) : seat;
      }),
    );

  const play = async () => {
    const cleaned = name.trim() || FRIENDLY_NAME;
    setBusy(true);
    fail("");
    try {
      if (mine) change({ name: cleaned });
      const wanted: NewSeat[] = seats.map((seat, i) => ({
        ...(seat.kind === "me" ? { kind: "me", name: cleaned } : seat),
        colour: worn[i] ?? "",
      }));
      const { promise, commitment } = await api.promise();
      const salt = newSalt();
      const seated = await api.create({
        game: game.name,
        options: values,
        seats: wanted,
        language: settings().language,
        promise,
        salt,
      });
      note(seated.table, commitment, salt);
      noteGame(game.name);
      if (asked.some((option) => values[option.name] !== option.first)) noteKnown(game.name); // no more advice is wanted
      navigate(seated.invite);
    } catch (fault) {
      fail(fault instanceof Refused ? fault.message : w.unreachable);
      setBusy(false);
    }
  };

  return (
    <form
      class="panel"
      id="z-seats"
      data-game={game.accent}
      onSubmit={(event) => {
        event.preventDefault();
        if (begins && isToBeAsked(game.name)) {
          noteAsked(game.name);
          ask(true);
        } else void play();
      }}
    >
      <div class="ph">
        <h2>{game.title}</h2>
        <Choice
          label={w.players}
          value={count}
          values={game.seats.map((n) => ({ value: n, label: String(n) }))}
          choose={setCount}
        />
        <span class="sub">{w.players}</span>
      </div>
      <ol>
        {seats.map((seat, i) => (
          <li key={i} class={seat.kind === "me" ? "srow me" : "srow"}>
            <ColourPick
              seat={i}
              colours={game.colours.filter((colour) => colours.includes(colour.name))}
              worn={worn[i] ?? ""}
              wear={(colour) => wish(swapped(worn, i, colour))}
            />
            <span class="who">
              <Icon name={seat.kind === "me" ? "person" : seat.kind === "bot" ? "bot" : "link"} size={18} />
              {seat.kind === "me" && (
                <>
                  <input
                    id="my-name"
                    class="field"
                    value={name}
                    maxLength={40}
                    placeholder={FRIENDLY_NAME}
                    aria-label={w.yourName}
                    autocomplete="nickname"
                    onInput={(event) => {
                      setName(event.currentTarget.value);
                      fail("");
                    }}
                  />
                  <span class="sub wide-only">{w.onThisDevice}</span>
                </>
              )}
              {seat.kind === "open" && (
                <span>
                  <b>{w.waitingForFriend}</b> <span class="sub">{w.friendNote}</span>
                </span>
              )}
              {seat.kind === "bot" && <span class="sub">{game.bots.find((bot) => bot.name === seat.bot)?.help}</span>}
            </span>
            <span class="picks">
              {seat.kind === "bot" && game.bots.length > 1 && (
                <Choice
                  label={w.botLevel({ n: i + 1 })}
                  value={seat.bot}
                  values={game.bots.map((bot) => ({
                    value: bot.name,
                    label: bot.label,
                    spoken: bot.level === null ? bot.label : `${bot.level}, ${bot.label}`,
                    help: `${bot.label}. ${bot.help}`,
                  }))}
                  choose={(bot) => plan(i, { kind: "bot", bot })}
                />
              )}
              <select
                class="field"
                aria-label={w.whoSits({ n: i + 1 })}
                value={seat.kind}
                onChange={(event) => plan(i, planOf(event.currentTarget.value, usual))}
              >
                <option value="me">{w.me}</option>
                <option value="open">{w.friend}</option>
                <option value="bot">{w.bot}</option>
              </select>
            </span>
          </li>
        ))}
      </ol>
      {count === 1 && game.alone && (
        <Against
          game={game.name}
          alone={game.alone}
          options={asked}
          values={values}
          choose={(bundle) => setOptions((old) => ({ ...old, ...bundle }))}
        />
      )}
      <Options
        game={game.name}
        asked={asked}
        chosen={values}
        choose={(option, value) => setOptions((old) => ({ ...old, [option]: value }))}
      />
      <div class="go">
        <button type="submit" class="btn primary play open" disabled={busy}>
          {w.play}
        </button>
        {mine && <CoachChoice game={game} />}
        {error ? (
          <p class="error" role="alert">
            {error}
          </p>
        ) : begins ? (
          <StartHere game={game} />
        ) : (
          <p class="sub">{mine ? w.playNote : w.watchBots}</p>
        )}
      </div>
      {asking && (
        <PlayedBefore
          game={game}
          play={() => {
            noteKnown(game.name);
            ask(false);
            void play();
          }}
          close={() => ask(false)}
        />
      )}
      <Lessons game={game} />
    </form>
  );
}

/** The colour of each seat: what was wished, and otherwise the next that nobody wished for. */
function wornBy(count: number, wished: string[], colours: string[]): string[] {
  const own = Array.from({ length: count }, (_, i) => (colours.includes(wished[i] ?? "") ? (wished[i] ?? "") : ""));
  const left = colours.filter((colour) => !own.includes(colour));
  return own.map((colour) => colour || (left.shift() ?? ""));
}

/** A seat takes a colour; whoever had it gets the other one. */
function swapped(worn: string[], seat: number, colour: string): string[] {
  return worn.map((old, i) => (i === seat ? colour : old === colour ? (worn[seat] ?? "") : old));
}

interface ColourProps {
  seat: number;
  colours: ColourInfo[];
  worn: string;
  wear: (colour: string) => void;
}

/** The shape of a seat, which opens the colours that it can have. */
function ColourPick({ seat, colours, worn, wear }: ColourProps) {
  const w = useWords();
  const box = useRef<HTMLDetailsElement>(null);
  const nameOf = (colour: ColourInfo) =>
    w.boxColour({ look: Object.values(w.looks)[colour.look] ?? "", colour: colour.label.toLowerCase() });
  const shut = (back: boolean) => {
    if (!box.current?.open) return;
    box.current.open = false;
    if (back) box.current.querySelector("summary")?.focus();
  };
  const chosen = colours.find((one) => one.name === worn);
  if (!chosen)
    return (
      <span class="shape">
        <SeatShape seat={seat} look={seat} size={26} label={w.seatOf({ n: seat + 1 })} />
      </span>
    );
  return (
    <details
      ref={box}
      class="colour"
      onKeyDown={(event) => {
        if (event.key === "Escape") shut(true);
      }}
      onFocusOut={(event) => {
        if (!box.current?.contains(event.relatedTarget as Node | null)) shut(false);
      }}
    >
      <summary aria-label={`${w.colourOf({ n: seat + 1 })}: ${nameOf(chosen)}`} title={w.colourOf({ n: seat + 1 })}>
        <SeatShape seat={seat} look={chosen.look} size={26} />
      </summary>
      <div class="swatches" role="radiogroup" aria-label={w.colourOf({ n: seat + 1 })}>
        {colours.map((colour) => (
          <button
            key={colour.name}
            type="button"
            role="radio"
            aria-checked={colour.name === worn}
            onClick={() => {
              wear(colour.name);
              shut(true);
            }}
          >
            <SeatShape seat={null} look={colour.look} size={22} />
            {nameOf(colour)}
          </button>
        ))}
      </div>
    </details>
  );
}

interface OptionsProps {
  game: string;
  asked: OptionInfo[];
  chosen: Record<string, OptionValue>;
  choose: (option: string, value: OptionValue) => void;
}

const OPTIONS_SHOWN = 2;

/** The options of a game; many of them are folded away, so that Play stays near. */
function Options({ game, asked, chosen, choose }: OptionsProps) {
  const w = useWords();
  const list = (shown: OptionInfo[]) => (
    <div class="opts">
      {shown.map((option) => (
        <div key={option.name} class="opt">
          <span class="what">
            {option.label}
            <small>
              {withRulings(option.help, game)}
              {optionDoor(game, option.name) && (
                <>
                  {" "}
                  <a href={optionDoor(game, option.name)} target="_blank" rel="noopener">
                    {w.rulesAbout}
                  </a>
                </>
              )}
            </small>
            {option.firstHelp && (
              <small class="first">
                <Icon name="lantern" size={14} />
                <b>{w.firstGame}</b> {option.firstHelp}
              </small>
            )}
          </span>
          <Choice
            label={option.label}
            value={chosen[option.name] ?? option.default}
            values={[...option.values].sort(
              (a, b) => Number(b.value === option.default) - Number(a.value === option.default),
            )}
            choose={(value) => choose(option.name, value)}
          />
        </div>
      ))}
    </div>
  );
  if (asked.length === 0) return null;
  if (asked.length <= OPTIONS_SHOWN) return list(asked);
  const apart = asked.filter((option) => option.first !== option.default); // what a first game is played without
  const rest = asked.filter((option) => !apart.includes(option));
  return (
    <>
      {apart.length > 0 && list(apart)}
      <details class="folded">
        <summary>{w.options({ count: rest.length })}</summary>
        {list(rest)}
      </details>
    </>
  );
}

function planOf(kind: string, bot: string): SeatPlan {
  if (kind === "me" || kind === "open") return { kind };
  return { kind: "bot", bot };
}

const LARGEST_RECORD = 400_000;

function LookBack({ tables, games }: { tables: TableLine[]; games: GameInfo[] }) {
  const w = useWords();
  const [dropping, drop] = useState(false);
  const [error, fail] = useState("");
  const finished = tables.find((line) => line.over && !line.removed);

  const openRecord = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_RECORD) return fail(w.recordTooLarge);
    try {
      const { table } = await api.openRecord(await file.text());
      navigate(`/t/${table}/replay`);
    } catch (fault) {
      fail(fault instanceof Refused ? fault.message : w.unreachable);
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    drop(false);
    void openRecord(event.dataTransfer?.files[0]);
  };

  return (
    <section
      class={dropping ? "panel small dropping" : "panel small"}
      id="z-learn"
      aria-labelledby="learn-title"
      onDragOver={(event) => {
        event.preventDefault();
        drop(true);
      }}
      onDragLeave={() => drop(false)}
      onDrop={onDrop}
    >
      <h2 id="learn-title">{w.learn}</h2>
      <ul class="links">
        {games
          .filter((game) => hasRules(game.name))
          .map((game) => (
            <li key={game.name}>
              <a href={`/rules/${game.name}`}>
                <Icon name="book" />
                <span>
                  <b>{w.learnRules({ game: game.title })}</b>
                  <small>{w.learnNote}</small>
                </span>
              </a>
            </li>
          ))}
        <li>
          <a href="/puzzles">
            <Icon name="lantern" />
            <span>
              <b>{w.puzzles}</b>
              <small>{w.puzzlesNote}</small>
            </span>
          </a>
        </li>
        <li>
          {finished ? (
            <a href={`/t/${finished.table}/replay`}>
              <Icon name="film" />
              <span>
                <b>{w.watchFinished}</b>
                <small>{w.watchNote}</small>
              </span>
            </a>
          ) : (
            <span class="idle">
              <Icon name="film" />
              <span>
                <b>{w.watchFinished}</b>
                <small>{w.watchEmpty}</small>
              </span>
            </span>
          )}
        </li>
        <li>
          <label>
            <Icon name="log" />
            <span>
              <b>{dropping ? w.dropHere : w.openRecord}</b>
              <small>{w.openRecordNote}</small>
            </span>
            <input
              class="hidden"
              type="file"
              accept=".kifu,text/plain"
              onChange={(event) => {
                void openRecord(event.currentTarget.files?.[0]);
                event.currentTarget.value = "";
              }}
            />
          </label>
        </li>
      </ul>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
