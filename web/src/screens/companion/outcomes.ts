/** Outcomes of chance in words: what the card says, what the die shows, who was drawn. */
import type { ChanceOutcome, Message } from "../../lib/api/types";

export interface OutcomeText {
  title: Message;
  /** What it does, where that is known. */
  does: Message | null;
}

function plain(key: string, params: Record<string, unknown> = {}): Message {
  return { key, params };
}

/** `effect` is what a table or chart says about a number. */
export function outcomeText({ outcome }: Pick<ChanceOutcome, "outcome">, effect = ""): OutcomeText {
  const looked = effect ? plain(`hare-effect-${effect}`) : null;
  const [kind = "", what = ""] = outcome.split(":");
  switch (kind) {
    case "card":
      return cardText(what);
    case "die":
      return { title: plain("web-companion-die", { number: Number(what) }), does: looked };
    case "draw":
      return { title: plain("web-rules-card-number", { number: Number(what) }), does: looked };
    case "first":
      return { title: plain("web-companion-begins", { seat: Number(what) }), does: null };
    default:
      return { title: plain("hare-card-carrots", { card: what.replace("-", "−") }), does: null };
  }
}

function cardText(card: string): OutcomeText {
  if (card === "0") return { title: plain("hare-card-zero"), does: plain("hare-effect-zero") };
  if (/^[+-]\d/.test(card)) return { title: plain("hare-card-carrots", { card: card.replace("-", "−") }), does: null };
  return { title: plain(`hare-card-${card}`, { card }), does: plain(`hare-effect-${card}`) };
}
