import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locator, Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, waitForHydration, type Open} from '../support/browser';
import {findViolations} from '../support/browserAxe';

const test = siteTest('global-en');

const PAGE = '/spreadsheet/intro';

/** The first code of a page that readers can run. */
const fenceOf = (page: Page): Locator =>
  page.locator('figure:has([data-sample])').first();

/** What a panel says of its run. */
const statusOf = (page: Page): Locator => page.locator('.live-status');

async function press(page: Page, name: 'Run' | 'Edit'): Promise<void> {
  await fenceOf(page).getByRole('button', {name, exact: true}).click();
}

/** Runs a code of one's own in the place of the page's. */
async function runCode(page: Page, code: string): Promise<void> {
  await press(page, 'Edit');
  await expect.poll(() => statusOf(page).innerText()).toBe('Finished.');
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await press(page, 'Run');
}

/** Most that a stopped run may take, in milliseconds: the limit and a busy machine. */
const STOPPED = {timeout: 20_000};

describe('a sample', () => {
  test('runs at a press and not before, and its sheet can be edited by keyboard', async ({
    open,
  }) => {
    const asked: string[] = [];
    const page = await open(PAGE, {
      prepare: async (tab) =>
        tab.on('request', (request) => asked.push(request.url())),
    });
    const live = () => asked.filter((url) => /\/live/.test(url));
    await expect
      .poll(() => page.evaluate('document.readyState'))
      .toBe('complete');
    expect(live()).toEqual([]);
    await press(page, 'Run');
    await expect.poll(() => statusOf(page).innerText()).toBe('Finished.');
    expect(live().some((url) => /editor/.test(url))).toBe(false);
    const grid = page.frameLocator('.live iframe').getByRole('grid');
    const total = grid.locator('[data-row="4"][data-column="1"]');
    expect(await total.innerText()).toBe('2740');
    await grid.locator('[data-row="0"][data-column="1"]').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('2000');
    await page.keyboard.press('Enter');
    await expect.poll(() => total.innerText()).toBe('3540');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => total.innerText()).toBe('2740');
    expect(await findViolations(page, {within: '.live'})).toEqual([]);
  });

  test('is edited, compiled in the page, and tells errors by its own lines', async ({
    open,
  }) => {
    const page = await open(PAGE);
    await runCode(
      page,
      "import {createSpreadsheet} from 'spreadsheet-sdk';\nconst s = await createSpreadsheet('#sheet', {licenseKey: 'K'});\nconst text: string = 'mine';\ns.activeSheet.range('A1').setValue(text);\nconsole.log({text});\nthrow new Error('on purpose');",
    );
    const panel = page.locator('.live');
    await expect
      .poll(() => panel.getByRole('alert').innerText())
      .toBe('Line 6: on purpose');
    expect(await panel.getByRole('log').innerText()).toBe("{ text: 'mine' }\n");
    const cell = page
      .frameLocator('.live iframe')
      .locator('[data-row="0"][data-column="0"]');
    expect(await cell.innerText()).toBe('mine');
    await panel.getByRole('button', {name: 'Close'}).click();
    await page.locator('iframe').waitFor({state: 'detached'});
  });

  test('goes on when the application takes the page over', async ({open}) => {
    const page = await open(PAGE);
    await press(page, 'Run');
    await expect.poll(() => statusOf(page).innerText()).toBe('Finished.');
    await waitForHydration(page);
    expect(await statusOf(page).innerText()).toBe('Finished.');
    await press(page, 'Run');
    await expect.poll(() => statusOf(page).innerText()).toBe('Finished.');
    expect(await page.locator('.live').count()).toBe(1);
  });
});

describe('a hostile sample', () => {
  const stopped = async (open: Open, code: string): Promise<Page> => {
    const page = await open(PAGE);
    await runCode(page, code);
    await expect
      .poll(() => statusOf(page).innerText(), STOPPED)
      .toMatch(/^Stopped: /);
    expect(page.url()).toContain(PAGE);
    // The page answers, and runs the next.
    await page
      .locator('.live-bar')
      .getByRole('button', {name: 'Reset'})
      .click();
    await expect
      .poll(() => statusOf(page).innerText(), STOPPED)
      .toBe('Finished.');
    return page;
  };

  test('that never ends is stopped', async ({open}) => {
    await stopped(open, "console.log('begun');for(;;){}");
  });

  test('that takes memory without end is stopped', async ({open}) => {
    await stopped(
      open,
      'const all = [];for(;;)all.push(new Array(1e5).fill(1.5));',
    );
  });

  test('that prints without end is stopped, and shows its first lines', async ({
    open,
  }) => {
    const page = await open(PAGE);
    await runCode(page, "for(;;)console.log('again');");
    await expect
      .poll(() => statusOf(page).innerText(), STOPPED)
      .toMatch(/^Stopped: /);
    expect(await page.locator('.live-output span').count()).toBe(1000);
  });

  test('reaches no page above it, no storage, no network and no messages', async ({
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
          addEventListener('message', ({data}) =>
            Object.assign(window, {
              heard: [...((window as never)['heard'] ?? []), data],
            }),
          );
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
      };
      for (const [name, attempt] of Object.entries(attempts)) {
        try { attempt(); console.log(name + ' worked'); } catch { console.log(name + ' refused'); }
      }
      localStorage.setItem('mine', 'x');`,
    );
    await expect
      .poll(() => page.locator('.live').getByRole('log').innerText())
      .toBe(
        'top refused\nparent refused\ndatabase refused\ncookie refused\nrequest refused\nscript refused\ncode refused\nmessage refused\n',
      );
    expect(await page.evaluate(() => localStorage.getItem('mine'))).toBeNull();
    expect(await page.evaluate(() => (window as never)['heard'])).toEqual([
      'live-frame',
    ]);
    expect(page.url()).toBe(site.url + PAGE);
    expect(hits).toBe(0);
    server.close();
  });
});
