import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {launchBrowser} from '../support/browserLaunch';
import {startDevServer, type DevServer} from '../support/devServer';

let server: DevServer;
let browser: Browser;

/** Time for bundling or reading the whole site on a busy machine, in milliseconds. */
const PATIENCE = 300_000;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDevServer(), launchBrowser()]);
}, PATIENCE);

afterAll(async () => {
  await Promise.all([server?.close(), browser?.close()]);
});

/** Searches on the home page and opens the first result, which must contain the query. */
async function choose(page: Page, query: string): Promise<void> {
  await page.goto(server.url);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  // The handler of the key loads after the page has rendered.
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return page.locator('dialog[open] input:focus').count();
    })
    .toBe(1);
  await page.keyboard.type(query);
  // The first search reads the sources of all pages.
  await page
    .locator('dialog[open] [role=row]:has(mark)')
    .first()
    .filter({hasText: query})
    .waitFor({timeout: PATIENCE});
  await page.keyboard.press('Enter');
}

test(
  'npm start: search finds pages and generated entries of the contracts',
  {timeout: 2 * PATIENCE},
  async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await choose(page, 'runAsyncQueueBase64');
    await page.waitForURL('**/ocr/api/runAsyncQueueBase64');
    await choose(page, 'ARGO_E_QUEUE_FULL');
    await page.waitForURL('**/ocr/reference/status-codes#ARGO_E_QUEUE_FULL');
    expect(errors).toEqual([]);
  },
);
