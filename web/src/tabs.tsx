// The tabs of a phone.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
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
  return <TabList label={w.zones} tabs={tabs} lit={lit} lens={lens} />;
}

interface TabListProps {
  label: string;
  tabs: ZoneTab[];
  lit: string[];
  lens: Lens;
}

const TabList = still(({ label, tabs, lit, lens }: TabListProps) => {
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
          <a key={id} href={`#${open ?? id}`} class={open ? "lit" : ""} onClick={(event) => go(event, open ?? id)}>
            <Icon name={icon} size={20} />
            <span>{label}</span>
          </a>
        );
      })}
    </nav>
  );
});

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
