import {FRAME_READY, type FromFrame, type ToFrame} from '../protocol';
import {isRunnerFile, loadRunner, loadText, MANIFEST} from './files';
import {frameTexts} from './texts';

/** Longest wait for the page of the frame, in milliseconds. */
const WAIT_MS = 20_000;

/** A frame in which samples run, one after the other. */
export class SampleFrame {
  readonly element = document.createElement('iframe');
  readonly #port: Promise<MessagePort>;

  /**
   * @param title - name of the frame
   * @param receive - called with what samples do, once the frame stands in the page
   */
  constructor(title: string, receive: (message: FromFrame) => void) {
    const {element} = this;
    element.title = title;
    element.setAttribute('sandbox', 'allow-scripts');
    element.src = MANIFEST.page;
    this.#port = this.#start((message) => {
      if (message.type === 'part') {
        void this.#sendPart(message.name);
      } else {
        receive(message);
      }
    });
  }

  /** @throws Error when the frame cannot be started */
  get ready(): Promise<unknown> {
    return this.#port;
  }

  async send(message: ToFrame): Promise<void> {
    const port = await this.#port;
    port.postMessage(message);
  }

  async #start(receive: (message: FromFrame) => void): Promise<MessagePort> {
    const [script, runner] = await Promise.all([
      loadText(MANIFEST.frame),
      loadRunner(MANIFEST.entry),
      untilReady(this.element),
    ]);
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<FromFrame>) => receive(data);
    const start = {
      script,
      runner,
      place: MANIFEST.place,
      lang: document.documentElement.lang,
      texts: frameTexts(),
    };
    // Its origin has no name; what it gets is public.
    this.element.contentWindow!.postMessage(start, '*', [port2]);
    return port1;
  }

  async #sendPart(name: string): Promise<void> {
    if (isRunnerFile(name)) {
      await this.send({type: 'part', name, files: await loadRunner(name)});
    }
  }
}

function untilReady(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
    const listen = ({source, data}: MessageEvent): void => {
      if (source === frame.contentWindow && data === FRAME_READY) {
        end();
        resolve();
      }
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('The frame did not start.'));
    }, WAIT_MS);
    window.addEventListener('message', listen);
  });
}
