import {findClosestElement} from './dom';

/** Attribute of `<html>`. Disables the CSS that shows menus without JavaScript. */
const READY = 'data-native-ready';

/** Button of a dropdown. Style sheets show the menu next to it while `aria-expanded` is true. */
const BUTTON = '[data-native=dropdown]';
const EXPANDED = 'aria-expanded';

/** Attribute of a button whose menu was opened by a press instead of by hovering. */
const PRESSED = 'data-pressed';

/**
 * Handles the dropdown menus of the navbar. They open on hover, click, Enter and arrow keys. They close on
 * Escape, when the pointer leaves, after a link was followed, and when something else is pressed or focused.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function installDropdowns(): void {
  onMouse('pointerover', (button) => {
    if (!isOpen(button)) {
      open(button);
    }
  });
  onMouse('pointerout', close);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', closeOthers);
  document.addEventListener('focusin', closeOthers);
  // Opens the menu that the style sheet already shows because the pointer is over it.
  document
    .querySelectorAll<HTMLElement>(`:hover > ${BUTTON}`)
    .forEach((button) => open(button));
  document.documentElement.setAttribute(READY, '');
}

/**
 * Calls a function when the mouse enters or leaves a dropdown. Ignores touch, since the click that follows
 * would close the menu again.
 */
function onMouse(
  type: 'pointerover' | 'pointerout',
  act: (button: HTMLElement) => void,
): void {
  document.addEventListener(type, ({target, relatedTarget, pointerType}) => {
    const button = findButton(target);
    if (pointerType === 'mouse' && button && !isWithin(button, relatedTarget)) {
      act(button);
    }
  });
}

function onClick({target}: MouseEvent): void {
  const button = findButton(target);
  if (!button) {
    return;
  }
  const pressed = button.contains(target as Node);
  // The first press on a menu that was opened by hovering keeps the menu open.
  if (pressed && !button.hasAttribute(PRESSED)) {
    open(button, true);
  } else if (pressed || (target as Element).closest('a')) {
    close(button);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const button = findButton(event.target);
  if (event.key === 'Escape') {
    // Escape also closes menus opened by hovering, even if the focus is elsewhere (WCAG 1.4.13).
    openButtons().forEach(close);
    button?.focus();
  } else if (button && /^Arrow(Down|Up)$/.test(event.key)) {
    event.preventDefault();
    open(button, true);
    moveFocus(button, event.key === 'ArrowDown' ? 1 : -1);
  }
}

/** Moves the focus between the button and the links of its menu. Stops at both ends. */
function moveFocus(button: HTMLElement, step: 1 | -1): void {
  const stops = [
    button,
    ...button.parentElement!.querySelectorAll<HTMLElement>('a[href]'),
  ];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(Math.max(current + step, 0), stops.length - 1)]!.focus();
}

function closeOthers({target}: Event): void {
  openButtons()
    .filter((button) => !isWithin(button, target))
    .forEach(close);
}

function openButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(BUTTON)].filter(isOpen);
}

function findButton(target: EventTarget | null): HTMLElement | null {
  return (
    findClosestElement(target, '.dropdown')?.querySelector<HTMLElement>(
      BUTTON,
    ) ?? null
  );
}

function isWithin(button: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && button.parentElement!.contains(target);
}

function isOpen(button: HTMLElement): boolean {
  return button.getAttribute(EXPANDED) === 'true';
}

function open(button: HTMLElement, pressed = false): void {
  button.setAttribute(EXPANDED, 'true');
  button.toggleAttribute(PRESSED, pressed);
}

function close(button: HTMLElement): void {
  button.setAttribute(EXPANDED, 'false');
  button.removeAttribute(PRESSED);
}
