// What opens below the code of a sample when a reader runs it: loaded at the first press.
import tokens from '@generated/tokens';
import type {LiveMode} from '../native';
import {loadText} from '../../native-first/loadFile';
import {addStyles} from '../dom';
import {downloadProject, MANIFEST, loadSample} from './manifest';
import {Panel} from './panel';
import css from './styles.css';

const panels = new WeakMap<HTMLElement, Panel>();

addStyles(tokens, css);

/** Fetches what the sample of a place needs to run: see `src/live/native.ts`. */
export function prepare(place: HTMLElement): void {
  // All at once: each waits for no other. Whoever runs the sample hears of what fails.
  void Promise.allSettled([
    loadSample(place.dataset['sample']!),
    loadText(MANIFEST.frame),
    MANIFEST.worker && loadText(MANIFEST.worker),
  ]);
}

/** Answers a button: see `src/live/native.ts`. */
export function open(place: HTMLElement, mode: LiveMode): void | Promise<void> {
  if (mode === 'project') {
    return downloadProject(place.dataset['project']!);
  }
  prepare(place);
  const sample = loadSample(place.dataset['sample']!);
  const known = panels.get(place);
  const panel = known?.isOpen === true ? known : new Panel(place, sample);
  panels.set(place, panel);
  void panel[mode]();
}
