import {announce} from './announce';
import {isConnectionFree} from './app';
import {onIntent} from './intent';
import {loadModule} from './loadFile';

/** Name of the `<meta>` that names the script which runs samples, with its integrity. */
export const LIVE_SCRIPT_META = 'live-script';

/** What a button of a code fence does with its sample. */
export type LiveMode = 'run' | 'edit';

/** What the script exports. */
export interface LiveSamples {
  /**
   * Fetches what the sample of a fence needs to run, and nothing for editing it.
   *
   * @param place - as for `open`
   */
  prepare(place: HTMLElement): void;

  /**
   * Runs the sample of a fence, or opens it for editing.
   *
   * @param place - element below the code that holds what is shown; its `data-sample` names the sample
   */
  open(place: HTMLElement, mode: LiveMode): void;

  /**
   * Hands the samples of the page to the reader as a project.
   *
   * @throws Error when its files cannot be had
   */
  downloadPage(): Promise<void>;
}

/** What the button for that has as its `data-live`. */
export const LIVE_PROJECT = 'project';

let loading: Promise<LiveSamples> | undefined;

/** Runs samples at the buttons of their code. Nothing is fetched before a reader is about to press one. */
export function installLiveSamples(load = loadLiveSamples): void {
  onIntent(
    (target) => placeOf(target.closest('[data-live]')),
    (place) => {
      if (isConnectionFree()) {
        // Whoever presses the button will try again.
        load().then(
          ({prepare}) => prepare(place),
          () => undefined,
        );
      }
    },
  );
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-live]');
    if (button && button.dataset['live'] === LIVE_PROJECT) {
      void download(button, load);
      return;
    }
    const place = button && placeOf(button);
    if (place) {
      void press(place, button.dataset['live'] as LiveMode, load);
    }
  });
}

/** Where the result of a button's sample is shown. */
function placeOf(button: Element | null): HTMLElement | null {
  return (
    button?.closest('figure')?.querySelector<HTMLElement>('[data-sample]') ??
    null
  );
}

async function download(
  {dataset}: HTMLElement,
  load: () => Promise<LiveSamples>,
): Promise<void> {
  delete dataset['outcome'];
  try {
    const {downloadPage} = await load();
    await downloadPage();
    announce(dataset['downloaded'] ?? '');
  } catch {
    dataset['outcome'] = 'failed';
    announce(dataset['failed'] ?? '');
  }
}

async function press(
  place: HTMLElement,
  mode: LiveMode,
  load: () => Promise<LiveSamples>,
): Promise<void> {
  const {loading: wait = '', failed = ''} = place.dataset;
  const isEmpty = place.childElementCount === 0;
  if (isEmpty) {
    place.textContent = wait;
    announce(wait);
  }
  try {
    const {open} = await load();
    open(place, mode);
  } catch {
    if (isEmpty) {
      place.textContent = failed;
    }
    announce(failed);
  }
}

function loadLiveSamples(): Promise<LiveSamples> {
  const script =
    document.querySelector<HTMLMetaElement>(`meta[name=${LIVE_SCRIPT_META}]`)
      ?.content ?? '';
  loading ??= (loadModule(script) as Promise<LiveSamples>).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
