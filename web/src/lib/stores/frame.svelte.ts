/** Whether the screen brings its own frame: then there is neither the page's head nor its foot. */
class Frame {
  #rooms = $state(0);

  get own(): boolean {
    return this.#rooms > 0;
  }

  enter(): void {
    this.#rooms++;
  }

  leave(): void {
    this.#rooms--;
  }
}

export const frame = new Frame();
