import type { GameFace } from "../module";
import Door from "./Door.svelte";

export const face = {
  Door,
  load: () => import("."),
  loadReview: () => import("./review"),
} satisfies GameFace;
