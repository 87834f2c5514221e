// The coach beside the boards: what is at stake, sensible plans, answers, and what the last turn brought.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announcer";
import "./coach.css";
import { isFolded, noteFolded } from "./coach-memory";
import { MOST_FACTS } from "./coach-speech";
import { type Coaching, type Plan, rankWords } from "./coaching";
import { loadRules } from "./games/index";
import { linesOf, sectionAt } from "./games/section";
import { Icon } from "./icons";
import { byFinger } from "./keyboard";
import type { Live } from "./live";
import { light } from "./log";
import type { About, CoachTurn, Stake, State } from "./protocol";
import { withRulings } from "./ruling-links";
import { saidOnce } from "./said-once";
import { calmMotion, useSettings } from "./settings";
import { useLoaded } from "./useful";
import { sentence, signed, useWords, type Words } from "./words";

interface CoachProps {
  live: Live;
  state: State;
  coaching: Coaching;
  about: (name: string) => Promise<About | null>;
  /** over the boards, and so folded now and then */
  sheet: boolean;
}

export function Coach({ live, state, coaching, about, sheet }: CoachProps) {
  const w = useWords();
  const { plans, asked, mine } = coaching;
  const turn = mine && !coaching.begins ? null : worthTelling(coaching.turn);
  const most = turn?.missed ? MOST_FACTS - 1 : MOST_FACTS; // all of it has one screen
  const facts = coaching.facts.slice(0, most);
  const more = [...coaching.facts.slice(most), ...coaching.more];
  const [folded, fold] = useFold(sheet, asked !== null, mine ? state.number : -1, coaching.begun);
  const box = useRef<HTMLElement>(null);
  useMoreBelow(box);
  useSpokenAloud(coaching, w);
  const first = facts[0]?.words ?? plans[0]?.brief;
  const hidden = facts.length + more.length + plans.length - 1;
  const nothing = !facts.length && !plans.length && !coaching.thinking;
  return (
    <section
      class={`coach${sheet ? " sheet" : ""}${folded ? " folded" : ""}`}
      aria-label={w.coach}
      data-turn={coaching.begun}
      data-reviewed={coaching.turn?.end}
      ref={box}
    >
      <header>
        <Icon name="lantern" size={20} />
        <h2>{w.coach}</h2>
        {folded && first && mine && (
          <button type="button" class="peek" onClick={() => fold(false)}>
            <span>{first}</span>
            {hidden > 0 && <small>{w.coachHidden({ n: hidden })}</small>}
          </button>
        )}
        {sheet && (
          <button
            type="button"
            class="tool"
            aria-expanded={!folded}
            aria-label={folded ? w.coachUnfold : w.coachFold}
            onClick={() => fold(!folded)}
          >
            <Icon name="down" size={18} />
          </button>
        )}
        <button type="button" class="tool" aria-label={w.coachDismiss} aria-keyshortcuts="k" onClick={coaching.toggle}>
          <Icon name="close" size={16} />
        </button>
      </header>
      {!folded && (
        <div class="coach-body">
          {asked && <Answer live={live} state={state} coaching={coaching} about={about} />}
          {turn && <LastTurn turn={turn} />}
          {!mine && !turn && <p class="sub">{w.coachWaits}</p>}
          {mine && (
            <>
              {facts.length > 0 && (
                <Part title={w.coachStakes}>
                  <Facts facts={facts} state={state} />
                  {more.length > 0 && (
                    <details>
                      <summary>{w.coachHidden({ n: more.length })}</summary>
                      <Facts facts={more} state={state} />
                    </details>
                  )}
                </Part>
              )}
              {plans.length > 0 && (
                <Part title={w.coachPlans}>
                  <ol class="plans">
                    {plans.map((plan) => (
                      <PlanLine
                        key={plan.touches[0]}
                        plan={plan}
                        coaching={coaching}
                        state={state}
                        choose={() => {
                          coaching.choose(plan);
                          if (sheet && matchMedia(PHONE).matches) fold(true); // what it begins with is to be seen
                        }}
                      />
                    ))}
                  </ol>
                </Part>
              )}
              {coaching.thinking && <p class="sub dots">{w.coachThinks.replace("…", "")}</p>}
              {nothing && !coaching.tellLess && <p class="sub">{w.coachQuiet}</p>}
              {coaching.tellLess && <p class="sub">{w.coachLess}</p>}
            </>
          )}
          <footer>
            {coaching.mayPlan && (
              <button type="button" class="btn" onClick={coaching.planNow}>
                {w.coachPlansNow}
              </button>
            )}
            {coaching.less && (
              <button type="button" class="btn" onClick={coaching.again}>
                {w.coachAgain}
              </button>
            )}
            {coaching.tellAsking && <p class="sub how">{byFinger() ? w.coachHowByFinger : w.coachHow}</p>}
          </footer>
        </div>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="part">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** Sentences about the position; what each speaks of lights up while it is read. */
function Facts({ facts, state }: { facts: Stake[]; state: State }) {
  const w = useWords();
  return (
    <ul>
      {facts.map(({ topic, first, words, things, anchor }) => (
        <li
          key={`${topic}${first}`}
          data-topic={topic}
          onPointerEnter={() => light(things)}
          onPointerLeave={() => light([])}
        >
          {withRulings(words, state.game)}{" "}
          <a
            class="learn"
            href={`/rules/${state.game}#${anchor}`}
            target="_blank"
            rel="noopener"
            title={w.rulesAbout}
            onFocus={() => light(things)}
            onBlur={() => light([])}
          >
            <Icon name="book" size={16} label={w.rulesAbout} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PlanProps {
  plan: Plan;
  coaching: Coaching;
  state: State;
  choose: () => void;
}

/** A plan in short; the one that is chosen tells all of it, and what to touch next. */
function PlanLine({ plan, coaching, state, choose }: PlanProps) {
  const w = useWords();
  const chosen = coaching.chosen === plan.touches[0];
  const follows = plan.rank === "following";
  const next = chosen || follows ? state.touches.find(({ name }) => name === plan.next)?.words : "";
  return (
    <li>
      <button type="button" class="plan" aria-pressed={chosen} onClick={choose}>
        <span>
          <b class="rank">{`${sentence(rankWords(plan.rank, w))}. `}</b>
          {chosen && !follows ? plan.whole : plan.brief}
        </span>
        {!follows && (plan.lacks || plan.why) && <em>{plan.lacks || plan.why}</em>}
        {next && <span class="next">{w.coachNext({ words: next })}</span>}
      </button>
    </li>
  );
}

/** What was asked: whether a thing is good, or what it is for. */
function Answer({ live, state, coaching, about }: Omit<CoachProps, "sheet">) {
  const w = useWords();
  const { asked, plans } = coaching;
  const { why, weighing } = live.coach;
  const name = asked?.name ?? "";
  const { value: found } = useLoaded(() => about(name), [name, state.version]);
  if (!asked) return null;
  const told = found && { ...found, ...saidOnce(found, w.costs) };
  const begins = plans.findIndex(({ next }) => next === name);
  return (
    <div class="part answer">
      <h3>
        {asked.how === "why" ? w.coachWhy : w.coachWhat}
        <button type="button" class="tool" aria-label={w.close} onClick={coaching.putAway}>
          <Icon name="close" size={16} />
        </button>
      </h3>
      {told && (
        <p>
          <b>{sentence(told.title)}.</b>
        </p>
      )}
      {asked.how === "what" && told && <What told={told} state={state} coaching={coaching} />}
      {weighing === name && asked.how === "why" && <p class="sub dots">{w.coachWeighs.replace("…", "")}</p>}
      {asked.how === "why" && why?.touch === name && (
        <>
          <p class="verdict-words">
            {w.verdict[why.verdict]} {why.better ? "" : why.why}
          </p>
          {why.better ? (
            <Instead title={w.coachBetterWould} {...why.better} />
          ) : (
            <p class="sub">
              {begins >= 0 && w.coachIsPlan({ n: begins + 1 })}{" "}
              {(begins < 0 || !why.why) && `${w.coachLeadsTo} ${why.words}`}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/**
 * What a thing is for: what it does, as its tooltip says; then what hangs on it now, and which plans use it. Where there
 * is none of that, the rules of the question at hand have a line.
 */
function What({ told, state, coaching }: { told: About; state: State; coaching: Coaching }) {
  const w = useWords();
  const { language } = useSettings();
  const { value: sections } = useLoaded(() => loadRules(state.game, language), [state.game, language]);
  const open = state.touches.some(({ name }) => name === told.touch);
  const section = sections && ((open && sectionAt(sections, state.ask)) || sectionAt(sections, told.anchor));
  const does = [told.text, told.does].filter(Boolean).map((each) => sentence(/[.!?…]$/.test(each) ? each : `${each}.`));
  const used = coaching.plans.flatMap(({ touches }, i) =>
    touches.includes(told.touch) ? w.coachInPlan({ n: i + 1 }) : [],
  );
  const facts = coaching.factsAbout(told.touch).map(({ words }) => words);
  const rule = does.length || facts.length || !section ? undefined : lineAbout(linesOf(section), told.title);
  const words = [...does, ...(rule ? [rule] : []), ...facts, ...used];
  useEffect(() => announce([`${told.title}.`, ...words].join(" ")), [words.join()]);
  return (
    <>
      {words.map((each) => (
        <p key={each}>{withRulings(each, state.game)}</p>
      ))}
      {section && (
        <p>
          <a href={`/rules/${state.game}#${section.id}`} target="_blank" rel="noopener">
            {w.coachRules({ heading: section.title })}
          </a>
        </p>
      )}
    </>
  );
}

/** The line that has most words of a title; none where none has any. */
export function lineAbout(lines: string[], title: string): string | undefined {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const likeness = (line: string) => words.filter((word) => line.toLowerCase().includes(word)).length;
  return lines.reduce<string | undefined>(
    (best, line) => (likeness(line) > likeness(best ?? "") ? line : best),
    undefined,
  );
}

function Instead({ title, words, why }: { title: string; words: string; why: string }) {
  return (
    <p class="instead">
      <b>{title}</b> {words} {why && <em>{why}</em>}
    </p>
  );
}

/** A turn that was only a choice for later is passed over, unless something was missed in it. */
function worthTelling(turn: CoachTurn | null): CoachTurn | null {
  return turn && (turn.words || turn.lines.length > 0 || turn.missed) ? turn : null;
}

function LastTurn({ turn }: { turn: CoachTurn }) {
  const w = useWords();
  return (
    <Part title={w.coachTurn}>
      {turn.words && <p>{turn.words}</p>}
      {turn.lines.length > 0 && <p>{broughtWords(turn, w)}</p>}
      {turn.missed && <Instead title={w.coachMissed} {...turn.missed} />}
    </Part>
  );
}

function broughtWords({ lines }: CoachTurn, w: Words): string {
  const named = lines.map(({ label, points }) => w.coachBroughtLine({ label, points: signed(points) }));
  if (named.length < 2) return `${named.join("")}.`;
  const total = lines.reduce((sum, line) => sum + line.points, 0);
  return w.coachBrought({ total: signed(total), lines: named.join(", ") });
}

/** The same for the ear, once: what is at stake, then the plans, then answers. */
function useSpokenAloud(coaching: Coaching, w: Words): void {
  const { mine, begun, plans } = coaching;
  const turn = worthTelling(coaching.turn);
  const said = useRef({ turn: -1, topics: new Set<string>() }); // in the turn at hand
  const facts = mine ? coaching.facts : [];
  useEffect(() => {
    if (said.current.turn !== begun) said.current = { turn: begun, topics: new Set() };
    const { topics } = said.current;
    const fresh = facts.filter(({ topic }) => !topics.has(topic));
    for (const { topic } of fresh) topics.add(topic);
    announce(fresh.map(({ words }) => words).join(" "));
  }, [begun, facts.map(({ topic }) => topic).join()]);
  const ways = mine ? plans.filter(({ rank }) => rank !== "following") : [];
  const named = ways.map(({ brief, why }, i) => w.coachPlanN({ n: i + 1, words: `${brief} ${why}` })).join(" ");
  useEffect(() => announce(named), [named]);
  const missed = turn?.missed ? `${w.coachMissed} ${turn.missed.words} ${turn.missed.why}` : "";
  const brought = turn?.lines.length ? broughtWords(turn, w) : "";
  const last = turn ? `${w.coachTurn}: ${turn.words} ${brought} ${missed}` : "";
  useEffect(() => announce(last, "story"), [last]);
}

const PHONE = "(width <= 699px), (height <= 500px)";

/**
 * A sheet lies over the boards: it folds when the player begins to play, and comes back as he left it. On a phone it lies
 * over what may be touched, and so begins every turn folded.
 */
function useFold(sheet: boolean, answers: boolean, number: number, turn: number): [boolean, (folded: boolean) => void] {
  const [folded, set] = useState(() => isFolded());
  const [opened, open] = useState<number | null>(null); // the turn in which a phone's sheet was unfolded
  const [playing, play] = useState(false);
  const [begun, begin] = useState(number);
  useEffect(() => {
    if (number < 0) begin(-1);
    else if (begun < 0) begin(number);
    play(begun >= 0 && number > begun);
  }, [number]);
  const phone = sheet && matchMedia(PHONE).matches;
  const fold = (wanted: boolean) => {
    play(false);
    if (phone) {
      open(wanted ? null : turn);
      if (!wanted) requestAnimationFrame(clearOfSheet);
    } else {
      noteFolded(wanted);
      set(wanted);
    }
  };
  return [sheet && !answers && (phone ? opened !== turn || playing : folded || playing), fold];
}

/** Where the page scrolls, the first thing that may be touched comes to its head, clear of the sheet. */
function clearOfSheet(): void {
  const open = document.querySelector<HTMLElement>(".table [data-touch].open");
  const head = document.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
  if (open) scrollBy({ top: open.getBoundingClientRect().top - head - 12, behavior: calmMotion() ? "auto" : "smooth" });
}

/** Whether there is more to read further down, which the style sheet shows. */
function useMoreBelow(box: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const coach = box.current;
    if (!coach) return;
    const look = () => {
      const below = coach.scrollHeight - coach.clientHeight - coach.scrollTop;
      coach.toggleAttribute("data-more", below > 8);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(coach);
    const bodies = new MutationObserver(look);
    bodies.observe(coach, { childList: true, subtree: true, characterData: true });
    coach.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      bodies.disconnect();
      coach.removeEventListener("scroll", look);
    };
  }, []);
}
