import { expect, it } from "vitest";
import { localeFor } from "../../src/lib/i18n/locale";

it("keeps the region of the browser's own language", () => {
  expect(localeFor("en", ["en-GB", "en-US", "de"])).toBe("en-GB");
  expect(localeFor("de", ["en-GB", "de-CH"])).toBe("de-CH");
  expect(localeFor("fr", ["en-GB"])).toBe("fr");
  expect(new Intl.DateTimeFormat(localeFor("en", ["en-GB"]), { dateStyle: "short" }).format(0)).toBe("01/01/1970");
});
