// Typing before the search has loaded, and with an input method editor (IME).
import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';
import {delayRequests} from '../support/network';
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

const NATIVE = /\/assets\/js\/native\./;

/** All scripts except the native one. */
const APPLICATION = /\/assets\/js\/(?!native\.)/;

const RUNNING = 'html[data-has-hydrated=true]';

const focusedField = (page: Page) => page.locator('dialog[open] input:focus');

describe('before the search has loaded', () => {
  test('the field opens at once and keeps all keys', async ({open}) => {
    const {release, prepare} = delayRequests(APPLICATION);
    const page = await open('/ocr/intro', {prepare});
    await page.locator('.DocSearch-Button').click();
    await focusedField(page).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.DocSearch-Button:focus').waitFor();
    await page.keyboard.type('w');
    await focusedField(page).waitFor();
    await page.keyboard.type('aitResult');
    expect(await page.locator(RUNNING).count()).toBe(0);
    expect(await focusedField(page).inputValue()).toBe('waitResult');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/ocr/api/waitResult');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('keys that come before the native script are kept', async ({open}) => {
    const page = await open('/ocr/intro');
    const {release, prepare} = delayRequests(NATIVE);
    await prepare(page);
    await page.reload({waitUntil: 'commit'});
    await page.locator('.theme-layout-footer').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('run');
    release();
    await focusedField(page).waitFor();
    expect(await focusedField(page).inputValue()).toBe('run');
  });

  test('a composition continues while the modal loads', async ({open}) => {
    const {release, prepare} = delayRequests(APPLICATION);
    const page = await open('/ocr/intro', {prepare});
    await page.keyboard.press('/');
    await focusedField(page).waitFor();
    const method = await inputMethod(page);
    await method.compose('ㅇ');
    const arrived = page.waitForResponse(/\/search\.\w+\.js$/);
    release();
    await (await arrived).finished();
    await method.compose('인');
    await method.commit('인');
    await modal(page).locator('[role=combobox]').waitFor();
    expect(await MODAL.field(page).inputValue()).toBe('인');
  });

  test('the results page replaces a modal that fails', async ({open}) => {
    let isDown = true;
    const page = await open('/ocr/intro', {
      prepare: (tab) =>
        tab.route(APPLICATION, (route) =>
          isDown ? route.abort() : route.continue(),
        ),
      expected: [/console: .*ERR_FAILED/],
    });
    page.on('request', (request) => {
      isDown &&= !request.isNavigationRequest();
    });
    await page.keyboard.press('/');
    await page.waitForURL(/\/search(?:\?|$)/);
    await page.locator(RUNNING).waitFor();
  });
});

/** Waits long enough for the page to handle a key. */
const settle = (page: Page) => page.waitForTimeout(100);

describe.each(SURFACES)('composition in $name', (surface) => {
  test('loses no letter, and leaves keys to the IME', async ({open}) => {
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
    await page.waitForURL(surface === MODAL ? '**/ocr/intro' : '**/search?q=*');
    const address = page.url();
    await ime.press('Enter');
    await ime.press('Escape');
    await settle(page);
    expect(page.url()).toBe(address);
    expect(await surface.frame(page).count()).toBe(1);
    await ime.commit('불');
    expect(await surface.field(page).inputValue()).toBe('환불');
    await waitForBest(page, surface, '환불');
  });
});

test('Enter opens the first hit after a composition', async ({open}) => {
  const page = await open('/ocr/intro');
  await openModal(page);
  const ime = await inputMethod(page);
  await ime.compose('환불');
  await ime.commit('환불');
  await waitForBest(page, MODAL, '환불');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/legal/refund*');
  await waitForPage(page, '환불 정책');
});

test('keys of an IME in Safari (code 229) have no effect', async ({open}) => {
  const page = await open('/ocr/intro');
  await openModal(page);
  await MODAL.field(page).fill('환불');
  await waitForBest(page, MODAL, '환불');
  const address = page.url();
  for (const key of ['Enter', 'Escape']) {
    await MODAL.field(page).dispatchEvent('keydown', {key, keyCode: 229});
  }
  await settle(page);
  expect(page.url()).toBe(address);
  expect(await modal(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await modal(page).waitFor({state: 'detached'});
  const body = page.locator('body');
  await body.dispatchEvent('keydown', {key: '/', keyCode: 229});
  const composing = {key: 'k', ctrlKey: true, isComposing: true};
  await body.dispatchEvent('keydown', composing);
  await settle(page);
  expect(await modal(page).count()).toBe(0);
  await body.dispatchEvent('keydown', {key: '/'});
  await modal(page).waitFor();
});
