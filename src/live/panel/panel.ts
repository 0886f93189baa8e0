import {loadModule} from '../../native-first/browser';
import {createButton, createElement} from '../dom';
import {SHARED_PREFIX, type SampleFailure} from '../protocol';
import type {SampleEditor} from './editor';
import {downloadProject, LIVE_MANIFEST, type LiveSample} from './manifest';
import {SampleRun, type RunMessage} from './run';
import {decodeSource, encodeSource} from './share';
import {formatLine, PANEL_TEXTS} from './texts';

/** Maximum number of errors below the code. */
const MAX_ERRORS = 3;

/** Attributes of the Run button while its shortcut is available. */
const SHORTCUT = {
  title: /Mac|iP/.test(navigator.platform) ? 'Cmd+Enter' : 'Ctrl+Enter',
  'aria-keyshortcuts': 'Control+Enter Meta+Enter',
};

/**
 * Panel below the code of a sample with editor, toolbar, status, errors, frame and console. Output of the sample is
 * inserted as text, never as markup.
 */
export class LivePanel {
  readonly #container: HTMLElement;
  readonly #sample: Promise<LiveSample>;
  readonly #status = createElement('p', {
    role: 'status',
    className: 'live-status',
  });
  readonly #stop = createButton(PANEL_TEXTS.stop, () =>
    this.#run?.stop('reader'),
  );
  readonly #fullScreen = createButton(
    PANEL_TEXTS.fullScreen,
    () => this.#toggleFullScreen(),
    {ariaPressed: 'false', hidden: !document.fullscreenEnabled},
  );
  readonly #bar = createElement(
    'div',
    {className: 'live-bar'},
    createElement(
      'p',
      {className: 'live-note'},
      PANEL_TEXTS.runtime,
      ' ',
      ...(LIVE_MANIFEST.product
        ? []
        : [
            createElement('a', {
              href: LIVE_MANIFEST.differences,
              textContent: PANEL_TEXTS.differences,
            }),
          ]),
    ),
    createElement(
      'div',
      {className: 'live-buttons'},
      this.#stop,
      createButton(PANEL_TEXTS.reset, () => void this.#reset()),
      this.#fullScreen,
      createButton(PANEL_TEXTS.copyLink, () => void this.#copyLink()),
      createButton(PANEL_TEXTS.download, () => void this.#download()),
      createButton(PANEL_TEXTS.close, () => this.close()),
    ),
    this.#status,
  );
  /** Announced by screen readers. */
  readonly #errors = createElement('div', {
    role: 'alert',
    className: 'live-errors',
  });
  readonly #console = createElement('pre', {
    role: 'log',
    'aria-label': PANEL_TEXTS.console,
    tabIndex: 0,
    hidden: true,
  });
  readonly #element = createElement(
    'section',
    {className: 'live', 'aria-label': PANEL_TEXTS.panel},
    this.#bar,
    this.#errors,
    this.#console,
  );
  readonly #themeObserver: MutationObserver;
  /**
   * Types of messages that have scrolled the panel into view. Each type does so only once, since the reader
   * may scroll elsewhere afterwards.
   */
  readonly #scrolledFor = new Set<RunMessage['type']>();
  #run: SampleRun | undefined;
  /** Run that is created in advance, so that it can start at once. */
  #nextRun: SampleRun | undefined;
  #editor: Promise<SampleEditor> | undefined;
  /** Line number in the running source that is shown as line 1. */
  #firstLine = 1;

  constructor(container: HTMLElement, sample: Promise<LiveSample>) {
    this.#container = container;
    this.#sample = sample;
    this.#themeObserver = new MutationObserver(() =>
      // Client-side navigation removes the panel without calling `close`, so the observer disconnects itself.
      this.isOpen ? this.#run?.sendTheme() : this.#themeObserver.disconnect(),
    );
    this.#themeObserver.observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
    container.replaceChildren(this.#element);
  }

  get isOpen(): boolean {
    return this.#element.isConnected;
  }

  /** Ends the run and removes the panel. */
  close(): void {
    this.#themeObserver.disconnect();
    this.#run?.end();
    this.#nextRun?.end();
    if (document.fullscreenElement) {
      void document.exitFullscreen();
    }
    this.#element.remove();
    this.#describeShortcut(false);
    this.#runButton?.focus();
  }

  /** Runs the sample; if the editor is open, the edited text. */
  async run(): Promise<void> {
    this.#setState('running', PANEL_TEXTS.running);
    this.#errors.replaceChildren();
    this.#console.replaceChildren();
    this.#console.hidden = true;
    // Starts before the first `await`, so that the frame loads in parallel with the sample.
    const run = this.#startRun();
    try {
      const sample = await this.#sample;
      const editor = await this.#editor;
      const runnable = editor ? editor.compile() : sample;
      if (run !== this.#run) {
        return; // Another run has started.
      }
      this.#firstLine = editor ? 1 : sample.start;
      editor?.markLine();
      if ('failure' in runnable) {
        run.end();
        this.#showFailure(runnable.failure);
        this.#setState('ended', PANEL_TEXTS.failed);
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
    editor?.field.focus();
    if (editor && isNew && this.isOpen) {
      await this.run();
    }
  }

  /** Opens the editor with the source in the address. Does not run it, since anybody can write an address. */
  async shared(): Promise<void> {
    const {hash} = location;
    const source = await decodeSource(hash.slice(hash.indexOf('.') + 1)).catch(
      () => undefined,
    );
    if (await this.#openEditor(source)) {
      const {shared, notShared} = PANEL_TEXTS;
      this.#setState('ended', source === undefined ? notShared : shared);
      this.#fence?.scrollIntoView();
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
      this.#setState('ended', PANEL_TEXTS.stopped.start);
      return undefined;
    }
  }

  async #createEditor(value?: string): Promise<SampleEditor> {
    const [sample, script] = await Promise.all([
      this.#sample,
      loadModule(LIVE_MANIFEST.editor) as Promise<typeof import('./editor')>,
    ]);
    const run = (): void => void this.run();
    const editor = script.createEditor(sample, PANEL_TEXTS.editor, run, value);
    // The editor replaces the code, and gets its height if possible, so that the toolbar keeps its place.
    const code = this.#container.parentElement?.querySelector('pre');
    editor.element.style.setProperty(
      '--live-height',
      `${code?.offsetHeight ?? 0}px`,
    );
    this.#bar.before(editor.element);
    this.#describeShortcut(true);
    // The editor also numbers the lines of the code that the sample continues.
    this.#firstLine = 1;
    for (const link of this.#errors.querySelectorAll('button')) {
      link.textContent = formatLine(Number(link.dataset['line']), 1);
    }
    return editor;
  }

  get #fence(): HTMLElement | null {
    return this.#container.closest('figure');
  }

  get #runButton(): HTMLElement | null | undefined {
    return this.#fence?.querySelector<HTMLElement>('[data-live=run]');
  }

  /** Shows the whole code fence in full screen, because its header contains the Run button. */
  #toggleFullScreen(): void {
    const fence = this.#fence!;
    fence.onfullscreenchange = () => {
      const isFull = document.fullscreenElement === fence;
      this.#fullScreen.ariaPressed = String(isFull);
    };
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : fence.requestFullscreen());
  }

  /** Adds the shortcut of the editor to the Run button of the code fence, or removes it. */
  #describeShortcut(isAvailable: boolean): void {
    for (const [name, value] of Object.entries(SHORTCUT)) {
      if (isAvailable) {
        this.#runButton?.setAttribute(name, value);
      } else {
        this.#runButton?.removeAttribute(name);
      }
    }
  }

  async #reset(): Promise<void> {
    const editor = await this.#editor;
    editor?.element.remove();
    this.#editor = undefined;
    await (editor ? this.edit() : this.run());
  }

  /** Puts the source into the address of the page, and copies the address. */
  async #copyLink(): Promise<void> {
    const {linkCopied, linkTooLong, linkNotCopied} = PANEL_TEXTS;
    const {sample} = this.#container.dataset;
    const own = (await this.#sample).modules.at(-1)!.source;
    const source = (await this.#editor)?.field.value ?? own;
    const encoded = await encodeSource(source);
    if (encoded === undefined) {
      this.#status.textContent = linkTooLong;
      return;
    }
    const fragment = `${SHARED_PREFIX}${sample}.${encoded}`;
    history.replaceState(history.state, '', fragment);
    try {
      await navigator.clipboard.writeText(location.href);
      this.#status.textContent = linkCopied;
    } catch {
      this.#status.textContent = linkNotCopied;
    }
  }

  async #download(): Promise<void> {
    try {
      const {project, modules} = await this.#sample;
      const before = modules.at(-1)!.source;
      const after = (await this.#editor)?.field.value ?? before;
      await downloadProject(project, {before, after});
      this.#status.textContent = PANEL_TEXTS.downloaded;
    } catch {
      this.#status.textContent = PANEL_TEXTS.notDownloaded;
    }
  }

  #startRun(): SampleRun {
    const previous = this.#run;
    previous?.end();
    const run = this.#nextRun ?? this.#createRun();
    this.#nextRun = undefined;
    run.element.hidden = false;
    // Keeps the height of the previous frame until the new run reports its own, so that the page does not
    // jump.
    run.element.style.blockSize = previous?.element.style.blockSize ?? '';
    run.sendTheme();
    this.#run = run;
    return run;
  }

  #createRun(): SampleRun {
    const run = new SampleRun(PANEL_TEXTS.panel, (message) => {
      // Ignores messages from the run in `#nextRun`, which has not started.
      if (run === this.#run) {
        this.#receive(message);
      }
    });
    this.#console.before(run.element);
    return run;
  }

  #setState(state: 'running' | 'ended', text: string): void {
    this.#bar.dataset['state'] = state;
    this.#stop.disabled = state !== 'running';
    this.#status.textContent = text;
  }

  #log(text: string, type: 'log' | 'warning' | 'failure'): void {
    this.#console.hidden = false;
    this.#console.append(
      createElement('span', {
        className: `live-${type}`,
        textContent: `${text}\n`,
      }),
    );
  }

  /** Shows an error below the code, with a button that leads to its line. Further errors go to the console. */
  #showFailure({message, line}: SampleFailure): void {
    const label = line ? formatLine(line, this.#firstLine) : '';
    if (this.#errors.childElementCount === MAX_ERRORS) {
      this.#log(label ? `${label}: ${message}` : message, 'failure');
      return;
    }
    const link = createButton(label, () => void this.#showLine(line!), {
      'data-line': line,
    });
    const parts = label ? [link, `: ${message}`] : [message];
    const error = createElement('p', {className: 'live-failure'}, ...parts);
    this.#errors.append(error);
    error.scrollIntoView({block: 'nearest'});
    if (line && error === this.#errors.firstElementChild) {
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
        this.#log(text, type);
        break;
      case 'failure':
        this.#showFailure({message: text, line: number});
        break;
      case 'ended': {
        this.#run!.element.hidden = number === 0;
        const hasFailed = this.#errors.childElementCount > 0;
        this.#setState('ended', hasFailed ? failed : ended);
        this.#scrollIntoView(type);
        this.#nextRun ??= this.#createRun();
        this.#nextRun.element.hidden = true;
        break;
      }
      case 'stopped':
        // Discards the prepared run too, since frames of a page can share a process, which may have crashed.
        this.#nextRun?.end();
        this.#nextRun = undefined;
        this.#setState('ended', stopped[text]);
        break;
      case 'height':
        this.#scrollIntoView(type);
        break;
    }
  }

  #scrollIntoView(reason: RunMessage['type']): void {
    if (!this.#scrolledFor.has(reason)) {
      this.#scrolledFor.add(reason);
      (this.#errors.firstElementChild ?? this.#element).scrollIntoView({
        block: 'nearest',
      });
    }
  }
}
