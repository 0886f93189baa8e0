import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';
import {openModal} from '../support/searchSurfaces';
import {turnWheel} from '../support/wheel';

const test = siteTest('global-ko-en');

/** A page that is longer than any screen. */
const LONG_PAGE = '/en/ocr/api/runAsync';

async function openLegalText(page: Page): Promise<void> {
  await page
    .locator('footer a[href$="/legal/privacy"]')
    .evaluate((link: HTMLElement) => link.click());
  await page.locator('dialog[data-legal-dialog][open]').waitFor();
}

/** Whether the left and the right edge of the screen belong to a dialog or its backdrop. */
function edgesCovered(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [0, window.innerWidth - 1].map(
      (x) => document.elementFromPoint(x, 30)?.closest('dialog') != null,
    ),
  );
}

describe.each([
  {dialog: 'search', openDialog: openModal},
  {dialog: 'a legal text', openDialog: openLegalText},
])('$dialog', ({openDialog}) => {
  test.for([360, 1280])(
    'covers the page from edge to edge at %i px, and the page stays where it is',
    async (width, {open}) => {
      const page = await open(LONG_PAGE, {width});
      const heading = page.locator('h1');
      const before = await heading.boundingBox();
      await openDialog(page);
      expect(await edgesCovered(page)).toEqual([true, true]);
      expect(await heading.boundingBox()).toEqual(before);
      expect(await turnWheel(page)).toBe(0);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({state: 'detached'});
      await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
    },
  );
});

test('a dialog that takes the place of another locks the page, until it closes', async ({
  open,
}) => {
  const page = await open(LONG_PAGE);
  await openModal(page);
  // As the reader's own Forward does, for one.
  await page.evaluate(() => {
    window.location.hash = '#legal-privacy';
  });
  await page.locator('dialog[data-legal-dialog][open]').waitFor();
  await page.locator('dialog.DocSearch[open]').waitFor({state: 'detached'});
  expect(await turnWheel(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({state: 'detached'});
  await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
});
