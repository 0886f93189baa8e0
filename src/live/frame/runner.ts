import type {FromRunner, StopReason, ToRunner} from '../protocol';
import type {RunnableSample} from '../sample';
import {watch, type Watch} from '../watch';
import type {Place} from './places';

/** Longest time that a sample may keep its thread busy, in milliseconds. */
export const LIMIT_MS = 5000;

/** The same for what a reader has written: in a few seconds it can use up the memory of the browser. */
export const EDITED_LIMIT_MS = 2000;

/** How often a running sample is asked for a sign of life, in milliseconds. */
const PING_MS = 250;

interface Setting {
  /** Makes a new place to run in; it says `ready` once it can. */
  readonly create: () => Place;
  /**
   * @param answer - answers whoever sent it, unless another run has begun by then
   */
  readonly receive: (
    message: FromRunner,
    answer: (message: ToRunner) => void,
  ) => void;
  readonly stopped: (reason: StopReason) => void;
}

/** Runs samples, each in a place of its own that ends with it, and stops those that do not end. */
export class Runner {
  readonly #setting: Setting;
  readonly #ready = new WeakSet<Place>();
  /** Made ahead, so that the next run begins at once. */
  #spare: Place | undefined;
  #place: Place | undefined;
  #start: (() => void) | undefined;
  #watch: Watch | undefined;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#spare = this.#create();
  }

  /** Ends what runs, and runs a sample. */
  run(sample: RunnableSample, lang: string, limit = LIMIT_MS): void {
    this.#end();
    const place = this.#spare ?? this.#create();
    this.#spare = undefined;
    this.#place = place;
    this.#start = () => {
      place.postMessage({type: 'run', sample, lang});
      // The time begins with the run: loading the runtime is not the sample's.
      this.#watch = watch({
        every: PING_MS,
        most: limit / PING_MS,
        ask: () => this.send({type: 'ping'}),
        lost: () => this.stop('time'),
      });
      // While the sample runs: a reader who presses Run again waits for no other place to load.
      this.#spare = this.#create();
    };
    if (this.#ready.has(place)) {
      this.#start();
    }
  }

  /** Ends what runs, if anything does. */
  stop(reason: StopReason): void {
    if (this.#place) {
      this.#end();
      this.#setting.stopped(reason);
    }
  }

  send(message: ToRunner): void {
    this.#place?.postMessage(message);
  }

  #create(): Place {
    const place = this.#setting.create();
    place.onmessage = ({data}) => this.#receive(place, data);
    place.onerror = () => {
      if (place === this.#place) {
        this.stop('crash');
      }
    };
    return place;
  }

  #end(): void {
    this.#watch?.end();
    this.#place?.terminate();
    this.#place = undefined;
  }

  #receive(place: Place, message: FromRunner): void {
    if (message.type === 'ready') {
      this.#ready.add(place);
    }
    if (place !== this.#place) {
      return;
    }
    if (message.type === 'ready') {
      this.#start?.();
      return;
    }
    if (message.type === 'pong' || message.type === 'ended') {
      this.#watch?.heard();
    }
    this.#setting.receive(message, (answer) => {
      if (place === this.#place) {
        place.postMessage(answer);
      }
    });
  }
}
