import {whenOpened} from './prerendering';

/**
 * Finds the closest element around an event's target that matches. Returns null for other targets, such as
 * `document`.
 */
export function findClosestElement<T extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null;
}

/** Calls a function when something in an element that matches the selector is clicked. */
export function onClick<T extends Element = HTMLElement>(
  selector: string,
  act: (element: T, event: MouseEvent) => unknown,
): void {
  document.addEventListener('click', (event) => {
    const element = findClosestElement<T>(event.target, selector);
    if (element) {
      act(element, event);
    }
  });
}

/** Tells whether a click opens its link in the same tab: main button, no modifier key. */
export function isPlainClick(event: MouseEvent): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * Tells whether a key event belongs to an input method that is composing a character.
 *
 * In Safari, only the deprecated key code identifies the key that ends the composition.
 */
export function isComposing({
  isComposing: isOpen,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isOpen || keyCode === 229;
}

/** Returns the id in a hash. Returns it undecoded if the hash is malformed. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls an element into view within a scrolling box, without scrolling the page. */
export function scrollIntoBox(element: Element, box: Element): void {
  const {top, bottom, height} = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  // Elements in a closed list have no height and are ignored.
  if (height > 0 && (top < view.top || bottom > view.bottom)) {
    box.scrollTop += (top + bottom - view.top - view.bottom) / 2;
  }
}

let liveRegion: HTMLElement | undefined;

/** Announces a text to screen readers by a live region, on prerendered pages when the reader opens them. */
export function announceToScreenReader(text: string): void {
  whenOpened(() => {
    // Added outside the React root, since hydration expects the elements from the build.
    liveRegion ??= createLiveRegion();
    liveRegion.textContent = text;
  });
}

function createLiveRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'visually-hidden';
  document.body.append(element);
  return element;
}
