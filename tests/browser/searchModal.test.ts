import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
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
import {withoutStorage} from '../support/storage';

const test = siteTest('global-ko-en');

const button = (page: Page) => page.locator('button.DocSearch-Button');

const focusedField = (page: Page) => page.locator('dialog[open] input:focus');

/** Finds a function's page and goes there. */
async function visit(page: Page, name: string): Promise<void> {
  await ask(page, MODAL, name);
  await waitForBest(page, MODAL, name);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/ocr/api/${name}`);
  await waitForPage(page, name);
}

test.for(STATES)(
  'opens by its button and its keys where nothing is typed, closes by its ways, and gives focus and place back, $state',
  async ({hydrated}, {open}) => {
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
  },
);

test('a slash that is typed into a field opens nothing; a letter typed on the button is the first of a query', async ({
  open,
}) => {
  const page = await open('/en/search');
  const field = page.locator('main input[type=search]');
  await field.focus();
  await page.keyboard.type('a/b');
  expect(await field.inputValue()).toBe('a/b');
  expect(await modal(page).count()).toBe(0);
  await button(page).focus();
  await page.keyboard.type('r');
  await focusedField(page).waitFor();
  await page.keyboard.type('un/');
  expect(await focusedField(page).inputValue()).toBe('run/');
});

describe('the open modal', () => {
  test('is a named dialog that keeps the focus, and hides the page from assistive technology', async ({
    open,
  }) => {
    const page = await open('/en/ocr/intro');
    await ask(page, MODAL, 'run');
    await waitForBest(page, MODAL, 'run');
    await page.getByRole('dialog', {name: 'Search'}).waitFor();
    const seen = new Set<string>();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      seen.add(
        await page.evaluate(() => {
          const {activeElement: element} = document;
          return element?.closest('dialog')
            ? element.textContent || element.tagName
            : `outside: ${element?.tagName}`;
        }),
      );
    }
    // Between the last and the first element a browser shows its own controls.
    seen.delete('outside: BODY');
    expect([...seen].filter((name) => name.startsWith('outside'))).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
    const devTools = await page.context().newCDPSession(page);
    const {nodes} = await devTools.send('Accessibility.getFullAXTree');
    const names = nodes
      .filter(({ignored}) => !ignored)
      .map(({name}) => String(name?.value));
    expect(names).toContain('Cancel');
    expect(names).not.toContain('Skip to main content');
  });

  test('announces what became of a query, and which row is active', async ({
    open,
  }) => {
    const page = await open('/en/ocr/intro');
    const status = page.locator('dialog[open] p[role=status]');
    // Results that were found in the headings are replaced when all has loaded.
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

  test('helps where nothing is found: spelling, sets, contact', async ({
    open,
  }) => {
    const page = await open('/en/ocr/intro');
    await ask(page, MODAL, 'zzwaitResultzz');
    const frame = modal(page);
    await frame.getByText('No results for "zzwaitResultzz"').first().waitFor();
    await frame.getByRole('link', {name: 'OCR SDK documentation'}).waitFor();
    expect(
      await frame.getByRole('link', {name: /^Contact us/}).getAttribute('href'),
    ).toBe('https://sdk.example.com/en/contacts/create');
    await frame.getByRole('button', {name: 'waitResult'}).click();
    await waitForBest(page, MODAL, 'waitResult');
    await focusedField(page).waitFor();
    await page.getByRole('button', {name: 'Clear the query'}).click();
    await frame.getByText('No recent searches').waitFor();
    expect(await MODAL.field(page).inputValue()).toBe('');
  });

  test('searches the set that is chosen', async ({open}) => {
    const page = await open('/en/ocr/intro');
    await ask(page, MODAL, 'licence');
    await rows(page).first().waitFor();
    const choose = (name: string) =>
      modal(page).getByRole('button', {name, exact: true}).click();
    const ofOcr = modal(page).locator('[role=row] a[href*="/ocr/"]');
    await choose('Spreadsheet SDK');
    await expect.poll(() => ofOcr.count()).toBe(0);
    await choose('OCR SDK');
    await expect.poll(() => ofOcr.count()).toBeGreaterThan(0);
    const all = modal(page).getByRole('link', {name: /See all/});
    expect(await all.getAttribute('href')).toContain('set=ocr');
  });
});

describe('what was chosen', () => {
  test('is followed, listed, can be saved, found again and removed', async ({
    open,
  }) => {
    const page = await open('/en/ocr/intro', {hydrated: true});
    const rowButton = (name: string) => rows(page).getByRole('button', {name});
    await openModal(page);
    await modal(page).getByText('No recent searches').waitFor();
    await visit(page, 'waitResult');
    await visit(page, 'freePointer');
    await openModal(page);
    await modal(page).getByText('Recent', {exact: true}).waitFor();
    // The newest first.
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

  test('lasts as long as the page where nothing can be kept, in Korean too', async ({
    open,
  }) => {
    const page = await open('/ocr/intro', {prepare: withoutStorage});
    await visit(page, 'waitResult');
    await openModal(page);
    await modal(page)
      .getByText(/^(?:최근 검색|최근 검색 기록이 없습니다)$/)
      .first()
      .waitFor();
  });
});
