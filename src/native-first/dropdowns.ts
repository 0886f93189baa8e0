import {elementAround} from './elementAround';

/** Attribute of `<html>`: menus are answered here, and no longer shown by style sheet alone. */
const READY = 'data-native-ready';

/** The button of a dropdown; its menu stands beside it, and is shown by what the button says. */
const BUTTON = '[data-native=dropdown]';
const EXPANDED = 'aria-expanded';

/** Attribute of a button that was pressed, rather than only pointed at, to open its menu. */
const PRESSED = 'data-pressed';

/**
 * The menus of the navbar: they open by hover, click, Enter and arrow keys, and close by Escape, by
 * leaving them, by following a link, and by pressing or focusing something else.
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
  // What the pointer has opened before this script was there stays open.
  document
    .querySelectorAll<HTMLElement>(`:hover > ${BUTTON}`)
    .forEach((button) => open(button));
  document.documentElement.setAttribute(READY, '');
}

/**
 * Calls back when a mouse enters or leaves a dropdown as a whole. A finger's first contact counts as
 * entering too, and the click that follows it must open, not close.
 */
function onMouse(
  type: 'pointerover' | 'pointerout',
  act: (button: HTMLElement) => void,
): void {
  document.addEventListener(type, ({target, relatedTarget, pointerType}) => {
    const button = buttonAround(target);
    if (pointerType === 'mouse' && button && !isWithin(button, relatedTarget)) {
      act(button);
    }
  });
}

function onClick({target}: MouseEvent): void {
  const button = buttonAround(target);
  if (!button) {
    return;
  }
  const pressed = button.contains(target as Node);
  // Pressing a menu that the pointer has just opened keeps it open.
  if (pressed && !button.hasAttribute(PRESSED)) {
    open(button, true);
  } else if (pressed || (target as Element).closest('a')) {
    close(button);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const button = buttonAround(event.target);
  if (event.key === 'Escape') {
    // Also a menu that the pointer opened, wherever the focus is (WCAG 1.4.13).
    openButtons().forEach(close);
    button?.focus();
  } else if (button && /^Arrow(Down|Up)$/.test(event.key)) {
    event.preventDefault();
    open(button, true);
    moveFocus(button, event.key === 'ArrowDown' ? 1 : -1);
  }
}

/** Moves the focus among the button and the links of its menu, stopping at both ends. */
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

function buttonAround(target: EventTarget | null): HTMLElement | null {
  return (
    elementAround(target, '.dropdown')?.querySelector<HTMLElement>(BUTTON) ??
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
