import {expect} from 'vitest';
import {siteTest} from '../support/browser';

const test = siteTest('global-en');

test('deletes a stored colour mode while the switch is off, and stays light', async ({
  open,
}) => {
  const page = await open('/', {
    colorScheme: 'dark',
    prepare: (tab) =>
      tab.addInitScript(() => {
        if (!sessionStorage.getItem('seeded')) {
          sessionStorage.setItem('seeded', 'yes');
          localStorage.setItem('theme', 'dark');
        }
      }),
  });
  await page.reload();
  await page.locator('html[data-theme=light]').waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('theme')))
    .toBeNull();
  expect(
    await page.locator('nav.navbar [data-native=colour-mode]').count(),
  ).toBe(0);
});

test('forgets a preferred version that no longer exists, for each set', async ({
  open,
}) => {
  const page = await open('/ocr/intro', {
    hydrated: true,
    prepare: (tab) =>
      tab.addInitScript(() => {
        if (!sessionStorage.getItem('seeded')) {
          sessionStorage.setItem('seeded', 'yes');
          localStorage.setItem('docs-preferred-version-ocr', '1.0');
          localStorage.setItem('docs-preferred-version-spreadsheet', 'current');
        }
      }),
  });
  const read = (id: string) =>
    page.evaluate(
      (key) => localStorage.getItem(key),
      `docs-preferred-version-${id}`,
    );
  await expect.poll(() => read('ocr')).toBeNull();
  expect(await read('spreadsheet')).toBe('current');
});

test('works without storage, and says so once', async ({open}) => {
  const warnings: string[] = [];
  const page = await open('/ocr/intro', {
    hydrated: true,
    prepare: async (tab) => {
      tab.on('console', (message) => {
        if (message.type() === 'warning') {
          warnings.push(message.text());
        }
      });
      await tab.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
    },
  });
  await page
    .locator('nav.navbar')
    .getByRole('button', {name: 'Documents'})
    .hover();
  await page
    .locator('nav.navbar')
    .getByRole('link', {name: 'Spreadsheet SDK', exact: true})
    .first()
    .click();
  await page.waitForURL('**/spreadsheet/intro');
  expect(warnings.filter((text) => /storage/i.test(text))).toHaveLength(1);
});
