import {isConnectionFree} from './app';
import {elementAround} from './elementAround';
import {FILTER_FIELD} from './filter/field';
import {onIntent} from './intent';
import {loadScript} from './loadFile';

/** Fields that filter: what answers them is fetched when a reader is about to type. */
export function installFilterFields(load = loadScript): void {
  const answer = (field: HTMLElement) => {
    const {script} = field.dataset;
    if (script) {
      // The next key tries again; until then the page stands whole.
      load(script).catch(() => undefined);
    }
  };
  onIntent(
    (target) => (isConnectionFree() ? fieldAround(target) : null),
    answer,
  );
  document.addEventListener('input', ({target}) => {
    const field = fieldAround(target);
    if (field) {
      answer(field);
    }
  });
}

function fieldAround(target: EventTarget | null): HTMLElement | null {
  return elementAround(target, FILTER_FIELD);
}
