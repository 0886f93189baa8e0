import {loadText} from '../../native-first/loadFile';
import {element} from '../dom';
import {
  MESSAGE_TYPES,
  MAX_LINE_LENGTH,
  MAX_LINES,
  type FrameStart,
  type FromFrame,
  type ToFrame,
} from '../protocol';
import type {RunnableSample} from '../sample';
import {loadLibrary, MANIFEST} from './manifest';

/** How often a frame is asked for a sign of life, in milliseconds. */
const PING_MS = 250;

/** Longest time that a frame may take to load what runs samples, in milliseconds. */
const START_MS = 20_000;

/** Longest time that a sample may keep its thread busy, in milliseconds. */
const LIMIT_MS = 5000;

/** The same for what a reader has written: in a few seconds it can use up the memory of the browser. */
const EDITED_LIMIT_MS = 2000;

/** Why a run was ended before its time. */
export type StopReason = 'reader' | 'time' | 'output' | 'start';

/** What becomes of a run: what its frame says, but for what only this module answers, and that it was stopped. */
export type RunMessage =
  | FromFrame
  | {readonly type: 'stopped'; readonly text: StopReason; readonly number: 0};

/**
 * One run of a sample, in a frame that ends with it. Browsers end frames and workers that have used up their memory, and
 * tell nobody: the run asks for signs of life. It counts questions, not time: a page that was busy itself asks late, and
 * reads the answers late.
 */
export class Run {
  readonly element: HTMLIFrameElement;
  readonly #receive: (message: RunMessage) => void;
  readonly #port: Promise<MessagePort>;
  #timer: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;
  #hasBegun = false;
  #messageCount = 0;
  #isEnded = false;

  /**
   * @param title - name of the frame, which loads once it stands in the page
   * @param receive - called until the run is ended
   */
  constructor(title: string, receive: (message: RunMessage) => void) {
    this.element = element('iframe', {title, src: MANIFEST.page});
    this.element.setAttribute('sandbox', 'allow-scripts');
    this.#receive = receive;
    this.#port = this.#open();
    // Whoever begins the run hears of a frame that cannot be started.
    this.#port.catch(() => undefined);
  }

  async #open(): Promise<MessagePort> {
    const loaded = new Promise((resolve) => {
      this.element.onload = resolve;
    });
    const [script, worker] = await Promise.all([
      loadText(MANIFEST.frame),
      MANIFEST.worker === undefined ? '' : loadText(MANIFEST.worker),
      loaded,
    ]);
    const {port1, port2} = new MessageChannel();
    port1.onmessage = (event) => this.#take(event);
    // Its origin has no name; what it gets is public.
    this.element.contentWindow?.postMessage(
      {script, worker} satisfies FrameStart,
      '*',
      [port2],
    );
    return port1;
  }

  /**
   * Begins the run.
   *
   * @param isEdited - whether a reader has changed the sample: nobody has run it before
   * @throws Error when the scripts cannot be had
   */
  async begin(sample: RunnableSample, isEdited: boolean): Promise<void> {
    const port = await this.#port;
    const {lang} = document.documentElement;
    port.postMessage({type: 'run', sample, lang} satisfies ToFrame);
    const limit = isEdited ? EDITED_LIMIT_MS : LIMIT_MS;
    this.#timer = setInterval(() => this.#watch(limit), PING_MS);
  }

  send(message: ToFrame): void {
    this.#port.then(
      (port) => port.postMessage(message),
      () => undefined,
    );
  }

  /** Ends the run. A frame that answers goes on to show what there is to see. */
  stop(reason: StopReason): void {
    if (this.#isEnded) {
      return;
    }
    this.#close();
    if (MANIFEST.worker !== undefined && reason === 'reader') {
      this.send({type: 'stop'});
    } else {
      this.element.remove();
    }
    this.#receive({type: 'stopped', text: reason, number: 0});
  }

  /** Ends the run, and takes its frame out of the page. */
  end(): void {
    this.#close();
    this.element.remove();
  }

  #close(): void {
    clearInterval(this.#timer);
    this.#isEnded = true;
  }

  #watch(limit: number): void {
    const most = (this.#hasBegun ? limit : START_MS) / PING_MS;
    if (!this.element.isConnected) {
      this.#close(); // A reader who goes to another page takes it away.
    } else if (this.#unanswered < most) {
      this.#unanswered += 1;
      this.send({type: 'ping'});
    } else {
      this.stop(this.#hasBegun ? 'time' : 'start');
    }
  }

  #take({data, ports}: MessageEvent<unknown>): void {
    const message = parseMessage(data);
    if (!message || this.#isEnded) {
      return;
    }
    this.#unanswered = 0;
    switch (message.type) {
      case 'pong':
        this.#hasBegun = true;
        break;
      case 'part': {
        const answer = (text?: string) => ports[0]?.postMessage(text);
        loadLibrary(message.text).then(answer, () => answer());
        break;
      }
      case 'height':
        this.element.style.blockSize = `${message.number}px`;
        this.#receive(message);
        break;
      default:
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
 * Reads what came from the frame of a sample, which may say anything: only what the page knows goes on, copied
 * into an object of the page's own.
 *
 * @param data - as it came
 * @returns nothing for what has not the form of messages; longer texts are cut
 */
export function parseMessage(data: unknown): FromFrame | undefined {
  const {type: said, text, number} = Object(data) as Record<string, unknown>;
  const type = MESSAGE_TYPES.find((one) => one === said);
  return type &&
    typeof text === 'string' &&
    Number.isSafeInteger(number) &&
    (number as number) >= 0
    ? {type, text: text.slice(0, MAX_LINE_LENGTH), number: number as number}
    : undefined;
}
