import type { GameFace } from "../module";
import Door from "./Door.svelte";

export const face: GameFace = {
  Door,
  ruleOptions: ["hare", "teams"],
  companion: {
    options: ["hare", "teams", "until"],
    secrecy: { option: "open_carrots", secret: "false", open: "true" },
  },
  load: () => import("."),
  loadShowcase: () => import("./showcase"),
  loadShow: () => import("./show"),
  loadPicture: () => import("./picture"),
  loadLessons: () => import("./lessons"),
  loadSetup: () => import("./setup"),
  loadRules: () => import("./rules"),
  loadReview: () => import("./review"),
};
