import {findClosestElement} from './dom';
import {postponeAction} from './successors';

/** Selector of the React root. */
const ROOT = '#__docusaurus';

/** Areas in which the browser or the native script handles everything, before and after hydration. */
const NATIVE_AREA = 'dialog, form[data-native]';

/** Controls that they handle in other areas. */
const NATIVE_CONTROL =
  'a[href]:not([role=button]), summary, [popovertarget], [data-dialog], :is(button, input, [role=tab])[data-native]';

/** Selects controls for which one click is replayed, even if the reader clicked several times. */
const PRESSED =
  'button, a[role=button], [role=tab], input:is([type=button], [type=submit])';

const BUSY = 'aria-busy';

const FIELD = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records input before hydration on elements that only React handles: presses, keys, and the state of fields,
 * which hydration would reset.
 *
 * @returns a function that replays the recorded input; must be called after hydration
 */
export function recordInput(): () => Promise<void> {
  const fields = new Map<Field, () => void>();
  const events: (() => void)[] = [];
  const listening = new AbortController();
  const onEvent = (event: Event) => {
    const {target, type} = event;
    if (!(target instanceof HTMLElement) || !isRecorded(target, event)) {
      return;
    }
    // Stops the event: React handles events from the start of hydration on, and would handle it a second time
    // when it is replayed.
    event.stopImmediatePropagation();
    const field = target.closest<Field>(FIELD);
    const pressed = type === 'click' && target.closest<HTMLElement>(PRESSED);
    if (type === 'submit' || pressed) {
      event.preventDefault();
    }
    if (pressed) {
      events.push(...recordPress(pressed));
    } else if (type === 'submit') {
      events.push(
        postponeAction(target as HTMLFormElement, (form) =>
          form.requestSubmit(),
        ),
      );
    } else if (field && type !== 'keydown') {
      fields.delete(field);
      fields.set(field, postponeAction(field, recordField(field)));
    } else if (!target.closest('label')) {
      const Type = event.constructor as typeof Event;
      events.push(
        postponeAction(target, (element) =>
          element.dispatchEvent(new Type(type, event)),
        ),
      );
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
      // Lets React render the change before the next event.
      await Promise.resolve();
    }
  };
}

function isRecorded(target: HTMLElement, event: Event): boolean {
  return (
    target.closest(ROOT) !== null &&
    !target.closest(NATIVE_AREA) &&
    !target
      .closest([PRESSED, FIELD, NATIVE_CONTROL].join())
      ?.matches(NATIVE_CONTROL) &&
    !isBrowserKey(event) &&
    // A form with an action works without React, so its submission is not recorded.
    !(event.type === 'submit' && target.hasAttribute('action'))
  );
}

function recordPress(control: HTMLElement): (() => void)[] {
  if (control.hasAttribute(BUSY)) {
    return [];
  }
  control.setAttribute(BUSY, 'true');
  return [
    postponeAction(control, (element) => {
      element.removeAttribute(BUSY);
      element.click();
    }),
  ];
}

/** Tells whether the browser handles a key: a shortcut, Tab, or typing into a field. */
function isBrowserKey(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    (event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.key === 'Tab' ||
      (event.key.length === 1 &&
        findClosestElement(event.target, FIELD) !== null))
  );
}

/**
 * Records the state of a field.
 *
 * @returns a function that restores the state in the field, or in its successor, and makes React notice the change
 */
function recordField(recorded: Field): (field: Field) => void {
  if (recorded instanceof HTMLSelectElement) {
    const chosen = [...recorded.options].map(({selected}) => selected);
    return (field) => {
      chosen.forEach((selected, index) => {
        (field as HTMLSelectElement).options[index]!.selected = selected;
      });
      dispatch(field, 'change');
    };
  }
  if (recorded.type === 'checkbox' || recorded.type === 'radio') {
    const {checked} = recorded as HTMLInputElement;
    return (field) => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    };
  }
  if (recorded.type === 'file') {
    return (field) => dispatch(field, 'change');
  }
  const {value, selectionStart, selectionEnd} = recorded;
  return (field) => {
    // React ignores a change to the value that it knows, so another value is set first.
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(field) as Field,
      'value',
    )!.set!.call(field, value);
    if (selectionStart !== null && field === document.activeElement) {
      (field as HTMLInputElement).setSelectionRange(
        selectionStart,
        selectionEnd,
      );
    }
    dispatch(field, 'input');
  };
}

const dispatch = (field: Field, type: 'input' | 'change') =>
  field.dispatchEvent(new Event(type, {bubbles: true}));
