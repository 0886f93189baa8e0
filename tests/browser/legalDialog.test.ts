import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {LEGAL_TEXTS} from '../../src/site/legalTexts';
import {LOCALE_PREFIX, SPECIFIED_LOCALES} from '../../src/site/locales';
import {siteTest, waitForHydration} from '../support/browser';
import {delayRequests} from '../support/network';
import {
  legalLink,
  openWithoutScrolling,
  waitForClosed,
  waitForText,
} from '../support/legalDialog';
import {turnWheel} from '../support/viewport';

const test = siteTest('global-ko-en');

const [PRIVACY, TERMS] = LEGAL_TEXTS;

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const dialogOf = (page: Page) => page.locator('dialog[open]');
const focusedHref = (page: Page) => page.locator(':focus').getAttribute('href');

/** Waits until a section has the focus and is at the top, or the dialog is scrolled to its end. */
async function expectAtTop(page: Page, section: string): Promise<void> {
  await page.waitForFunction((id) => {
    const heading = document.getElementById(`legal-dialog-${id}`);
    const scroller = heading?.closest('[role=region]');
    if (!heading || !scroller) {
      return false;
    }
    const offset =
      heading.getBoundingClientRect().top -
      scroller.getBoundingClientRect().top;
    const atEnd =
      scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
    return (
      document.activeElement === heading &&
      (Math.abs(offset) < 2 || (atEnd && offset > 0))
    );
  }, section);
}

describe.each(SPECIFIED_LOCALES)('the legal dialog in %s', (locale) => {
  const at = (path: string) => LOCALE_PREFIX[locale] + path;

  test('opens each text, and focuses its title', async ({open}) => {
    const page = await open(at('/ocr/intro'));
    for (const {id, path, title} of LEGAL_TEXTS) {
      await legalLink(page, path).click();
      await waitForText(page, id);
      const dialog = page.getByRole('dialog', {name: title[locale]});
      expect(await page.locator(':focus').textContent()).toBe(title[locale]);
      const text = await dialog.locator('article').innerText();
      expect(text.length).toBeGreaterThan(500);
      const ids = await page
        .locator('[id]')
        .evaluateAll((all) => all.map((element) => element.id));
      expect(ids).toHaveLength(new Set(ids).size);
      await page.keyboard.press('Escape');
      await waitForClosed(page);
    }
  });

  test('closes in three ways and restores the focus', async ({open}) => {
    const page = await open(at('/ocr/api/run#errors'));
    if (locale === 'en') {
      await waitForHydration(page);
    }
    const before = page.url();
    const ways: Record<string, () => Promise<unknown>> = {
      button: () => dialogOf(page).getByRole('button').first().click(),
      backdrop: () => page.mouse.click(8, 300),
      Escape: () => page.keyboard.press('Escape'),
    };
    for (const [way, close] of Object.entries(ways)) {
      await legalLink(page, PRIVACY.path).click();
      await waitForText(page, 'privacy');
      const place = await scrollTop(page);
      expect(place).toBeGreaterThan(0);
      await close();
      await waitForClosed(page);
      expect(page.url(), way).toBe(before);
      await expect.poll(() => scrollTop(page), {message: way}).toBe(place);
      await expect
        .poll(() => focusedHref(page), {message: way})
        .toBe(at(PRIVACY.path));
    }
  });

  test('shows the section that a link to a text names', async ({open}) => {
    const page = await open(at('/ocr/intro'));
    const before = page.url();
    await legalLink(page, TERMS.path).click();
    await waitForText(page, 'terms');
    await dialogOf(page).locator('a[href$="/legal/privacy#privacy5"]').click();
    await waitForText(page, 'privacy');
    expect(await dialogOf(page).count()).toBe(1);
    await expectAtTop(page, 'privacy5');
    expect(page.url()).toBe(before);
  });

  test('scrolls to privacy1 to privacy12', async ({open}) => {
    const page = await open(at('/ocr/api/runAsync'));
    await legalLink(page, PRIVACY.path).click();
    await waitForText(page, 'privacy');
    const links = dialogOf(page).locator('nav a[href*="#privacy"]');
    const behind = await scrollTop(page);
    for (let section = 1; section <= 12; section += 1) {
      await links.nth(section - 1).click();
      await expectAtTop(page, `privacy${section}`);
    }
    expect(await links.count()).toBe(12);
    expect(await scrollTop(page)).toBe(behind);
  });
});

