import type { GameFace } from "../module";
import Door from "./Door.svelte";

export const face: GameFace = {
  Door,
  ruleOptions: ["mode", "deck"],
  load: () => import("."),
  loadShowcase: () => import("./showcase"),
  loadPicture: () => import("./picture"),
  loadLessons: () => import("./lessons"),
  loadSetup: () => import("./setup"),
  loadRules: () => import("./rules"),
  loadReview: () => import("./review"),
};
