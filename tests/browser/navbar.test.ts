import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, STATES, waitForHydration} from '../support/browser';

const test = siteTest('global-ko-en');

const FIRST_PRODUCT = 'https://sdk.example.com/sdks/6';

const menuButton = (page: Page, label = '제품') =>
  page.locator('nav.navbar').getByRole('button', {name: label});

/** Waits until a menu is open or closed, and checks `aria-expanded` of its button. */
async function expectOpen(page: Page, isOpen: boolean, label = '제품') {
  const button = menuButton(page, label);
  const id = await button.getAttribute('aria-controls');
  const state = isOpen ? 'visible' : 'hidden';
  await page.locator(`[id="${id}"]`).waitFor({state});
  expect(await button.getAttribute('aria-expanded')).toBe(String(isOpen));
}

const focusedHref = (page: Page) => page.locator(':focus').getAttribute('href');

describe.each(STATES)('$state', ({hydrated}) => {
  test('a dropdown opens and closes by pointer', async ({open}) => {
    const page = await open('/', {hydrated});
    await expectOpen(page, false);
    await menuButton(page).hover();
    await expectOpen(page, true);
    await page.mouse.move(640, 700);
    await expectOpen(page, false);
    await menuButton(page).hover();
    await expectOpen(page, true);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await menuButton(page, '문서').hover();
    await page
      .locator('.navbar .dropdown__menu')
      .getByRole('link', {name: 'OCR SDK'})
      .and(page.locator('[href="/ocr/intro"]'))
      .click();
    await page.waitForURL('**/ocr/intro');
    await page.mouse.move(640, 700);
    await expectOpen(page, false, '문서');
  });

  test('a dropdown works by keyboard and returns the focus', async ({open}) => {
    const page = await open('/', {
      hydrated,
      // Focus must move before the menu has faded in.
      reducedMotion: 'no-preference',
    });
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, true);
    await page.keyboard.press('Tab');
    expect(await focusedHref(page)).toBe(FIRST_PRODUCT);
    await page.keyboard.press('ArrowDown');
    expect(await focusedHref(page)).toBe('https://sdk.example.com/sdks/9');
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await menuButton(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowDown');
    await expectOpen(page, true);
    expect(await focusedHref(page)).toBe(FIRST_PRODUCT);
    await menuButton(page, '라이브 데모').focus();
    await expectOpen(page, false);
  });

  test('a dropdown opens and closes by touch', async ({open}) => {
    const page = await open('/', {hydrated, hasTouch: true});
    for (const close of [
      () => menuButton(page).tap(),
      () => page.touchscreen.tap(640, 700),
      () => page.mouse.click(640, 700),
      () => menuButton(page, '문서').tap(),
    ]) {
      await menuButton(page).tap();
      await expectOpen(page, true);
      await close();
      await expectOpen(page, false);
    }
    await expectOpen(page, true, '문서');
  });

  test('the navbar hides on scrolling down, and returns', async ({open}) => {
    const page = await open('/', {height: 500, hydrated});
    const expectShown = (isShown: boolean) =>
      expect
        .poll(async () => {
          const box = await page.locator('nav.navbar').boundingBox();
          return box !== null && box.y + box.height > 10;
        })
        .toBe(isShown);
    /** Turns the wheel and waits until the page has scrolled. */
    const wheel = async (pixels: number) => {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, pixels);
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    };
    await page.mouse.move(640, 400);
    await expectShown(true);
    await wheel(600);
    await wheel(300);
    await expectShown(false);
    await wheel(-120);
    await expectShown(true);
    await wheel(400);
    await expectShown(false);
    const brand = page.locator('a.navbar__brand').first();
    await brand.evaluate((link) => link.focus({preventScroll: true}));
    await expectShown(true);
    await brand.evaluate((link) => link.blur());
    await expectShown(false);
    await wheel(100_000);
    await expectShown(true);
    await wheel(-100_000);
    await expectShown(true);
  });
});

test('an open menu loads no React, and survives hydration', async ({open}) => {
  const page = await open('/');
  await menuButton(page).focus();
  await page.keyboard.press('ArrowDown');
  await expectOpen(page, true);
  expect(await page.locator('html[data-has-hydrated=true]').count()).toBe(0);
  await waitForHydration(page);
  await expectOpen(page, true);
  expect(await focusedHref(page)).toBe(FIRST_PRODUCT);
});
