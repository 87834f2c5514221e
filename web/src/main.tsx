// The client's beginning: which page the address asks for. Pages other than the lobby load on demand.

import { type ComponentType, render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Announcer } from "./announcer";
import { Message } from "./controls";
import { LobbyPage } from "./lobby";
import "./mouse";
import { PrivateLink } from "./private-link";
import { type Route, useRoute } from "./router";
import { dress, useSettings } from "./settings";
import "./style.css";
import { Toasts } from "./toast";
import { loadShellWords, useWords } from "./words";

const RETRY_MS = 3000;

function App() {
  const w = useWords();
  useSettings(); // a new language redraws everything
  const route = useRoute();
  useFreshPage(route);
  return (
    <>
      <a class="skip-link" href="#content">
        {w.skipToContent}
      </a>
      <Page route={route} />
      <Toasts />
      <Announcer />
    </>
  );
}

function Page({ route }: { route: Route }) {
  const w = useWords();
  switch (route.page) {
    case "lobby":
      return <LobbyPage />;
    case "table":
      if (route.secret) return <PrivateLink table={route.table} secret={route.secret} key={route.secret} />;
      return <OnDemand load={tablePage} props={{ table: route.table }} key={route.table} />;
    case "replay":
      return <OnDemand load={replayPage} props={{ table: route.table }} key={`film ${route.table}`} />;
    case "rules":
      return <OnDemand load={rulesPage} props={{ game: route.game, anchor: route.anchor }} key="rules" />;
    case "aid":
      return <OnDemand load={aidPage} props={{ game: route.game }} key="aid" />;
    case "rulings":
      return <OnDemand load={rulingsPage} props={{ game: route.game, anchor: route.anchor }} key="rulings" />;
    case "puzzles":
      return <OnDemand load={puzzlesPage} props={{}} key="puzzles" />;
    case "keyboard":
      return <OnDemand load={keyboardPage} props={{}} key="keyboard" />;
    case "about":
      return <OnDemand load={aboutPage} props={{}} key="about" />;
    case "notice":
      return <OnDemand load={noticePage} props={{ deed: route.deed, token: route.token }} key={route.token} />;
    case "unknown":
      return <Message icon="warning" text={w.notFound} />;
  }
}

const tablePage = () => import("./table").then((module) => module.TablePage);
const replayPage = () => import("./replay").then((module) => module.ReplayPage);
const rulesPage = () => import("./rules").then((module) => module.RulesPage);
const aidPage = () => import("./aid").then((module) => module.AidPage);
const rulingsPage = () => import("./rulings").then((module) => module.RulingsPage);
const puzzlesPage = () => import("./puzzles").then((module) => module.PuzzlesPage);
const keyboardPage = () => import("./pages").then((module) => module.KeyboardPage);
const noticePage = () => import("./notice-page").then((module) => module.NoticePage);
const aboutPage = () => import("./pages").then((module) => module.AboutPage);

interface OnDemandProps<P> {
  load: () => Promise<ComponentType<P>>;
  props: P;
}

function OnDemand<P extends object>({ load, props }: OnDemandProps<P>) {
  const w = useWords();
  const [found, set] = useState<{ Part: ComponentType<P> } | null>(null);
  const [failed, fail] = useState(false);
  useEffect(() => {
    load().then(
      (Part) => set({ Part }),
      () => fail(true),
    );
  }, []);
  if (failed) return <Message icon="warning" text={w.unreachable} retry={() => location.reload()} />;
  if (!found) return <Message text={w.loading} />;
  return <found.Part {...props} />;
}

/** A page that was turned to begins at its top, and a screen reader hears of it. */
function useFreshPage(route: Route): void {
  const first = useRef(true);
  const page = JSON.stringify({ ...route, anchor: "" }); // another place on the same page is no new page
  useEffect(() => {
    if (!first.current) {
      scrollTo(0, 0);
      document.getElementById("content")?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [page]);
}

dress();
const root = document.getElementById("app");
loadShellWords().then(
  () => root && render(<App />, root),
  () => setTimeout(() => location.reload(), RETRY_MS), // without words there is nothing to say
);
