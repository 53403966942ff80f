/** Words: Fluent messages in the chosen language, fetched once, switched without reload. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "../api/client";
import type { Message } from "../api/schema";
import { remembered, remember } from "../stores/memory";
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

  /** Speaks another language as soon as its words are here; English if there are none. */
  async use(language: string): Promise<void> {
    let text: string;
    try {
      text = await api.words(language);
    } catch (problem) {
      if (language === DEFAULT) throw problem;
      return this.use(DEFAULT);
    }
    const bundle = new FluentBundle([language, DEFAULT], { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  choose(language: string): Promise<void> {
    remember("language", language);
    return this.use(language);
  }

  start(): Promise<void> {
    return this.use(preferred());
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say({ key, params }: { key: string; params: Readonly<Record<string, Param | undefined>> }): string {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      if (isMessage(value)) values[name] = this.say(value);
      else if (typeof value === "number" || typeof value === "string") values[name] = value;
      else if (value !== null && value !== undefined) values[name] = String(value);
    }
    return bundle.formatPattern(pattern, values, []).replace(HYPHEN_MINUS, "−");
  }

  list(words: string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(words);
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
