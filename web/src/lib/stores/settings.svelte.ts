/** How this person likes to play; kept in the browser. */
import { remember, remembered, rememberedOf } from "./memory";

export const THEMES = ["auto", "light", "dark"] as const;
export const PACES = ["calm", "brisk", "none"] as const;
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #theme = $state<Theme>(rememberedOf("theme", THEMES));
  #pace = $state<Pace>(rememberedOf("pace", PACES));
  #moveAtOnce = $state(remembered("moveAtOnce", false));
  #tips = $state(remembered("tips", true));
  #notify = $state(remembered("notify", false));
  #reduced = $state(reducedMotion.matches);

  constructor() {
    reducedMotion.addEventListener("change", () => (this.#reduced = reducedMotion.matches));
    this.#showTheme();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.#showTheme();
  }

  /** How fast things are shown. Whoever asked the system for less motion gets none. */
  get pace(): Pace {
    return this.#reduced ? "none" : this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    remember("pace", pace);
  }

  /** Milliseconds are multiplied by this; 0 shows the result at once. */
  get tempo(): number {
    return { calm: 1, brisk: 0.45, none: 0 }[this.pace];
  }

  get reducedMotion(): boolean {
    return this.#reduced;
  }

  get moveAtOnce(): boolean {
    return this.#moveAtOnce;
  }
  set moveAtOnce(yes: boolean) {
    this.#moveAtOnce = yes;
    remember("moveAtOnce", yes);
  }

  get tips(): boolean {
    return this.#tips;
  }
  set tips(yes: boolean) {
    this.#tips = yes;
    remember("tips", yes);
  }

  get notify(): boolean {
    return this.#notify && typeof Notification !== "undefined" && Notification.permission === "granted";
  }

  /** Asks the browser for leave; the answer may be no. */
  async setNotify(yes: boolean): Promise<void> {
    const allowed =
      yes && typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
    this.#notify = allowed;
    remember("notify", allowed);
  }

  #showTheme(): void {
    if (this.#theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }
}

export const settings = new Settings();
