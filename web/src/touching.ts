// To touch a thing: at once, or after the player was asked once more whether he means what cannot be taken back.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Deciding } from "./deciding";
import type { Live } from "./live";
import type { Looking } from "./looking";
import type { State } from "./protocol";
import { useSettings } from "./settings";
import { useMark, useTouchables } from "./touchables";
import { type PageRef, useLatest } from "./useful";

const NOTHING_ASKED = { armed: "", why: "" }; // always the same: the page is not drawn again for it

export interface Touching {
  touch: (name: string) => void;
  /** the touch that waits to be confirmed, or nothing */
  armed: string;
  /** what it would bring to light, in a sentence */
  why: string;
  disarm: () => void;
  /** the player's own touches in words, by their numbers */
  touched: ReadonlyMap<number, string>;
}

export function useTouching(
  page: PageRef,
  live: Live,
  state: State,
  { now, touches }: Deciding,
  { point }: Looking,
): Touching {
  const { careful } = useSettings();
  const [{ armed, why }, ask] = useState(NOTHING_ASKED);
  const disarm = () => ask(NOTHING_ASKED);
  const weighed = useRef(""); // a touch of which the server is asked whether it can be taken back
  const touched = useRef(new Map<number, string>());

  // What was half chosen belongs to the old decision.
  useEffect(() => {
    disarm();
    weighed.current = "";
  }, [state.version]);

  const touch = (name: string) => {
    const found = now.open.get(name);
    if (!found || live.pending || live.shown?.state.version !== state.version) return; // not drawn yet: another decision
    const send = () => {
      point(null);
      touched.current.set(state.number + 1, found.words);
      live.touch(name);
    };
    const unasked = !careful || armed === name || touches.length === 1 || Boolean(state.lesson);
    weighed.current = unasked ? "" : name;
    if (unasked) {
      send();
      return;
    }
    // Only the server knows what would come to light. What is touched meanwhile counts instead.
    void live.about(name).then((about) => {
      if (weighed.current !== name || live.shown?.state.version !== state.version) return;
      weighed.current = "";
      if (about?.final ?? live.connection === "open")
        ask({ armed: name, why: about?.why ?? "" }); // the prompt asks; without an answer, too
      else send();
    });
  };
  useTouchables(page, useLatest({ touch, point }));
  return { touch, armed, why, disarm, touched: touched.current };
}

/** Marks on the boards what was sent, what waits to be confirmed, and what is advised. */
export function useMarks(page: PageRef, live: Live, armed: string, lit: string, drawn: unknown): void {
  useMark(page, "pressed", live.pending, drawn);
  useMark(page, "armed", armed, drawn);
  useMark(page, "hinted", live.hint?.touch ?? lit, drawn);
}
