/** What is expected of me, or what is happening, in a title and a sentence: what every game's dock begins with. */
import { t, words } from "../i18n/i18n.svelte";
import type { BoardSession, PlanMode } from "./boardSession";
import { botName } from "./people";

export interface TurnText {
  /** "Your move, Ann"; empty where the sentence stands for itself. */
  title: string;
  text: string;
}

/** One device plays for several people from whom nothing is hidden: everybody is called by their name. */
export function isShared({ audience, table }: Pick<BoardSession, "audience" | "table">): boolean {
  return audience === "several" && !table?.setting.secrets;
}

/** Whose move it is, said to those at this device. */
export function moveTitle(session: Pick<BoardSession, "audience" | "table" | "names" | "seat">): string {
  const name = session.names[session.seat ?? 0] ?? "";
  return t(isShared(session) ? "web-move-of" : "web-your-move", { name });
}

const alone = (text: string): TurnText => ({ title: "", text });

export function turnText(session: BoardSession): TurnText {
  const { shown: view, names, seat, stage } = session;
  const name = names[seat ?? 0] ?? "";
  if (session.table?.status === "closed") return alone(t("web-table-closed"));
  if (session.waiting) return alone(t("web-move-waits"));
  if (stage.busy && stage.caption) return alone(session.say(stage.caption));
  if (session.handingOver) return alone(t("web-hand-over", { name }));
  if (!view) return alone("");
  if (session.standIn && session.table?.status === "running")
    return alone(t("web-seat-lent", { bot: botName(session.standIn) }));
  if (session.plan?.open) return planText(session.plan);
  if (session.myTurn) return { title: moveTitle(session), text: promptText(session) };
  if (session.thinking) return alone(t("web-thinking", { name: names[session.thinking.seat] ?? "" }));
  const prompt = session.say(view.prompt);
  const watching = session.audience === "watching" && session.table?.status === "running";
  return alone(watching ? t("web-you-watch", { prompt }) : prompt);
}

function planText({ steps, full }: PlanMode): TurnText {
  const text = full ? "web-plan-full" : steps ? "web-plan-next" : "web-plan-first";
  return { title: t("web-plan-title"), text: t(text) };
}

/** The prompt as it follows a title; a prompt without such words stands as it is. */
function promptText(session: BoardSession): string {
  const prompt = session.shown?.prompt;
  if (!prompt) return "";
  const keys = [...(isShared(session) ? [`web-shared-${prompt.key}`] : []), `web-${prompt.key}`];
  const key = keys.find((one) => words.has(one)) ?? prompt.key;
  return session.say({ ...prompt, key });
}
