import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {firstSample, runCode, sampleStatus} from '../support/liveSample';

const test = siteTest('global-en');

const PAGE = '/spreadsheet/intro';

/** Time for stopping a run on a busy machine. */
const LONG = {timeout: 60_000};

test.for([
  ['never ends', "console.log('begun');for(;;){}", 1],
  ['logs without end', "for(;;)console.log('again');", 1000],
] as const)('a sample that %s is stopped', async ([, code, lines], {open}) => {
  const page = await open(PAGE);
  await runCode(page, code);
  const status = () => sampleStatus(page).innerText();
  await expect.poll(status, LONG).toMatch(/^Stopped: /);
  expect(await page.locator('.live [role=log] span').count()).toBe(lines);
  await firstSample(page).getByRole('button', {name: 'Reset'}).click();
  await expect.poll(status, LONG).toBe('Finished.');
});

test('a sample cannot reach anything outside', async ({open, site}) => {
  let hits = 0;
  const server = createServer((_request, response) => {
    hits += 1;
    response.end();
  }).listen(0);
  const {port} = server.address() as AddressInfo;
  const away = `http://localhost:${port}/`;
  const page = await open(PAGE, {
    // The policy blocks the attempts.
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
    .poll(() => firstSample(page).getByRole('log').innerText())
    .toBe('refused\n'.repeat(9));
  expect(await page.evaluate(() => localStorage.getItem('mine'))).toBeNull();
  expect(await page.evaluate('heard')).toEqual([]);
  expect(page.url()).toBe(site.url + PAGE);
  expect(hits).toBe(0);
  server.close();
});