test.for([
  [1920, 1080],
  [1280, 800],
  [390, 780],
  // 1280 × 1024 at 400 % zoom.
  [320, 256],
] as const)('fits a window of %i × %i px', async ([width, height], {open}) => {
  const page = await open('/en/ocr/api/run', {width, height});
  await openWithoutScrolling(page, PRIVACY.path);
  await waitForText(page);
  const box = (await dialogOf(page).boundingBox())!;
  expect(box.width).toBeLessThanOrEqual(Math.min(1000, width));
  expect(box.height).toBeLessThanOrEqual(0.8 * height + 0.5);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(await turnWheel(page, 4, 4)).toBe(0);
  expect(await turnWheel(page, width / 2, height / 2)).toBe(0);
  const reach = await page.evaluate(() => {
    const region = document.querySelector('dialog[open] [role=region]')!;
    const close = document.querySelector('dialog[open] button')!;
    region.scrollTop = 200;
    const {top, bottom} = close.getBoundingClientRect();
    return {
      inside: region.scrollTop,
      sideways: region.scrollWidth - region.clientWidth,
      isReadable: region.clientHeight > 100,
      isCloseVisible: top >= 0 && bottom <= window.innerHeight,
    };
  });
  expect(reach).toEqual({
    inside: 200,
    sideways: 0,
    isReadable: true,
    isCloseVisible: true,
  });
  await page.keyboard.press('Escape');
  await waitForClosed(page);
  await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
});

test('loads its text only when it is opened', async ({open}) => {
  const {release, prepare} = delayRequests('**/en/legal/*');
  const page = await open('/en/ocr/api/run', {prepare});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await legalLink(page, '/legal/privacy').hover();
  expect(asked.filter((url) => /legal/.test(url))).toEqual([]);
  await legalLink(page, '/legal/privacy').click();
  const frame = page.locator('dialog[open]');
  await frame.getByText('Loading the text…').waitFor();
  await page.getByRole('dialog', {name: 'Privacy Policy'}).waitFor();
  await page.keyboard.press('Escape');
  await frame.waitFor({state: 'hidden'});
  release();
  await legalLink(page, '/legal/terms').click();
  await waitForText(page, 'terms');
  expect(await frame.count()).toBe(1);
});

test('prints its whole text alone, and links to its page', async ({open}) => {
  const page = await open('/en/ocr/intro');
  await legalLink(page, PRIVACY.path).click();
  await waitForText(page);
  await page.emulateMedia({media: 'print'});
  for (const part of ['main', 'footer', 'nav.navbar', 'dialog[open] button']) {
    expect(await page.locator(`${part}:visible`).count(), part).toBe(0);
  }
  const printed = await dialogOf(page).evaluate(
    ({scrollHeight, clientHeight}) => ({
      cut: scrollHeight - clientHeight,
      isLong: clientHeight > 2000,
    }),
  );
  expect(printed).toEqual({cut: 0, isLong: true});
  await page.emulateMedia({media: 'screen'});
  await page.getByRole('link', {name: 'Open as page'}).click();
  await page.waitForURL('**/en/legal/privacy');
});

test('opens the page if it fails or Ctrl is pressed', async ({open}) => {
  const page = await open('/en/ocr/intro', {
    expected: [/Failed to load resource/],
    prepare: (fresh) =>
      fresh.route('**/en/legal/terms', (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({status: 503, body: 'down'})
          : route.continue(),
      ),
  });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    legalLink(page, '/legal/privacy').click({modifiers: ['ControlOrMeta']}),
  ]);
  await tab.waitForURL('**/en/legal/privacy');
  expect(await dialogOf(page).count()).toBe(0);
  await legalLink(page, '/legal/terms').click();
  await page.waitForURL('**/en/legal/terms');
});
