// A private link opens its seat: the secret is shown to the server once, and leaves the address before that.

import { useEffect } from "preact/hooks";
import { api } from "./api";
import { Message } from "./controls";
import { navigate } from "./router";
import { useLoaded } from "./useful";
import { useWords } from "./words";

export function PrivateLink({ table, secret }: { table: string; secret: string }) {
  const w = useWords();
  const address = `/t/${encodeURIComponent(table)}`;
  useEffect(() => history.replaceState(null, "", address), []);
  const held = useLoaded(() => api.hold(table, { secret }), []);
  useEffect(() => {
    if (held.value) navigate(address, true);
  }, [held.value]);
  if (held.error) return <Message icon="warning" text={held.error} retry={held.again} />;
  return <Message text={w.connecting} />;
}
