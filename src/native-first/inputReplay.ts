import {closestElement} from './dom';

/** Root of React. */
const ROOT = '#__docusaurus';

/** Elements that the browser or the native script handles, before and after hydration alike. */
const NATIVE =
  'a[href]:not([role=button]), summary, dialog, [popover], [popovertarget], [data-native], [data-dialog], [data-live]';

/** Controls whose presses are repeated once, however often a reader presses them. */
const PRESSED =
  'button, a[role=button], [role=tab], input:is([type=button], [type=submit])';

const BUSY = 'aria-busy';

const FIELD = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records what a reader does before hydration to elements that only React handles: presses, keys, and the state of
 * fields, which hydration would reset.
 *
 * @returns replays the recorded input, to be called after hydration
 */
export function recordInput(): () => Promise<void> {
  const fields = new Map<Field, () => void>();
  const events: (() => unknown)[] = [];
  const listening = new AbortController();
  const onEvent = (event: Event) => {
    const {target, type} = event;
    if (!(target instanceof HTMLElement) || !isRecorded(target, event)) {
      return;
    }
    // React handles events from the start of hydration, and would handle the replayed event a second time.
    event.stopImmediatePropagation();
    const field = target.closest<Field>(FIELD);
    const pressed = type === 'click' && target.closest<HTMLElement>(PRESSED);
    if (type === 'submit' || pressed) {
      event.preventDefault();
    }
    if (pressed) {
      events.push(...recordPress(pressed));
    } else if (type === 'submit') {
      events.push(() => (target as HTMLFormElement).requestSubmit());
    } else if (field && type !== 'keydown') {
      fields.delete(field);
      fields.set(field, recordField(field));
    } else if (!target.closest('label')) {
      const Type = event.constructor as typeof Event;
      events.push(() => target.dispatchEvent(new Type(type, event)));
    }
  };
  for (const type of ['click', 'keydown', 'input', 'change', 'submit']) {
    window.addEventListener(type, onEvent, {
      capture: true,
      signal: listening.signal,
    });
  }
  return async () => {
    listening.abort();
    for (const replay of [...fields.values(), ...events]) {
      replay();
      // Lets React render one change before the next.
      await Promise.resolve();
    }
  };
}

function isRecorded(target: HTMLElement, event: Event): boolean {
  return (
    target.closest(ROOT) !== null &&
    !target.closest(NATIVE) &&
    !isBrowserKey(event) &&
    // A form with an address works without React.
    !(event.type === 'submit' && target.hasAttribute('action'))
  );
}

function recordPress(control: HTMLElement): (() => void)[] {
  if (control.hasAttribute(BUSY)) {
    return [];
  }
  control.setAttribute(BUSY, 'true');
  return [
    () => {
      control.removeAttribute(BUSY);
      control.click();
    },
  ];
}

/** Tells whether a key is a shortcut or Tab, or types into a field. */
function isBrowserKey(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    (event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.key === 'Tab' ||
      (event.key.length === 1 && closestElement(event.target, FIELD) !== null))
  );
}

/** Returns a function that sets the field to its present state again, and makes React notice. */
function recordField(field: Field): () => void {
  const dispatch = (type: 'input' | 'change') =>
    field.dispatchEvent(new Event(type, {bubbles: true}));
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].map(({selected}) => selected);
    return () => {
      chosen.forEach((selected, index) => {
        field.options[index]!.selected = selected;
      });
      dispatch('change');
    };
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const {checked} = field as HTMLInputElement;
    return () => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    };
  }
  if (field.type === 'file') {
    return () => dispatch('change');
  }
  const {value, selectionStart, selectionEnd} = field;
  return () => {
    // React compares with the value that was last set through its own setter on the element.
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(field) as Field,
      'value',
    )!.set!.call(field, value);
    if (selectionStart !== null && field === document.activeElement) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    dispatch('input');
  };
}
