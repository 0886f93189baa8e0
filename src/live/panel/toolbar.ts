/** What the buttons of a panel do. */
export interface ToolbarActions {
  readonly stop: () => void;
  readonly reset: () => void;
  readonly copy: () => Promise<void>;
  readonly download: () => Promise<void>;
  readonly enlarge: () => void;
  readonly close: () => void;
}

type Texts = Readonly<
  Record<
    | 'stop'
    | 'reset'
    | 'copy'
    | 'copied'
    | 'notCopied'
    | 'download'
    | 'downloaded'
    | 'notDownloaded'
    | 'enlarge'
    | 'reduce'
    | 'close',
    string
  >
>;

/** The head of a panel: what runs the sample, how it stands, and what can be done with it. */
export class Toolbar {
  readonly element = document.createElement('div');
  readonly #texts: Texts;
  readonly #status = document.createElement('p');
  readonly #stop: HTMLButtonElement;
  readonly #enlarge: HTMLButtonElement;

  /** @param note - names the runtime */
  constructor(note: string, texts: Texts, actions: ToolbarActions) {
    this.#texts = texts;
    this.element.className = 'live-bar';
    const runtime = document.createElement('p');
    runtime.className = 'live-note';
    runtime.textContent = note;
    this.#status.setAttribute('role', 'status');
    this.#status.className = 'live-status';
    this.#stop = button(texts.stop, actions.stop);
    this.#enlarge = button(texts.enlarge, actions.enlarge);
    const tell =
      (act: () => Promise<void>, done: string, failed: string) => () =>
        void act().then(
          () => this.#say(done),
          () => this.#say(failed),
        );
    const buttons = document.createElement('div');
    buttons.className = 'live-buttons';
    buttons.append(
      this.#stop,
      button(texts.reset, actions.reset),
      button(texts.copy, tell(actions.copy, texts.copied, texts.notCopied)),
      button(
        texts.download,
        tell(actions.download, texts.downloaded, texts.notDownloaded),
      ),
      this.#enlarge,
      button(texts.close, actions.close),
    );
    this.element.append(runtime, buttons, this.#status);
  }

  setState(state: 'running' | 'ended', text: string): void {
    this.element.dataset['state'] = state;
    this.#stop.disabled = state !== 'running';
    this.#say(text);
  }

  setLarge(isLarge: boolean): void {
    this.#enlarge.textContent = isLarge
      ? this.#texts.reduce
      : this.#texts.enlarge;
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.onclick = press;
  return element;
}
