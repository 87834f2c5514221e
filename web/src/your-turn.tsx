// Tell me when it is my turn: by which ways, at which tables, and when not.

import { useId, useState } from "preact/hooks";
import { api, Refused } from "./api";
import { Choice } from "./controls";
import { Dialog } from "./dialog";
import { Icon } from "./icons";
import type { ByWebhook, NewWay, WaysToTell, WayToTell } from "./protocol";
import { askForPush, canPush, stopPush } from "./pushing";
import { settings } from "./settings";
import { toast } from "./toast";
import { useLoaded } from "./useful";
import { useWords, type Words } from "./words";

const FORMS = ["", "discord", "slack", "matrix"] as const;
const LOOK_AGAIN = 2500; // ms after which a trial has arrived, or has not
const [FROM, TO] = [22 * 60, 8 * 60]; // usual quiet hours

interface Props {
  table: string;
  close: () => void;
}

export function YourTurn({ table, close }: Props) {
  const w = useWords();
  const loaded = useLoaded(() => api.ways(table), [table]);
  const [newer, know] = useState<WaysToTell | null>(null);
  const told = newer ?? loaded.value;
  /** Do something, and show what the server says then; what it refuses is told. */
  const act = async (work: () => Promise<WaysToTell | undefined>) => {
    try {
      const said = await work();
      if (said) know(said);
      return true;
    } catch (fault) {
      toast(fault instanceof Refused ? fault.message : w.tellFailed);
      return false;
    }
  };
  return (
    <Dialog title={w.tellMe} close={close}>
      {!told && <p class="note">{loaded.error || w.loading}</p>}
      {told && <Ways table={table} told={told} act={act} />}
    </Dialog>
  );
}

interface WaysProps {
  table: string;
  told: WaysToTell;
  act: (work: () => Promise<WaysToTell | undefined>) => Promise<boolean>;
}

function Ways({ table, told, act }: WaysProps) {
  const w = useWords();
  const offers = told.push !== "" || told.mail || told.webhook;
  const add = (way: NewWay) => act(() => api.addWay(table, { ...way, language: settings().language }));
  return (
    <div class="rows">
      <p class="note">{offers ? w.tellIntro : w.tellNothing}</p>
      {told.ways.map((way) => (
        <Way key={way.id} table={table} way={way} act={act} />
      ))}
      {told.push && !told.ways.some((way) => way.channel === "push") && <AddPush server={told.push} add={add} />}
      {told.mail && <AddMail add={add} />}
      {told.webhook && <AddWebhook add={add} />}
      {told.ways.length > 0 && <Quiet table={table} told={told} act={act} />}
    </div>
  );
}

function nameOf(way: WayToTell, w: Words): string {
  return way.channel === "push" ? w.tellBrowser : `${w.tellWays[way.channel]}: ${way.shown}`;
}

function stateOf(way: WayToTell, w: Words): string {
  if (way.fault === "gone") return w.tellFaults.gone;
  if (way.fault === "refused") return w.tellFaults.refused;
  if (way.fault) return w.tellFaults.unreachable;
  return way.confirmed ? "" : w.tellUnconfirmed;
}

function Way({ table, way, act }: { table: string; way: WayToTell; act: WaysProps["act"] }) {
  const w = useWords();
  const where = way.everywhere ? "all" : way.here ? "here" : "off";
  const choose = (wanted: string) =>
    act(async () => {
      const said = await api.changeWay(table, way.id, { here: wanted !== "off", everywhere: wanted === "all" });
      if (way.channel === "push" && !said.ways.some((one) => one.channel === "push")) await stopPush();
      return said;
    });
  const test = () =>
    act(async () => {
      await api.tryWay(table, way.id);
      toast(w.tellSent);
      await new Promise((done) => setTimeout(done, LOOK_AGAIN));
      return api.ways(table);
    });
  const state = stateOf(way, w);
  return (
    <div class="row-set told-way">
      <span class="what">
        {nameOf(way, w)}
        <small role="status">{state}</small>
      </span>
      <Choice
        label={nameOf(way, w)}
        value={where}
        values={[
          { value: "off", label: w.tellOff },
          { value: "here", label: w.tellHere },
          { value: "all", label: w.tellAll },
        ]}
        choose={(value) => void choose(value)}
      />
      <button type="button" class="btn plain" onClick={() => void test()}>
        {way.confirmed ? w.tellTest : w.tellAgain}
      </button>
    </div>
  );
}

