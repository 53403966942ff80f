import { describe, expect, it, vi } from "vitest";
import { again } from "../../src/lib/api/again";
import { ServerTrouble } from "../../src/lib/api/client";

const trouble = (status: number) =>
  new ServerTrouble(status, { code: "trouble", key: "", params: {}, text: "", reasons: [] });

describe("a request whose answer was lost", () => {
  it.each([0, 500, 502, 503])("is sent again after %i", async (status) => {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(trouble(status)).mockResolvedValue("moved");
    await expect(again(ask, [0, 0])).resolves.toBe("moved");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([403, 404, 409, 429])("is not sent again after %i: that was an answer", async (status) => {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(trouble(status));
    await expect(again(ask, [0, 0])).rejects.toMatchObject({ status });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("fails in the end with the last trouble", async () => {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(trouble(0));
    await expect(again(ask, [0, 0])).rejects.toMatchObject({ status: 0 });
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
