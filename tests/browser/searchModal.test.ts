import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';
import {
  ask,
  IN_NO_HEADING,
  MODAL,
  modal,
  openModal,
  rows,
  waitForBest,
} from '../support/searchSurfaces';

const test = siteTest('global-ko-en');

const button = (page: Page) => page.locator('button.DocSearch-Button');

/** The names of everything that assistive technology is told of. */
async function accessibleNames(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const {nodes} = await devTools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ignored}) => !ignored)
    .map(({name}) => String(name?.value ?? ''));
}

async function expectClosed(page: Page): Promise<void> {
  await modal(page).waitFor({state: 'detached'});
  // Where it was opened from.
  await page.locator('button.DocSearch-Button:focus').waitFor();
}

test('nothing of search is loaded before it is touched', async ({open}) => {
  const loaded: string[] = [];
  await open('/en/ocr/api/run', {
    prepare: async (page) =>
      page.on('request', (request) => loaded.push(request.url())),
  });
  expect(loaded.filter((url) => /search-index|worker/.test(url))).toEqual([]);
});

describe('the modal opens', () => {
  test('by its button, and by each of its keys', async ({open}) => {
    const page = await open('/en/ocr/intro');
    await button(page).click();
    await page.locator('dialog[open] input:focus').waitFor();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open] input:focus').waitFor();
      expect(await MODAL.field(page).inputValue(), key).toBe('');
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
  });

  test('and leaves the page where it was', async ({open}) => {
    const page = await open('/en/ocr/api/run');
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await openModal(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });

  test('with the letter typed on its button', async ({open}) => {
    const page = await open('/en/ocr/intro');
    await button(page).focus();
    await page.keyboard.type('r');
    await page.locator('dialog[open] input:focus').waitFor();
    await page.keyboard.type('unBase64');
    await waitForBest(page, MODAL, 'runBase64');
    expect(await MODAL.field(page).inputValue()).toBe('runBase64');
  });

  test('not by a slash that is typed into a field', async ({open}) => {
    const page = await open('/en/search');
    const field = page.locator('main input[type=search]');
    await field.focus();
    await page.keyboard.type('a/b');
    expect(await field.inputValue()).toBe('a/b');
    expect(await modal(page).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input:focus').waitFor();
    await page.keyboard.type('/');
    expect(await MODAL.field(page).inputValue()).toBe('/');
  });
});

describe('the modal closes', () => {
  test('by the key that opened it', async ({open}) => {
    const page = await open('/en/ocr/intro');
    for (const key of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open] input:focus').waitFor();
      await page.keyboard.press(key);
      await expectClosed(page);
    }
  });

  test('by its Cancel button, on a phone', async ({open}) => {
    const page = await open('/en/ocr/intro', {width: 360, height: 740});
    await button(page).click();
    await modal(page).getByRole('button', {name: 'Cancel'}).click();
    await expectClosed(page);
  });

  test('by a click beside it, not by one inside', async ({open}) => {
    const page = await open('/en/ocr/intro');
    await openModal(page);
    await page.locator('.DocSearch-Footer').click();
    expect(await modal(page).count()).toBe(1);
    await page.mouse.click(20, 400);
    await expectClosed(page);
  });

  test('when the reader goes back, on the same page too', async ({open}) => {
    const page = await open('/en/ocr/intro');
    await page.locator('.toc-highlight').first().click();
    await page.waitForURL('**/en/ocr/intro#*');
    await openModal(page);
    await page.goBack();
    await modal(page).waitFor({state: 'detached'});
    await page.waitForURL('**/en/ocr/intro');
  });
});

describe('the open modal', () => {
  test('is a named dialog that keeps the focus to itself', async ({open}) => {
    const page = await open('/en/ocr/intro');
    await ask(page, MODAL, 'run');
    await waitForBest(page, MODAL, 'run');
    await page.getByRole('dialog', {name: 'Search'}).waitFor();
    const seen = new Set<string>();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      seen.add(
        await page.evaluate(() => {
          const {activeElement: element} = document;
          return element?.closest('dialog')
            ? (element.textContent ?? '') || element.tagName
            : `outside: ${element?.tagName}`;
        }),
      );
    }
    // Between the last and the first element a browser shows its own controls.
    const outside = [...seen].filter((name) => name.startsWith('outside'));
    expect(outside.filter((name) => name !== 'outside: BODY')).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
    // The page behind is nothing to assistive technology.
    const names = await accessibleNames(page);
    expect(names).toContain('Cancel');
    expect(names).not.toContain('Skip to main content');
  });

  test('announces what became of a query', async ({open}) => {
    const page = await open('/en/ocr/intro');
    const status = page.locator('dialog[open] p[role=status]');
    await ask(page, MODAL, 'runAsyncQueueBase64');
    await status.getByText(/^\d+ documents found$/).waitFor();
    await MODAL.field(page).fill('zxqvbnmk');
    await status.getByText('No results for "zxqvbnmk"').waitFor();
    await MODAL.field(page).fill('');
    await expect.poll(() => status.textContent()).toBe('');
  });

  test('tells which row is active, and goes through the rows with arrows', async ({
    open,
  }) => {
    const page = await open('/en/ocr/intro');
    // Results that were found in the headings are replaced when all has loaded.
    await ask(page, MODAL, IN_NO_HEADING);
    await rows(page).first().waitFor();
    await MODAL.field(page).fill('run');
    await waitForBest(page, MODAL, 'run');
    const active = async () => {
      const id = await MODAL.field(page).getAttribute('aria-activedescendant');
      return page.evaluate(
        (name) =>
          [...document.querySelectorAll('dialog[open] [role=row]')].findIndex(
            (row) =>
              row.id === name && row.getAttribute('aria-selected') === 'true',
          ),
        id,
      );
    };
    await expect.poll(active).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).toBe(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(active).toBe((await rows(page).count()) - 1);
  });

  test('helps where nothing is found: spelling, sets, contact', async ({
    open,
  }) => {
    const page = await open('/en/ocr/intro');
    const frame = modal(page);
    await ask(page, MODAL, 'zzwaitResultzz');
    await frame.getByText('Try searching for').waitFor();
    await frame.getByRole('link', {name: 'OCR SDK documentation'}).waitFor();
    expect(
      await frame.getByRole('link', {name: /^Contact us/}).getAttribute('href'),
    ).toBe('https://sdk.example.com/en/contacts/create');
    await frame.getByRole('button', {name: 'waitResult'}).click();
    await waitForBest(page, MODAL, 'waitResult');
    expect(await MODAL.field(page).inputValue()).toBe('waitResult');
    await page.locator('dialog[open] input:focus').waitFor();
  });

  test('tells a missing index as a failure, and tries again', async ({
    open,
  }) => {
    const page = await open('/en/', {
      expected: [/404|Failed to load resource/],
      prepare: (opened) =>
        opened.route('**/search-index/**', (route) =>
          route.fulfill({status: 404, body: 'gone'}),
        ),
    });
    await ask(page, MODAL, 'run');
    await page.getByText('Unable to fetch results').first().waitFor();
    await page.unroute('**/search-index/**');
    await page.getByRole('button', {name: 'Try again'}).click();
    await rows(page).first().waitFor();
  });
});
