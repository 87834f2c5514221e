// A board is drawn anew only when something on it changes: neither the pointer nor the clock of the page matters to it.

import { Component, type FunctionComponent, type VNode } from "preact";
import type { BoardProps } from "../../game";
import type { Part } from "./part";

/** How everything that may be touched stands now: open, pressed, armed, hinted. What is closed follows from that. */
function standing({ view, touch }: BoardProps): string {
  return view.touches.map((name) => touch(name).class).join();
}

/** `personal`: whether the board depends on whose board is shown. */
export function calm(draw: FunctionComponent<BoardProps>, personal: boolean): FunctionComponent<BoardProps> {
  class Board extends Component<BoardProps> {
    override shouldComponentUpdate(next: BoardProps): boolean {
      const { view, pieces, shown, language } = this.props;
      if (next.view !== view || next.pieces !== pieces || next.language !== language) return true;
      if (personal && next.shown !== shown) return true;
      return standing(next) !== standing(this.props);
    }

    override render(props: BoardProps) {
      return draw(props);
    }
  }
  return (board) => <Board {...board} />;
}

interface KeptProps {
  /** everything that its drawing depends on, written out */
  sign: string;
  draw: () => VNode;
}

/** A part of a board that stays as it is while its sign does. */
export class Kept extends Component<KeptProps> {
  override shouldComponentUpdate(next: KeptProps): boolean {
    return next.sign !== this.props.sign;
  }

  override render({ draw }: KeptProps) {
    return draw();
  }
}

/** The sign of a part that shows these things and holds the touches of these groups. */
export function signOf({ board, asks }: Part, groups: string[], things: unknown[]): string {
  const { view, language, touch } = board;
  const open = view.touches.filter((name) => groups.includes(name.split(".", 1)[0] ?? ""));
  const stands = open.map((name) => `${name} ${touch(name).class}`);
  return JSON.stringify([language, view.names, view.viewer, view.actor, asks, stands, things]);
}
