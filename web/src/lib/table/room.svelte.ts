/** The room in which a game is shown: its shape on this screen, its drawers, and what the board leaves free. */
import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Clearing } from "../../art/plants";

export type DrawerName = "turns" | "notes" | "chat" | "rules" | "setup";

/** From which width on a rail stands beside the board: later where the board shows the seats itself. */
const RAIL_FROM = 1200;
const RAIL_FROM_ON_TOP = 1600;

const KEY = Symbol("room");

export class Room {
  /** Where the board's path lies, in the room's own pixels: nothing grows there. */
  clearing = $state.raw<Clearing | null>(null);
  /** How large plants are, beside the stones of the board. */
  scale = $state(1);
  element = $state<HTMLElement>();
  drawer = $state<DrawerName>("turns");
  /** Whether the drawer is open; where there is room it is, until somebody shuts it. */
  open = $state(false);
  /** The rule that was asked for, and how often one was: asking again leads there again. */
  rule = $state.raw<{ id: string | null; asked: number }>({ id: null, asked: 0 });
  /** It is dark on the meadow: what is written on it is light. */
  dusk = $state(false);
  #wide: MediaQuery;
  #narrow = new MediaQuery("max-width: 799.98px");
  #low = new MediaQuery("max-height: 559.98px");
  #opener: HTMLElement | null = null;

  /**
   * `onTop`: seats are always above the board. The drawer is open where it has a place of its own; whoever zooms in finds
   * the board, not the drawer.
   */
  constructor(readonly onTop = false) {
    this.#wide = new MediaQuery(`min-width: ${onTop ? RAIL_FROM_ON_TOP : RAIL_FROM}px`);
    $effect.pre(() => {
      this.open = this.#wide.current;
    });
  }

  /** How seats are shown: beside the board, in a strip above it, or as chips on a phone. */
  get shape(): "rail" | "strip" | "chips" {
    if (this.#wide.current) return "rail";
    return this.#narrow.current ? "chips" : "strip";
  }

  /** Too low for more than a line under the board. */
  get low(): boolean {
    return this.#low.current;
  }

  show(drawer: DrawerName): void {
    const { activeElement } = document;
    if (!this.open) this.#opener = activeElement instanceof HTMLElement ? activeElement : null;
    this.drawer = drawer;
    this.open = true;
  }

  /** Shuts the drawer; the focus goes back to where it was opened from. */
  shut(): void {
    this.open = false;
    if (this.#opener?.isConnected) this.#opener.focus({ preventScroll: true });
    this.#opener = null;
  }

  showRule(id: string | null): void {
    this.rule = { id, asked: this.rule.asked + 1 };
    this.show("rules");
  }
}

export function openRoom(onTop = false): Room {
  return setContext(KEY, new Room(onTop));
}

/** The room around a component; undefined where there is none. */
export function theRoom(): Room | undefined {
  return getContext<Room | undefined>(KEY);
}
