/** Whether the screen brings its own frame: then there is neither the page's head nor its foot. */
class Frame {
  /** Not reactive: a room that is left while another one is entered must count from what it is now. */
  #rooms = 0;
  #own = $state(false);

  get own(): boolean {
    return this.#own;
  }

  enter(): void {
    this.#count(1);
  }

  leave(): void {
    this.#count(-1);
  }

  #count(by: 1 | -1): void {
    this.#rooms += by;
    this.#own = this.#rooms > 0;
  }
}

export const frame = new Frame();
