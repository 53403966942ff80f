import "../kinds.css";
import type { Showcase } from "../../module";
import { lookOf } from "../looks/catalogue";
import { both } from "../looks/look";
import Chips from "./Chips.svelte";
import EditionPicture from "./EditionPicture.svelte";
import Preview from "./Preview.svelte";

export const showcase: Showcase = {
  EditionPicture,
  Preview,
  Chips,
  style(edition) {
    const { bar, slip, year } = lookOf(edition);
    return `--bar:${bar.fill};--on-bar:${bar.text};--slip:${both(slip)};--year:${both(year)}`;
  },
};
