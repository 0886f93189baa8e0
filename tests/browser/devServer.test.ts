import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {launchBrowser} from '../support/browserLaunch';
import {startDevServer, type DevServer} from '../support/devServer';

let server: DevServer;
let browser: Browser;

/** It bundles or reads the whole site, on a machine that runs other tests beside it, in milliseconds. */
const PATIENCE = 300_000;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDevServer(), launchBrowser()]);
}, PATIENCE);

afterAll(async () => {
  await Promise.all([server?.close(), browser?.close()]);
});

/** Searches from the home page and chooses the first result, which must hold the query. */
async function choose(page: Page, query: string): Promise<void> {
  await page.goto(server.url);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  // What answers the key loads after the page has rendered.
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return page.locator('dialog[open] input:focus').count();
    })
    .toBe(1);
  await page.keyboard.type(query);
  // The sources of all pages are read when the first reader searches.
  await page
    .locator('dialog[open] [role=row]:has(mark)')
    .first()
    .filter({hasText: query})
    .waitFor({timeout: PATIENCE});
  await page.keyboard.press('Enter');
}

test(
  'npm start: search finds pages, and what is made from the contracts',
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
