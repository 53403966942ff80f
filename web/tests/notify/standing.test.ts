import { expect, test } from "vitest";
import { isApple, standing, type Surroundings } from "../../src/lib/notify/standing";
import { idOf, keyBytes, sameKey, wishOf } from "../../src/lib/notify/subscription";

const FINE: Surroundings = {
  secure: true,
  able: true,
  pushes: true,
  apple: false,
  installed: false,
  permission: "granted",
  wanted: true,
};

test("what is in the way is said, the first thing first", () => {
  expect(standing(FINE, true)).toBe("on");
  expect(standing(FINE, false)).toBe("page");
  expect(standing({ ...FINE, wanted: false }, true)).toBe("off");
  expect(standing({ ...FINE, permission: "default" }, false)).toBe("off");
  expect(standing({ ...FINE, permission: "denied" }, false)).toBe("refused");
  expect(standing({ ...FINE, able: false, pushes: false }, false)).toBe("unable");
  expect(standing({ ...FINE, secure: false, able: false }, false)).toBe("insecure");
  expect(standing({ ...FINE, apple: true, able: false, pushes: false }, false)).toBe("home-screen");
  expect(standing({ ...FINE, apple: true, installed: true }, true)).toBe("on");
});

test("an iPad that says it is a Mac", () => {
  expect(isApple("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", 5)).toBe(true);
  expect(isApple("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", 0)).toBe(false);
  expect(isApple("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)", 5)).toBe(true);
});

test("a key of the server as browsers take it", () => {
  const bytes = keyBytes("-_8A");
  expect([...bytes]).toEqual([251, 255, 0]);
  expect(sameKey(bytes.buffer, bytes)).toBe(true);
  expect(sameKey(bytes.buffer, keyBytes("AAAA"))).toBe(false);
  expect(sameKey(null, bytes)).toBe(false);
});

test("what the server gets of a subscription", async () => {
  const keys = { p256dh: "p", auth: "a" };
  expect(wishOf({ endpoint: "https://push.example/x", expirationTime: null, keys })).toEqual({
    endpoint: "https://push.example/x",
    keys,
  });
  expect(wishOf({ endpoint: "https://push.example/x" })).toBeNull();
  expect(await idOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
