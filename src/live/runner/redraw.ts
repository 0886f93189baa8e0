/** Shortest time between two pictures of a sample that runs, in milliseconds: four frames. */
export const BETWEEN_MS = 64;

/** Draws what changes: once for all that changes at a time, and seldom while a sample runs. */
export class Redraw {
  readonly #draw: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = true;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Something has changed. */
  request(): void {
    this.#timer ??= setTimeout(
      () => this.#now(),
      this.#isRunning ? BETWEEN_MS : 0,
    );
  }

  /** The sample has run: draws what it leaves, and from now on whatever changes, at once. */
  end(): void {
    this.#isRunning = false;
    this.#now();
  }

  #now(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#draw();
  }
}
