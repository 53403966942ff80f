import { expect, it } from "vitest";
import { gameLink, linkTo } from "../../src/lib/links";

const SERVED = { served: true, root: new URL("https://a.example/") };
const FILES = { served: false, root: new URL("https://a.example/~ann/race/") };

it("hands on addresses without a # where a server shows previews of them", () => {
  expect(linkTo("/review/abc?step=4", SERVED)).toBe("https://a.example/review/abc?step=4");
  expect(linkTo("/#/analyse?p=x", SERVED)).toBe("https://a.example/#/analyse?p=x");
});

it("has one # on a site of plain files, however the path was given", () => {
  expect(linkTo("/rules", FILES)).toBe("https://a.example/~ann/race/#/rules");
  expect(linkTo("/#/analyse?p=x", FILES)).toBe("https://a.example/~ann/race/#/analyse?p=x");
});

it("has no address for a game that only this device has", () => {
  expect(gameLink("local-abc", "/replay/local-abc")).toBeNull();
});
