// Script that runs samples in a panel below their code. Loaded by src/live/native.ts.
import tokens from '@generated/tokens';
import {loadText} from '../../native-first/browser';
import {addStyles} from '../dom';
import type {LiveMode} from '../native';
import {downloadProject, loadSample, LIVE_MANIFEST} from './manifest';
import {Panel} from './panel';
import css from './styles.css';

const panels = new WeakMap<HTMLElement, Panel>();

addStyles(tokens, css);

/** Implements `PanelScript.prepare`: src/live/native.ts. */
export function prepare(container: HTMLElement): void {
  // Loads all files in parallel. Errors are ignored here and reported when the sample runs.
  void Promise.allSettled([
    loadSample(container.dataset['sample']!),
    loadText(LIVE_MANIFEST.frame),
    LIVE_MANIFEST.worker && loadText(LIVE_MANIFEST.worker),
  ]);
}

/** Implements `PanelScript.open`: src/live/native.ts. */
export function open(
  container: HTMLElement,
  mode: LiveMode,
): void | Promise<void> {
  if (mode === 'project') {
    return downloadProject(container.dataset['project']!);
  }
  prepare(container);
  let panel = panels.get(container);
  if (!panel?.isOpen) {
    panel = new Panel(container, loadSample(container.dataset['sample']!));
    panels.set(container, panel);
  }
  void panel[mode]();
}
