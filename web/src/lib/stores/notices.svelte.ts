/** Short notices at the edge of the screen: what went wrong, what was done. */
import { ServerTrouble } from "../api/client";
import { t, words } from "../i18n/i18n.svelte";

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_MS = 7000;

class Notices {
  list = $state.raw<Notice[]>([]);
  #next = 1;

  /** What went wrong before is no news once something was done. */
  say(text: string, bad = false): void {
    const id = this.#next++;
    const still = this.list.filter((notice) => bad || !notice.bad);
    this.list = [...still.slice(-2), { id, text, bad }];
    setTimeout(() => this.dismiss(id), SHOWN_MS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Puts a failure into words. */
  trouble(problem: unknown): void {
    this.say(troubleText(problem), true);
  }
}

export function troubleText(problem: unknown): string {
  if (!(problem instanceof ServerTrouble)) return t("web-trouble-unknown");
  const { key, params, text, reasons } = problem.trouble;
  const first = words.has(key) ? t(key, params) : text || t("web-trouble-unknown");
  const because = reasons.map((reason) => (words.has(reason.key) ? words.say(reason) : ""));
  return [first, ...because].filter(Boolean).join(" ");
}

export const notices = new Notices();

/** Does something that may fail, and says so if it did. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (problem) {
    notices.trouble(problem);
    return undefined;
  }
}
