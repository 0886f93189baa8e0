import {announce} from './announce';
import {loadModule} from './loadFile';

/** Name of the `<meta>` that names the script which runs samples, with its integrity. */
export const LIVE_SCRIPT_META = 'live-script';

/** What a button of a code fence does with its sample. */
export type LiveMode = 'run' | 'edit';

/** What the script exports. */
export interface LiveSamples {
  /**
   * Runs the sample of a fence, or opens it for editing.
   *
   * @param place - element below the code that holds what is shown; its `data-sample` names the sample
   */
  open(place: HTMLElement, mode: LiveMode): void;
}

let loading: Promise<LiveSamples> | undefined;

/** Runs samples at the buttons of their code. Nothing is fetched before one is pressed. */
export function installLiveSamples(load = loadLiveSamples): void {
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-live]');
    const place =
      button &&
      button.closest('figure')?.querySelector<HTMLElement>('[data-sample]');
    if (place) {
      void press(place, button.dataset['live'] as LiveMode, load);
    }
  });
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
