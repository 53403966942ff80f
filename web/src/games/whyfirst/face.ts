import type { GameFace } from "../module";
import Door from "./Door.svelte";

export const face: GameFace = {
  Door,
  ruleOptions: ["mode", "deck"],
  load: () => import("."),
  loadLessons: () => import("./lessons"),
  loadRules: () => import("./rules"),
};
