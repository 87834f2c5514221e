// Messages to this browser: its push service, and the worker that shows what comes.

import type { PushAddress } from "./protocol";

const WORKER = "/service-worker.js";

export function canPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Asks whoever sits here, and the push service for an address; nothing when it is not wanted. */
export async function askForPush(key: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  let found: PushSubscription;
  try {
    found = await pushManager.subscribe(wanted);
  } catch (fault) {
    const old = await pushManager.getSubscription();
    if (!old) throw fault;
    await old.unsubscribe(); // it was for another key: the server has begun anew
    found = await pushManager.subscribe(wanted);
  }
  const { endpoint = "", keys = {} } = found.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}

/** The push service forgets this browser. */
export async function stopPush(): Promise<void> {
  const registered = canPush() ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
  const found = await registered?.pushManager.getSubscription();
  await found?.unsubscribe();
}
