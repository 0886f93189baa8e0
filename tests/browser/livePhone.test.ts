import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {fenceOf, press, statusOf} from '../support/liveSample';

const test = siteTest('global-en');

const PHONE = {width: 360, height: 740, hasTouch: true, isMobile: true};

test('a sample on a phone shows its sheet within the window, and a finger finds its cells', async ({
  open,
}) => {
  const page = await open('/spreadsheet/api/basic-feature/range', PHONE);
  await press(page, 'Run');
  await expect.poll(() => statusOf(page).innerText()).toBe('Finished.');
  const frame = page.locator('.live iframe');
  // A sheet of rows, not the first of them.
  await expect
    .poll(async () => (await frame.boundingBox())!.height)
    .toBeGreaterThan(200);
  await expect
    .poll(async () => {
      const {y, height} = (await frame.boundingBox())!;
      return y + height;
    })
    .toBeLessThanOrEqual(PHONE.height + 1);
  const cell = page
    .frameLocator('.live iframe')
    .locator('[data-row="1"][data-column="3"]');
  await cell.tap();
  await expect.poll(() => cell.getAttribute('aria-selected')).toBe('true');
});

test('the editor takes the place of the code, until the panel is closed', async ({
  open,
}) => {
  const page = await open('/spreadsheet/api/basic-feature/range', PHONE);
  const fence = fenceOf(page);
  const code = fence.locator('> pre');
  const copy = fence.locator('[data-native=copy]');
  await press(page, 'Edit');
  await page.locator('.cm-content').waitFor();
  await expect.poll(() => code.isVisible()).toBe(false);
  expect(await copy.isVisible()).toBe(false);
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect.poll(() => code.isVisible()).toBe(true);
  expect(await copy.isVisible()).toBe(true);
});
