// A page that is left can come back as it was: nothing of it keeps the browser from that.
// https://web.dev/articles/bfcache
import {chromium, type Browser, type Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {requireBrowser} from '../../scripts/process/browser';
import {buildDir} from '../../scripts/test/builds/builds';
import type {StaticServer} from '../../scripts/serve/staticServer';
import {serveStrictly} from '../support/browserSite';
import {waitForHydration} from '../support/hydration';
import {press, untilEnded} from '../support/liveSample';
import {openModal, rows} from '../support/searchSurfaces';

let site: StaticServer;
let browser: Browser;
beforeAll(async () => {
  site = await serveStrictly(buildDir('global-ko-en'));
  browser = await chromium.launch({
    executablePath: requireBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const HANDLER = 'UnloadHandlerExistsInMainFrame';

const RESTORED = 'BackForwardCacheRestore';

/**
 * Leaves a page for another, and goes back.
 *
 * @returns what of the page kept the browser from showing it as it was; not what of the browser did
 */
async function leave(
  address: string,
  act?: (page: Page) => Promise<unknown>,
): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let reasons: string[] | undefined;
  cdp.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    reasons = notRestoredExplanations
      .filter(({type}) => type !== 'Circumstantial')
      .map(({reason}) => reason);
  });
  cdp.on('Page.frameNavigated', ({type}) => {
    if (type === RESTORED) {
      reasons = [];
    }
  });
  await cdp.send('Page.enable');
  await page.goto(site.url + address);
  await act?.(page);
  await page.evaluate(() => {
    location.href = '/en/ocr/changelog';
  });
  await page.waitForURL('**/en/ocr/changelog');
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  await expect.poll(() => reasons).toBeDefined();
  await context.close();
  return reasons!;
}

/** A page of each kind, and what a reader has done there. */
const LEFT: Readonly<
  Record<
    string,
    readonly [address: string, act?: (page: Page) => Promise<unknown>]
  >
> = {
  home: ['/'],
  'a guide': ['/en/ocr/intro'],
  'an entry of the reference': ['/en/ocr/api/runAsync'],
  'a help page': ['/en/ocr/csh-redirect'],
  'the page that is not there': ['/en/nowhere'],
  'a page whose application has come': ['/en/products', waitForHydration],
  'results of a search': ['/en/search?q=run', waitForHydration],
  'a page that was searched from': [
    '/en/ocr/intro',
    async (page) => {
      await openModal(page);
      await page.keyboard.type('run');
      await rows(page).first().waitFor();
      await page.keyboard.press('Escape');
    },
  ],
  'a page that a legal text covers': [
    '/en/ocr/intro#legal-terms',
    (page) => page.locator('dialog[open] [role=region]').waitFor(),
  ],
  'a page whose sample has run': [
    '/en/spreadsheet/intro',
    async (page) => {
      await press(page, 'Run');
      await untilEnded(page);
    },
  ],
};

describe('can come back as it was', () => {
  it.each(Object.entries(LEFT))('%s', async (_, [address, act]) => {
    expect(await leave(address, act)).toEqual([]);
  });

  it('but not a page that listens to its end', async () => {
    const listen = (page: Page) =>
      page.evaluate(() => addEventListener('unload', () => undefined));
    expect(await leave('/', listen)).toEqual([HANDLER]);
  });
});
