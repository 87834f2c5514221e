// The dialogs of a table: what can I do, and the settings.

import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "./api";
import { SourcesChart } from "./charts";
import type { Coaching } from "./coaching";
import { Choice, CopyLink, LanguageChoice } from "./controls";
import { Dialog } from "./dialog";
import { BeginningDoors, CountDoor } from "./doors";
import { Count, countedLines } from "./end";
import { type Verdict, verdict } from "./fair";
import type { GameModule } from "./game";
import { Icon } from "./icons";
import type { Lens } from "./lens";
import type { Live } from "./live";
import type { BotInfo, Deal, ScoreLine, State } from "./protocol";
import { change, PACES, THEMES, useSettings } from "./settings";
import { sound as makeSound } from "./sound";
import { toast } from "./toast";
import { sentence, useWords } from "./words";

interface CanDoProps {
  state: State;
  module: GameModule;
  touch: (name: string) => void;
  close: () => void;
}

/** Every open touch in words. */
export function CanDo({ state, module, touch, close }: CanDoProps) {
  const w = useWords();
  const choose = (name: string) => {
    close();
    touch(name);
  };
  return (
    <Dialog title={w.whatCanIDo} close={close}>
      {state.touches.length === 0 && <p class="note">{w.nothingToDo}</p>}
      <ul class="can-list">
        {state.touches.map(({ name, words }, i) => (
          <li key={name}>
            <button type="button" autofocus={i === 0} onClick={() => choose(name)}>
              {module.isButton(name, state.view) && <Icon name={module.buttonIcon(name, state.view)} size={18} />}
              {sentence(words)}
            </button>
          </li>
        ))}
      </ul>
      <BeginningDoors game={state.game} close={close} />
    </Dialog>
  );
}

interface CountSoFarProps {
  state: State;
  scoring: ScoreLine[];
  close: () => void;
}

/** Where the points come from, as if the game ended now. */
export function CountSoFar({ state, scoring, close }: CountSoFarProps) {
  const w = useWords();
  const names = [...state.seats.map((seat) => seat.name || w.freeSeat), ...state.others];
  const lines = countedLines(scoring, state.breakdown);
  return (
    <Dialog title={w.countSoFar} close={close}>
      <p class="note">
        {w.countSoFarNote} <CountDoor game={state.game} close={close} />
      </p>
      <Count lines={lines} breakdown={state.breakdown} names={names} shown={Infinity} />
      <SourcesChart label={w.pointSources} names={names} lines={lines} breakdown={state.breakdown} />
    </Dialog>
  );
}

interface MenuProps {
  live: Live;
  state: State;
  bots: BotInfo[];
  lens: Lens;
  openCount: () => void;
  openTell: () => void;
  coaching: Coaching;
  close: () => void;
}

/** Language, theme, pace; links, record, leaving. */
export function Menu({ live, state, bots, lens, openCount, openTell, coaching, close }: MenuProps) {
  const w = useWords();
  const { theme, pace, careful, sound } = useSettings();
  const seated = state.viewer !== null;
  return (
    <Dialog title={w.settings} close={close}>
      <div class="rows">
        <div class="row-set">
          <span class="what">{w.language}</span>
          <LanguageChoice />
        </div>
        <div class="row-set">
          <span class="what">{w.theme}</span>
          <Choice
            label={w.theme}
            value={theme}
            values={THEMES.map((value) => ({ value, label: w.themes[value] }))}
            choose={(value) => change({ theme: value })}
          />
        </div>
        <div class="row-set">
          <span class="what">{w.pace}</span>
          <Choice
            label={w.pace}
            value={pace}
            values={PACES.map((value) => ({ value, label: w.paces[value] }))}
            choose={(value) => change({ pace: value })}
          />
        </div>
        <div class="row-set">
          <span class="what">{w.zoom}</span>
          <span class="choices">
            <button type="button" class="btn" aria-label={w.zoomOut} disabled={lens.factor <= 1} onClick={lens.farther}>
              <Icon name="minus" size={16} />
            </button>
            <span>{Math.round(100 * lens.factor)} %</span>
            <button type="button" class="btn" aria-label={w.zoomIn} onClick={lens.nearer}>
              <Icon name="plus" size={16} />
            </button>
          </span>
        </div>
        {seated && (
          <div class="row-set">
            <span class="what">{w.careful}</span>
            <Choice
              label={w.careful}
              value={careful}
              values={[
                { value: true, label: w.yes },
                { value: false, label: w.no },
              ]}
              choose={(value) => change({ careful: value })}
            />
          </div>
        )}
        {coaching.can && (
          <div class="row-set">
            <span class="what">{w.coachTeach}</span>
            <Choice
              label={w.coachTeach}
              value={coaching.on}
              values={[
                { value: true, label: w.yes },
                { value: false, label: w.no },
              ]}
              choose={coaching.toggle}
            />
          </div>
        )}
        <div class="row-set">
          <span class="what">{w.sound}</span>
          <Choice
            label={w.sound}
            value={sound}
            values={[
              { value: true, label: w.yes },
              { value: false, label: w.no },
            ]}
            choose={(value) => {
              change({ sound: value });
              makeSound("bell");
            }}
          />
        </div>
        {seated && (
          <div class="row-set">
            <span class="what">{w.tellMe}</span>
            <button type="button" class="btn" onClick={openTell}>
              <Icon name="bell" size={16} />
              {w.tellChoose}
            </button>
          </div>
        )}
        {seated && !state.view.over && <Rename live={live} state={state} />}
        <div class="row-set">
          <span class="what">{w.inviteLink}</span>
          <CopyLink link={`/t/${state.table}`} label={w.inviteLink} />
        </div>
        {seated && <PrivateLink table={state.table} />}
        <div class="row-set">
          <span class="what">
            {w.record}
            {!state.view.over && <small>{w.recordWhenOver}</small>}
          </span>
          {state.view.over && (
            <a class="btn" href={api.recordAddress(state.table)} download>
              <Icon name="download" size={16} />
              {w.downloadRecord}
            </a>
          )}
        </div>
        <div class="row-set">
          {!state.view.over && (
            <button type="button" class="tool" onClick={openCount}>
              <Icon name="chart" size={18} />
              {w.countSoFar}
            </button>
          )}
          <a class="tool" href="/keyboard" target="_blank" rel="noopener">
            <Icon name="keys" size={18} />
            {w.keyboardTitle}
          </a>
        </div>
        {state.deal && <FairCards table={state.table} deal={state.deal} />}
        {seated && !state.view.over && <Resign live={live} bots={bots} close={close} />}
        {seated && <Delete table={state.table} close={close} />}
      </div>
    </Dialog>
  );
}

