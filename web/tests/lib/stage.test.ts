import { describe, expect, it, vi } from "vitest";
import { Stage, type Animation } from "../../src/lib/table/stage.svelte";
import type { GameEvent, View } from "../../src/lib/table/view";

vi.mock("../../src/lib/stores/settings.svelte", () => ({ settings: { tempo: 1, stills: false } }));
vi.mock("../../src/lib/sound", () => ({ play: () => undefined }));
vi.stubGlobal("document", { hidden: false });

const view = (name: string) => ({ game: name }) as unknown as View;
const event = (kind: string): GameEvent => ({ kind, say: { key: kind, params: {} } });
const nameOf = (shown: View | null) => shown?.game ?? null;

/** "hold" leaves a picture on the board, "clear" takes it away; everything lasts a second. */
const animation: Animation = {
  animate: (_, { kind }) => [
    {
      view: view(kind),
      ms: 1000,
      ...(kind === "hold" ? { stays: view("held") } : {}),
      ...(kind === "clear" ? { stays: null } : {}),
    },
  ],
  settle: () => [],
};

async function stage(events: string[]) {
  const made = new Stage(
    () => animation,
    () => undefined,
    () => undefined,
    () => 1,
  );
  made.set(view("before"));
  made.perform(events.map(event), view("after"));
  await Promise.resolve();
  return made;
}

const settled = async (made: Stage) => vi.waitFor(() => expect(made.busy).toBe(false));

describe("what stays on the board", () => {
  it("stays while the game goes on behind it, until somebody goes on", async () => {
    const made = await stage(["hold", "more"]);
    made.skip();
    await settled(made);
    expect([nameOf(made.held), nameOf(made.view)]).toEqual(["held", "after"]);
    made.set(view("aside"), true);
    expect(nameOf(made.held)).toBe("held");
    made.release();
    expect(made.held).toBeNull();
  });

  it("is reached by whoever skips", async () => {
    const made = await stage(["more", "more", "hold"]);
    expect(made.held).toBeNull();
    made.skip();
    await settled(made);
    expect(nameOf(made.held)).toBe("held");
  });

  it("goes when something else takes its place, or the board jumps", async () => {
    const cleared = await stage(["hold", "clear"]);
    cleared.skip();
    await settled(cleared);
    expect(cleared.held).toBeNull();
    const jumped = await stage(["hold"]);
    jumped.skip();
    await settled(jumped);
    jumped.set(view("elsewhere"));
    expect(jumped.held).toBeNull();
  });
});
