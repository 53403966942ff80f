/** The service worker: keeps the page, shows notices, and opens the table that one is about. Built as `/sw.js`, in one piece. */
import { addressOf, isAsked, keyOf, pageAt, readNotice, shownAs, WHERE } from "./notice";
import { activate, install, serve } from "./serving";

/** How long a page has to say what it shows: whoever presses a notice waits for it. */
const ANSWER_MS = 300;

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", serve);

self.addEventListener("push", (event) => {
  const notice = readNotice(event.data?.text() ?? "");
  if (notice) event.waitUntil(show(notice));
});

self.addEventListener("message", (event) => {
  if (!isAsked(event.data)) return;
  event.waitUntil(event.data.ask === "show" ? show(event.data.notice) : close(event.data.tag));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data, self.location.origin)));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain()));

async function show(notice: Parameters<typeof shownAs>[0]): Promise<void> {
  const { title, options } = shownAs(notice);
  await self.registration.showNotification(title, options);
}

async function close(tag: string): Promise<void> {
  for (const notification of await self.registration.getNotifications({ tag })) notification.close();
}

/** Shows the page that is there already, or opens one: nobody is taken away from what they look at elsewhere. */
async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pageAt(await Promise.all(pages.map(whereIs)), address);
  await (there ? there.page.focus() : self.clients.openWindow(address));
}

/** A page and what it shows: what the browser says of it is where it began. A page that sleeps says nothing. */
function whereIs(page: WindowClient): Promise<{ page: WindowClient; url: string; visibilityState: string }> {
  const { visibilityState } = page;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    const tell = (url: unknown) => done({ page, visibilityState, url: typeof url === "string" ? url : "" });
    port1.onmessage = ({ data }) => tell(data);
    setTimeout(tell, ANSWER_MS);
    page.postMessage(WHERE, [port2]);
  });
}

/** The browser has given up its subscription: the server gets the next one. */
async function subscribeAgain(): Promise<void> {
  const answer = await fetch("/api/push/key");
  const key = keyOf(await answer.json());
  if (key === null) return;
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  await fetch("/api/push/subscriptions", { method: "POST", headers: { "content-type": "application/json" }, body });
}
