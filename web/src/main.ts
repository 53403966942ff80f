import { mount } from "svelte";
import App from "./App.svelte";
import { server } from "./lib/app/server.svelte";
import { canKeep, worker } from "./lib/app/worker";
import { scoped, site } from "./lib/app/site";
import { answerWorker } from "./lib/notify/answer";
import { remembered } from "./lib/stores/memory";
import "./styles/base.css";

/** After the first load, which nobody should wait longer for. */
const KEPT_AFTER_MS = 3000;

const target = document.getElementById("app");
if (!target) throw new Error("The page has no #app.");
mount(App, { target });

server.watch();
answerWorker();
// Where somebody wants notices, the server must know where to send them.
if (remembered("notify", false)) void import("./lib/notify/notify.svelte").then(({ notify }) => notify.renew());

// A part of the page that cannot be loaded may have gone with an older build: then there is a newer one.
addEventListener("vite:preloadError", () => void server.look());

/** What was begun before a reload goes on; what was ready is made so again after an update, which brings other files. */
async function keep(): Promise<void> {
  await worker();
  if (!remembered(scoped("offline"), "")) return;
  const { mustGoOn, offline } = await import("./lib/app/offline.svelte");
  if (mustGoOn()) await offline.look();
}

// The page is kept for the next visit once this one has all it needs. While the page is developed there is no build to keep.
if (site().build && canKeep()) addEventListener("load", () => setTimeout(() => void keep(), KEPT_AFTER_MS));
