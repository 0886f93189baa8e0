import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, waitForHydration, type Open} from '../support/browser';
import {fenceOf, press, runCode, statusOf} from '../support/liveSample';
import {readZip} from '../support/readZip';

const test = siteTest('global-en');

const PAGE = '/spreadsheet/intro';

/** Most that a stopped run may take, in milliseconds: the limit and a busy machine. */
const STOPPED = {timeout: 20_000};

/** The files of the archive that a page hands out. */
async function downloadPage(page: Page): Promise<Map<string, string>> {
  await page.getByRole('button', {name: 'More ways to use this page'}).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', {name: 'Download the samples as a project'})
      .click(),
  ]);
  return readZip(await readFile(await download.path()));
}

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

  test('opens and saves files with passwords, which its worker cannot by itself', async ({
    open,
  }) => {
    const page = await open(PAGE);
    await runCode(
      page,
      `import {createSpreadsheet} from 'spreadsheet-sdk';
      const {documents, workbook} = await createSpreadsheet('#sheet', {licenseKey: 'K'});
      workbook.sheets.active.range('A1').setValue('kept');
      const file = await documents.active.save({format: 'xlsx', password: 'right'});
      const {sheets} = (await documents.open(file, {password: 'right'})).workbook;
      console.log(sheets.active.range('A1').getValue());
      await documents.open(file, {password: 'wrong'}).catch(({code}) => console.log(code));`,
    );
    await expect
      .poll(() => page.locator('.live').getByRole('log').innerText())
      .toBe('kept\nWRONG_PASSWORD\n');
  });

  test('has what only secure pages give, in whatever its worker runs', async ({
    open,
  }) => {
    const page = await open(PAGE);
    await runCode(page, 'console.log(crypto.randomUUID());');
    await expect
      .poll(() => page.locator('.live').getByRole('log').innerText())
      .toMatch(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\n$/,
      );
  });

  test('is handed out as a project with what the reader has made of it', async ({
    open,
  }) => {
    const page = await open(PAGE);
    const save = async (): Promise<Map<string, string>> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', {name: 'Download project'}).click(),
      ]);
      expect(download.suggestedFilename()).toBe('intro-app.zip');
      return readZip(await readFile(await download.path()));
    };
    await press(page, 'Run');
    const built = await save();
    expect([...built.keys()].sort()).toEqual(
      [
        'README.md',
        'index.html',
        'package.json',
        'src/app.ts',
        'tsconfig.json',
      ].map((file) => `intro-app/${file}`),
    );
    expect(built.get('intro-app/src/app.ts')!.trim()).toBe(
      (await fenceOf(page).locator('pre code').textContent())!.trim(),
    );
    await runCode(page, 'export const mine = 1;');
    expect((await save()).get('intro-app/src/app.ts')).toBe(
      'export const mine = 1;\n',
    );
  });

  test('is in the project of its page', async ({open}) => {
    const page = await open('/spreadsheet/api/basic-feature/range');
    const count = await page.locator('[data-sample]').count();
    const files = await downloadPage(page);
    const list = files.get('range/index.html')!;
    expect(count).toBeGreaterThan(2);
    expect(list.match(/<li>/g)).toHaveLength(count);
    expect(list).toContain('<h1>');
  });

  test('is a file of applications where its page is a guide to frameworks', async ({
    open,
  }) => {
    const page = await open('/spreadsheet/api/use/use_spreadsheed_sdk');
    const files = await downloadPage(page);
    const folder = 'use-spreadsheed-sdk';
    for (const file of ['plain/src/main.ts', 'vue/src/ReportSheet.vue']) {
      expect(files.get(`${folder}/${file}`), file).toContain('mountReport(');
    }
    expect(files.get(`${folder}/react/README.md`)).toContain(page.url());
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
        worker: () => new Worker(URL.createObjectURL(new Blob(['for(;;);']))),
      };
      for (const [name, attempt] of Object.entries(attempts)) {
        try { attempt(); console.log(name + ' worked'); } catch { console.log(name + ' refused'); }
      }
      localStorage.setItem('mine', 'x');`,
    );
    await expect
      .poll(() => page.locator('.live').getByRole('log').innerText())
      .toBe(
        'top refused\nparent refused\ndatabase refused\ncookie refused\nrequest refused\nscript refused\ncode refused\nmessage refused\nworker refused\n',
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
