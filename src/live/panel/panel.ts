import {loadModule} from '../../native-first/browser';
import {createElement} from '../dom';
import type {SampleFailure} from '../protocol';
import type {SampleEditor} from './editor';
import {downloadProject, LIVE_MANIFEST, type LiveSample} from './manifest';
import {PanelOutput} from './output';
import {SampleRun, type RunMessage} from './run';
import {copyLink, decodeSource} from './share';
import {PANEL_TEXTS} from './texts';
import {createToolbar} from './toolbar';

/** Panel below the code of a sample with editor, toolbar, errors, frame and console. */
export class LivePanel {
  readonly #toolbar = createToolbar({
    reset: () => this.#reset(),
    stop: () => {
      this.#run?.stop('reader');
      this.#focusRun();
    },
    // The code fence too, because its header contains the Run button.
    fullScreen: () =>
      document.fullscreenElement
        ? document.exitFullscreen()
        : this.#fence?.requestFullscreen(),
    copyLink: () => this.#copyLink(),
    download: () => this.#download(),
    close: () => this.close(),
  });
  readonly #output = new PanelOutput(async (line) =>
    (await this.#openEditor())?.showLine(line),
  );
  readonly element: HTMLElement;
  #run: SampleRun | undefined;
  #editor: Promise<SampleEditor> | undefined;

  constructor(
    private readonly container: HTMLElement,
    private readonly sample: Promise<LiveSample>,
  ) {
    this.element = createElement(
      'section',
      {className: 'live', 'aria-label': PANEL_TEXTS.panel},
      this.#toolbar.element,
      this.#output.errors,
      this.#output.console,
    );
    container.replaceChildren(this.element);
  }

  get #fence(): HTMLElement | null {
    return this.container.closest('figure');
  }

  get isOpen(): boolean {
    return this.element.isConnected;
  }

  /** Ends the run and removes the panel. */
  close(): void {
    this.#run?.end();
    void this.#editor?.then((editor) => editor.close());
    if (document.fullscreenElement) {
      void document.exitFullscreen();
    }
    this.element.remove();
    this.#focusRun();
  }

  #focusRun(): void {
    this.#fence?.querySelector<HTMLElement>('[data-live=run]')?.focus();
  }

  /** Runs the sample; if the editor is open, the edited text. */
  async run(): Promise<void> {
    this.#toolbar.setState('running', PANEL_TEXTS.running);
    this.#output.clear();
    this.#run?.end();
    const run = new SampleRun(PANEL_TEXTS.panel, (message) => {
      if (run === this.#run) {
        this.#receive(message);
      }
    });
    this.#run = run;
    // Before the first `await`, so that the frame loads in parallel with the sample.
    this.#output.console.before(run.element);
    try {
      const sample = await this.sample;
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
      this.#fence?.scrollIntoView();
      const {modules} = await this.sample;
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
    try {
      return await (this.#editor ??= this.#createEditor(value));
    } catch {
      this.#editor = undefined;
      this.#toolbar.setState('ended', PANEL_TEXTS.stopped.start);
      return undefined;
    }
  }

  async #createEditor(value?: string): Promise<SampleEditor> {
    const [sample, script] = await Promise.all([
      this.sample,
      loadModule(LIVE_MANIFEST.editor) as Promise<typeof import('./editor')>,
    ]);
    const editor = script.createEditor(
      sample,
      PANEL_TEXTS.editor,
      () => void this.run(),
      value,
    );
    editor.replaceCode(this.#fence);
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
    const {modules} = await this.sample;
    return (await this.#editor)?.field.value ?? modules.at(-1)!.source;
  }

  async #download(): Promise<void> {
    try {
      const {project, modules} = await this.sample;
      const before = modules.at(-1)!.source;
      const after = await this.#readSource();
      await downloadProject(project, {before, after});
      this.#toolbar.say(PANEL_TEXTS.downloaded);
    } catch {
      this.#toolbar.say(PANEL_TEXTS.notDownloaded);
    }
  }

  async #copyLink(): Promise<void> {
    const {sample = ''} = this.container.dataset;
    const outcome = await copyLink(sample, await this.#readSource());
    this.#toolbar.say(PANEL_TEXTS[outcome]);
  }

  #logFailure(failure: SampleFailure): void {
    const {line} = failure;
    this.#output.logFailure(failure);
    if (line && this.#output.errors.childElementCount === 1) {
      void this.#editor?.then(({markLine}) => markLine(line));
    }
  }

  #showEnd(): void {
    const {ended, failed} = PANEL_TEXTS;
    const hasFailed = this.#output.errors.hasChildNodes();
    this.#toolbar.setState('ended', hasFailed ? failed : ended);
  }

  // Must not trust the message: the sample can forge it.
  #receive({type, text, number}: RunMessage): void {
    const {running, stopped} = PANEL_TEXTS;
    switch (type) {
      case 'log':
      case 'warning':
        this.#output.log(text, type);
        break;
      case 'failure':
        this.#logFailure({message: text, line: number});
        break;
      case 'busy':
        this.#toolbar.setState('running', running);
        break;
      case 'ended':
        this.#run!.element.hidden = number === 0;
        this.#showEnd();
        break;
      case 'idle':
        this.#showEnd();
        break;
      case 'stopped':
        this.#toolbar.setState('ended', stopped[text]);
        break;
    }
  }
}
