import {loadModule} from '../../native-first/browser';
import {createElement} from '../dom';
import type {SampleFailure} from '../protocol';
import type {SampleEditor} from './editor';
import {downloadProject, LIVE_MANIFEST, type LiveSample} from './manifest';
import {PanelOutput} from './output';
import {SampleRun, type RunMessage} from './run';
import {decodeSource} from './share';
import {PANEL_TEXTS} from './texts';
import {PanelToolbar} from './toolbar';

/** Panel below the code of a sample with editor, toolbar, errors, frame and console. */
export class LivePanel {
  readonly #container: HTMLElement;
  readonly #sample: Promise<LiveSample>;
  readonly #toolbar: PanelToolbar;
  readonly #output = new PanelOutput((line) => void this.#showLine(line));
  readonly #element: HTMLElement;
  #run: SampleRun | undefined;
  #editor: Promise<SampleEditor> | undefined;

  constructor(container: HTMLElement, sample: Promise<LiveSample>) {
    this.#container = container;
    this.#sample = sample;
    this.#toolbar = new PanelToolbar(
      {
        stop: () => this.#run?.stop('reader'),
        reset: () => void this.#reset(),
        download: () => void this.#download(),
        close: () => this.close(),
      },
      () => this.#readSource(),
      container,
    );
    this.#element = createElement(
      'section',
      {className: 'live', 'aria-label': PANEL_TEXTS.panel},
      this.#toolbar.element,
      this.#output.errors,
      this.#output.console,
    );
    container.replaceChildren(this.#element);
  }

  get isOpen(): boolean {
    return this.#element.isConnected;
  }

  scrollIntoView(): void {
    this.#element.scrollIntoView({block: 'nearest'});
  }

  /** Ends the run and removes the panel. */
  close(): void {
    this.#run?.end();
    void this.#editor?.then((editor) => editor.close());
    if (document.fullscreenElement) {
      void document.exitFullscreen();
    }
    this.#element.remove();
    const fence = this.#container.closest('figure');
    fence?.querySelector<HTMLElement>('[data-live=run]')?.focus();
  }

  /** Runs the sample; if the editor is open, the edited text. */
  async run(): Promise<void> {
    this.#toolbar.setState('running', PANEL_TEXTS.running);
    this.#output.clear();
    // Starts before the first `await`, so that the frame loads in parallel with the sample.
    const run = this.#startRun();
    try {
      const sample = await this.#sample;
      const editor = await this.#editor;
      const runnable = editor ? editor.compile() : sample;
      if (run !== this.#run) {
        return; // Another run has started.
      }
      editor?.markLine();
      if ('failure' in runnable) {
        run.end();
        this.#logFailure(runnable.failure);
        this.#toolbar.setState('ended', PANEL_TEXTS.failed);
        return;
      }
      await run.begin(runnable, runnable !== sample);
    } catch {
      run.stop('start');
    }
  }

  /** Opens the editor and runs its text. */
  async edit(): Promise<void> {
    const isNew = this.#editor === undefined;
    const editor = await this.#openEditor();
    // The editor has the place of the code.
    editor?.field.focus({preventScroll: true});
    if (editor && isNew && this.isOpen) {
      await this.run();
    }
  }

  /**
   * Opens the editor with the source in the address, at the first changed line. Does not run it, since anybody
   * can write an address.
   */
  async shared(): Promise<void> {
    const {hash} = location;
    const source = await decodeSource(hash.slice(hash.indexOf('.') + 1)).catch(
      () => undefined,
    );
    const editor = await this.#openEditor(source);
    if (editor) {
      const {shared, notShared} = PANEL_TEXTS;
      this.#toolbar.setState(
        'ended',
        source === undefined ? notShared : shared,
      );
      this.#container.closest('figure')?.scrollIntoView();
      const {modules} = await this.#sample;
      const before = modules.at(-1)!.source.split('\n');
      const changed = (source?.split('\n') ?? before).findIndex(
        (line, index) => line !== before[index],
      );
      if (changed >= 0) {
        editor.showLine(changed + 1);
      }
    }
  }

  /**
   * Opens the editor unless it is open.
   *
   * @param value - initial text; default: the source of the sample
   * @returns `undefined` if its script cannot be loaded
   */
  async #openEditor(value?: string): Promise<SampleEditor | undefined> {
    this.#editor ??= this.#createEditor(value);
    try {
      return await this.#editor;
    } catch {
      this.#editor = undefined;
      this.#toolbar.setState('ended', PANEL_TEXTS.stopped.start);
      return undefined;
    }
  }

  async #createEditor(value?: string): Promise<SampleEditor> {
    const [sample, script] = await Promise.all([
      this.#sample,
      loadModule(LIVE_MANIFEST.editor) as Promise<typeof import('./editor')>,
    ]);
    const editor = script.createEditor(
      sample,
      PANEL_TEXTS.editor,
      () => void this.run(),
      value,
    );
    editor.replaceCode(this.#container.closest('figure'));
    this.#toolbar.element.before(editor.element);
    return editor;
  }

  async #reset(): Promise<void> {
    const editor = await this.#editor;
    editor?.close();
    this.#editor = undefined;
    await (editor ? this.edit() : this.run());
  }

  /** Returns the edited source; without an editor, that of the sample. */
  async #readSource(): Promise<string> {
    const {modules} = await this.#sample;
    return (await this.#editor)?.field.value ?? modules.at(-1)!.source;
  }

  async #download(): Promise<void> {
    try {
      const {project, modules} = await this.#sample;
      const before = modules.at(-1)!.source;
      const after = await this.#readSource();
      await downloadProject(project, {before, after});
      this.#toolbar.status = PANEL_TEXTS.downloaded;
    } catch {
      this.#toolbar.status = PANEL_TEXTS.notDownloaded;
    }
  }

  #startRun(): SampleRun {
    this.#run?.end();
    const run = new SampleRun(PANEL_TEXTS.panel, (message) => {
      if (run === this.#run) {
        this.#receive(message);
      }
    });
    this.#output.console.before(run.element);
    this.#run = run;
    return run;
  }

  #logFailure(failure: SampleFailure): void {
    const {line} = failure;
    this.#output.logFailure(failure);
    if (line && this.#output.errors.childElementCount === 1) {
      void this.#editor?.then(({markLine}) => markLine(line));
    }
  }

  async #showLine(line: number): Promise<void> {
    (await this.#openEditor())?.showLine(line);
  }

  // Must not trust the message: the sample can forge it.
  #receive({type, text, number}: RunMessage): void {
    const {ended, failed, stopped} = PANEL_TEXTS;
    switch (type) {
      case 'log':
      case 'warning':
        this.#output.log(text, type);
        break;
      case 'failure':
        this.#logFailure({message: text, line: number});
        break;
      case 'ended': {
        this.#run!.element.hidden = number === 0;
        const hasFailed = this.#output.errors.hasChildNodes();
        this.#toolbar.setState('ended', hasFailed ? failed : ended);
        break;
      }
      case 'stopped':
        this.#toolbar.setState('ended', stopped[text]);
        break;
    }
  }
}
