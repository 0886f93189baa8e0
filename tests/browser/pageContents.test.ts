import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';

const test = siteTest('global-en');

describe.each([false, true])('hydrated: %s', (hydrated) => {
  test('on a narrow screen the sections are in a list that opens', async ({
    open,
  }) => {
    const page = await open('/ocr/api/run', {hydrated, width: 360});
    const list = page.locator('details.theme-doc-toc-mobile');
    const entry = list.getByRole('link', {name: 'Errors'});
    expect(await entry.isVisible()).toBe(false);
    await list.locator('summary').click();
    await entry.click();
    await page.waitForURL('**/ocr/api/run#errors');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await entry.isVisible()).toBe(true);
    await list.locator('summary').click();
    await entry.waitFor({state: 'hidden'});
  });
});

test('the list opens without scripts', async ({open}) => {
  const page = await open('/ocr/api/run', {
    javaScriptEnabled: false,
    width: 360,
  });
  const list = page.locator('details.theme-doc-toc-mobile');
  await list.locator('summary').click();
  await list.getByRole('link', {name: 'Errors'}).click();
  await page.waitForURL('**/ocr/api/run#errors');
});
