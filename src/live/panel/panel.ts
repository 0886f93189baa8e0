import {loadModule} from '../../native/loadFile';
import type {FromFrame} from '../protocol';
import type {LiveSample} from '../sample';
import type {EditorModule, SampleEditor} from '../editor';
import {MANIFEST} from './files';
import {Output} from './output';
import {SampleFrame} from './sampleFrame';
import {followTheme, isDark} from './theme';
import {panelTexts, productText, stopText} from './texts';
import {Toolbar} from './toolbar';
import {downloadSamples} from './download';
import {sourcesOf} from './sourcesOf';
import {bringIntoView} from './bringIntoView';
import {enlarge} from './enlarge';

/** What stands below the code of a sample that runs. */
export class Panel {
  readonly #texts = panelTexts();
  readonly #place: HTMLElement;
  readonly #sample: Promise<LiveSample>;
  readonly #element = document.createElement('section');
  readonly #toolbar: Toolbar;
  readonly #output = new Output(this.#texts);
  readonly #endTheme: () => void;
  readonly #bringIntoView = bringIntoView(this.#element);
  #frame: SampleFrame | undefined;
  #editor: Promise<SampleEditor> | undefined;
  #editorPlace: HTMLElement | undefined;
  #reduce: (() => void) | undefined;
  #run = 0;
  #hasFailed = false;
  #start = 1;

  constructor(place: HTMLElement, sample: Promise<LiveSample>) {
    this.#place = place;
    this.#sample = sample;
    const texts = this.#texts;
    const {product} = MANIFEST;
    this.#toolbar = new Toolbar(
      product ? productText(product.name, product.version) : texts.reference,
      texts,
      {
        stop: () => void this.#frame?.send({type: 'stop'}),
        reset: () => void this.#reset(),
        copy: () => this.#copy(),
        download: () => this.#download(),
        enlarge: () => this.#toggleSize(),
        close: () => this.close(),
      },
    );
    this.#element.className = 'live';
    this.#element.setAttribute('aria-label', texts.panel);
    this.#element.append(this.#toolbar.element, this.#output.element);
    this.#endTheme = followTheme(() =>
      // A reader who goes to another page takes the panel away.
      this.isOpen ? this.#sendLook() : this.#endTheme(),
    );
    place.replaceChildren(this.#element);
  }

  /** Whether the panel still stands in its page. */
  get isOpen(): boolean {
    return this.#element.isConnected;
  }

  /** Ends everything, and gives the place back. */
  close(): void {
    this.#reduce?.();
    this.#endTheme();
    this.#element.remove();
    this.#closeFrame();
    const fence = this.#place.closest('figure');
    fence?.querySelector<HTMLElement>('[data-live=run]')?.focus();
  }

  /** Runs the sample: as it was built, or as the reader has changed it. */
  async run(): Promise<void> {
    this.#toolbar.setState('running', this.#texts.running);
    this.#output.clear();
    this.#hasFailed = false;
    this.#run += 1;
    const run = this.#run;
    // It starts while the sample is on its way.
    const frame = this.#openFrame();
    this.#sendLook();
    try {
      const sample = await this.#sample;
      this.#start = this.#editor ? 1 : sample.start;
      const runnable = this.#editor
        ? (await this.#editor).compiled(sample)
        : sample;
      if (!this.isOpen) {
        return;
      }
      if ('failure' in runnable) {
        this.#closeFrame();
        this.#fail(runnable.failure);
        this.#toolbar.setState('ended', this.#texts.failed);
        return;
      }
      await frame.send({
        type: 'run',
        run,
        sample: runnable,
        isEdited: runnable !== sample,
      });
    } catch {
      this.#closeFrame();
      this.#toolbar.setState('ended', this.#texts.unavailable);
    }
  }

  /** Opens the editor, and runs what stands in it. */
  async edit(): Promise<void> {
    if (this.#editor) {
      (await this.#editor).focus();
      return;
    }
    const place = document.createElement('div');
    place.className = 'live-editor';
    this.#editorPlace = place;
    this.#toolbar.element.after(place);
    this.#editor = this.#openEditor(place);
    try {
      (await this.#editor).focus();
    } catch {
      this.#editor = undefined;
      place.remove();
      this.#toolbar.setState('ended', this.#texts.unavailable);
      return;
    }
    if (this.isOpen) {
      await this.run();
    }
  }

  async #openEditor(place: HTMLElement): Promise<SampleEditor> {
    const [sample, module] = await Promise.all([
      this.#sample,
      loadModule(MANIFEST.editor) as Promise<EditorModule>,
    ]);
    return module.createEditor(place, {
      sample,
      label: this.#texts.editor,
      runLabel: this.#texts.runEdited,
      run: () => void this.run(),
    });
  }

  async #reset(): Promise<void> {
    this.#editorPlace?.remove();
    this.#editorPlace = undefined;
    const wasEditing = this.#editor !== undefined;
    this.#editor = undefined;
    await (wasEditing ? this.edit() : this.run());
  }

  async #copy(): Promise<void> {
    const modules = await sourcesOf(this.#sample, this.#editor);
    await navigator.clipboard.writeText(modules.at(-1)!.source);
  }

  async #download(): Promise<void> {
    const sample = await this.#sample;
    const modules = await sourcesOf(this.#sample, this.#editor);
    await downloadSamples([{place: this.#place, sample: {...sample, modules}}]);
  }

  #toggleSize(): void {
    if (this.#reduce) {
      this.#reduce();
      return;
    }
    const restore = enlarge(this.#element, () => this.#reduce?.());
    this.#toolbar.setLarge(true);
    this.#reduce = () => {
      this.#reduce = undefined;
      restore();
      this.#toolbar.setLarge(false);
      this.#sendLook();
    };
    this.#sendLook();
  }

  #openFrame(): SampleFrame {
    if (!this.#frame || this.#frame.isLost) {
      const frame = new SampleFrame(this.#texts.panel, (message) => {
        // Not what one says that was closed.
        if (frame === this.#frame) {
          this.#receive(frame, message);
        }
      });
      this.#frame = frame;
      this.#output.element.before(frame.element);
    }
    return this.#frame;
  }

  #closeFrame(): void {
    this.#frame?.close();
    this.#frame = undefined;
  }

  #sendLook(): void {
    this.#frame
      ?.send({
        type: 'look',
        isDark: isDark(),
        isLarge: this.#reduce !== undefined,
      })
      // Whoever runs the sample hears of it.
      .catch(() => undefined);
  }

  #fail(failure: Parameters<Output['fail']>[0]): void {
    this.#hasFailed = true;
    this.#output.fail(failure, this.#start);
  }

  // Whatever the frame says may be the sample's: it is shown as text, and decides nothing else.
  #receive(frame: SampleFrame, message: FromFrame): void {
    if ('run' in message && message.run !== this.#run) {
      return; // Of a run whose place another has taken.
    }
    switch (message.type) {
      case 'lines':
        this.#output.add(message.lines);
        break;
      case 'failure':
        this.#fail(message.failure);
        break;
      case 'ended':
        this.#bringIntoView('ended');
        frame.element.classList.toggle('live-empty', message.isEmpty);
        this.#toolbar.setState(
          'ended',
          this.#hasFailed ? this.#texts.failed : this.#texts.ended,
        );
        break;
      case 'stopped':
        this.#toolbar.setState('ended', stopText(message.reason));
        break;
      case 'height':
        frame.setHeight(message.height);
        this.#bringIntoView('height');
        break;
    }
  }
}
