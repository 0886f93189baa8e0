import {expect} from 'vitest';
import {LEGAL_TEXTS} from '../../src/site/legalTexts';
import {siteTest} from '../support/browser';
import {opener, waitForText} from '../support/legalDialog';

const test = siteTest('global-ko-en');

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
  expect(bodies.length).toBeGreaterThan(2);
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
    const dialog = document.querySelector('dialog[open]')!;
    return {
      page: shown('main, footer, nav.navbar'),
      buttons: shown('dialog[open] button'),
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
  await other.route('**/*.js*', (route) => route.abort());
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
  expect(await page.locator('dialog[open]').count()).toBe(0);

  for (const {path, title} of LEGAL_TEXTS) {
    const plain = await open('/ocr/intro', {javaScriptEnabled: false});
    await opener(plain, path).click();
    await plain.waitForURL(`**${path}`);
    expect(await plain.locator('h1').textContent()).toBe(title.ko);
    expect(await plain.locator('article h2').count()).toBeGreaterThan(4);
  }
});
