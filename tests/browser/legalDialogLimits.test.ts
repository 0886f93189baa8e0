import {readFileSync} from 'node:fs';
import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {LEGAL_TEXTS} from '../../src/site/legalTexts';
import {siteTest} from '../support/browser';

const test = siteTest('global-ko-en');
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

const opener = (page: Page, path: string) =>
  page.locator(`footer a[href$="${path}"]`);

async function waitForText(page: Page) {
  await page.locator('dialog article h2').first().waitFor();
}

test('takes at most 1000 px and 80 % of the height, and locks the page behind', async ({
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
    const box = (await page.locator('dialog').boundingBox())!;
    expect(box.width).toBeLessThanOrEqual(Math.min(1000, width));
    expect(box.height).toBeLessThanOrEqual(0.8 * height + 0.5);
    expect(box.x).toBeGreaterThanOrEqual(0);
    await page.mouse.move(4, 4);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 100);
    const reach = await page.evaluate(() => {
      const region = document.querySelector('dialog [role=region]')!;
      const close = document.querySelector('dialog button')!;
      region.scrollTop = 200;
      const {top, bottom} = close.getBoundingClientRect();
      return {
        behind: window.scrollY,
        inside: region.scrollTop,
        sideways: region.scrollWidth - region.clientWidth,
        readable: region.clientHeight,
        closeVisible: top >= 0 && bottom <= window.innerHeight,
      };
    });
    expect(reach).toMatchObject({
      behind: 0,
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
  let looked = 0;
  for (const address of ['/legal/terms', '/en/ocr/intro']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const {id} of LEGAL_TEXTS) {
        const page = await open(`${address}#legal-${id}`, {colorScheme});
        await waitForText(page);
        await page.evaluate(AXE);
        const violations = await page.evaluate(async (tags) => {
          const {axe} = window as unknown as {
            axe: {run: (options: object) => Promise<{violations: object[]}>};
          };
          const result = await axe.run({
            runOnly: {type: 'tag', values: tags},
          });
          return result.violations;
        }, AXE_TAGS);
        expect(violations, `${address} ${colorScheme} ${id}`).toEqual([]);
        looked += 1;
        await page.close();
      }
    }
  }
  console.log(`axe: ${looked} open dialogs`);
  expect(looked).toBe(12);
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
    expect(await page.locator('dialog').count()).toBe(1);
    // Going back takes a moment: a second click in it must not go back twice.
    await page
      .locator('dialog button')
      .first()
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await page.locator('dialog').waitFor({state: 'detached'});
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
  expect(await page.locator('dialog').count()).toBe(1);
  // Nor does a press that begins outside and ends inside.
  await page.mouse.move(8, 300);
  await page.mouse.down();
  await page.mouse.move(640, 400);
  await page.mouse.up();
  expect(await page.locator('dialog').count()).toBe(1);
});

test('loads nothing of a text before it is asked for', async ({open}) => {
  const requests: string[] = [];
  const page = await open('/en/ocr/api/run', {
    prepare: async (fresh) => {
      fresh.on('request', (request) => requests.push(request.url()));
    },
  });
  await opener(page, '/legal/privacy').scrollIntoViewIfNeeded();
  await opener(page, '/legal/privacy').hover();
  await page.waitForTimeout(500);
  const words = 'OAuth token';
  const bodies = await Promise.all(
    requests
      .filter((url) => /\.js$|\/legal\//.test(url))
      .map(async (url) => (await page.request.get(url)).text()),
  );
  expect(bodies.length).toBeGreaterThan(3);
  expect(bodies.filter((body) => body.includes(words))).toEqual([]);
  const before = requests.length;
  await opener(page, '/legal/privacy').click();
  await waitForText(page);
  expect(
    requests.slice(before).filter((url) => url.endsWith('/en/legal/privacy')),
  ).toHaveLength(1);
});

test('offers the page, printing and the link', async ({open}) => {
  const page = await open('/en/ocr/intro#legal-refund', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await waitForText(page);
  const dialog = page.getByRole('dialog');
  const address = new URL('/en/legal/refund', page.url()).href;
  await dialog.getByRole('button', {name: 'Copy link'}).click();
  await dialog.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    address,
  );
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await dialog.getByRole('button', {name: 'Print'}).click();
  await page.locator('body[data-printed]').waitFor();
  await dialog.getByRole('link', {name: 'Open as page'}).click();
  await page.waitForURL(address);
  expect(await page.locator('h1').textContent()).toBe('Refund Policy');
});

test('prints the text of the dialog alone, to its end', async ({open}) => {
  const page = await open('/en/ocr/intro#legal-privacy');
  await waitForText(page);
  await page.emulateMedia({media: 'print'});
  const printed = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.getClientRects().length > 0,
      ).length;
    const dialog = document.querySelector('dialog')!;
    return {
      page: shown('main, footer, nav.navbar'),
      buttons: shown('dialog button'),
      cut: dialog.scrollHeight - dialog.clientHeight,
      height: dialog.getBoundingClientRect().height,
    };
  });
  expect(printed).toMatchObject({page: 0, buttons: 0, cut: 0});
  expect(printed.height).toBeGreaterThan(2000);
});

test('says so when copying is not allowed, and shows the link', async ({
  open,
}) => {
  const page = await open('/ocr/intro#legal-terms');
  await waitForText(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: '링크 복사'}).click();
  await dialog.getByText(/복사하지 못했습니다.*\/legal\/terms/).waitFor();
});

test('tries again after a failure, and leads to the page without its code', async ({
  open,
}) => {
  let failing = true;
  const page = await open('/en/ocr/intro', {
    expected: [/Failed to load resource/],
    prepare: (fresh) =>
      fresh.route('**/en/legal/terms', (route) =>
        failing && route.request().resourceType() === 'fetch'
          ? route.fulfill({status: 503, body: 'down'})
          : route.continue(),
      ),
  });
  await opener(page, '/legal/terms').click();
  await page.getByText('The text could not be loaded.').waitFor();
  failing = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await waitForText(page);

  const other = await open('/en/ocr/intro', {
    expected: [/Failed to load resource|ChunkLoadError|net::ERR/],
  });
  await other.route('**/*.js', (route) => route.abort());
  await opener(other, '/legal/terms').click();
  await other.waitForURL('**/en/legal/terms');
});

test('is not in the way of the link: modified clicks, and pages without scripts', async ({
  open,
}) => {
  const page = await open('/en/ocr/intro');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    opener(page, '/legal/privacy').click({modifiers: ['ControlOrMeta']}),
  ]);
  await tab.waitForURL('**/en/legal/privacy');
  expect(await page.locator('dialog').count()).toBe(0);

  for (const {path, title} of LEGAL_TEXTS) {
    const plain = await open('/ocr/intro', {javaScriptEnabled: false});
    await opener(plain, path).click();
    await plain.waitForURL(`**${path}`);
    expect(await plain.locator('h1').textContent()).toBe(title.ko);
    expect(await plain.locator('article h2').count()).toBeGreaterThan(4);
  }
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
  await page.locator('dialog').waitFor({state: 'detached'});
  const locked = await page.evaluate(
    () => getComputedStyle(document.documentElement).overflow === 'hidden',
  );
  expect(locked).toBe(false);
});
