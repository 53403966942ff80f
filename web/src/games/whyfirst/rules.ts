import type { RulesPages } from "../module";
import DeckSheet from "./DeckSheet.svelte";
import ShortRules from "./ShortRules.svelte";

export const pages: RulesPages = { Short: ShortRules, Sheet: DeckSheet };
