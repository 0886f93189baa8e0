import type {Frame, Page} from 'playwright-core';
import {expect} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {siteTest} from '../support/browser';
import {serveStrictly} from '../support/browserSite';

const test = siteTest('global-ko-en');

const NOTICE = '#load-notice:popover-open';

/** A page of another site that shows an address in a frame without an origin, so without storage. */
async function frameOf(page: Page, address: string): Promise<Frame> {
  await page.setContent(
    `<iframe sandbox="allow-scripts" src="${address}"></iframe>`,
  );
  const frame = page.frames()[1]!;
  await frame.waitForLoadState();
  return frame;
}

test('in a frame without an origin, on a host that sends no headers, a page says why it cannot search, in its language', async ({
  browser,
}) => {
  const site = await serveStrictly(buildDir('global-ko-en'), []);
  const page = await browser.newPage();
  for (const [address, said] of [
    ['/ocr/intro', '다른 사이트의 프레임 안에서는'],
    ['/en/ocr/intro', 'The frame of another site lets this page load nothing.'],
    [
      '/en/search?q=run',
      'The frame of another site lets this page load nothing.',
    ],
  ] as const) {
    const frame = await frameOf(page, site.url + address);
    const notice = await frame.locator(NOTICE).innerText();
    expect(notice).toContain(said);
    expect(notice).toContain(site.url + address);
  }
  await page.close();
  await site.close();
});

test('hosts that send the policy show no page in any frame', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage();
  const frame = await frameOf(page, `${site.url}/ocr/intro`);
  expect(frame.url()).toBe('chrome-error://chromewebdata/');
  await page.close();
});
