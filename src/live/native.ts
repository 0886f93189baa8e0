import {announce} from '../native-first/announce';
import {isConnectionFree} from '../native-first/app';
import {elementAround} from '../native-first/elementAround';
import {onIntent} from '../native-first/intent';
import {loadModule} from '../native-first/loadFile';

/** Name of the `<meta>` that names the script which runs samples, with its integrity. */
export const LIVE_SCRIPT_META = 'live-script';

/** What a button does: with the sample of its code fence, or with all samples of the page. */
export type LiveMode = 'run' | 'edit' | 'project';

/** What the script exports. */
interface LiveSamples {
  /**
   * Fetches what the sample of a fence needs to run, and nothing for editing it.
   *
   * @param place - as for `open`
   */
  prepare(place: HTMLElement): void;

  /**
   * Runs the sample of a fence, opens it for editing, or hands the samples of the page out as a project.
   *
   * @param place - element below the code that holds what is shown; its `data-sample` names the sample.
   *   For the project, its button
   * @throws Error when the files of the project cannot be had
   */
  open(place: HTMLElement, mode: LiveMode): void | Promise<void>;
}

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
    const button = elementAround(target, '[data-live]');
    if (button) {
      void press(button, load);
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

async function press(
  button: HTMLElement,
  load: () => Promise<LiveSamples>,
): Promise<void> {
  const place = placeOf(button) ?? button;
  const {dataset} = place;
  const {loading: wait = '', failed = '', downloaded} = dataset;
  const isEmpty = place.childElementCount === 0;
  if (isEmpty) {
    place.textContent = wait;
    announce(wait);
  }
  delete dataset['outcome'];
  try {
    const {open} = await load();
    await open(place, button.dataset['live'] as LiveMode);
    if (downloaded) {
      announce(downloaded);
    }
  } catch {
    if (isEmpty) {
      place.textContent = failed;
    }
    dataset['outcome'] = 'failed';
    announce(failed);
  }
}

function loadLiveSamples(): Promise<LiveSamples> {
  const script =
    document.querySelector<HTMLMetaElement>(`meta[name=${LIVE_SCRIPT_META}]`)
      ?.content ?? '';
  return loadModule(script) as Promise<LiveSamples>;
}
