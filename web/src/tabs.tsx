// The tabs of a phone.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameModule, Zone as ZoneTab } from "./game";
import { Icon } from "./icons";
import type { Lens } from "./lens";
import type { GameView } from "./protocol";
import { calmMotion, useSettings } from "./settings";
import { useShared } from "./sharing";
import { still } from "./still";
import { useWords } from "./words";

/** On a phone: the parts of the table, with a lantern where something may be touched. */
export function Tabs({ module, view, lens }: { module: GameModule; view: GameView; lens: Lens }) {
  const w = useWords();
  const { language } = useSettings();
  const lit = useLitZones();
  const log: ZoneTab = { id: "z-log", icon: "log", label: w.log };
  const tabs = useShared([...module.zones(language, view), log]);
  const eyed = useEyed(tabs, view);
  return <TabList label={w.zones} tabs={tabs} lit={lit} eyed={lens.zone || eyed} lens={lens} />;
}

interface TabListProps {
  label: string;
  tabs: ZoneTab[];
  lit: string[];
  /** the part of the table that the eye is on */
  eyed: string;
  lens: Lens;
}

const TabList = still(({ label, tabs, lit, eyed, lens }: TabListProps) => {
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
    <nav class="tabs" aria-label={label}>
      {tabs.map(({ id, also = [], icon, label }) => {
        const open = [id, ...also].find((zone) => lit.includes(zone));
        return (
          <a
            key={id}
            href={`#${open ?? id}`}
            class={open ? "lit" : ""}
            aria-current={id === eyed || also.includes(eyed) ? "location" : undefined}
            onClick={(event) => go(event, open ?? id)}
          >
            <i class="tab-icon">
              <Icon name={icon} size={20} />
            </i>
            <span>{label}</span>
          </a>
        );
      })}
    </nav>
  );
});

const EYE = "-38% 0px -61% 0px"; // of the window: a line on which the eye rests

/** The part of the table on which the eye rests where the page scrolls; the browser tells, and nothing is measured. */
function useEyed(tabs: ZoneTab[], drawn: unknown): string {
  const [eyed, set] = useState("");
  const watched = useRef<{ zones: Element[]; observer: IntersectionObserver } | null>(null);
  useEffect(() => {
    const narrow = typeof IntersectionObserver !== "undefined" && matchMedia(TABBED).matches;
    const ids = tabs.flatMap(({ id, also = [] }) => [id, ...also]);
    const zones = narrow ? ids.flatMap((id) => document.getElementById(id) ?? []) : [];
    const old = watched.current;
    if (old && old.zones.length === zones.length && old.zones.every((zone, i) => zone === zones[i])) return;
    old?.observer.disconnect();
    watched.current = null;
    if (!zones.length) return;
    const under = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) under[isIntersecting ? "add" : "delete"](target);
        const first = zones.find((zone) => under.has(zone));
        if (first) set(first.id);
      },
      { rootMargin: EYE },
    );
    for (const zone of zones) observer.observe(zone);
    watched.current = { zones, observer };
  }, [tabs, drawn]);
  useEffect(() => () => watched.current?.observer.disconnect(), []);
  return eyed;
}

const TABBED = "(width <= 699px), (height <= 500px)"; // as in tabs.css

/** Zones and boards that hold an open touch are marked for the style sheet, and named for the tabs. */
function useLitZones(): string[] {
  const [lit, set] = useState<string[]>([]);
  const marked = useRef(new Set<HTMLElement>());
  useLayoutEffect(() => {
    const open = [...document.querySelectorAll(".table .open")].flatMap((one) => [
      one.closest(".zone"),
      one.closest(".board"),
    ]);
    const fresh = new Set(open.filter((one) => one instanceof HTMLElement));
    for (const old of marked.current) if (!fresh.has(old)) delete old.dataset.lit;
    for (const zone of fresh) if (!("lit" in zone.dataset)) zone.dataset.lit = "";
    marked.current = fresh;
    const found = [...fresh].map((zone) => zone.id);
    if (found.join() !== lit.join()) set(found);
  });
  return lit;
}
