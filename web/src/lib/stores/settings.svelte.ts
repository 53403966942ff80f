/** How this person likes to play; kept in the browser. */
import { remember, remembered, rememberedOf } from "./memory";

export const THEMES = ["auto", "light", "dark", "contrast-light", "contrast-dark"] as const;
export const PACES = ["calm", "brisk", "none"] as const;
/** How much win share a choice must lose until the teacher asks about it, in hundredths; 0: it never does. */
export const TEACHERS = { off: 0, gentle: 10, watchful: 5, strict: 2 } as const;
export type Teacher = keyof typeof TEACHERS;
export const TEACHER_NAMES = ["off", "gentle", "watchful", "strict"] as const satisfies readonly Teacher[];
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const moreContrast = matchMedia("(prefers-contrast: more)");

class Settings {
  #theme = $state<Theme>(rememberedOf("theme", THEMES));
  #plain = $state(remembered("plain", false));
  #clear = $state(remembered("clear", false));
  #more = $state(moreContrast.matches);
  #pace = $state<Pace>(rememberedOf("pace", PACES));
  #moveAtOnce = $state(remembered("moveAtOnce", false));
  #tips = $state(remembered("tips", true));
  #teacher = $state<Teacher>(rememberedOf("teacher", TEACHER_NAMES));
  #sound = $state(remembered("sound", true));
  #reduced = $state(reducedMotion.matches);

  constructor() {
    reducedMotion.addEventListener("change", () => (this.#reduced = reducedMotion.matches));
    moreContrast.addEventListener("change", () => {
      this.#more = moreContrast.matches;
      this.#showTheme();
    });
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

  /** What lies over the look of any board: high contrast, also if the system asks for it; nothing but the track; colours for every eye. */
  get board(): { contrast: boolean; plain: boolean; clear: boolean } {
    const contrast = this.#theme.startsWith("contrast") || (this.#theme === "auto" && this.#more);
    return { contrast, plain: this.#plain, clear: this.#clear };
  }

  get plain(): boolean {
    return this.#plain;
  }
  set plain(yes: boolean) {
    this.#plain = yes;
    remember("plain", yes);
  }

  get clear(): boolean {
    return this.#clear;
  }
  set clear(yes: boolean) {
    this.#clear = yes;
    remember("clear", yes);
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

  /** Whoever wants no motion still sees what matters, at rest; not who wants to see the result alone. */
  get stills(): boolean {
    return this.#reduced && this.#pace !== "none";
  }

  /** Sounds are heard from the first press on, as browsers have it. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(yes: boolean) {
    this.#sound = yes;
    remember("sound", yes);
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

  get teacher(): Teacher {
    return this.#teacher;
  }
  set teacher(teacher: Teacher) {
    this.#teacher = teacher;
    remember("teacher", teacher);
  }

  #showTheme(): void {
    const { dataset } = document.documentElement;
    if (this.#theme === "auto") delete dataset.theme;
    else dataset.theme = this.#theme.endsWith("dark") ? "dark" : "light";
    if (this.board.contrast) dataset.contrast = "more";
    else delete dataset.contrast;
  }
}

export const settings = new Settings();
