/** What a screen leaves at the top of all others, while one is elsewhere. */
import type { Component } from "svelte";

class Strip {
  shown = $state.raw<Component | null>(null);
}

export const strip = new Strip();
