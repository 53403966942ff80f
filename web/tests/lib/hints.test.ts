import { beforeEach, expect, it, vi } from "vitest";
import type { ActionReport, Hint, Thought } from "../../src/lib/api/schema";

const thinkAt = vi.fn<() => Promise<Thought>>();
const hint = vi.fn<() => Promise<Hint>>();
vi.mock("../../src/lib/insight/thinking", () => ({ thinkAt, prepareAt: () => Promise.resolve() }));
vi.mock("../../src/lib/api/client", async (original) => ({ ...(await original<object>()), api: { hint } }));
vi.mock("../../src/lib/stores/settings.svelte", () => ({ settings: { teacher: "strict" }, TEACHERS: { strict: 2 } }));

const { HintDesk } = await import("../../src/lib/table/hints.svelte");
const { notices } = await import("../../src/lib/stores/notices.svelte");
type Session = ConstructorParameters<typeof HintDesk>[0];

const action = (name: string, share: number): ActionReport =>
  ({ action: name, win_share: share, visits: 100, error: 0.001, place: 1 }) as ActionReport;
const THOUGHT = { report: [action("best", 0.5), action("bad", 0.2)] } as Thought;
const REASON = { key: "why", params: {} };

function table() {
  const choices = ["best", "bad"].map((name) => ({ action: name, legal: true }));
  const session = { id: "t", seat: 0, version: 1, table: { hinting: true, game: "hare" }, deciding: { choices } };
  const desk = new HintDesk(session as unknown as Session);
  desk.follow();
  return { desk, session };
}

beforeEach(() => {
  vi.useFakeTimers();
  notices.list = [];
  thinkAt.mockReset().mockResolvedValue(THOUGHT);
  hint.mockReset().mockResolvedValue({ nudge: null, reasons: [REASON] } as unknown as Hint);
});

it("asks before a costly choice counts, with the reason, and lets it be kept", async () => {
  const { desk } = table();
  const [again, kept] = [desk.mayPlay("bad"), vi.waitFor(() => expect(desk.question?.reasons).toEqual([REASON]))];
  await kept;
  expect(desk.question?.error).toBeCloseTo(Math.hypot(0.001, 0.001));
  desk.question?.answer(true);
  expect(await again).toBe(true);
  expect(await desk.mayPlay("best")).toBe(true);
  expect(desk.checking).toBe(false);
});

it("shows that it thinks, and no second press begins a second question", async () => {
  let think: (thought: Thought) => void = () => undefined;
  thinkAt.mockReturnValue(new Promise((done) => (think = done)));
  const { desk } = table();
  const first = desk.mayPlay("bad");
  expect(desk.checking).toBe(true);
  expect(await desk.mayPlay("best")).toBe(false);
  think(THOUGHT);
  await vi.waitFor(() => expect(desk.question).not.toBeNull());
  expect(desk.checking).toBe(false);
  expect(await desk.mayPlay("best")).toBe(false);
  desk.question?.answer(false);
  expect(await first).toBe(false);
  expect(hint).toHaveBeenCalledTimes(1);
});

it("asks by its figures alone where the reasons cannot be had, and says so", async () => {
  hint.mockRejectedValue(new Error("gone"));
  const { desk } = table();
  const played = desk.mayPlay("bad");
  await vi.waitFor(() => expect(desk.question).not.toBeNull());
  expect(desk.question?.reasons).toEqual([]);
  expect(notices.list).toHaveLength(1);
  desk.question?.answer(false);
  expect(await played).toBe(false);
});

it("says that it could not think, and is in nobody's way", async () => {
  thinkAt.mockRejectedValue(new Error("gone"));
  const { desk } = table();
  expect(await desk.mayPlay("bad")).toBe(true);
  expect(notices.list).toHaveLength(1);
});

it("keeps nobody waiting for longer than two seconds, for its thought and its reasons together", async () => {
  thinkAt.mockReturnValue(new Promise(() => undefined));
  const played = table().desk.mayPlay("bad");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await played).toBe(true);

  let tell: (hint: Hint) => void = () => undefined;
  hint.mockReturnValue(new Promise((done) => (tell = done)));
  thinkAt.mockReturnValue(new Promise((done) => setTimeout(() => done(THOUGHT), 1500)));
  const { desk } = table();
  void desk.mayPlay("bad");
  await vi.advanceTimersByTimeAsync(2000);
  expect(desk.question?.reasons).toEqual([]);
  tell({ nudge: null, reasons: [REASON] } as unknown as Hint);
  await vi.waitFor(() => expect(desk.question?.reasons).toEqual([REASON]));
});

it("plays nothing at a decision for which it was not chosen", async () => {
  thinkAt.mockReturnValueOnce(new Promise((_, fail) => setTimeout(() => fail(new Error("stopped")), 500)));
  const { desk, session } = table();
  const played = desk.mayPlay("bad");
  session.deciding = { choices: [{ action: "other", legal: true }] };
  desk.follow();
  await vi.advanceTimersByTimeAsync(500);
  expect(await played).toBe(false);
  expect(notices.list).toEqual([]);
});
