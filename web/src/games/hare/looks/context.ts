/** The look of a board for everything that is drawn on it. */
import { getContext, setContext } from "svelte";
import { HOUSE } from "./catalogue";
import { LARGER, worn, type Look, type Over } from "./look";

export interface Dress {
  look: Look;
  /** Whether plants grow. */
  plants: boolean;
  /** How large pictures are drawn on stones. */
  pictures: number;
}

const KEY = Symbol("look");
const USUAL: Dress = { look: HOUSE, plants: true, pictures: 1 };

export function dressed(look: Look, over: Over): Dress {
  return {
    look: worn(look, over),
    plants: !over.contrast && !over.plain,
    pictures: over.plain ? LARGER : 1,
  };
}

/** Called by the component that holds a board; the look may change while it stands. */
export function provideDress(dress: () => Dress): void {
  setContext(KEY, dress);
}

export function useDress(): () => Dress {
  return getContext<(() => Dress) | undefined>(KEY) ?? (() => USUAL);
}
