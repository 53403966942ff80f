/** What a game shows on the screen for a new table; it comes after the screen itself. */
import { faceOf, type Showcase } from "../../games/module";

export class Shown {
  #showcase = $state.raw<Showcase>({});

  /** Called by a component, while it is set up; another game may be chosen while it stands. */
  constructor(game: () => string) {
    $effect(() => {
      const name = game();
      this.#showcase = {};
      faceOf(name)
        .loadShowcase?.()
        .then(
          ({ showcase }) => {
            if (name === game()) this.#showcase = showcase;
          },
          () => undefined,
        );
    });
  }

  get case(): Showcase {
    return this.#showcase;
  }
}
