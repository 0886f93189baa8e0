import type {Locator, Page} from 'playwright-core';

/** Notice of results of the embedded index after a failure of the server. */
export const UNREACHABLE =
  'The search server cannot be reached. These results come from the index on this site.';

/** Finds the open modal after its content has loaded. */
export function modal(page: Page): Locator {
  return page.locator('dialog[open]:has(.DocSearch-Footer)');
}

/** Finds the rows of the modal. */
export function rows(page: Page): Locator {
  return page.locator('dialog[open] [role=row]');
}

/** Opens the modal with the keyboard unless it is open, and focuses its field. */
export async function openModal(page: Page): Promise<void> {
  if ((await modal(page).count()) > 0) {
    await modal(page).getByRole('combobox').focus();
    return;
  }
  await page.keyboard.press('Control+k');
  await modal(page).locator('input:focus').waitFor();
}

/** A user interface of search: the modal or the results page. */
export interface Surface {
  readonly name: string;
  /** Path below the locale. */
  readonly path: string;
  /** Focuses the field. */
  reach(page: Page): Promise<void>;
  field(page: Page): Locator;
  hits(page: Page): Locator;
  /** Finds the container. */
  frame(page: Page): Locator;
}

export const MODAL: Surface = {
  name: 'the modal',
  path: '/ocr/intro',
  reach: openModal,
  field: (page) => modal(page).locator('.DocSearch-Input'),
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

export const SURFACES = [MODAL, RESULTS_PAGE] as const;

/** Enters a query at once, like pasting. */
export async function ask(
  page: Page,
  surface: Surface,
  query: string,
): Promise<void> {
  await surface.reach(page);
  await surface.field(page).fill(query);
}

/** Waits until a documentation page is shown. */
export async function waitForPage(page: Page, title: string): Promise<void> {
  await page
    .getByRole('heading', {level: 1, name: title, exact: true})
    .waitFor();
}

/** Waits until the first hit contains a text. */
export async function waitForBest(
  page: Page,
  surface: Surface,
  text: string,
): Promise<void> {
  await surface.hits(page).first().filter({hasText: text}).waitFor();
}

/** Types into the focused field faster than any reader. */
export async function typeFast(page: Page, text: string): Promise<void> {
  await page.evaluate(async (keys) => {
    for (const key of keys) {
      document.execCommand('insertText', false, key);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, text);
}

/** Found only when the whole index has loaded, not only the headings. */
export const IN_NO_HEADING = 'objdump';
