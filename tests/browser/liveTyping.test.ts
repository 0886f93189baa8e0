import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {press, untilEnded} from '../support/liveSample';

const test = siteTest('global-ko-en');

test('keys typed into the editor of a sample are code, and no shortcuts of the page', async ({
  open,
}) => {
  const address = '/en/spreadsheet/api/basic-feature/range';
  const page = await open(address);
  await press(page, 'Edit');
  const code = page.locator('.cm-content');
  await code.waitFor();
  await untilEnded(page);
  await code.click();
  await page.keyboard.press('ControlOrMeta+a');
  // Among them all single keys of the page.
  const text = 'const no = 1 / 2; ops?.';
  await page.keyboard.type(text);
  await expect.poll(() => code.innerText()).toBe(text);
  expect(new URL(page.url()).pathname).toBe(address);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});
