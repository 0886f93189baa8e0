import {findClosestElement} from './dom';
import {findShortcut} from '../search/native/index';

/** Event by which the native script asks for the recorded input. Its detail is a function that takes the input. */
const READY = 'native-script-ready';

type TakeInput = (events: readonly Event[]) => void;

/** Selects what the native script handles, and areas that contain it. */
const NATIVE = '[data-native], [data-dialog]';

/** Selects the controls among it that do nothing without the script; popovers and links do. */
const CONTROL = ':is(button, [role=tab]):not([popovertarget])';

/** Records presses of controls, and keys outside of fields, while the native script is still loading. */
export function recordEarlyInput(): void {
  const events: Event[] = [];
  const listening = new AbortController();
  const listen = (type: string, listener: (event: never) => void) =>
    window.addEventListener(type, listener as EventListener, {
      capture: true,
      signal: listening.signal,
    });
  listen('click', (event: MouseEvent) => {
    if (findClosestElement(event.target, NATIVE)) {
      events.push(event);
    }
  });
  listen('keydown', (event: KeyboardEvent) => {
    const {target, key, ctrlKey, metaKey} = event;
    if (!findClosestElement(target, ':read-write')) {
      events.push(event);
      // Browsers have shortcuts with the keys that open search.
      if (key === (ctrlKey || metaKey ? 'k' : '/')) {
        event.preventDefault();
      }
    }
  });
  listen(READY, ({detail}: CustomEvent<TakeInput>) => {
    listening.abort();
    detail(events);
  });
}

/** Repeats the recorded presses, opens search if its keys were pressed, and enters what the reader typed after that. */
export function repeatEarlyInput(): void {
  const detail: TakeInput = (events) => {
    const search = document.querySelector<HTMLElement>(
      'button[data-dialog=search]',
    );
    const pressed = new Set<HTMLElement>();
    let query = '';
    let isSubmitted = false;
    for (const event of events) {
      const {key, ctrlKey, metaKey, altKey} = event as KeyboardEvent;
      if (!key) {
        const control = findClosestElement(event.target, NATIVE);
        if (control?.matches(CONTROL)) {
          pressed.add(control);
        }
      } else if (!search || !pressed.has(search)) {
        if (search && findShortcut(event as KeyboardEvent)) {
          pressed.add(search);
        }
      } else if (key === 'Enter') {
        isSubmitted = true;
      } else if (key === 'Backspace') {
        query = query.slice(0, -1);
      } else if (key.length === 1 && !(ctrlKey || metaKey || altKey)) {
        query += key;
      }
    }
    pressed.forEach((control) => control.click());
    const field =
      document.querySelector<HTMLInputElement>('dialog[open] input');
    if (field && query) {
      field.value = query;
      if (isSubmitted) {
        field.form!.requestSubmit();
      }
    }
  };
  window.dispatchEvent(new CustomEvent(READY, {detail}));
}
