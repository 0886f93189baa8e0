import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest, STATES} from '../support/browser';
import {
  ask,
  IN_NO_HEADING,
  MODAL,
  modal,
  openModal,
  rows,
  waitForBest,
  waitForPage,
} from '../support/searchSurfaces';

const test = siteTest('global-ko-en');

const button = (page: Page) => page.locator('button.DocSearch-Button');

const focusedField = (page: Page) => page.locator('dialog[open] input:focus');

/** Searches for a function and opens its page. */
async function visit(page: Page, name: string): Promise<void> {
  await ask(page, MODAL, name);
  await waitForBest(page, MODAL, name);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/ocr/api/${name}`);
  await waitForPage(page, name);
}

test.for(STATES)('opens and closes, $state', async ({hydrated}, {open}) => {
  const page = await open('/en/ocr/api/run', {hydrated});
  await button(page).click();
  const press = (key: string) => () => page.keyboard.press(key);
  for (const [way, close] of [
    [press('Control+k'), press('Escape')],
    [press('Control+k'), press('Control+k')],
    [press('Meta+k'), press('Meta+k')],
    [press('/'), () => page.mouse.click(20, 400)],
    [
      () => button(page).click(),
      () => modal(page).getByRole('button', {name: 'Cancel'}).click(),
    ],
  ] as const) {
    await focusedField(page).waitFor();
    await modal(page).waitFor();
    await close();
    await modal(page).waitFor({state: 'detached'});
    await page.locator('button.DocSearch-Button:focus').waitFor();
    await way();
  }
  await focusedField(page).waitFor();
  expect(await focusedField(page).inputValue()).toBe('');
  await page.locator('.DocSearch-Footer').click();
  expect(await modal(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await modal(page).waitFor({state: 'detached'});
  await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
  await openModal(page);
  await page.keyboard.press('Escape');
  await modal(page).waitFor({state: 'detached'});
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test('the modal announces results and the active row', async ({open}) => {
  const page = await open('/en/ocr/intro');
  const status = page.locator('dialog[open] p[role=status]');
  // Results from the headings are replaced when the whole index has loaded.
  await ask(page, MODAL, IN_NO_HEADING);
  await rows(page).first().waitFor();
  await MODAL.field(page).fill('run');
  await waitForBest(page, MODAL, 'run');
  await status.getByText(/^\d+ documents found$/).waitFor();
  const expectActive = (index: number) =>
    expect
      .poll(async () => {
        const field = MODAL.field(page);
        const id = await field.getAttribute('aria-activedescendant');
        return rows(page).evaluateAll(
          (all, name) =>
            all.findIndex(
              (row) => row.id === name && row.ariaSelected === 'true',
            ),
          id,
        );
      })
      .toBe(index);
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive((await rows(page).count()) - 1);
  await MODAL.field(page).fill('');
  await expect.poll(() => status.textContent()).toBe('');
});

test('a hit opens, becomes recent, and can be saved', async ({open}) => {
  const page = await open('/en/ocr/intro', {hydrated: true});
  const rowButton = (name: string) => rows(page).getByRole('button', {name});
  await openModal(page);
  await modal(page).getByText('No recent searches').waitFor();
  await visit(page, 'waitResult');
  await visit(page, 'freePointer');
  await openModal(page);
  await modal(page).getByText('Recent', {exact: true}).waitFor();
  // Newest first.
  expect(await rows(page).allTextContents()).toEqual([
    expect.stringContaining('freePointer'),
    expect.stringContaining('waitResult'),
  ]);
  await rowButton('Save this search').last().click();
  await modal(page).getByText('Favorite', {exact: true}).waitFor();
  await rowButton('Remove this search from history').click();
  const recent = modal(page).getByText('Recent', {exact: true});
  await recent.waitFor({state: 'detached'});

  await page.reload();
  await openModal(page);
  await rows(page).first().waitFor();
  await page.keyboard.press('Enter');
  await waitForPage(page, 'waitResult');
  await openModal(page);
  await rowButton('Remove this search from favorites').click();
  await modal(page).getByText('No recent searches').waitFor();
});
