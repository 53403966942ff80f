/** Looking for rules by id or by words. Pure. */
import type { PrintedRule, Section } from "../../lib/api/schema";

/** Case and accents do not matter when one looks for something. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The sections with only the rules in which every word asked for is found. */
export function found(sections: Section[], wanted: string, words: (rule: PrintedRule) => string): Section[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (!parts.length) return sections;
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = plain(`${rule.id} ${words(rule)}`);
        return parts.every((part) => text.includes(part));
      }),
    }))
    .filter(({ rules }) => rules.length);
}
