import type {Locator, Page} from 'playwright-core';

/** The open modal, once its content is there. */
export function modal(page: Page): Locator {
  return page.locator('dialog[open]:has(.DocSearch-Footer)');
}

/** The rows of the modal. */
export function rows(page: Page): Locator {
  return page.locator('dialog[open] [role=row]');
}

/**
 * Opens the modal with the keyboard, unless it is open; its field has the focus, and its content is there.
 */
export async function openModal(page: Page): Promise<void> {
  if ((await modal(page).count()) > 0) {
    await modal(page).locator('input').focus();
    return;
  }
  await page.keyboard.press('Control+k');
  await modal(page).locator('input:focus').waitFor();
}

/** One of the two places to search, driven alike. */
export interface Surface {
  readonly name: string;
  /** Path below the locale where it is used. */
  readonly path: string;
  /** Gives its field the focus. */
  reach(page: Page): Promise<void>;
  field(page: Page): Locator;
  /** What it found. */
  hits(page: Page): Locator;
  /** What holds all of it. */
  frame(page: Page): Locator;
}

export const MODAL: Surface = {
  name: 'the modal',
  path: '/ocr/intro',
  reach: openModal,
  field: (page) => modal(page).locator('input'),
  hits: rows,
  frame: modal,
};

export const RESULTS_PAGE: Surface = {
  name: 'the results page',
  path: '/search',
  reach: (page) => page.locator('main input[type=search]').focus(),
  field: (page) => page.locator('main input[type=search]'),
  hits: (page) => page.locator('main ol > li'),
  frame: (page) => page.locator('main'),
};

/** Both of them, for `it.each`. */
export const SURFACES = [MODAL, RESULTS_PAGE] as const;

/** Types a query at once, as an input method or the clipboard does. */
export async function ask(
  page: Page,
  surface: Surface,
  query: string,
): Promise<void> {
  await surface.reach(page);
  await surface.field(page).fill(query);
}

/** Waits until a page of the documentation has taken the place of the one before. */
export async function waitForPage(page: Page, title: string): Promise<void> {
  await page
    .getByRole('heading', {level: 1, name: title, exact: true})
    .waitFor();
}

/** Waits until the best hit is one with this text. */
export async function waitForBest(
  page: Page,
  surface: Surface,
  text: string,
): Promise<void> {
  await surface.hits(page).first().filter({hasText: text}).waitFor();
}

/** Types into the focused field, faster than a reader and whatever else the machine does. */
export async function typeFast(page: Page, text: string): Promise<void> {
  await page.evaluate(async (keys) => {
    for (const key of keys) {
      document.execCommand('insertText', false, key);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, text);
}

/** A word of the texts: found only when more than the headings has loaded. */
export const IN_NO_HEADING = 'objdump';
