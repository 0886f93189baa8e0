import {loadModule} from '../../native-first/loadFile';
import type {EditorModule, SampleEditor} from './editor';
import {button, element} from '../dom';
import type {Failure, ToFrame} from '../protocol';
import type {LiveSample} from '../sample';
import {downloadProject, MANIFEST} from './manifest';
import {Run, type RunMessage} from './run';
import {formatLine, panelTexts} from './texts';

/** What a line of the console is. */
type LineType = Extract<RunMessage['type'], 'log' | 'warning' | 'failure'>;

/**
 * What stands below the code of a sample that runs: what runs it, how it stands and what can be done with it; then its
 * editor, frame and console. What the last two say comes from the sample: it is text, never markup.
 */
export class Panel {
  readonly #texts = panelTexts();
  readonly #place: HTMLElement;
  readonly #sample: Promise<LiveSample>;
  readonly #status = element('p', {role: 'status', className: 'live-status'});
  readonly #stop = button(this.#texts.stop, () => this.#run?.stop('reader'));
  readonly #bar = element(
    'div',
    {className: 'live-bar'},
    element('p', {className: 'live-note', textContent: this.#texts.runtime}),
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
  readonly #theme: MutationObserver;
  /** What has brought the panel into view: once each, so that a reader who has gone on is left alone. */
  readonly #seen = new Set<RunMessage['type']>();
  #run: Run | undefined;
  /** Made ahead, so that the next run begins at once. */
  #spare: Run | undefined;
  #editor: Promise<SampleEditor> | undefined;
  #start = 1;

  constructor(place: HTMLElement, sample: Promise<LiveSample>) {
    this.#place = place;
    this.#sample = sample;
    this.#theme = new MutationObserver(() =>
      // A reader who goes to another page takes the panel away.
      this.isOpen ? this.#run?.send(look()) : this.#theme.disconnect(),
    );
    this.#theme.observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
    place.replaceChildren(this.#element);
  }

  /** Whether the panel still stands in its page. */
  get isOpen(): boolean {
    return this.#element.isConnected;
  }

  /** Ends everything, and gives the place back. */
  close(): void {
    this.#theme.disconnect();
    this.#run?.end();
    this.#spare?.end();
    this.#element.remove();
    const fence = this.#place.closest('figure');
    fence?.querySelector<HTMLElement>('[data-live=run]')?.focus();
  }

  /** Runs the sample: as it was built, or as the reader has changed it. */
  async run(): Promise<void> {
    this.#setState('running', this.#texts.running);
    this.#console.replaceChildren();
    this.#console.hidden = true;
    // Its frame loads while the sample is on its way.
    const run = this.#openRun();
    try {
      const sample = await this.#sample;
      const editor = await this.#editor;
      const runnable = editor ? editor.compiled() : sample;
      if (run !== this.#run) {
        return; // Another one has begun.
      }
      this.#start = editor ? 1 : sample.start;
      if ('failure' in runnable) {
        run.end();
        this.#fail(runnable.failure);
        this.#setState('ended', this.#texts.failed);
        return;
      }
      await run.begin(runnable, runnable !== sample);
    } catch {
      run.stop('start');
    }
  }

  /** Opens the editor, and runs what stands in it. */
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
    const [sample, module] = await Promise.all([
      this.#sample,
      loadModule(MANIFEST.editor) as Promise<EditorModule>,
    ]);
    const {editor: label, runEdited} = this.#texts;
    const run = (): void => void this.run();
    const editor = module.createEditor(sample, label, runEdited, run);
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
      const original = modules.at(-1)!.source;
      const own = (await this.#editor)?.field.value ?? original;
      await downloadProject(project, {original, own});
      this.#say(downloaded);
    } catch {
      this.#say(notDownloaded);
    }
  }

  #openRun(): Run {
    const before = this.#run;
    before?.end();
    const run = this.#spare ?? this.#createRun();
    this.#spare = undefined;
    run.element.hidden = false;
    // What is below stays where it is until there is something to see.
    run.element.style.blockSize = before?.element.style.blockSize ?? '';
    run.send(look());
    this.#run = run;
    return run;
  }

  #createRun(): Run {
    const run = new Run(this.#texts.panel, (message) => {
      // Of the spare, nothing is to be seen yet.
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
    this.#say(text);
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }

  #add(text: string, type: LineType): void {
    this.#console.hidden = false;
    this.#console.append(
      element('span', {className: `live-${type}`, textContent: `${text}\n`}),
    );
  }

  #fail({message, line}: Failure): void {
    const place =
      line === undefined ? '' : `${formatLine(line, this.#start)}: `;
    this.#add(place + message, 'failure');
  }

  // Whatever the frame says may be the sample's: it is shown as text, and decides nothing else.
  #receive({type, text, number}: RunMessage): void {
    const {ended, failed, stopped} = this.#texts;
    switch (type) {
      case 'log':
      case 'warning':
        this.#add(text, type);
        break;
      case 'failure':
        this.#fail({message: text, line: number || undefined});
        break;
      case 'ended': {
        this.#run!.element.hidden = number === 0;
        const hasFailed = this.#console.querySelector('.live-failure');
        this.#setState('ended', hasFailed ? failed : ended);
        this.#bringIntoView(type);
        this.#spare ??= this.#createRun();
        this.#spare.element.hidden = true;
        break;
      }
      case 'stopped':
        // Browsers give frames of a page one process: it may be gone.
        this.#spare?.end();
        this.#spare = undefined;
        this.#setState('ended', stopped[text]);
        break;
      case 'height':
        this.#bringIntoView(type);
        break;
    }
  }

  #bringIntoView(reason: RunMessage['type']): void {
    if (!this.#seen.has(reason)) {
      this.#seen.add(reason);
      this.#element.scrollIntoView({block: 'nearest'});
    }
  }
}

function look(): ToFrame {
  const {theme} = document.documentElement.dataset;
  return {type: 'look', isDark: theme === 'dark'};
}
