import type {Happening} from '../protocol';

/** How a line is meant. */
export type Level = 'log' | 'warning';

/** Most lines of a run, and most characters of a line, that are shown. */
export const MOST_LINES = 1000;
export const MOST_CHARACTERS = 2000;

/** Lines of a run that are sent on, each once, a few at a time. */
export class Lines {
  readonly #send: (happening: Happening) => void;
  #waiting: string[] = [];
  #level: Level = 'log';
  #count = 0;
  #begun = -Infinity;

  constructor(send: (happening: Happening) => void) {
    this.#send = send;
  }

  /** Takes a text; what is too much is dropped. */
  add(text: string, level: Level): void {
    if (level !== this.#level) {
      this.flush();
      this.#level = level;
    }
    if (this.#waiting.length === 0) {
      setTimeout(() => this.flush(), 0);
    }
    for (const line of text.split('\n', MOST_LINES - this.#count)) {
      this.#count += 1;
      this.#waiting.push(line.slice(0, MOST_CHARACTERS));
    }
    // A sample that never ends never waits: what it says is sent while it runs.
    if (
      this.#waiting.length >= 50 ||
      this.#count >= MOST_LINES ||
      performance.now() - this.#begun > 100
    ) {
      this.flush();
    }
  }

  flush(): void {
    this.#begun = performance.now();
    if (this.#waiting.length > 0) {
      this.#send({type: this.#level, text: this.#waiting.join('\n')});
      this.#waiting = [];
    }
  }
}

/** Shortest time between two pictures of a sample that runs, in milliseconds: four frames. */
export const BETWEEN_MS = 64;

/** Draws what changes: once for all that changes at a time, and seldom while a sample runs. */
export class Redraw {
  readonly #draw: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = BETWEEN_MS;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Something has changed. */
  request(): void {
    this.#timer ??= setTimeout(() => this.#now(), this.#wait);
  }

  /** The sample has run: draws what it leaves, and from now on whatever changes, at once. */
  end(): void {
    this.#wait = 0;
    this.#now();
  }

  #now(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#draw();
  }
}
