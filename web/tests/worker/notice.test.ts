import { describe, expect, test } from "vitest";
import { addressOf, isAsked, pageAt, readNotice, shownAs } from "../../src/worker/notice";

const NOTICE = {
  kind: "turn",
  table: "k3v9m2p7qd",
  title: "Your turn",
  body: "Hare & Tortoise with Ann.",
  url: "/#/table/k3v9m2p7qd",
  tag: "k3v9m2p7qd",
  lang: "en",
  at: 1794700000.25,
  play: "Play",
} as const;
const HOME = "https://festina.example";

test("what was pushed is shown with a button that leads to its table", () => {
  const notice = readNotice(JSON.stringify(NOTICE));
  expect(notice).toEqual(NOTICE);
  const { title, options } = shownAs(NOTICE);
  expect(title).toBe("Your turn");
  expect(options).toMatchObject({
    tag: NOTICE.tag,
    renotify: true,
    timestamp: 1794700000250,
    data: { url: NOTICE.url },
  });
  expect(options.actions).toEqual([{ action: "play", title: "Play" }]);
});

test.each(["", "nonsense", "null", "[]", JSON.stringify({ ...NOTICE, title: 7 })])("%j is no notice", (text) => {
  expect(readNotice(text)).toBeNull();
});

test("a page may ask for a notice, or for its end, and for nothing else", () => {
  expect(isAsked({ ask: "show", notice: NOTICE })).toBe(true);
  expect(isAsked({ ask: "close", tag: "a" })).toBe(true);
  for (const other of [null, "show", {}, { ask: "show" }, { ask: "close" }, { ask: "else", tag: "a" }])
    expect(isAsked(other)).toBe(false);
});

test("a notice leads to our own pages alone", () => {
  expect(addressOf({ url: "/#/table/a" }, HOME)).toBe(`${HOME}/#/table/a`);
  expect(addressOf({ url: "https://elsewhere.example/" }, HOME)).toBe(`${HOME}/`);
  expect(addressOf(null, HOME)).toBe(`${HOME}/`);
});

describe("a press finds the page that is there", () => {
  const page = (url: string, visibilityState = "hidden") => ({ url: HOME + url, visibilityState });

  test("the one that can be seen, whatever stands behind the place", () => {
    const pages = [page("/#/table/b"), page("/#/table/a"), page("/#/table/a?drawer=chat", "visible")];
    expect(pageAt(pages, `${HOME}/#/table/a`)).toBe(pages[2]);
    expect(pageAt(pages.slice(0, 2), `${HOME}/#/table/a`)).toBe(pages[1]);
  });

  test("and no other", () => {
    const asleep = { url: "", visibilityState: "visible" };
    expect(pageAt([page("/#/table/b", "visible"), page("/"), asleep], `${HOME}/#/table/a`)).toBeNull();
  });
});
