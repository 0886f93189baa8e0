// A sample that uses up all memory ends the process of its frame; the page has another.
import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {launchBrowser} from '../support/browserLaunch';
import {serveStrictly} from '../support/browserSite';
import {press, runCode, statusOf, untilEnded} from '../support/liveSample';

/** Most that a page may take to see that its frame is gone, and to run a sample in another, on a busy machine. */
const LONG = {timeout: 60_000};

let site: Awaited<ReturnType<typeof serveStrictly>>;
let browser: Browser;
beforeAll(async () => {
  site = await serveStrictly(buildDir('global-en'));
  browser = await launchBrowser({}, [
    '--site-per-process',
    '--enable-features=IsolateSandboxedIframes',
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/spreadsheet/intro`);
  return page;
}

/**
 * Lets a page tell by itself what it says of its run, and press a button once that was stopped: Playwright takes a page
 * whose frame has lost its process for crashed as well, and asks it nothing more.
 *
 * @returns what it has told so far
 */
async function tellStatus(
  page: Page,
  button: 'Run' | 'Reset',
): Promise<readonly string[]> {
  const told: string[] = [];
  page.on('request', (request) => {
    const {pathname, search} = new URL(request.url());
    if (pathname === '/told') {
      told.push(decodeURIComponent(search.slice(1)));
    }
  });
  await statusOf(page).evaluate((status, name) => {
    const figure = status.closest('figure')!;
    new MutationObserver(() => {
      const text = status.textContent;
      void fetch(`/told?${encodeURIComponent(text)}`);
      if (text.startsWith('Stopped')) {
        [...figure.querySelectorAll('button')]
          .find(({textContent}) => textContent === name)!
          .click();
      }
    }).observe(status, {childList: true, characterData: true, subtree: true});
  }, button);
  return told;
}

it('a frame whose process has ended is given up, and the next run has a new one', async () => {
  const page = await openPage();
  await press(page, 'Run');
  await untilEnded(page);
  const told = await tellStatus(page, 'Run');
  const frame = page.frames().find((one) => one.url().includes('live-frame'))!;
  const cdp = await page.context().newCDPSession(frame);
  cdp.send('Page.crash').catch(() => undefined);
  await expect
    .poll(() => told, LONG)
    .toEqual([
      'Stopped: the sample took too long to respond.',
      'Running…',
      'Finished.',
    ]);
});

// Browsers let a worker go on for seconds after they were asked to end it: on a busy machine the memory of its process
// may not last until then.
it('a sample that takes memory without end is stopped, and the page runs the next', async () => {
  const page = await openPage();
  await press(page, 'Run');
  await untilEnded(page);
  const told = await tellStatus(page, 'Reset');
  await runCode(
    page,
    'const all = [];for(;;)all.push(new Array(1e5).fill(1.5));',
  );
  await expect.poll(() => told.at(-1), LONG).toBe('Finished.');
  expect(page.url()).toContain('/spreadsheet/intro');
  // Where the process was lost behind that, the next run was stopped, too.
  expect(told.filter((text) => text.startsWith('Stopped: '))).not.toEqual([]);
});
