import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';
import {inputMethod} from '../support/inputMethod';
import {
  MODAL,
  modal,
  openModal,
  SURFACES,
  waitForBest,
  waitForPage,
} from '../support/searchSurfaces';

const test = siteTest('global-ko-en');

/** Notes the keys that arrive as part of a composition. */
async function watchKeys(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    window.addEventListener(
      'keydown',
      ({key, isComposing}) => {
        if (isComposing) {
          seen.push(key);
        }
      },
      {capture: true},
    );
  });
  return () => page.evaluate('window.seen');
}

describe.each(SURFACES)('$name, while a syllable is composed,', (surface) => {
  test('finds what is half typed and loses no letter', async ({open}) => {
    const page = await open(surface.path);
    await surface.reach(page);
    const ime = await inputMethod(page);
    for (const text of ['ㅎ', '화', '환']) {
      await ime.compose(text);
    }
    await ime.commit('환');
    for (const text of ['ㅂ', '부']) {
      await ime.compose(text);
    }
    expect(await surface.field(page).inputValue()).toBe('환부');
    await waitForBest(page, surface, '환불');
    await ime.commit('불');
    expect(await surface.field(page).inputValue()).toBe('환불');
    await waitForBest(page, surface, '환불');
  });

  test('leaves Enter and Escape to the input method', async ({open}) => {
    const page = await open(surface.path);
    await surface.reach(page);
    const composed = await watchKeys(page);
    const ime = await inputMethod(page);
    await ime.compose('환불');
    await waitForBest(page, surface, '환불');
    const address = page.url();
    await ime.press('Enter');
    await ime.press('Escape');
    expect(await composed()).toEqual(['Enter', 'Escape']);
    await page.waitForTimeout(100);
    expect(page.url()).toBe(address);
    expect(await surface.field(page).inputValue()).toBe('환불');
    expect(await surface.frame(page).count()).toBe(1);
  });
});

test('the keys work again when the composition is over', async ({open}) => {
  const page = await open('/ocr/intro');
  await openModal(page);
  const ime = await inputMethod(page);
  await ime.compose('환불');
  await ime.commit('환불');
  await waitForBest(page, MODAL, '환불');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/legal/refund*');
  await waitForPage(page, '환불 정책');
  await openModal(page);
  await page.keyboard.press('Escape');
  await modal(page).waitFor({state: 'detached'});
});

test('the key that ends a composition in Safari, told by its code alone, chooses and closes nothing', async ({
  open,
}) => {
  const page = await open('/ocr/intro');
  await openModal(page);
  await MODAL.field(page).fill('환불');
  await waitForBest(page, MODAL, '환불');
  const address = page.url();
  for (const key of ['Enter', 'Escape']) {
    await MODAL.field(page).dispatchEvent('keydown', {key, keyCode: 229});
  }
  await page.waitForTimeout(100);
  expect(page.url()).toBe(address);
  expect(await modal(page).count()).toBe(1);
  await MODAL.field(page).dispatchEvent('keydown', {key: 'Enter', keyCode: 13});
  await page.waitForURL('**/legal/refund*');
});

test('a slash or a K that an input method takes does not open the modal', async ({
  open,
}) => {
  const page = await open('/ocr/intro');
  // From now on it is loaded, and opens at once.
  await openModal(page);
  await page.keyboard.press('Escape');
  await modal(page).waitFor({state: 'detached'});
  const body = page.locator('body');
  await body.dispatchEvent('keydown', {key: '/', keyCode: 229});
  await body.dispatchEvent('keydown', {
    key: 'k',
    ctrlKey: true,
    isComposing: true,
  });
  await page.waitForTimeout(100);
  expect(await modal(page).count()).toBe(0);
  await body.dispatchEvent('keydown', {key: '/'});
  await modal(page).waitFor();
});
