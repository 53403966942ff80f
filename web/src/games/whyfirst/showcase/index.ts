import type { Showcase } from "../../module";
import Chips from "./Chips.svelte";
import Preview from "./Preview.svelte";

export const showcase: Showcase = { Preview, Chips };
