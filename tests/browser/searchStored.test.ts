import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest, waitForHydration} from '../support/browser';
import {
  ask,
  MODAL,
  modal,
  openModal,
  rows,
  waitForBest,
  waitForPage,
} from '../support/searchSurfaces';

const test = siteTest('global-ko-en');

/** Finds a function's page and goes there. */
async function visit(page: Page, name: string): Promise<void> {
  await ask(page, MODAL, name);
  await waitForBest(page, MODAL, name);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/ocr/api/${name}`);
  await waitForPage(page, name);
}

test('what was chosen is listed, can be saved, found again and removed', async ({
  open,
}) => {
  const page = await open('/en/ocr/intro');
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
  await rows(page)
    .filter({hasText: 'waitResult'})
    .getByRole('button', {name: 'Save this search'})
    .click();
  await modal(page).getByText('Favorite', {exact: true}).waitFor();
  await rows(page)
    .filter({hasText: 'freePointer'})
    .getByRole('button', {name: 'Remove this search from history'})
    .click();
  await modal(page)
    .getByText('Recent', {exact: true})
    .waitFor({state: 'detached'});

  await page.reload();
  await waitForHydration(page);
  await openModal(page);
  await rows(page).first().waitFor();
  await page.keyboard.press('Enter');
  await waitForPage(page, 'waitResult');
  await openModal(page);
  await rows(page)
    .getByRole('button', {name: 'Remove this search from favorites'})
    .click();
  await modal(page).getByText('No recent searches').waitFor();
});

test('what was read is listed with the section that was come to, and can be cleared', async ({
  open,
}) => {
  const page = await open('/en/ocr/api/run#errors');
  await page.locator('.table-of-contents__link--active').waitFor();
  await page.goto(new URL('/en/ocr/intro', page.url()).href);
  await openModal(page);
  const read = modal(page).getByRole('list', {name: 'Recently read'});
  const [link] = await read.getByRole('link').all();
  expect(await link!.textContent()).toContain('Returns and errors');
  await link!.click();
  await page.waitForURL('**/ocr/api/run#errors');

  await openModal(page);
  await modal(page)
    .getByRole('button', {name: 'Clear recently read pages'})
    .click();
  await read.waitFor({state: 'detached'});
  await page.keyboard.press('Escape');
  await openModal(page);
  expect(await read.count()).toBe(0);
});

test('topics and results are those of the set that is chosen', async ({
  open,
}) => {
  const page = await open('/en/ocr/intro');
  await openModal(page);
  const set = (name: string) =>
    modal(page).getByRole('button', {name, exact: true});
  const choose = (name: string) => set(name).click();
  const hrefs = (list: ReturnType<typeof modal>) =>
    list
      .getByRole('link')
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[]).map(({pathname}) =>
          pathname.split('/').at(2),
        ),
      );
  const topics = modal(page).getByRole('list', {name: 'Popular topics'});
  expect(new Set(await hrefs(topics))).toEqual(new Set(['ocr', 'spreadsheet']));
  await choose('Spreadsheet SDK');
  await expect.poll(() => hrefs(topics)).not.toContain('ocr');

  await modal(page).locator('[role=combobox]').fill('licence');
  await rows(page).first().waitFor();
  const results = modal(page).getByRole('grid');
  await expect.poll(() => hrefs(results)).not.toContain('ocr');
  await choose('OCR SDK');
  await expect.poll(() => hrefs(results)).not.toContain('spreadsheet');
  expect(
    await modal(page)
      .getByRole('link', {name: /See all/})
      .getAttribute('href'),
  ).toContain('set=ocr');

  await modal(page).locator('[role=combobox]').fill('qzxqzx');
  await modal(page)
    .getByRole('button', {name: 'Search all pages instead'})
    .click();
  expect(await set('All pages').getAttribute('aria-pressed')).toBe('true');
});

test('a Korean reader finds the same in Korean', async ({open}) => {
  const page = await open('/ocr/intro');
  await openModal(page);
  await modal(page).getByText('최근 검색 기록이 없습니다').waitFor();
  await visit(page, 'waitResult');
  await openModal(page);
  await modal(page).getByText('최근 검색', {exact: true}).waitFor();
  await rows(page).getByRole('button', {name: '이 검색 저장'}).click();
  await modal(page).getByText('즐겨찾기', {exact: true}).waitFor();
  await rows(page)
    .getByRole('button', {name: '이 검색을 즐겨찾기에서 삭제'})
    .click();
  await modal(page).getByText('최근 검색 기록이 없습니다').waitFor();
});

test('recent searches last as long as the page where nothing can be kept', async ({
  open,
}) => {
  const page = await open('/en/ocr/intro', {
    prepare: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
  });
  await visit(page, 'waitResult');
  await openModal(page);
  await modal(page)
    .getByText(/^(?:Recent|No recent searches)$/)
    .first()
    .waitFor();
});
