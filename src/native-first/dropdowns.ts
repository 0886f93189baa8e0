import {closestElement} from './dom';

/** Attribute of `<html>`: turns off the menus that work by style sheet only. */
const READY = 'data-native-ready';

/** The button of a dropdown; style sheets show the menu beside it by `aria-expanded`. */
const BUTTON = '[data-native=dropdown]';
const EXPANDED = 'aria-expanded';

/** Attribute of a button whose menu was opened by a press, not by hovering. */
const PRESSED = 'data-pressed';

/**
 * Handles the menus of the navbar. They open on hover, click, Enter and arrow keys; they close on Escape, when the
 * pointer leaves, after a link, and when something else is pressed or focused.
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
  // Keeps a menu open that the style sheet shows on hover.
  document
    .querySelectorAll<HTMLElement>(`:hover > ${BUTTON}`)
    .forEach((button) => open(button));
  document.documentElement.setAttribute(READY, '');
}

/**
 * Calls back when the mouse enters or leaves a dropdown as a whole. Touch is excluded: the click that follows it would
 * close the menu again.
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
  // The first press on a menu that hovering has opened keeps it open.
  if (pressed && !button.hasAttribute(PRESSED)) {
    open(button, true);
  } else if (pressed || (target as Element).closest('a')) {
    close(button);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const button = findButton(event.target);
  if (event.key === 'Escape') {
    // Closes hovered menus too, wherever the focus is (WCAG 1.4.13).
    openButtons().forEach(close);
    button?.focus();
  } else if (button && /^Arrow(Down|Up)$/.test(event.key)) {
    event.preventDefault();
    open(button, true);
    moveFocus(button, event.key === 'ArrowDown' ? 1 : -1);
  }
}

/** Moves the focus between the button and the links of its menu, without wrapping. */
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
    closestElement(target, '.dropdown')?.querySelector<HTMLElement>(BUTTON) ??
    null
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
