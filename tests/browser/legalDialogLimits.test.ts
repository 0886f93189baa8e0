import {expect} from 'vitest';
import {LEGAL_TEXTS} from '../../src/site/legalTexts';
import {siteTest} from '../support/browser';
import {nothingInspected} from '../support/axeScope';
import {findNewViolations} from '../support/browserAxe';
import {opener, waitForText} from '../support/legalDialog';
import {turnWheel} from '../support/wheel';

const test = siteTest('global-ko-en');

test('takes at most 1000 px and 80 % of the height, locks the page behind, and all of it can be reached', async ({
  open,
}) => {
  for (const [width, height] of [
    [1920, 1080],
    [1280, 800],
    [390, 780],
    [320, 568],
    // 1280 × 1024 at 400 % zoom.
    [320, 256],
  ] as const) {
    const page = await open('/en/ocr/api/run#legal-privacy', {width, height});
    await waitForText(page);
    const box = (await page.locator('dialog[open]').boundingBox())!;
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
        readable: region.clientHeight,
        closeVisible: top >= 0 && bottom <= window.innerHeight,
      };
    });
    expect(reach).toMatchObject({
      inside: 200,
      sideways: 0,
      closeVisible: true,
    });
    expect(reach.readable).toBeGreaterThan(100);
  }
});

test('has no axe violation with any text open, in both languages and colour modes', async ({
  open,
}) => {
  const inspected = nothingInspected();
  let looked = 0;
  for (const address of ['/legal/terms', '/en/ocr/intro']) {
    for (const {id} of LEGAL_TEXTS) {
      const page = await open(`${address}#legal-${id}`, {colorScheme: 'light'});
      await waitForText(page);
      for (const [colorScheme, rules] of [
        ['light', 'all'],
        ['dark', 'colour'],
      ] as const) {
        await page.emulateMedia({colorScheme});
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        const violations = await findNewViolations(page, inspected, {rules});
        expect(violations, `${address} ${colorScheme} ${id}`).toEqual([]);
        looked += 1;
      }
      await page.close();
    }
  }
  console.log(
    `axe: ${looked} open dialogs, ${inspected.parts.size} parts, ${inspected.colours.size} combinations of colours`,
  );
  expect(looked).toBe(12);
  expect(inspected.colours.size).toBeGreaterThan(10);
});

test('repeats no id of the page behind', async ({open}) => {
  for (const {id, path} of LEGAL_TEXTS) {
    const page = await open(path);
    await opener(page, path).click();
    await waitForText(page);
    const doubles = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(
        ({id: one}) => one,
      );
      return ids.filter((one, index) => ids.indexOf(one) !== index);
    });
    expect(doubles, id).toEqual([]);
  }
});

test('opens once for many clicks and leaves nothing behind', async ({open}) => {
  const page = await open('/en/ocr/intro');
  const start = page.url();
  const count = () =>
    page.evaluate(() => [
      document.querySelectorAll('*').length,
      document.body.children.length,
    ]);
  const cycle = async () => {
    await opener(page, '/legal/refund').dblclick();
    await waitForText(page);
    expect(await page.locator('dialog[open]').count()).toBe(1);
    // Going back takes a moment: a second click in it must not go back twice.
    await page
      .locator('dialog[open] button')
      .first()
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await page.locator('dialog[open]').waitFor({state: 'detached'});
    expect(page.url()).toBe(start);
  };
  await cycle();
  const before = await count();
  for (let round = 0; round < 30; round += 1) {
    await cycle();
  }
  expect(await count()).toEqual(before);
});

test('stays open when a selection is dragged out of it', async ({open}) => {
  const page = await open('/en/ocr/intro#legal-terms');
  await waitForText(page);
  await page.mouse.move(640, 400);
  await page.mouse.down();
  await page.mouse.move(8, 300);
  await page.mouse.up();
  expect(await page.locator('dialog[open]').count()).toBe(1);
  // Nor does a press that begins outside and ends inside.
  await page.mouse.move(8, 300);
  await page.mouse.down();
  await page.mouse.move(640, 400);
  await page.mouse.up();
  expect(await page.locator('dialog[open]').count()).toBe(1);
});

test('closes for good when the page is left and comes back from the cache', async ({
  open,
}) => {
  const page = await open('/en/ocr/intro');
  await opener(page, '/legal/terms').click();
  await waitForText(page);
  await page.getByRole('link', {name: 'Open as page'}).click();
  await page.waitForURL('**/en/legal/terms');
  await page.goBack();
  await waitForText(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({state: 'detached'});
  const locked = await page.evaluate(
    () => getComputedStyle(document.documentElement).overflow === 'hidden',
  );
  expect(locked).toBe(false);
});
