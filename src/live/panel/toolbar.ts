import {button, element} from '../element';
import type {PanelTexts} from './texts';

/** What the buttons of a panel do. */
interface Actions {
  readonly stop: () => void;
  readonly reset: () => void;
  readonly copy: () => Promise<void>;
  readonly download: () => Promise<void>;
  readonly enlarge: () => void;
  readonly close: () => void;
}

/** The head of a panel: what runs the sample, how it stands, and what can be done with it. */
export class Toolbar {
  readonly element: HTMLElement;
  readonly #texts: PanelTexts;
  readonly #status = element('p', {role: 'status', className: 'live-status'});
  readonly #stop: HTMLButtonElement;
  readonly #enlarge: HTMLButtonElement;

  constructor(texts: PanelTexts, actions: Actions) {
    this.#texts = texts;
    this.#stop = button(texts.stop, actions.stop);
    this.#enlarge = button(texts.enlarge, actions.enlarge);
    const tell =
      (act: () => Promise<void>, done: string, failed: string) => () =>
        void act().then(
          () => this.#say(done),
          () => this.#say(failed),
        );
    const {copied, notCopied, downloaded, notDownloaded} = texts;
    this.element = element(
      'div',
      {className: 'live-bar'},
      element('p', {className: 'live-note', textContent: texts.runtime}),
      element(
        'div',
        {className: 'live-buttons'},
        this.#stop,
        button(texts.reset, actions.reset),
        button(texts.copy, tell(actions.copy, copied, notCopied)),
        button(
          texts.download,
          tell(actions.download, downloaded, notDownloaded),
        ),
        this.#enlarge,
        button(texts.close, actions.close),
      ),
      this.#status,
    );
  }

  setState(state: 'running' | 'ended', text: string): void {
    this.element.dataset['state'] = state;
    this.#stop.disabled = state !== 'running';
    this.#say(text);
  }

  setLarge(isLarge: boolean): void {
    const {reduce, enlarge} = this.#texts;
    this.#enlarge.textContent = isLarge ? reduce : enlarge;
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}
