import {loadModule} from '../../native/loadFile';
import type {EditorModule, SampleEditor} from '../editor';
import {element} from '../element';
import type {Failure, FromFrame, StopReason} from '../protocol';
import type {LiveSample} from '../sample';
import {downloadSamples} from './download';
import {enlarge} from './enlarge';
import {MANIFEST} from './files';
import {SampleFrame} from './sampleFrame';
import {panelTexts} from './texts';
import {panelView} from './view';

/** What stands below the code of a sample that runs. */
export class Panel {
  readonly #texts = panelTexts();
  readonly #place: HTMLElement;
  readonly #sample: Promise<LiveSample>;
  readonly #view: ReturnType<typeof panelView>;
  readonly #theme: MutationObserver;
  /** What has brought the panel into view: once each, so that a reader who has gone on is left alone. */
  readonly #seen = new Set<FromFrame['type']>();
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
    this.#view = panelView(this.#texts, {
      stop: () => void this.#frame?.send({type: 'stop'}),
      reset: () => void this.#reset(),
      copy: async () =>
        navigator.clipboard.writeText((await this.#sources()).at(-1)!.source),
      download: () => this.#download(),
      enlarge: () => (this.#reduce ?? (() => this.#enlarge()))(),
      close: () => this.close(),
    });
    this.#theme = new MutationObserver(() =>
      // A reader who goes to another page takes the panel away.
      this.isOpen ? this.#sendLook() : this.#theme.disconnect(),
    );
    this.#theme.observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
    place.replaceChildren(this.#view.element);
  }

  /** Whether the panel still stands in its page. */
  get isOpen(): boolean {
    return this.#view.element.isConnected;
  }

  /** Ends everything, and gives the place back. */
  close(): void {
    this.#reduce?.();
    this.#theme.disconnect();
    this.#view.element.remove();
    this.#closeFrame();
    const fence = this.#place.closest('figure');
    fence?.querySelector<HTMLElement>('[data-live=run]')?.focus();
  }

  /** Runs the sample: as it was built, or as the reader has changed it. */
  async run(): Promise<void> {
    this.#view.setState('running', this.#texts.running);
    this.#view.clear();
    this.#hasFailed = false;
    this.#run += 1;
    const run = this.#run;
    // It starts while the sample is on its way.
    const frame = this.#openFrame();
    this.#sendLook();
    try {
      const sample = await this.#sample;
      const editor = await this.#editor;
      this.#start = editor ? 1 : sample.start;
      const runnable = editor ? editor.compiled(sample) : sample;
      if (!this.isOpen) {
        return;
      }
      if ('failure' in runnable) {
        this.#closeFrame();
        this.#fail(runnable.failure);
        this.#view.setState('ended', this.#texts.failed);
        return;
      }
      const isEdited = runnable !== sample;
      await frame.send({type: 'run', run, sample: runnable, isEdited});
    } catch {
      this.#closeFrame();
      this.#view.setState('ended', this.#texts.unavailable);
    }
  }

  /** Opens the editor, and runs what stands in it. */
  async edit(): Promise<void> {
    if (this.#editor) {
      (await this.#editor).focus();
      return;
    }
    const place = element('div', {className: 'live-editor'});
    this.#editorPlace = place;
    this.#view.showEditor(place);
    this.#editor = this.#openEditor(place);
    try {
      (await this.#editor).focus();
    } catch {
      this.#editor = undefined;
      place.remove();
      this.#view.setState('ended', this.#texts.unavailable);
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
    const wasEditing = this.#editor !== undefined;
    this.#editor = undefined;
    await (wasEditing ? this.edit() : this.run());
  }

  /** The files of the sample, with what the reader has made of it. */
  async #sources() {
    const {modules} = await this.#sample;
    const own = modules.at(-1)!;
    const source = (await this.#editor)?.text ?? own.source;
    return [...modules.slice(0, -1), {...own, source}];
  }

  async #download(): Promise<void> {
    const sample = await this.#sample;
    const modules = await this.#sources();
    await downloadSamples([{place: this.#place, sample: {...sample, modules}}]);
  }

  #enlarge(): void {
    const restore = enlarge(this.#view.element, () => this.#reduce?.());
    this.#reduce = () => {
      this.#reduce = undefined;
      restore();
      this.#view.setLarge(false);
      this.#sendLook();
    };
    this.#view.setLarge(true);
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
      this.#view.showFrame(frame.element);
    }
    return this.#frame;
  }

  #closeFrame(): void {
    this.#frame?.close();
    this.#frame = undefined;
  }

  #sendLook(): void {
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    this.#frame
      ?.send({type: 'look', isDark, isLarge: this.#reduce !== undefined})
      // Whoever runs the sample hears of it.
      .catch(() => undefined);
  }

  #fail(failure: Failure): void {
    this.#hasFailed = true;
    this.#view.fail(failure, this.#start);
  }

  // Whatever the frame says may be the sample's: it is shown as text, and decides nothing else.
  #receive(frame: SampleFrame, message: FromFrame): void {
    const {type, run, text, number} = message;
    if (type === 'height') {
      frame.setHeight(number);
      this.#bringIntoView(type);
    } else if (run !== this.#run) {
      return; // Of a run whose place another has taken.
    }
    const {ended, failed, stopped} = this.#texts;
    switch (type) {
      case 'log':
      case 'warning':
        this.#view.add(text.split('\n'), type);
        break;
      case 'failure':
        this.#fail({message: text, line: number || undefined});
        break;
      case 'ended':
        frame.element.classList.toggle('live-empty', number === 0);
        this.#view.setState('ended', this.#hasFailed ? failed : ended);
        this.#bringIntoView(type);
        break;
      case 'stopped':
        if (Object.hasOwn(stopped, text)) {
          this.#view.setState('ended', stopped[text as StopReason]);
        }
        break;
    }
  }

  #bringIntoView(reason: FromFrame['type']): void {
    if (!this.#seen.has(reason)) {
      this.#seen.add(reason);
      this.#view.element.scrollIntoView({block: 'nearest'});
    }
  }
}
