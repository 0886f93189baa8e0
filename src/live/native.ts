import {
  announceToScreenReader,
  findClosestElement,
  loadModule,
  mayPreload,
  observeIntent,
  whenOpened,
} from '../native-first/browser';
import type {LiveMode} from './panel';
import {SHARED_PREFIX} from './protocol';

/** Name of the `<meta>` that contains the URL of the panel script. */
export const LIVE_SCRIPT_META = 'live-script';

type PanelScript = Pick<typeof import('./panel'), 'open' | 'prepare'>;

/**
 * Handles the buttons of live samples, and addresses with a shared one. Loads the panel script when a reader is about
 * to press a button.
 */
export function installLiveSamples(load = loadPanelScript): void {
  observeIntent(
    (target) => findContainer(target.closest('[data-live]')),
    (container) => {
      if (mayPreload()) {
        load().then(
          ({prepare}) => prepare(container),
          // Ignores errors: a press of the button loads the script again and reports the error.
          () => undefined,
        );
      }
    },
  );
  document.addEventListener('click', ({target}) => {
    const button = findClosestElement(target, '[data-live]');
    if (button) {
      const mode = button.dataset['live'] as LiveMode;
      void openPanel(findContainer(button) ?? button, mode, load);
    }
  });
  const openShared = (): void => {
    const {hash} = location;
    const id = hash.startsWith(SHARED_PREFIX) && /\w+(?=\.)/.exec(hash)?.[0];
    // The id changes with the text of the page, so that old addresses open the first sample.
    const container =
      id &&
      (document.querySelector<HTMLElement>(`[data-sample="${id}"]`) ??
        document.querySelector<HTMLElement>('[data-sample]'));
    if (container) {
      void openPanel(container, 'shared', load);
    }
  };
  addEventListener('hashchange', openShared);
  whenOpened(openShared);
}

/**
 * Finds the element that shows the result of a button.
 *
 * @returns `null` for the button of a project
 */
function findContainer(button: Element | null): HTMLElement | null {
  return (
    button?.closest('figure')?.querySelector<HTMLElement>('[data-sample]') ??
    null
  );
}

async function openPanel(
  container: HTMLElement,
  mode: LiveMode,
  load: () => Promise<PanelScript>,
): Promise<void> {
  const {dataset} = container;
  const {loading = '', failed = '', downloaded} = dataset;
  const isEmpty = container.childElementCount === 0;
  if (isEmpty) {
    container.textContent = loading;
    announceToScreenReader(loading);
  }
  delete dataset['outcome'];
  try {
    const {open} = await load();
    await open(container, mode);
    if (downloaded) {
      announceToScreenReader(downloaded);
    }
  } catch {
    if (isEmpty) {
      container.textContent = failed;
    }
    dataset['outcome'] = 'failed';
    announceToScreenReader(failed);
  }
}

function loadPanelScript(): Promise<PanelScript> {
  const script =
    document.querySelector<HTMLMetaElement>(`meta[name=${LIVE_SCRIPT_META}]`)
      ?.content ?? '';
  return loadModule(script) as Promise<PanelScript>;
}
