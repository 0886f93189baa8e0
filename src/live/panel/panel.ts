import {loadModule} from '../../native-first/browser';
import {button, element} from '../dom';
import type {Failure, ToFrame} from '../protocol';
import type {LiveSample} from '../sample';
import type {EditorScript, SampleEditor} from './editor';
import {downloadProject, LIVE_MANIFEST} from './manifest';
import {Run, type RunMessage} from './run';
import {formatLine, panelTexts} from './texts';

/**
 * Panel below the code of a sample with toolbar, status, editor, frame and console. Output of the sample is
 * inserted as text, never as markup.
 */
export class Panel {
  readonly #texts = panelTexts();
  readonly #container: HTMLElement;
  readonly #sample: Promise<LiveSample>;
  readonly #status = element('p', {role: 'status', className: 'live-status'});
  readonly #stop = button(this.#texts.stop, () => this.#run?.stop('reader'));
  readonly #bar = element(
    'div',
    {className: 'live-bar'},
    element('p', {className: 'live-note'}, ...this.#texts.runtime),
    element(
      'div',
      {className: 'live-buttons'},
      this.#stop,
      button(this.#texts.reset, () => void this.#reset()),
      button(this.#texts.download, () => void this.#download()),
      button(this.#texts.close, () => this.close()),
    ),
    this.#status,
  );
  readonly #console = element('pre', {
    role: 'log',
    'aria-label': this.#texts.console,
    tabIndex: 0,
    hidden: true,
  });
  readonly #element = element(
    'section',
    {className: 'live', 'aria-label': this.#texts.panel},
    this.#bar,
    this.#console,
  );
  readonly #themeObserver: MutationObserver;
  /**
   * Types of messages that have scrolled the panel into view. Each type does so only once, since the reader
   * may scroll elsewhere afterwards.
   */
  readonly #scrolledFor = new Set<RunMessage['type']>();
  #run: Run | undefined;
  /** Run that is created in advance, so that it can start at once. */
  #nextRun: Run | undefined;
  #editor: Promise<SampleEditor> | undefined;
  /** Line number in the running source that is shown as line 1. */
  #firstLine = 1;

  constructor(container: HTMLElement, sample: Promise<LiveSample>) {
    this.#container = container;
    this.#sample = sample;
    this.#themeObserver = new MutationObserver(() =>
      // Client-side navigation removes the panel without calling `close`, so the observer disconnects itself.
      this.isOpen
        ? this.#run?.send(themeMessage())
        : this.#themeObserver.disconnect(),
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
    this.#element.remove();
    const fence = this.#container.closest('figure');
    fence?.querySelector<HTMLElement>('[data-live=run]')?.focus();
  }

  /** Runs the sample; if the editor is open, the edited text. */
  async run(): Promise<void> {
    this.#setState('running', this.#texts.running);
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
      if ('failure' in runnable) {
        run.end();
        this.#logFailure(runnable.failure);
        this.#setState('ended', this.#texts.failed);
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
    this.#editor ??= this.#openEditor();
    try {
      (await this.#editor).field.focus();
    } catch {
      this.#editor = undefined;
      this.#setState('ended', this.#texts.stopped.start);
      return;
    }
    if (isNew && this.isOpen) {
      await this.run();
    }
  }

  async #openEditor(): Promise<SampleEditor> {
    const [sample, script] = await Promise.all([
      this.#sample,
      loadModule(LIVE_MANIFEST.editor) as Promise<EditorScript>,
    ]);
    const {editor: label, runEdited} = this.#texts;
    const run = (): void => void this.run();
    const editor = script.createEditor(sample, label, runEdited, run);
    this.#bar.after(editor.element);
    return editor;
  }

  async #reset(): Promise<void> {
    const editor = await this.#editor;
    editor?.element.remove();
    this.#editor = undefined;
    await (editor ? this.edit() : this.run());
  }

  async #download(): Promise<void> {
    const {downloaded, notDownloaded} = this.#texts;
    try {
      const {project, modules} = await this.#sample;
      const before = modules.at(-1)!.source;
      const after = (await this.#editor)?.field.value ?? before;
      await downloadProject(project, {before, after});
      this.#status.textContent = downloaded;
    } catch {
      this.#status.textContent = notDownloaded;
    }
  }

  #startRun(): Run {
    const previous = this.#run;
    previous?.end();
    const run = this.#nextRun ?? this.#createRun();
    this.#nextRun = undefined;
    run.element.hidden = false;
    // Keeps the height of the previous frame until the new run reports its own, so that the page does not
    // jump.
    run.element.style.blockSize = previous?.element.style.blockSize ?? '';
    run.send(themeMessage());
    this.#run = run;
    return run;
  }

  #createRun(): Run {
    const run = new Run(this.#texts.panel, (message) => {
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
      element('span', {className: `live-${type}`, textContent: `${text}\n`}),
    );
  }

  #logFailure({message, line}: Failure): void {
    const prefix = line ? `${formatLine(line, this.#firstLine)}: ` : '';
    this.#log(prefix + message, 'failure');
  }

  // Must not trust the message: the sample can forge it.
  #receive({type, text, number}: RunMessage): void {
    const {ended, failed, stopped} = this.#texts;
    switch (type) {
      case 'log':
      case 'warning':
        this.#log(text, type);
        break;
      case 'failure':
        this.#logFailure({message: text, line: number});
        break;
      case 'ended': {
        this.#run!.element.hidden = number === 0;
        const hasFailed = this.#console.querySelector('.live-failure');
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
      this.#element.scrollIntoView({block: 'nearest'});
    }
  }
}

function themeMessage(): ToFrame {
  const {theme} = document.documentElement.dataset;
  return {type: 'theme', isDark: theme === 'dark'};
}
