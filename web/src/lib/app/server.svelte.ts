/** Is there a server? The one place that knows: requests tell it how they fared, screens and whatever asks by itself look here. */
import { Retry } from "../api/retry";
import { BUILD, own, scoped, site } from "./site";

/** Small, and answered to everybody. */
const PROBE = "api/locales";
/** What a site of plain files says of its build, and how long a page believes it. */
const STATED = "build.json";
const BELIEVED_MS = 3_600_000;
const RENEWED = "festina.renewed";
/** What a proxy says while the server behind it is down. */
const DOWN = [502, 503, 504];

class Server {
  #reached = $state(true);
  #build = $state<string | null>(null);
  #askedAt = -Infinity;
  /** Whether the page has just been opened: nobody has touched it, and nobody has said yet which page is the newest. */
  #untouched = false;
  #retry = new Retry();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether this page has a server at all; a site of plain files has none. */
  get exists(): boolean {
    return site().served;
  }

  /** Whether the server answered when it was last asked. What asks by itself rests while it does not. */
  get there(): boolean {
    return this.exists && this.#reached;
  }

  /** Whether the server has another page than this one. */
  get newer(): boolean {
    return this.#build !== null && site().build !== "" && this.#build !== site().build;
  }

  /** Follows what the device says of its connection. */
  watch(): void {
    this.#untouched = true;
    for (const touch of ["pointerdown", "keydown"])
      addEventListener(touch, () => (this.#untouched = false), { once: true });
    if (!this.exists) return this.#watchSite();
    addEventListener("offline", () => this.missed());
    addEventListener("online", () => void this.look());
    document.addEventListener("visibilitychange", () => {
      if (!this.#reached && document.visibilityState === "visible") void this.look();
    });
    if (!navigator.onLine) this.missed();
  }

  /** Somebody has answered. False if that was a proxy, whose server is down; whatever a server says, it is there. */
  heard({ status, headers }: Pick<Response, "status" | "headers">): boolean {
    const build = headers.get(BUILD);
    if (build === null && DOWN.includes(status)) {
      this.missed();
      return false;
    }
    this.#hasBuild(build);
    if (this.#reached) return true;
    clearTimeout(this.#timer);
    this.#retry.opened();
    return (this.#reached = true);
  }

  /** A page that was kept may be older than its server: it is replaced while nobody has touched it. Later a note says so. */
  #hasBuild(build: string | null): void {
    if (build === null) return;
    this.#build = build;
    if (this.#untouched) this.renew();
    this.#untouched = false;
  }

  /** Nobody answered: asks again now and then, while somebody looks at the page and the device has a network. */
  missed(): void {
    this.#reached = false;
    clearTimeout(this.#timer);
    if (navigator.onLine && document.visibilityState === "visible")
      this.#timer = setTimeout(() => void this.look(), this.#retry.next());
  }

  /** A site of plain files may have been written anew since the page was kept, and again while it is open. */
  #watchSite(): void {
    const ask = () => {
      const due = Date.now() - this.#askedAt >= BELIEVED_MS;
      if (due && document.visibilityState === "visible" && navigator.onLine) void this.look();
    };
    document.addEventListener("visibilitychange", ask);
    addEventListener("online", ask);
    setInterval(ask, BELIEVED_MS);
    ask();
  }

  async #askSite(): Promise<void> {
    this.#askedAt = Date.now();
    try {
      const answer = await fetch(own(STATED), { cache: "no-store" });
      const said: unknown = answer.ok ? await answer.json() : null;
      if (typeof said === "object" && said && "build" in said && typeof said.build === "string")
        this.#hasBuild(said.build);
    } catch {
      // Without a network the page is as new as it can be.
    }
  }

  /** Loads the newer page. Once for each: a host may hand out the older one for a while yet. Whether it does. */
  renew(): boolean {
    const build = this.#build;
    if (!this.newer || build === null || !isFirst(build)) return false;
    location.reload();
    return true;
  }

  /** Asks whether the server is there, and which page it has now; of a site of plain files, which page that is. */
  async look(): Promise<void> {
    if (!this.exists) return this.#askSite();
    try {
      this.heard(await fetch(own(PROBE), { cache: "no-store" }));
    } catch {
      this.missed();
    }
  }
}

/** Whether this window loads itself anew for a build for the first time; no, where it cannot remember that. */
function isFirst(build: string): boolean {
  try {
    const before = sessionStorage.getItem(scoped(RENEWED));
    sessionStorage.setItem(scoped(RENEWED), build);
    return before !== build;
  } catch {
    return false;
  }
}

export const server = new Server();
