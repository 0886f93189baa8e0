import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, STATES} from '../support/browser';

const test = siteTest('global-ko-en');

function themeOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

describe.each(STATES)('$state, the colour mode', ({hydrated}) => {
  test('follows the system while nothing is chosen, also when it changes', async ({
    open,
  }) => {
    const page = await open('/', {colorScheme: 'dark', hydrated});
    expect(await themeOf(page)).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    await page.locator('html[data-theme=light]').waitFor();
    expect(await stored(page)).toBeNull();
  });

  test('cycles system, light, dark, system, and keeps the choice', async ({
    open,
  }) => {
    const page = await open('/', {colorScheme: 'dark', hydrated});
    const toggle = page.locator('.navbar__inner [data-native=colour-mode]');
    const choice = () => page.locator('html').getAttribute('data-theme-choice');
    expect(await choice()).toBe('system');
    await toggle.click();
    await page.locator('html[data-theme=light]').waitFor();
    expect(await stored(page)).toBe('light');
    await toggle.click();
    await page.locator('html[data-theme=dark]').waitFor();
    expect(await stored(page)).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    expect(await themeOf(page), 'a choice goes before the system').toBe('dark');
    await page.reload();
    expect(await themeOf(page)).toBe('dark');
    await toggle.click();
    await page.locator('html[data-theme=light]').waitFor();
    expect(await choice()).toBe('system');
    expect(await stored(page)).toBeNull();
  });

  test('follows a choice made in another tab', async ({open}) => {
    const page = await open('/', {colorScheme: 'light', hydrated});
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.locator('html[data-theme=dark]').waitFor();
  });

  test('keeps one of its two palettes whatever is stored', async ({open}) => {
    const page = await open('/', {
      hydrated,
      colorScheme: 'light',
      prepare: (tab) =>
        tab.addInitScript(() =>
          localStorage.setItem('theme', 'evil"><script>'),
        ),
    });
    // Docusaurus writes what it finds into `data-theme`; an unknown name must still look like a page.
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(['rgb(251, 250, 246)', 'rgb(17, 24, 23)']).toContain(background);
  });
});
