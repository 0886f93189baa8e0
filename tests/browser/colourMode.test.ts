import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, STATES} from '../support/browser';
import {readStorage, withoutStorage} from '../support/storage';

const test = siteTest('global-ko-en');

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');

const waitForTheme = (page: Page, theme: 'light' | 'dark') =>
  page.locator(`html[data-theme=${theme}]`).waitFor();

describe.each(STATES)('$state, the colour mode', ({hydrated}) => {
  test('is chosen, stored, and follows system and tabs', async ({open}) => {
    const page = await open('/', {colorScheme: 'dark', hydrated});
    expect(await themeOf(page)).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    await waitForTheme(page, 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await waitForTheme(page, 'dark');
    expect(await readStorage(page, 'theme')).toBeNull();

    const toggle = page.locator('.navbar__inner [data-native=colour-mode]');
    const choice = () => page.locator('html').getAttribute('data-theme-choice');
    expect(await choice()).toBe('system');
    await toggle.click();
    await waitForTheme(page, 'light');
    expect(await readStorage(page, 'theme')).toBe('light');
    await toggle.click();
    await waitForTheme(page, 'dark');
    expect(await readStorage(page, 'theme')).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    await page.reload();
    expect(await themeOf(page), 'a choice overrides the system').toBe('dark');
    await toggle.click();
    await waitForTheme(page, 'light');
    expect([await choice(), await readStorage(page, 'theme')]).toEqual([
      'system',
      null,
    ]);

    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await waitForTheme(page, 'dark');
  });
});

test.for(STATES)('storage is optional, $state', async ({hydrated}, {open}) => {
  const warnings: string[] = [];
  const page = await open('/en/ocr/intro', {
    hydrated,
    prepare: async (tab) => {
      await withoutStorage(tab);
      tab.on('console', (message) => {
        if (message.type() === 'warning' && /storage/i.test(message.text())) {
          warnings.push(message.text());
        }
      });
    },
  });
  await page.locator('.navbar__inner [data-native=colour-mode]').click();
  await page.locator('html[data-theme-choice=light]').waitFor();
  const api = page.locator('aside summary', {hasText: /^API$/});
  await api.click();
  await page.locator('aside a[href="/en/ocr/api/run"]').click();
  await page.waitForURL('**/ocr/api/run');
  await page.locator('aside [aria-current=page]').waitFor();
  expect(warnings).toHaveLength(hydrated ? 1 : 0);
});
