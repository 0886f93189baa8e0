import {
  announceToScreenReader,
  findClosestElement,
  loadModule,
  mayPreload,
  observeIntent,
} from '../native-first/browser';
import type {LiveMode} from './panel';

/** Name of the `<meta>` that contains the URL of the panel script. */
export const LIVE_SCRIPT_META = 'live-script';

type PanelScript = Pick<typeof import('./panel'), 'open' | 'prepare'>;

/** Handles the buttons of live samples. Loads the panel script when a reader is about to press one of them. */
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
      void press(button, load);
    }
  });
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

async function press(
  button: HTMLElement,
  load: () => Promise<PanelScript>,
): Promise<void> {
  const container = findContainer(button) ?? button;
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
    await open(container, button.dataset['live'] as LiveMode);
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
