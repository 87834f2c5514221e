// Shows what the server pushes to this browser, and leads to the table. It keeps nothing and stands between nothing.

addEventListener("install", () => skipWaiting());

addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const { body, tag, url } = told;
  event.waitUntil(registration.showNotification(told.title ?? "ennichi", { body, tag, renotify: Boolean(tag), data: url }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** To the page that shows it already, or to a new one; never to another site. */
async function lead(path) {
  const address = new URL(path ?? "/", location.origin);
  if (address.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => new URL(page.url).pathname === address.pathname);
  await (shown ? shown.focus() : clients.openWindow(address.href));
}

// The browser's push service may give it another address, which the server must hear of.
addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(move(event.oldSubscription));
});

async function move(before) {
  if (!before) return;
  const { endpoint, keys } = (await registration.pushManager.subscribe(before.options)).toJSON();
  await fetch("/api/notices/push", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ old: before.endpoint, push: { endpoint, keys } }),
  });
}
