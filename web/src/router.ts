// Which page is shown: the address says it, links are plain links.

import { useEffect, useState } from "preact/hooks";

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; secret: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string; anchor: string }
  | { page: "aid"; game: string }
  | { page: "rulings"; game: string; anchor: string }
  | { page: "puzzles" }
  | { page: "keyboard" }
  | { page: "about" }
  | { page: "notice"; deed: "confirm" | "stop"; token: string }
  | { page: "unknown" };

/** What a part of an address says; one that is malformed stands for itself, and no page has that name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a private link carries behind its #; other places on a page have other names. */
const SECRET = /^#\d[\w-]{24}$/;

export function parse(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [head, second = "", third = ""] = parts;
  if (parts.length === 0) return { page: "lobby" };
  if (head === "t" && parts.length === 3 && third === "replay") return { page: "replay", table: second };
  if (head === "t" && parts.length === 2)
    return { page: "table", table: second, secret: SECRET.test(hash) ? hash.slice(1) : "" };
  if (head === "t" && parts.length === 3) return { page: "table", table: second, secret: third }; // links from before that
  if (head === "rules" && parts.length === 2) return { page: "rules", game: second, anchor: hash.replace(/^#/, "") };
  if (head === "rules" && parts.length === 3 && third === "aid") return { page: "aid", game: second };
  if (head === "rulings" && parts.length === 2)
    return { page: "rulings", game: second, anchor: hash.replace(/^#/, "") };
  if (head === "puzzles" && parts.length === 1) return { page: "puzzles" };
  if (head === "keyboard" && parts.length === 1) return { page: "keyboard" };
  if (head === "about" && parts.length === 1) return { page: "about" };
  if (head === "notices" && parts.length === 3 && (second === "confirm" || second === "stop"))
    return { page: "notice", deed: second, token: third };
  return { page: "unknown" };
}

const here = () => parse(location.pathname, location.hash);
const listeners = new Set<() => void>();

export function navigate(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  for (const listener of listeners) listener();
}

/** Follow links within the site without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

export function useRoute(): Route {
  const [route, set] = useState(here);
  useEffect(() => {
    const update = () => set(here());
    listeners.add(update);
    addEventListener("popstate", update);
    document.addEventListener("click", follow);
    return () => {
      listeners.delete(update);
      removeEventListener("popstate", update);
      document.removeEventListener("click", follow);
    };
  }, []);
  return route;
}
