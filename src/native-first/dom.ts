/** Returns the closest element around an event's target that matches; null also for targets such as `document`. */
export function closestElement<T extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null;
}

/** Tells whether a click opens its link in the same tab: no other button and no modifier key. */
export function isPlainClick(event: MouseEvent): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * Tells whether a key belongs to an input method that is composing a character. In Safari, the key that ends the
 * composition has only the old key code.
 */
export function isComposing({
  isComposing: isOpen,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isOpen || keyCode === 229;
}

/** Returns the id in a hash; undecoded if the hash is malformed. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls a box, but not the page, until an element in it is visible. */
export function scrollIntoBox(element: Element, box: Element): void {
  const {top, bottom, height} = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  // An element without height is in a closed list.
  if (height > 0 && (top < view.top || bottom > view.bottom)) {
    box.scrollTop += (top + bottom - view.top - view.bottom) / 2;
  }
}

let liveRegion: HTMLElement | undefined;

/** Announces a text to screen readers. */
export function announce(text: string): void {
  // Outside the root of React, which expects its elements as they were built.
  liveRegion ??= createLiveRegion();
  liveRegion.textContent = text;
}

function createLiveRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'visually-hidden';
  document.body.append(element);
  return element;
}
