import {createButton, createElement} from '../dom';
import {SHARED_PREFIX} from '../protocol';
import {LIVE_MANIFEST} from './manifest';
import {encodeSource} from './share';
import {PANEL_TEXTS} from './texts';

type Action = 'stop' | 'reset' | 'download' | 'close';

/** Toolbar of a panel, with the status of the run and a note about the runtime. */
export class PanelToolbar {
  readonly element: HTMLElement;
  readonly #stop: HTMLButtonElement;
  readonly #status = createElement('p', {
    role: 'status',
    className: 'live-status',
  });

  /** @param container - element of the panel, with the id of the sample */
  constructor(
    actions: Readonly<Record<Action, () => void>>,
    readSource: () => Promise<string>,
    container: HTMLElement,
  ) {
    const create = (action: Action) =>
      createButton(PANEL_TEXTS[action], actions[action]);
    this.#stop = create('stop');
    const figure = container.closest('figure');
    const fullScreen = createButton(
      PANEL_TEXTS.fullScreen,
      // The code fence too, because its header contains the Run button.
      () =>
        document.fullscreenElement
          ? document.exitFullscreen()
          : figure?.requestFullscreen(),
      {hidden: !document.fullscreenEnabled, 'aria-pressed': false},
    );
    figure?.addEventListener('fullscreenchange', () => {
      fullScreen.ariaPressed = String(document.fullscreenElement !== null);
    });
    this.element = createElement(
      'div',
      {className: 'live-bar'},
      createElement(
        'div',
        {className: 'live-buttons'},
        this.#stop,
        create('reset'),
        fullScreen,
        createButton(PANEL_TEXTS.copyLink, async () => {
          const {sample = ''} = container.dataset;
          this.status = await copyLink(sample, await readSource());
        }),
        create('download'),
        create('close'),
      ),
      this.#status,
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
    );
  }

  set status(text: string) {
    this.#status.textContent = text;
  }

  setState(state: 'running' | 'ended', text: string): void {
    this.element.dataset['state'] = state;
    this.#stop.disabled = state !== 'running';
    this.status = text;
  }
}

/**
 * Puts source into the address of the page, and copies the address.
 *
 * @returns message about the result
 */
async function copyLink(sample: string, source: string): Promise<string> {
  const encoded = await encodeSource(source);
  if (encoded === undefined) {
    return PANEL_TEXTS.linkTooLong;
  }
  const fragment = `${SHARED_PREFIX}${sample}.${encoded}`;
  history.replaceState(history.state, '', fragment);
  try {
    await navigator.clipboard.writeText(location.href);
    return PANEL_TEXTS.linkCopied;
  } catch {
    return PANEL_TEXTS.linkNotCopied;
  }
}
