// Where the links of messages lead: an address is confirmed with a button, or gets nothing more, at once.

import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { TextPage } from "./text-page";
import { useWords } from "./words";

interface Props {
  deed: "confirm" | "stop";
  token: string;
}

export function NoticePage({ deed, token }: Props) {
  const w = useWords();
  const [said, say] = useState("");
  const follow = () =>
    api.followLink(deed, token).then(
      ({ message }) => say(message),
      (fault: unknown) => say(fault instanceof Error ? fault.message : w.unreachable),
    );
  useEffect(() => {
    if (deed === "stop") void follow(); // one click was enough
  }, []);
  const asks = deed === "confirm" && !said;
  return (
    <TextPage title={w.tellMe} accent="red">
      {asks && <p>{w.tellConfirmAsk}</p>}
      {asks && (
        <button type="button" class="btn primary" onClick={() => void follow()}>
          {w.tellConfirm}
        </button>
      )}
      <p role="status">{said || (asks ? "" : w.loading)}</p>
    </TextPage>
  );
}