function Rename({ live, state }: { live: Live; state: State }) {
  const w = useWords();
  const old = state.viewer === null ? "" : state.seats[state.viewer].name;
  const [name, set] = useState(old);
  const rename = (event: Event) => {
    event.preventDefault();
    const cleaned = name.trim();
    if (!cleaned || cleaned === old) return;
    live.rename(cleaned);
    change({ name: cleaned });
  };
  return (
    <form class="row-set" onSubmit={rename}>
      <label class="what" for="rename">
        {w.yourName}
      </label>
      <input
        id="rename"
        class="field"
        value={name}
        maxLength={40}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <button type="submit" class="btn" disabled={!name.trim() || name.trim() === old}>
        OK
      </button>
    </form>
  );
}

/** The link with the secret of one's seat, shown to whoever asks for it. */
function PrivateLink({ table }: { table: string }) {
  const w = useWords();
  const [link, show] = useState("");
  const ask = async () => {
    try {
      show((await api.link(table)).link);
    } catch (fault) {
      toast(fault instanceof Refused ? fault.message : w.unreachable);
    }
  };
  return (
    <div class="row-set">
      <span class="what">{w.privateLink}</span>
      {link ? (
        <CopyLink link={link} label={w.privateLink} />
      ) : (
        <button type="button" class="btn" onClick={() => void ask()}>
          <Icon name="link" size={16} />
          {w.showLink}
        </button>
      )}
    </div>
  );
}

/** What the server committed to before the first card, and at the end whether its secret fits. */
function FairCards({ table, deal }: { table: string; deal: Deal }) {
  const w = useWords();
  const [found, find] = useState<Verdict>("unknown");
  useEffect(() => {
    void verdict(table, deal).then(find);
  }, [deal.commitment, deal.salt, deal.secret]);
  const told = deal.secret
    ? { fits: w.dealFits, broken: w.dealBroken, unknown: w.dealCheck }[found]
    : found === "broken"
      ? w.dealBroken
      : w.dealPromised;
  return (
    <details class="folded fair">
      <summary>{w.fairCards}</summary>
      <p class="sub">{w.fairCardsNote}</p>
      <p class="note" role="status">
        {told}
      </p>
      <dl>
        <dt>{w.commitment}</dt>
        <dd>
          <code>{deal.commitment}</code>
        </dd>
        {deal.salt && (
          <>
            <dt>{w.dealSalt}</dt>
            <dd>
              <code>{deal.salt}</code>
            </dd>
          </>
        )}
        {deal.secret && (
          <>
            <dt>{w.dealSecret}</dt>
            <dd>
              <code>{deal.secret}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}

/** Whoever set the game up deletes it; for others, everybody is asked. */
function Delete({ table, close }: { table: string; close: () => void }) {
  const w = useWords();
  const [asking, ask] = useState(false);
  const remove = async () => {
    try {
      await api.forget(table);
      close();
    } catch (fault) {
      toast(fault instanceof Refused ? fault.message : w.unreachable);
    }
  };
  return (
    <div class="row-set">
      <span class="what">
        {w.forget}
        {asking && <small>{w.deleteAsk}</small>}
      </span>
      {asking ? (
        <span class="choices">
          <button type="button" class="btn" onClick={() => void remove()}>
            {w.forget}
          </button>
          <button type="button" class="btn plain" onClick={() => ask(false)}>
            {w.cancel}
          </button>
        </span>
      ) : (
        <button type="button" class="btn plain" onClick={() => ask(true)}>
          <Icon name="discard" size={16} />
          {w.forget}
        </button>
      )}
    </div>
  );
}

function Resign({ live, bots, close }: { live: Live; bots: BotInfo[]; close: () => void }) {
  const w = useWords();
  const [asking, ask] = useState(false);
  const resign = (bot: string) => {
    live.resign(bot);
    close();
  };
  return (
    <div class="row-set">
      <span class="what">
        {w.resign}
        {asking && <small>{w.resignAsk}</small>}
      </span>
      {!asking && (
        <button type="button" class="btn plain" onClick={() => ask(true)}>
          <Icon name="flag" size={16} />
          {w.resign}
        </button>
      )}
      {asking && (
        <span class="choices">
          {bots.map((bot) => (
            <button key={bot.name} type="button" class="btn" title={bot.help} onClick={() => resign(bot.name)}>
              {w.resignTo({ bot: bot.label })}
            </button>
          ))}
          <button type="button" class="btn plain" onClick={() => ask(false)}>
            {w.cancel}
          </button>
        </span>
      )}
    </div>
  );
}
