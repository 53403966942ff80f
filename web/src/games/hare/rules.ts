import type { RulesPages } from "../module";
import NumbersSheet from "./NumbersSheet.svelte";
import ShortRules from "./ShortRules.svelte";

export const pages: RulesPages = { Short: ShortRules, Sheet: NumbersSheet };
