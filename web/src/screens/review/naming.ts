/** What actions and chance outcomes are called at a moment of a review. */
import type { ActionName } from "../../games/module";
import type { ReviewSession } from "./session.svelte";

/** The names of the actions that could be chosen at a step. */
export function nameIn(session: ReviewSession, step: number): (action: string) => ActionName {
  const view = session.viewAt(step);
  return (action) =>
    view ? session.parts.actionName(action, view, session.setting, session.names) : { head: action, detail: "" };
}

/** An action by itself, in a sentence: where choices are hidden the short of it would say too little. */
export function actionText(session: ReviewSession, step: number, action: string): string {
  const { head, detail } = nameIn(session, step)(action);
  return session.mixes && detail ? `${head} · ${detail}` : head;
}

/** What a chance outcome is called. */
export function outcomeName(session: ReviewSession, step: number, text: string): string {
  const line = session.viewAt(step)?.chance?.find(({ outcome }) => outcome === text);
  return line ? session.say(line.title) : text;
}
