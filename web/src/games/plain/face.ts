import type { GameFace } from "../module";
import Door from "./Door.svelte";

export const face: GameFace = { Door, load: () => import(".") };
