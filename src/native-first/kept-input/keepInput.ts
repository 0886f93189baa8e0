import {elementAround} from '../elementAround';

/** What the application renders. */
const ROOT = '#__docusaurus';

/** What the browser or the native script answers, in the same way before and after the application. */
const ANSWERED =
  'a[href]:not([role=button]), summary, dialog, [popover], [popovertarget], [data-native], [data-dialog], [data-live]';

/** What is pressed once, however often a reader tries. */
const PRESSED =
  'button, a[role=button], [role=tab], input:is([type=button], [type=submit])';

const BUSY = 'aria-busy';

const FIELD = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a reader does to parts of the page that only the application answers: fields keep what was typed, chosen
 * and ticked, although React renders them anew, and presses and keys reach the application once it can answer.
 *
 * @returns hands over what was kept, to be called when the application has taken the page over
 */
export function keepInput(): () => Promise<void> {
  const fields = new Map<Field, () => void>();
  const events: (() => unknown)[] = [];
  const listening = new AbortController();
  const onEvent = (event: Event) => {
    const {target, type} = event;
    if (!(target instanceof HTMLElement) || !isKept(target, event)) {
      return;
    }
    // React answers as soon as it begins to take over, and would answer the repeated event again.
    event.stopImmediatePropagation();
    const field = target.closest<Field>(FIELD);
    const pressed = type === 'click' && target.closest<HTMLElement>(PRESSED);
    if (type === 'submit' || pressed) {
      event.preventDefault();
    }
    if (pressed) {
      events.push(...pressLater(pressed));
    } else if (type === 'submit') {
      events.push(() => (target as HTMLFormElement).requestSubmit());
    } else if (field && type !== 'keydown') {
      fields.delete(field);
      fields.set(field, stateOf(field));
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
    for (const repeat of [...fields.values(), ...events]) {
      repeat();
      // React renders what one has changed before the next one comes.
      await Promise.resolve();
    }
  };
}

function isKept(target: HTMLElement, event: Event): boolean {
  return (
    target.closest(ROOT) !== null &&
    !target.closest(ANSWERED) &&
    !isShortcut(event) &&
    // A form with an address works without the application.
    !(event.type === 'submit' && target.hasAttribute('action'))
  );
}

function pressLater(control: HTMLElement): (() => void)[] {
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

/** Whether a key is no matter of the element that has the focus: of a shortcut, or a letter that a field takes. */
function isShortcut(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    (event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.key === 'Tab' ||
      (event.key.length === 1 && elementAround(event.target, FIELD) !== null))
  );
}

/**
 * Notes what is in a field.
 *
 * @returns puts it there again, so that React notices: it compares with what was set last through the element itself
 */
function stateOf(field: Field): () => void {
  const tell = (type: 'input' | 'change') =>
    field.dispatchEvent(new Event(type, {bubbles: true}));
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].map(({selected}) => selected);
    return () => {
      chosen.forEach((selected, index) => {
        field.options[index]!.selected = selected;
      });
      tell('change');
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
    return () => tell('change');
  }
  const {value, selectionStart, selectionEnd} = field;
  return () => {
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(field) as Field,
      'value',
    )!.set!.call(field, value);
    if (selectionStart !== null && field === document.activeElement) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    tell('input');
  };
}
