import type { GameFace } from "../module";
import Door from "./Door.svelte";
import Scene from "./Scene.svelte";

export const face: GameFace = {
  Door,
  Scene,
  ruleOptions: ["hare", "teams"],
  companion: {
    options: ["hare", "teams", "until"],
    secrecy: { option: "open_carrots", secret: "false", open: "true" },
  },
  load: () => import("."),
  loadLessons: () => import("./lessons"),
  loadRules: () => import("./rules"),
};
