// The coach beside the boards: what is at stake, sensible plans, answers, and what the last turn brought.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announcer";
import "./coach.css";
import { isFolded, noteFolded } from "./coach-memory";
import type { Coaching, Plan } from "./coaching";
import { loadRules } from "./games/index";
import { sectionAt } from "./games/section";
import { Icon } from "./icons";
import type { Live } from "./live";
import { light } from "./log";
import type { About, CoachTurn, HintLine, Stake, State } from "./protocol";
import { withRulings } from "./ruling-links";
import { saidOnce } from "./said-once";
import { useSettings } from "./settings";
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
  const { stakes, firsts, plans, asked, mine } = coaching;
  const turn = worthTelling(coaching.turn);
  const [folded, fold] = useFold(sheet, mine ? state.number : -1);
  useSpokenAloud(coaching, w);
  const first = firsts[0] ?? stakes[0];
  const more = stakes.length + firsts.length + plans.length - 1;
  const nothing = !stakes.length && !firsts.length && !plans.length && !coaching.thinking;
  return (
    <section
      class={`coach${sheet ? " sheet" : ""}${folded ? " folded" : ""}`}
      aria-label={w.coach}
      data-turn={coaching.begun}
      data-reviewed={coaching.turn?.end}
    >
      <header>
        <Icon name="lantern" size={20} />
        <h2>{w.coach}</h2>
        {folded && first && mine && (
          <button type="button" class="peek" onClick={() => fold(false)}>
            <span>{first.words}</span>
            {more > 0 && <small>{w.coachHidden({ n: more })}</small>}
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
              <Facts title={w.coachStakes} facts={stakes} state={state} />
              <Facts title={w.coachNew} facts={firsts} state={state} />
              {plans.length > 0 && (
                <Part title={w.coachPlans}>
                  <ol class="plans">
                    {plans.map((plan, i) => (
                      <PlanLine key={i} plan={plan} coaching={coaching} />
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
            <p class="sub how">{w.coachHow}</p>
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
function Facts({ title, facts, state }: { title: string; facts: Stake[]; state: State }) {
  const w = useWords();
  if (facts.length === 0) return null;
  return (
    <Part title={title}>
      <ul>
        {facts.map(({ topic, words, things, anchor }) => (
          <li key={topic} data-topic={topic} onPointerEnter={() => light(things)} onPointerLeave={() => light([])}>
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
    </Part>
  );
}

function PlanLine({ plan, coaching }: { plan: Plan; coaching: Coaching }) {
  const w = useWords();
  const ranks = {
    best: w.coachBest,
    "as-good": w.coachAboutAsGood,
    less: w.coachALittleLess,
    following: w.coachFollowing,
  };
  return (
    <li>
      <button
        type="button"
        class="plan"
        aria-pressed={coaching.lit === plan.next}
        onClick={() => coaching.light(plan.next)}
      >
        <small class="rank">{ranks[plan.rank]}</small>
        <span>{sentence(plan.words)}</span>
        {plan.why && <em>{plan.why}</em>}
      </button>
    </li>
  );
}

/** What was asked: whether a thing is good, or what it is for. */
function Answer({ live, state, coaching, about }: Omit<CoachProps, "sheet">) {
  const w = useWords();
  const { asked } = coaching;
  const { why, weighing } = live.coach;
  const name = asked?.name ?? "";
  const { value: found } = useLoaded(() => about(name), [name, state.version]);
  if (!asked) return null;
  const told = found && { ...found, ...saidOnce(found, w.costs) };
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
          <b>{sentence(told.title)}.</b>{" "}
          {asked.how === "what" ? withRulings(sentence(told.text), state.game) : sentence(told.does)}
        </p>
      )}
      {asked.how === "what" && told && <What told={told} state={state} />}
      {weighing === name && asked.how === "why" && <p class="sub dots">{w.coachWeighs.replace("…", "")}</p>}
      {asked.how === "why" && why?.touch === name && (
        <>
          <p class="verdict-words">
            {w.verdict[why.verdict]} {why.why}
          </p>
          {why.better ? (
            <Instead title={w.coachBetterWould} way={why.better} />
          ) : (
            <p class="sub">{`${w.coachLeadsTo} ${why.words}`}</p>
          )}
        </>
      )}
    </div>
  );
}

/** What it does now, and where the rules treat it. */
function What({ told, state }: { told: About; state: State }) {
  const w = useWords();
  const { language } = useSettings();
  const { value: sections } = useLoaded(() => loadRules(state.game, language), [state.game, language]);
  const section = sections && sectionAt(sections, told.anchor);
  const said = [told.does, told.notAsked ? "" : told.reason].filter(Boolean).map((each) => `${sentence(each)}.`);
  useEffect(() => announce([told.title, told.text, ...said].filter(Boolean).join(". ")), [told]);
  return (
    <>
      {said.map((each) => (
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

function Instead({ title, way }: { title: string; way: HintLine }) {
  return (
    <p class="instead">
      <b>{title}</b> {sentence(way.words)} {way.why && <em>{way.why}</em>}
    </p>
  );
}

/** A turn that brought and prepared nothing is passed over. */
function worthTelling(turn: CoachTurn | null): CoachTurn | null {
  return turn && (turn.lines.length > 0 || turn.prepares || turn.missed) ? turn : null;
}

function LastTurn({ turn }: { turn: CoachTurn }) {
  const w = useWords();
  return (
    <Part title={w.coachTurn}>
      <p>
        {broughtWords(turn, w)} {turn.prepares}
      </p>
      {turn.missed && <Instead title={w.coachMissed} way={turn.missed} />}
    </Part>
  );
}

function broughtWords({ lines }: CoachTurn, w: Words): string {
  if (lines.length === 0) return w.coachBroughtNothing;
  const named = lines.map(({ label, points }) => w.coachBroughtLine({ label, points: signed(points) }));
  if (named.length === 1) return `${named[0]}.`;
  const total = lines.reduce((sum, line) => sum + line.points, 0);
  return w.coachBrought({ total: signed(total), lines: named.join(", ") });
}

/** The same for the ear, once: what is at stake, then the plans, then answers. */
function useSpokenAloud(coaching: Coaching, w: Words): void {
  const { mine, begun, stakes, firsts, plans } = coaching;
  const turn = worthTelling(coaching.turn);
  const said = useRef({ turn: -1, topics: new Set<string>() }); // in the turn at hand
  const facts = mine ? [...stakes, ...firsts] : [];
  useEffect(() => {
    if (said.current.turn !== begun) said.current = { turn: begun, topics: new Set() };
    const { topics } = said.current;
    const fresh = facts.filter(({ topic }) => !topics.has(topic));
    for (const { topic } of fresh) topics.add(topic);
    announce(fresh.map(({ words }) => words).join(" "));
  }, [begun, facts.map(({ topic }) => topic).join()]);
  const ways = mine ? plans.filter(({ rank }) => rank !== "following") : [];
  const named = ways.map(({ words }, i) => w.coachPlanN({ n: i + 1, words })).join(" ");
  useEffect(() => announce(named), [named]);
  const missed = turn?.missed ? `${w.coachMissed} ${turn.missed.words} ${turn.missed.why}` : "";
  const last = turn ? `${w.coachTurn}: ${broughtWords(turn, w)} ${turn.prepares} ${missed}` : "";
  useEffect(() => announce(last, "story"), [last]);
}

/** A sheet lies over the boards: it folds when the player begins to play, and comes back as he left it. */
function useFold(sheet: boolean, number: number): [boolean, (folded: boolean) => void] {
  const [folded, set] = useState(() => isFolded());
  const [playing, play] = useState(false);
  const [begun, begin] = useState(number);
  useEffect(() => {
    if (number < 0) begin(-1);
    else if (begun < 0) begin(number);
    play(begun >= 0 && number > begun);
  }, [number]);
  const fold = (wanted: boolean) => {
    noteFolded(wanted);
    play(false);
    set(wanted);
  };
  return [sheet && (folded || playing), fold];
}
