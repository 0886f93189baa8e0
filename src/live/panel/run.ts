import {loadText} from '../../native-first/browser';
import {createElement} from '../dom';
import {
  MAX_LINE_LENGTH,
  MAX_LINES,
  MESSAGE_TYPES,
  type FrameStart,
  type FromFrame,
  type ToFrame,
} from '../protocol';
import type {RunnableSample} from '../compileSample';
import {loadLibrary, LIVE_MANIFEST} from './manifest';

const PING_MS = 250;

/** Maximum time for a frame to load the scripts that run samples. */
const START_MS = 20_000;

/** Maximum time for which a sample may block its thread, for example with a large file that the reader opens. */
const LIMIT_MS = 30_000;

/**
 * Maximum time for which an edited sample may block its thread until it has ended. Shorter, since the edited code is
 * untested: an endless loop can use up the memory within seconds.
 */
const EDITED_LIMIT_MS = 2000;

/** Number of unanswered pings from which on a run counts as busy. */
const BUSY_PINGS = 3;

export type StopReason = 'time' | 'output' | 'start' | 'reader';

export type RunMessage =
  | FromFrame
  | {readonly type: 'stopped'; readonly text: StopReason; readonly number: 0}
  /** After the end of the sample: its thread is blocked, or no longer blocked. */
  | {readonly type: 'busy' | 'idle'; readonly text: ''; readonly number: 0};

/**
 * Runs a sample in its own frame. Pings the frame, since browsers send no event when they end a frame or
 * worker that is out of memory.
 *
 * Counts unanswered pings instead of measuring time, since a busy page sends pings and reads answers late.
 */
export class SampleRun {
  readonly element: HTMLIFrameElement;
  readonly #receive: (message: RunMessage) => void;
  readonly #port: Promise<MessagePort>;
  #timer: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;
  #state: 'starting' | 'running' | 'ended' = 'starting';
  #messageCount = 0;
  #isEnded = false;

  /**
   * @param title - accessible name of the frame, which loads when `element` is inserted into the page
   * @param receive - called with each message until the run ends
   */
  constructor(title: string, receive: (message: RunMessage) => void) {
    this.element = createElement('iframe', {title, src: LIVE_MANIFEST.page});
    this.element.setAttribute('sandbox', 'allow-scripts');
    this.#receive = receive;
    this.#port = this.#connect();
    // Prevents an unhandled rejection. `begin` reports the error.
    this.#port.catch(() => undefined);
  }

  async #connect(): Promise<MessagePort> {
    const loaded = new Promise((resolve) => {
      this.element.onload = resolve;
    });
    const [script, worker] = await Promise.all([
      loadText(LIVE_MANIFEST.frame),
      LIVE_MANIFEST.worker === undefined ? '' : loadText(LIVE_MANIFEST.worker),
      loaded,
    ]);
    const {port1, port2} = new MessageChannel();
    port1.onmessage = (event) => this.#handle(event);
    // The target origin is `*`, since the opaque origin of a sandboxed frame cannot be named. The scripts are
    // public.
    this.element.contentWindow?.postMessage(
      {script, worker} satisfies FrameStart,
      '*',
      [port2],
    );
    return port1;
  }

  /**
   * Starts the sample in the frame.
   *
   * @throws Error if the scripts cannot be loaded
   */
  async begin(sample: RunnableSample, isEdited: boolean): Promise<void> {
    const port = await this.#port;
    const {lang, dataset} = document.documentElement;
    const {theme} = dataset;
    port.postMessage({type: 'run', sample, lang, theme} satisfies ToFrame);
    const limits = {
      starting: START_MS,
      running: isEdited ? EDITED_LIMIT_MS : LIMIT_MS,
      ended: LIMIT_MS,
    };
    this.#timer = setInterval(
      () => this.#ping(port, limits[this.#state]),
      PING_MS,
    );
  }

  /** Stops the sample, removes its frame, and tells the reason. */
  stop(reason: StopReason): void {
    if (this.#isEnded) {
      return;
    }
    this.end();
    this.#receive({type: 'stopped', text: reason, number: 0});
  }

  /** Ends the run and removes its frame. */
  end(): void {
    clearInterval(this.#timer);
    this.#isEnded = true;
    this.element.remove();
  }

  #ping(port: MessagePort, limit: number): void {
    if (!this.element.isConnected) {
      this.end(); // Removed by client-side navigation.
    } else if (this.#unanswered < limit / PING_MS) {
      this.#unanswered += 1;
      if (this.#state === 'ended' && this.#unanswered === BUSY_PINGS) {
        this.#receive({type: 'busy', text: '', number: 0});
      }
      // Pings also tell the frame when the colour mode of the page changes.
      const {theme} = document.documentElement.dataset;
      port.postMessage({type: 'ping', theme} satisfies ToFrame);
    } else {
      this.stop(this.#state === 'starting' ? 'start' : 'time');
    }
  }

  #handle({data, ports}: MessageEvent<unknown>): void {
    const message = parseMessage(data);
    if (!message || this.#isEnded) {
      return;
    }
    if (this.#state === 'ended' && this.#unanswered >= BUSY_PINGS) {
      this.#receive({type: 'idle', text: '', number: 0});
    }
    this.#unanswered = 0;
    switch (message.type) {
      case 'pong':
        if (this.#state === 'starting') {
          this.#state = 'running';
        }
        break;
      case 'library': {
        const answer = (text?: string) => ports[0]?.postMessage(text);
        loadLibrary(message.text).then(answer, () => answer());
        break;
      }
      default:
        if (message.type === 'ended') {
          this.#state = 'ended';
        }
        this.#messageCount += 1;
        if (this.#messageCount > 2 * MAX_LINES) {
          this.stop('output');
        } else {
          this.#receive(message);
        }
    }
  }
}

/**
 * Validates a message from the frame of a sample, which is untrusted.
 *
 * @returns copy with the known properties only, and its text cut to the maximum length; `undefined` if the
 * message is invalid
 */
export function parseMessage(data: unknown): FromFrame | undefined {
  const record = Object(data) as Record<string, unknown>;
  const {text, number} = record;
  const type = MESSAGE_TYPES.find((one) => one === record['type']);
  return type &&
    typeof text === 'string' &&
    Number.isSafeInteger(number) &&
    (number as number) >= 0
    ? {type, text: text.slice(0, MAX_LINE_LENGTH), number: number as number}
    : undefined;
}
