import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {siteTest} from '../support/browser';
import {launchBrowser} from '../support/browserLaunch';
import {serveStrictly} from '../support/browserSite';
import {
  fenceOf,
  press,
  runCode,
  statusOf,
  untilEnded,
} from '../support/liveSample';

const test = siteTest('global-en');

const PAGE = '/spreadsheet/intro';

/** Most that a page may take to stop a run, or to see that its frame is gone, on a busy machine. */
const LONG = {timeout: 60_000};

test.for([
  ['never ends', "console.log('begun');for(;;){}", 1],
  ['prints without end', "for(;;)console.log('again');", 1000],
] as const)(
  'a sample that %s is stopped, keeps its first lines, and the page runs the next',
  async ([, code, lines], {open}) => {
    const page = await open(PAGE);
    await runCode(page, code);
    const status = () => statusOf(page).innerText();
    await expect.poll(status, LONG).toMatch(/^Stopped: /);
    expect(await page.locator('.live [role=log] span').count()).toBe(lines);
    await fenceOf(page).getByRole('button', {name: 'Reset'}).click();
    await expect.poll(status, LONG).toBe('Finished.');
  },
);

test('a sample reaches no page above it, no storage, no network and no messages', async ({
  open,
  site,
}) => {
  let hits = 0;
  const server = createServer((_request, response) => {
    hits += 1;
    response.end();
  }).listen(0);
  const {port} = server.address() as AddressInfo;
  const away = `http://localhost:${port}/`;
  const page = await open(PAGE, {
    // What the policy stops is what this test is about.
    expected: [/Content Security Policy/, new RegExp(away)],
    prepare: (tab) =>
      tab.addInitScript(() => {
        const heard: unknown[] = [];
        addEventListener('message', ({data}) => heard.push(data));
        Object.assign(window, {heard});
      }),
  });
  await runCode(
    page,
    `const attempts = {
      top: () => { top.location = '${away}'; },
      parent: () => parent.postMessage('hostile', '*'),
      database: () => indexedDB.open('a'),
      cookie: () => document.cookie.length,
      request: () => { const x = new XMLHttpRequest(); x.open('GET', '${away}', false); x.send(); },
      script: () => importScripts('${away}'),
      code: () => eval('1'),
      message: () => postMessage('hostile'),
      worker: () => new Worker(URL.createObjectURL(new Blob(['for(;;);']))),
    };
    const names = Object.keys(attempts);
    for (const name of names) {
      try { attempts[name](); console.log(name + ' worked'); } catch { console.log('refused'); }
    }
    localStorage.setItem('mine', 'x');`,
  );
  await expect
    .poll(() => fenceOf(page).getByRole('log').innerText())
    .toBe('refused\n'.repeat(9));
  expect(await page.evaluate(() => localStorage.getItem('mine'))).toBeNull();
  expect(await page.evaluate('heard')).toEqual([]);
  expect(page.url()).toBe(site.url + PAGE);
  expect(hits).toBe(0);
  server.close();
});

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

it('a frame whose process has ended is given up, and the next run has a new one', async () => {
  const page = await browser.newPage();
  await page.goto(site.url + PAGE);
  await press(page, 'Run');
  await untilEnded(page);
  // Playwright takes a page whose frame has lost its process for crashed as well, and asks it nothing more: the page
  // itself tells what it says of its run, and presses the button once that was stopped.
  const told: string[] = [];
  page.on('request', (request) => {
    const {pathname, search} = new URL(request.url());
    if (pathname === '/told') {
      told.push(decodeURIComponent(search.slice(1)));
    }
  });
  await statusOf(page).evaluate((status) => {
    new MutationObserver(() => {
      void fetch(`/told?${encodeURIComponent(status.textContent)}`);
      if (status.textContent.startsWith('Stopped')) {
        status
          .closest('figure')!
          .querySelector<HTMLElement>('[data-live=run]')!
          .click();
      }
    }).observe(status, {childList: true, characterData: true, subtree: true});
  });
  const frame = page.frames().find((one) => one.url().includes('live-frame'))!;
  const cdp = await page.context().newCDPSession(frame);
  cdp.send('Page.crash').catch(() => undefined);
  await expect.poll(() => told.at(-1), LONG).toBe('Finished.');
  expect(told[0]).toMatch(/^Stopped: /);
});
