import {loadModule} from '../../native/loadFile';
import type {EditorModule, SampleEditor} from '../editor';
import {element} from '../element';
import type {Failure, ToFrame} from '../protocol';
import type {LiveSample} from '../sample';
import {downloadProject} from './download';
import {MANIFEST} from './files';
import {Run, type RunMessage} from './run';
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
  readonly #seen = new Set<RunMessage['type']>();
  #run: Run | undefined;
  #editor: Promise<SampleEditor> | undefined;
  #editorPlace: HTMLElement | undefined;
  #hasFailed = false;
  #start = 1;

  constructor(place: HTMLElement, sample: Promise<LiveSample>) {
    this.#place = place;
    this.#sample = sample;
    this.#view = panelView(this.#texts, {
      stop: () => this.#run?.stop('reader'),
      reset: () => void this.#reset(),
      copy: async () => navigator.clipboard.writeText(await this.#source()),
      download: () => this.#download(),
      close: () => this.close(),
    });
    this.#theme = new MutationObserver(() =>
      // A reader who goes to another page takes the panel away.
      this.isOpen ? this.#run?.send(look()) : this.#theme.disconnect(),
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
    this.#theme.disconnect();
    this.#run?.end();
    this.#view.element.remove();
    const fence = this.#place.closest('figure');
    fence?.querySelector<HTMLElement>('[data-live=run]')?.focus();
  }

  /** Runs the sample: as it was built, or as the reader has changed it. */
  async run(): Promise<void> {
    this.#view.setState('running', this.#texts.running);
    this.#view.clear();
    this.#hasFailed = false;
    // Its frame loads while the sample is on its way.
    const run = this.#openRun();
    try {
      const sample = await this.#sample;
      const editor = await this.#editor;
      const runnable = editor ? editor.compiled(sample) : sample;
      if (run !== this.#run) {
        return; // Another one has begun.
      }
      this.#start = editor ? 1 : sample.start;
      if ('failure' in runnable) {
        run.end();
        this.#fail(runnable.failure);
        this.#view.setState('ended', this.#texts.failed);
        return;
      }
      await run.begin(runnable, runnable !== sample);
    } catch {
      run.stop('start');
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
      this.#view.setState('ended', this.#texts.stopped.start);
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

  /** What the reader has made of the sample. */
  async #source(): Promise<string> {
    const {modules} = await this.#sample;
    return (await this.#editor)?.text ?? modules.at(-1)!.source;
  }

  async #download(): Promise<void> {
    const {modules, project} = await this.#sample;
    await downloadProject(
      project,
      modules.at(-1)!.source,
      await this.#source(),
    );
  }

  #openRun(): Run {
    const before = this.#run;
    before?.end();
    const run = new Run(this.#texts.panel, (message) => this.#receive(message));
    // What is below stays where it is until there is something to see.
    run.element.style.blockSize = before?.element.style.blockSize ?? '';
    this.#view.showFrame(run.element);
    run.send(look());
    this.#run = run;
    return run;
  }

  #fail(failure: Failure): void {
    this.#hasFailed = true;
    this.#view.fail(failure, this.#start);
  }

  // Whatever the frame says may be the sample's: it is shown as text, and decides nothing else.
  #receive({type, text, number}: RunMessage): void {
    const {ended, failed, stopped} = this.#texts;
    switch (type) {
      case 'log':
      case 'warning':
        this.#view.add(text, type);
        break;
      case 'failure':
        this.#fail({message: text, line: number || undefined});
        break;
      case 'ended':
        this.#run!.element.hidden = number === 0;
        this.#view.setState('ended', this.#hasFailed ? failed : ended);
        this.#bringIntoView(type);
        break;
      case 'stopped':
        this.#view.setState('ended', stopped[text]);
        break;
      case 'height':
        this.#bringIntoView(type);
        break;
    }
  }

  #bringIntoView(reason: RunMessage['type']): void {
    if (!this.#seen.has(reason)) {
      this.#seen.add(reason);
      this.#view.element.scrollIntoView({block: 'nearest'});
    }
  }
}

function look(): ToFrame {
  const {theme} = document.documentElement.dataset;
  return {type: 'look', isDark: theme === 'dark'};
}
