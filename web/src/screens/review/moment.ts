/** A moment of a review in words, for titles and for screen readers. */
import { t, words } from "../../lib/i18n/i18n.svelte";
import type { ReviewStep } from "../../lib/review/data";
import { luckOf } from "../../lib/review/walk";
import { percent, points, reach } from "./figures";
import type { ReviewSession } from "./session.svelte";

/** What a decision was: "Mistake, 7.2 points", "Best". */
export function gradeText({ grade, error }: Pick<ReviewStep, "grade" | "error">): string {
  if (grade === null) return "";
  const name = t(`web-review-grade-${grade}`);
  return grade === "best" ? name : t("web-review-lost", { grade: name, points: points(error ?? 0) });
}

/** How far off the points may be that a decision lost; empty where none are told. */
export function gradeReach({ grade, doubt }: Pick<ReviewStep, "grade" | "doubt">): string {
  return grade === null || grade === "best" ? "" : reach(doubt.error);
}

/** A figure in words with how far off it may be: "Mistake, 7.2 points, give or take 1.1". */
function withReach(figure: string, points: string): string {
  return points ? `${figure}, ${t("web-review-give-or-take", { points })}` : figure;
}

/** Whom a stroke of luck is told of: the seat that is looked at, else the one it gave most. */
export function luckyOne(session: ReviewSession, step: ReviewStep): number {
  const seat = session.focus ?? session.own;
  if (seat !== null && Math.abs(luckOf(step, seat)) >= 0.0005) return seat;
  const luck = step.luck ?? [];
  return luck.indexOf(Math.max(...luck));
}

/** Good or bad luck: "Good luck for Ann, 4.1 points". */
export function luckText(session: ReviewSession, step: ReviewStep): string {
  const seat = luckyOne(session, step);
  const amount = step.luck?.[seat] ?? 0;
  const params = { name: session.names[seat] ?? "", points: points(Math.abs(amount)) };
  return t(amount < 0 ? "web-review-luck-bad" : "web-review-luck-good", params);
}

/** Whether a decision is not judged because the winner was known: there was a choice, and no win share was at stake. */
export function isSettled(session: ReviewSession, { number, actor, grade, exact }: ReviewStep): boolean {
  const free = session.viewAt(number)?.choices.filter(({ legal }) => legal) ?? [];
  return actor !== null && grade === null && exact && free.length > 1;
}

/** The title of a moment. */
export function momentTitle(session: ReviewSession): string {
  const { step } = session;
  if (!step) return session.complete ? t("web-review-end") : "";
  if (step.actor === null) return luckText(session, step);
  return gradeText(step) || t(isSettled(session, step) ? "web-review-settled" : "web-review-forced");
}

/** Everybody's shares: "Ann 31.2 %, Bramble 20.0 %", and how far off each may be. */
function sharesText(session: ReviewSession): string {
  const shares = words.list(
    session.shares.map((share, entrant) => `${session.names[entrant] ?? ""} ${percent(share)}`),
  );
  const points = reach(session.doubt);
  return points ? t("web-review-shares-off", { shares, points }) : shares;
}

/** What a screen reader says of the moment that is shown. */
export function momentText(session: ReviewSession): string {
  const { step } = session;
  const who = step && step.actor !== null ? (session.names[step.actor] ?? "") : "";
  const title = withReach(momentTitle(session), step ? gradeReach(step) : "");
  return t("web-review-says", {
    turn: session.turn(session.at),
    what: [who, title].filter(Boolean).join(": "),
    shares: sharesText(session),
  });
}
