import tokens from '@generated/tokens';
import {element} from '../element';
import type {FromFrame, ToFrame} from '../protocol';
import {watch} from '../watch';
import {isRunnerFile, loadRunner, loadText, MANIFEST} from './files';
import {readMessage} from './readMessage';
import {frameTexts} from './texts';
import {untilReady} from './untilReady';

/** Heights of the frame, in CSS pixels: browsers draw nothing in one without a height, and measure nothing. */
const LEAST_HEIGHT = 40;
const MOST_HEIGHT = 520;

/** How often a frame is asked for a sign of life, in milliseconds, and how often in a row it may be silent. */
const PING_MS = 1000;
const MOST_UNANSWERED = 8;

/** A frame in which samples run, one after the other. */
export class SampleFrame {
  readonly element: HTMLIFrameElement;
  readonly #receive: (message: FromFrame) => void;
  readonly #port: Promise<MessagePort>;
  #run = 0;
  #isLost = false;
  #heard: () => void = () => undefined;

  /**
   * @param title - name of the frame
   * @param receive - called with what samples do, once the frame stands in the page, and that the frame answers no more
   */
  constructor(title: string, receive: (message: FromFrame) => void) {
    this.element = element('iframe', {title, src: MANIFEST.page});
    this.element.setAttribute('sandbox', 'allow-scripts');
    this.#receive = receive;
    this.#port = this.#open();
    // Whoever sends something hears of a frame that cannot be started.
    this.#port.catch(() => undefined);
  }

  /** Whether it answered no more, and was closed. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** @param height - of what it shows, in CSS pixels */
  setHeight(height: number): void {
    const fitting = Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, height));
    this.element.style.blockSize = `${fitting}px`;
  }

  /** Takes the frame out of the page; nothing that it has said is received from now on. */
  close(): void {
    this.element.remove();
    this.#port.then(
      (port) => {
        port.onmessage = null;
        port.close();
      },
      () => undefined,
    );
  }

  /** @throws Error when the frame cannot be started */
  async send(message: ToFrame): Promise<void> {
    const port = await this.#port;
    port.postMessage(message);
    if (message.type === 'run') {
      this.#run = message.run;
    }
  }

  async #open(): Promise<MessagePort> {
    const [script, runner] = await Promise.all([
      loadText(MANIFEST.frame),
      loadRunner(MANIFEST.entry),
      untilReady(this.element),
    ]);
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (!message) {
        return;
      }
      this.#heard();
      if (message.type === 'part') {
        void this.#sendPart(message.text);
      } else if (message.type !== 'pong') {
        this.#receive(message);
      }
    };
    const start = {
      script,
      runner,
      place: MANIFEST.place,
      lang: document.documentElement.lang,
      tokens,
      texts: frameTexts(),
    };
    // Its origin has no name; what it gets is public.
    this.element.contentWindow!.postMessage(start, '*', [port2]);
    this.#heard = watch({
      every: PING_MS,
      most: MOST_UNANSWERED,
      ask: () => void this.send({type: 'ping'}),
      isThere: () => this.element.isConnected,
      lost: () => {
        this.#isLost = true;
        this.close();
        const run = this.#run;
        this.#receive({type: 'stopped', run, text: 'time', number: 0});
      },
    }).heard;
    return port1;
  }

  async #sendPart(name: string): Promise<void> {
    if (isRunnerFile(name)) {
      // Nothing for what cannot be had: the sample hears of it.
      const files = await loadRunner(name).catch(() => []);
      await this.send({type: 'part', name, files});
    }
  }
}
