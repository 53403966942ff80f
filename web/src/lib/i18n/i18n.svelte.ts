/** Words: Fluent messages in the chosen language, fetched once, switched without reload. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { again } from "../api/again";
import { api } from "../api/client";
import { speakManifest } from "../app/site";
import type { Message } from "../api/schema";
import { keyOf, remembered, remember } from "../stores/memory";
import { localeFor } from "./locale";
import { isMessage, named, type Naming, type Param } from "./naming";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  ca: "Català",
  es: "Español",
};
const DEFAULT = "en";
/** Cards and spaces below zero come as "-2"; "HT-301" is something else. */
const HYPHEN_MINUS = /(?<!\w)-(?=\d)/g;

function preferred(): string {
  const wanted = [remembered("language", ""), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((language) => language in LANGUAGES) ?? DEFAULT;
}

class Words {
  language = $state(DEFAULT);
  ready = $state(false);
  #bundle = $state.raw<FluentBundle | null>(null);
  /** What the start page says, and everything else once it is asked for. */
  #texts: [start: string, rest: string] = ["", ""];
  /** Whether everything was asked for, and the answer while it is on its way. */
  #all = false;
  #loading: Promise<void> | null = null;

  /** Counts the choices of a language: of two that are on their way the later one is spoken. */
  #choices = 0;

  /** Speaks another language as soon as its words are here; English if there are none. */
  async use(language: string): Promise<void> {
    const choice = ++this.#choices;
    let texts: [start: string, rest: string];
    try {
      const rest = this.#all ? again(() => api.words(language, "rest")) : "";
      texts = await Promise.all([again(() => api.words(language, "start")), rest]);
    } catch (problem) {
      if (choice !== this.#choices) return;
      if (language === DEFAULT) throw problem;
      return this.use(DEFAULT);
    }
    if (choice !== this.#choices) return;
    this.#texts = texts;
    this.language = language;
    this.#read();
    this.ready = true;
    document.documentElement.lang = language;
    speakManifest(language);
  }

  /** Every word there is: all screens but the first one wait for them. */
  async whole(): Promise<void> {
    this.#all = true;
    if (!this.ready || this.#texts[1]) return;
    this.#loading ??= this.#loadRest().finally(() => (this.#loading = null));
    await this.#loading;
  }

  async #loadRest(): Promise<void> {
    const { language } = this;
    const rest = await api.words(language, "rest");
    // Another language was chosen meanwhile: it came with its own.
    if (language !== this.language) return;
    this.#texts = [this.#texts[0], rest];
    this.#read();
  }

  #read(): void {
    const bundle = new FluentBundle([this.locale, DEFAULT], { useIsolating: false });
    for (const text of this.#texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
  }

  /** For dates and numbers. */
  get locale(): string {
    return localeFor(this.language, navigator.languages);
  }

  choose(language: string): Promise<void> {
    remember("language", language);
    return this.use(language);
  }

  /** What is chosen in one window of the browser is spoken in all. */
  start(): Promise<void> {
    addEventListener("storage", ({ key }) => {
      if (key === keyOf("language") && preferred() !== this.language) void this.use(preferred());
    });
    return this.use(preferred());
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say({ key, params }: { key: string; params: Readonly<Record<string, Param | undefined>> }): string {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) {
      if (!bundle || this.#texts[1]) return key;
      // Said before its words are here: they are fetched, and it is said again.
      void this.whole().catch(() => undefined);
      return "";
    }
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      if (isMessage(value)) values[name] = this.say(value);
      else if (typeof value === "number" || typeof value === "string") values[name] = value;
      else if (value !== null && value !== undefined) values[name] = String(value);
    }
    return bundle.formatPattern(pattern, values, []).replace(HYPHEN_MINUS, "−");
  }

  list(words: string[]): string {
    return new Intl.ListFormat(this.locale, { type: "conjunction" }).format(words);
  }
}

export const words = new Words();

/** A message by its key. */
export function t(key: string, params: Readonly<Record<string, Param | undefined>> = {}): string {
  return words.say({ key, params });
}

/** A message of the engine, with names for seats and printed labels for spaces. */
export function tell(message: Message, naming: Naming): string {
  return words.say(named(message, naming));
}
