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