type Add = (way: NewWay) => Promise<boolean>;

function AddPush({ server, add }: { server: string; add: Add }) {
  const w = useWords();
  const [refused, refuse] = useState(false);
  const able = canPush();
  const denied = able && (refused || Notification.permission === "denied");
  const begin = async () => {
    try {
      const push = await askForPush(server);
      if (push) await add({ channel: "push", push });
      else refuse(true);
    } catch {
      toast(w.tellNoPush);
    }
  };
  return (
    <div class="row-set">
      <span class="what">
        {w.tellBrowser}
        <small role="status">{!able ? w.tellNoPush : denied ? w.tellDenied : ""}</small>
      </span>
      {able && !denied && (
        <button type="button" class="btn" onClick={() => void begin()}>
          <Icon name="bell" size={16} />
          {w.tellAdd}
        </button>
      )}
    </div>
  );
}

function AddMail({ add }: { add: Add }) {
  const w = useWords();
  const id = useId();
  const [mail, set] = useState("");
  const begin = async (event: Event) => {
    event.preventDefault();
    if (await add({ channel: "mail", mail: mail.trim() })) set("");
  };
  return (
    <form class="row-set" onSubmit={(event) => void begin(event)}>
      <label class="what" for={id}>
        {w.tellWays.mail}
        <small>{w.tellMailHelp}</small>
      </label>
      <input
        id={id}
        class="field"
        type="email"
        autocomplete="email"
        maxLength={254}
        required
        value={mail}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {w.tellAdd}
      </button>
    </form>
  );
}

function AddWebhook({ add }: { add: Add }) {
  const w = useWords();
  const id = useId();
  const [url, set] = useState("");
  const [form, setForm] = useState<NonNullable<ByWebhook["form"]>>("");
  const begin = async (event: Event) => {
    event.preventDefault();
    if (await add({ channel: "webhook", url: url.trim(), form })) set("");
  };
  return (
    <form class="row-set" onSubmit={(event) => void begin(event)}>
      <label class="what" for={id}>
        {w.tellWays.webhook}
        <small>{w.tellWebhookHelp}</small>
      </label>
      <input
        id={id}
        class="field"
        type="url"
        placeholder="https://"
        maxLength={1000}
        required
        value={url}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <select
        class="field"
        aria-label={w.tellForm}
        value={form}
        onChange={(event) => setForm(FORMS.find((one) => one === event.currentTarget.value) ?? "")}
      >
        <option value="">{w.tellFormAny}</option>
        <option value="discord">Discord</option>
        <option value="slack">Slack</option>
        <option value="matrix">Matrix</option>
      </select>
      <button type="submit" class="btn">
        {w.tellAdd}
      </button>
    </form>
  );
}

/** A time of the day as its field has it, and back. */
export function asTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function asMinutes(time: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time);
  return found ? 60 * Number(found[1]) + Number(found[2]) : null;
}

function Quiet({ table, told, act }: WaysProps) {
  const w = useWords();
  const quiet = told.quietFrom !== null && told.quietTo !== null;
  const set = (start: number | null, end: number | null) =>
    void act(async () => {
      await api.setHours({ start, end, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
      return api.ways(table);
    });
  const field = (label: string, value: number, change: (minutes: number) => void) => (
    <input
      class="field"
      type="time"
      aria-label={label}
      value={asTime(value)}
      onChange={(event) => {
        const minutes = asMinutes(event.currentTarget.value);
        if (minutes !== null) change(minutes);
      }}
    />
  );
  return (
    <div class="row-set">
      <span class="what">
        {w.tellQuiet}
        <small>{w.tellQuietHelp}</small>
      </span>
      <Choice
        label={w.tellQuiet}
        value={quiet}
        values={[
          { value: true, label: w.yes },
          { value: false, label: w.no },
        ]}
        choose={(yes) => (yes ? set(FROM, TO) : set(null, null))}
      />
      {told.quietFrom !== null && told.quietTo !== null && (
        <span class="choices">
          {field(w.tellQuietFrom, told.quietFrom, (minutes) => set(minutes, told.quietTo))}–
          {field(w.tellQuietTo, told.quietTo, (minutes) => set(told.quietFrom, minutes))}
        </span>
      )}
    </div>
  );
}
