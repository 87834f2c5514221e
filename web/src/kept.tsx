// Parts of a board that are drawn again only when something changes that they show.
//
// With every touch comes a whole new state, and little of it is new. A kept part looks at it through a glass that notes
// what it looks at; as long as all of that is as before, its drawing stays. Nothing has to be declared for that.

import { Component, type ComponentClass, type FunctionComponent, type VNode } from "preact";
import type { BoardProps, Found } from "./game";
import type { GameView } from "./protocol";
import { differ } from "./still";

type Data = Record<PropertyKey, unknown>;

const KEYS = Symbol("keys"); // noted when somebody looked which keys there are

/** Shows plain data and notes what was read of it. */
class Glass {
  private panes = new WeakMap<object, object>();
  private noted = new WeakMap<object, Map<PropertyKey, unknown>>();

  show<T>(value: T): T {
    if (!isData(value)) return value;
    let pane = this.panes.get(value);
    if (!pane) {
      const noted = new Map<PropertyKey, unknown>();
      pane = new Proxy(value, {
        get: (data, key) => {
          const found = data[key];
          if (typeof found === "function") return found; // of an array
          noted.set(key, found);
          return this.show(found);
        },
        ownKeys: (data) => {
          noted.set(KEYS, keysOf(data));
          return Reflect.ownKeys(data);
        },
      });
      this.panes.set(value, pane);
      this.noted.set(value, noted);
    }
    return pane as T;
  }

  /** Whether somebody who looked at the old data would see the same in the fresh. */
  same(old: unknown, fresh: unknown): boolean {
    if (old === fresh) return true;
    if (!isData(old) || !isData(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return false;
    for (const [key, value] of this.noted.get(old) ?? []) {
      if (key === KEYS ? value !== keysOf(fresh) : !this.same(value, fresh[key])) return false;
    }
    return true;
  }
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null;
}

function keysOf(data: Data): string {
  return Object.keys(data).join();
}

/** A board, and what was looked at of it. */
class Watched {
  private glass = new Glass();
  private touches = new Map<string, string>();
  private found = new Map<(view: GameView) => Found, Found>();
  private looked = new Set<"shown" | "hovered">();
  private board!: BoardProps;

  /** The board for a drawing; what the last one looked at is forgotten. */
  show(board: BoardProps): BoardProps {
    const { touches, found, looked, glass } = this;
    for (const notes of [touches, found, looked]) notes.clear();
    this.board = board;
    const note = (name: string) => touches.set(name, standing(board, name));
    const find: BoardProps["find"] = (look) => {
      const answer = board.find(look);
      found.set(look, answer);
      return answer;
    };
    return {
      pieces: board.pieces,
      language: board.language,
      view: glass.show(board.view),
      get shown() {
        looked.add("shown");
        return board.shown;
      },
      get hovered() {
        looked.add("hovered");
        return board.hovered;
      },
      touch: (name, extraClass) => {
        note(name);
        return board.touch(name, extraClass);
      },
      isOpen: (name) => {
        note(name);
        return board.isOpen(name);
      },
      find,
      asks: (...questions) => find((view) => questions.includes(view.asks)),
    };
  }

  same(fresh: BoardProps): boolean {
    const { board } = this;
    if (fresh === board) return true;
    if (fresh.language !== board.language || fresh.pieces !== board.pieces) return false;
    for (const key of this.looked) if (fresh[key] !== board[key]) return false;
    for (const [look, answer] of this.found) if (fresh.find(look) !== answer) return false;
    for (const [name, stood] of this.touches) if (standing(fresh, name) !== stood) return false;
    return this.glass.same(board.view, fresh.view);
  }
}

function standing({ touch }: BoardProps, name: string): string {
  const { class: classes, "aria-label": words } = touch(name);
  return `${String(classes)} ${String(words)}`;
}

/** A part of a board; whatever it is given besides the board is compared as it is. */
export function kept<P extends { board: BoardProps }>(draw: FunctionComponent<P>): ComponentClass<P> {
  return class extends Component<P> {
    private watched = new Watched();

    override shouldComponentUpdate(next: P): boolean {
      return differ({ ...next, board: null }, { ...this.props, board: null }) || !this.watched.same(next.board);
    }

    override render({ board, ...others }: P) {
      return draw({ ...others, board: this.watched.show(board) } as unknown as P);
    }
  };
}

/** The same for parts that are drawn from what `partOf` finds on the board. */
export function keptParts<Part>(partOf: (board: BoardProps) => Part) {
  return (draw: (part: Part) => VNode | null) => kept(({ board }: { board: BoardProps }) => draw(partOf(board)));
}
