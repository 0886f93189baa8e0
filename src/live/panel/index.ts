// What opens below the code of a sample when a reader runs it: loaded at the first press.
import type {LiveMode} from '../../native/liveSamples';
import {MANIFEST, loadRunner, loadSample, loadText} from './files';
import {Panel} from './panel';
import {installStyles} from './styles';

const panels = new WeakMap<HTMLElement, Panel>();

/** Runs the sample of a place, or opens it for editing: see `src/native/liveSamples.ts`. */
export function open(place: HTMLElement, mode: LiveMode): void {
  // All at once: each waits for no other.
  const sample = loadSample(place.dataset['sample']!);
  void Promise.allSettled([
    loadText(MANIFEST.frame),
    loadRunner(MANIFEST.entry),
  ]);
  installStyles();
  const known = panels.get(place);
  const panel = known?.isOpen === true ? known : new Panel(place, sample);
  panels.set(place, panel);
  void panel[mode]();
}
