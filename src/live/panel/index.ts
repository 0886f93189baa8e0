// Script that runs samples in a panel below their code. Loaded by src/live/native.ts.
import tokens from '@generated/tokens';
import {loadText} from '../../native-first/browser';
import {addStyles} from '../dom';
import {downloadProject, loadSample, LIVE_MANIFEST} from './manifest';
import {LivePanel} from './panel';
import css from './styles.css';

/**
 * Value of `data-live` on a button: run or edit the sample of the code fence, or download the project of the page.
 * Without a button: `shared` edits the source in the address of the page.
 */
export type LiveMode = 'run' | 'edit' | 'project' | 'shared';

const panels = new WeakMap<HTMLElement, LivePanel>();

addStyles(tokens, css);

/** Preloads the files that are needed to run the sample of a container. */
export function prepare(container: HTMLElement): void {
  // Loads all files in parallel. Errors are ignored here and reported when the sample runs.
  void Promise.allSettled([
    loadSample(container.dataset['sample']!),
    loadText(LIVE_MANIFEST.frame),
    LIVE_MANIFEST.worker && loadText(LIVE_MANIFEST.worker),
  ]);
}

/**
 * Runs or edits a sample, opens a shared one, or downloads a project.
 *
 * @param container - element below the code, with the sample's id in `data-sample`; in mode `project` the button
 * @throws Error if the files of a project cannot be loaded
 */
export function open(
  container: HTMLElement,
  mode: LiveMode,
): void | Promise<void> {
  if (mode === 'project') {
    return downloadProject(container.dataset['project']!);
  }
  prepare(container);
  let panel = panels.get(container);
  if (mode === 'shared') {
    panel?.close();
  }
  const isNew = !panel?.isOpen;
  if (!panel || isNew) {
    panel = new LivePanel(container, loadSample(container.dataset['sample']!));
    panels.set(container, panel);
  }
  void panel[mode]();
  if (isNew && mode === 'run') {
    panel.element.scrollIntoView({block: 'nearest'});
  }
}
