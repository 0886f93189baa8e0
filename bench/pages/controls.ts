import {SEARCHED_WORD} from './corpus/words';
import {PHONE, SCREEN} from './visit';

/**
 * Something a reader may touch first. Expressions are evaluated in the page; `control` is what was
 * touched there.
 */
export interface Control {
  readonly name: string;
  /** Address of the page; a generated one when absent. */
  readonly page?: string;
  readonly viewport: typeof PHONE | typeof SCREEN;
  /** What is touched before, and is not measured. */
  readonly before?: string;
  readonly control: string;
  /** Typed at once, without waiting for anything. */
  readonly typed?: string;
  /** Holds when the touch is answered. */
  readonly answer: string;
  /** Holds once everything has come, unless the touch or a key was lost; the answer when absent. */
  readonly kept?: string;
}

const isShown = (element: string) =>
  `${element}?.checkVisibility({opacityProperty: true, visibilityProperty: true})`;

const MENU_LINKS = "[...document.querySelectorAll(':popover-open a')]";

/** Every kind of control, in the order of the table. The one place that knows their markup. */
export const CONTROLS: readonly Control[] = [
  {
    name: 'category',
    viewport: SCREEN,
    control: 'aside details:not([open]) > summary',
    answer: isShown("control.closest('li').querySelector(':scope ul a')"),
  },
  {
    name: 'dropdown',
    viewport: SCREEN,
    control: 'nav.navbar .dropdown > button',
    answer: isShown("control.parentElement.querySelector(':scope ul a')"),
  },
  {
    name: 'phone menu',
    viewport: PHONE,
    control: '.navbar__toggle:visible',
    answer: `${MENU_LINKS}.some((link) => ${isShown('link')})`,
  },
  {
    name: 'phone menu, its other panel',
    viewport: PHONE,
    before: '.navbar__toggle:visible',
    control: '.navbar-sidebar__back:visible',
    answer: `!${isShown('control')} && ${MENU_LINKS}.some((link) => ${isShown('link')})`,
  },
  {
    name: 'tab',
    page: '/ocr/intro',
    viewport: PHONE,
    control: '[role=tab][aria-selected=false]',
    answer: `control.ariaSelected === 'true' && ${isShown("document.getElementById(control.getAttribute('aria-controls'))")}`,
  },
  {
    name: 'copy',
    viewport: PHONE,
    control: 'figure button[data-native=copy]',
    answer: "control.hasAttribute('data-outcome')",
    // It says so for two seconds.
    kept: 'true',
  },
  {
    name: 'copy page',
    viewport: PHONE,
    control: 'button[data-native=copy][data-source]',
    answer:
      "control.ariaBusy === 'true' || control.hasAttribute('data-outcome')",
    kept: "control.dataset.outcome === 'copied' || control.ariaBusy !== 'true'",
  },
  {
    name: 'search, typed into at once',
    viewport: PHONE,
    control: '.DocSearch-Button',
    typed: SEARCHED_WORD,
    answer: isShown("document.querySelector('dialog[open] input')"),
    kept: `document.querySelector('dialog[open] input').value === '${SEARCHED_WORD}'
      && document.querySelector('dialog[open] [role=row]') !== null`,
  },
  {
    name: 'legal dialog',
    viewport: PHONE,
    control: 'footer a[data-dialog=legal]',
    answer: isShown("document.querySelector('dialog[open]')"),
    kept: "document.querySelector('dialog[open] article h2') !== null",
  },
  {
    name: 'colour mode',
    viewport: SCREEN,
    control: '[data-native=colour-mode]:visible',
    answer: "document.documentElement.dataset.themeChoice === 'light'",
  },
  {
    name: 'link',
    viewport: PHONE,
    control: 'article p a[href^="/"]',
    // The page that it leads to, or that it is on its way.
    answer:
      "!control.isConnected || document.getElementById('nprogress') !== null",
    kept: '!control.isConnected',
  },
];
