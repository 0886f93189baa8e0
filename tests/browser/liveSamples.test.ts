import {readFile} from 'node:fs/promises';
import {strFromU8, unzipSync} from 'fflate';
import type {Page, Request} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, waitForHydration} from '../support/browser';
import {inputMethod} from '../support/inputMethod';
import {
  firstSample,
  press,
  runCode,
  sampleStatus,
  waitForEnd,
} from '../support/liveSample';

const test = siteTest('global-en');

const PAGE = '/spreadsheet/intro';

// tests/content/spreadsheet/samples.test.ts runs every sample without a browser.

const waitForFinish = (page: Page) =>
  expect.poll(() => sampleStatus(page).innerText()).toBe('Finished.');

const expectLog = (page: Page, text: string | RegExp) =>
  expect
    .poll(() => firstSample(page).getByRole('log').innerText())
    .toMatch(text);

/** Presses a button and returns the files of the downloaded archive. */
async function download(
  page: Page,
  name: string,
): Promise<Map<string, string>> {
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name}).click(),
  ]);
  const files = unzipSync(await readFile(await archive.path()));
  return new Map(
    Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

describe('a sample', () => {
  test('runs, is edited by keyboard, survives hydration', async ({open}) => {
    const asked: Request[] = [];
    const page = await open(PAGE, {
      prepare: async (tab) => tab.on('request', (one) => asked.push(one)),
    });
    const live = () => asked.filter((one) => /\/live/.test(one.url()));
    expect(live()).toEqual([]);
    await press(page, 'Run');
    await waitForFinish(page);
    const sizes = await Promise.all(live().map((one) => one.sizes()));
    const bytes = sizes.map(({responseBodySize}) => responseBodySize);
    // The first run of a page, compressed.
    expect(Math.min(...bytes)).toBeGreaterThan(0);
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(180_000);
    const grid = page
      .frameLocator('.live iframe:not([hidden])')
      .getByRole('grid');
    const total = grid.locator('[data-row="4"][data-column="1"]');
    expect(await total.innerText()).toBe('2740');
    // The frame could be loaded but have no height.
    const {height} = (await page
      .locator('.live iframe:not([hidden])')
      .boundingBox())!;
    expect(height).toBeGreaterThan(100);
    await grid.locator('[data-row="0"][data-column="1"]').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('2000');
    await page.keyboard.press('Enter');
    await expect.poll(() => total.innerText()).toBe('3540');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => total.innerText()).toBe('2740');
    await waitForHydration(page);
    await waitForFinish(page);
    await press(page, 'Run');
    await waitForFinish(page);
    expect(await page.locator('.live').count()).toBe(1);
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await page.locator('iframe').waitFor({state: 'detached'});
    const focused = () => page.locator(':focus').innerText();
    await expect.poll(focused).toBe('Run');
  });

  test('has the fields and buttons of its page', async ({open}) => {
    const page = await open('/spreadsheet/api/use/recipe');
    await press(page, 'Run');
    await waitForFinish(page);
    const frame = page.frameLocator('.live iframe:not([hidden])');
    const fields = frame.locator('.controls');
    const button = (name: string) =>
      fields.getByRole('button', {name, exact: true});
    const picker = fields.getByLabel('Import orders');
    expect(await button('Undo').isDisabled()).toBe(true);
    await picker.setInputFiles({
      name: 'orders.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Order,Product,Quantity,Due,State\nA-9,Cup,2,2099-01-01,open\n',
      ),
    });
    await fields.getByText('Imported orders: 1').waitFor();
    await expect.poll(() => button('Undo').isDisabled()).toBe(false);
    await button('View only').click();
    await button('Edit').waitFor();
    expect(await picker.isDisabled()).toBe(true);
    // A read-only sheet rejects changes, and says so until the next action.
    const rejection = frame.getByText('The sheet did not accept the change.');
    await frame.locator('[data-row="1"][data-column="1"]').click();
    await page.keyboard.press('Delete');
    await rejection.waitFor();
    await button('Edit').click();
    await rejection.waitFor({state: 'detached'});
  });

  test('has a grid to edit, select, format and fill', async ({open}) => {
    const page = await open(PAGE);
    await press(page, 'Run');
    await waitForFinish(page);
    const frame = page.frameLocator('.live iframe:not([hidden])');
    const cell = (row: number, column: number) =>
      frame.locator(`[data-row="${row}"][data-column="${column}"]`);
    const text = (row: number, column: number) => () =>
      cell(row, column).innerText();
    const weight = () =>
      cell(2, 5).evaluate((one) => getComputedStyle(one).fontWeight);
    const toolbar = frame.getByRole('toolbar');
    // Columns fill the width of the frame.
    const {width} = (await page
      .locator('.live iframe:not([hidden])')
      .boundingBox())!;
    const table = (await frame.getByRole('grid').boundingBox())!;
    expect(table.width).toBeGreaterThanOrEqual(width - 2);
    await cell(1, 5).click();
    await page.keyboard.type('10');
    expect(await frame.locator('.cell-editor').inputValue()).toBe('10');
    await page.keyboard.press('Tab');
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await expect.poll(text(1, 5)).toBe('10');
    await expect.poll(text(1, 6)).toBe('20');
    const method = await inputMethod(page);
    await cell(2, 5).click();
    await method.compose('하');
    await method.press('Enter');
    await method.commit('한글');
    await page.keyboard.press('Enter');
    await expect.poll(text(2, 5)).toBe('한글');
    await cell(1, 5).click();
    await page.keyboard.press('Shift+ArrowDown');
    await toolbar.getByRole('button', {name: 'Bold'}).click();
    await expect.poll(weight).toBe('700');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(weight).toBe('400');
    await cell(1, 5).click();
    await page.keyboard.press('Shift+ArrowRight');
    await frame.getByText('Sum: 30').waitFor();
    await frame.locator('.fill-handle').hover();
    await page.mouse.down();
    await cell(1, 8).hover();
    await page.mouse.up();
    await expect.poll(text(1, 8)).toBe('40');
    await page.keyboard.press('ControlOrMeta+c');
    await cell(5, 5).click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(text(5, 8)).toBe('40');
    await page.keyboard.press('Delete');
    await expect.poll(text(5, 8)).toBe('');
  });

  test('has a sheet that grows, scrolls and fills the screen', async ({
    open,
  }) => {
    const page = await open(PAGE);
    await press(page, 'Run');
    await waitForFinish(page);
    const shown = page.locator('.live iframe:not([hidden])');
    const frame = page.frameLocator('.live iframe:not([hidden])');
    const cell = (row: number, column: number) =>
      frame.locator(`[data-row="${row}"][data-column="${column}"]`);
    const height = async (of: typeof shown) => (await of.boundingBox())!.height;
    // The reader cannot undo what the sample did.
    const undo = frame.getByRole('button', {name: 'Undo'});
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    const before = await height(shown);
    expect(before).toBeLessThan(500);
    await cell(1, 5).click();
    await page.keyboard.press('ControlOrMeta+ArrowDown');
    await cell(79, 5).waitFor({state: 'attached'});
    await page.keyboard.press('ArrowDown');
    const isActive = () => cell(40, 5).getAttribute('aria-selected');
    await expect.poll(isActive).toBe('true');
    expect(await height(shown)).toBe(before);
    const editor = frame.locator('.cell-editor');
    const width = async () => (await editor.boundingBox())!.width;
    const narrow = await width();
    await page.keyboard.type('A text that is wider than its cell');
    expect(await width()).toBeGreaterThan(2 * narrow);
    await page.keyboard.press('Escape');
    const fullScreen = page.getByRole('button', {name: 'Full screen'});
    await fullScreen.click();
    const scroller = frame.locator('.sheet-scroller');
    const left = async () => (await height(shown)) - (await height(scroller));
    await expect.poll(() => height(shown)).toBeGreaterThan(before);
    await expect.poll(left).toBeLessThan(150);
    await fullScreen.click();
    await expect.poll(() => height(shown)).toBe(before);
  });

  test('can be edited, and downloaded as a project', async ({open}) => {
    const page = await open(PAGE);
    const code =
      "import {createSpreadsheet} from 'spreadsheet-sdk';\nconst s = await createSpreadsheet('#sheet', {licenseKey: 'K'});\nconst text: string = 'mine';\ns.activeSheet.range('A1').setValue(text);\nconsole.log({text});\nthrow new Error('on purpose');";
    await runCode(page, code);
    await expectLog(page, /^{ text: 'mine' }\n$/);
    const errors = firstSample(page).getByRole('alert');
    await expect.poll(() => errors.innerText()).toBe('Line 6: on purpose');
    await errors.getByRole('button', {name: 'Line 6'}).click();
    const focused = () =>
      page.evaluate(() => document.activeElement?.localName);
    await expect.poll(focused).toBe('textarea');
    await page.keyboard.press('Shift+End');
    const selected = () => page.evaluate(() => getSelection()?.toString());
    await expect.poll(selected).toBe("throw new Error('on purpose');");
    expect(await page.locator('.marked').innerText()).toContain('on purpose');
    const cell = page
      .frameLocator('.live iframe:not([hidden])')
      .locator('[data-row="0"][data-column="0"]');
    expect(await cell.innerText()).toBe('mine');
    const project = await download(page, 'Download');
    expect([...project.keys()]).toContain('intro/package.json');
    expect(project.get('intro/src/1-app/app.ts')!.trim()).toBe(code);
  });

  test('is shared by the address of the page, from which it runs only when the reader presses Run', async ({
    open,
  }) => {
    const page = await open(PAGE);
    await runCode(page, "console.log('shared');");
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect.poll(() => page.url()).toContain('#live=');
    await page.reload();
    const code = page.locator('.live-code textarea');
    await expect.poll(() => code.inputValue()).toBe("console.log('shared');");
    await expect
      .poll(() => sampleStatus(page).innerText())
      .toContain('This code comes from a link');
    expect(await page.locator('.live iframe').count()).toBe(0);
    await press(page, 'Run');
    await expectLog(page, 'shared');
  });

  test('opens and saves files with passwords', async ({open}) => {
    const page = await open(PAGE);
    await runCode(
      page,
      `import {createSpreadsheet} from 'spreadsheet-sdk';
      const {documents, workbook} = await createSpreadsheet('#sheet', {licenseKey: 'K'});
      workbook.sheets.active.range('A1').setValue('kept');
      const file = await documents.active.save({format: 'xlsx', password: 'right'});
      const {sheets} = (await documents.open(file, {password: 'right'})).workbook;
      console.log(sheets.active.range('A1').getValue());
      await documents.open(file, {password: 'wrong'}).catch(({code}) => console.log(code));
      console.log(crypto.randomUUID());`,
    );
    await expectLog(page, /^kept\nWRONG_PASSWORD\n[\da-f-]{36}\n$/);
  });

  test('has an editor without shortcuts, which Tab leaves', async ({open}) => {
    const page = await open(PAGE);
    await press(page, 'Edit');
    const code = page.locator('.live-code textarea');
    await code.waitFor();
    await waitForEnd(page);
    await code.click();
    await page.keyboard.press('ControlOrMeta+a');
    // Includes all single-key shortcuts of the page.
    const text = 'const no = 1 / 2; ops?.';
    await page.keyboard.type(text);
    await expect.poll(() => code.inputValue()).toBe(text);
    expect(await page.locator('.live-colours').innerText()).toContain(text);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => code.inputValue()).not.toBe(text);
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect.poll(() => focused.innerText()).toBe('Reset');
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('fits a phone: picture, sheet and editor', async ({open}) => {
    const phone = {width: 360, height: 740, hasTouch: true, isMobile: true};
    const page = await open('/spreadsheet/api/basic-feature/range', phone);
    const numbers = page.locator('.sheet-picture .number').first();
    expect((await numbers.boundingBox())!.width).toBeLessThan(40);
    const picture = page.locator('.sheet-window').first();
    await press(page, 'Run');
    await picture.waitFor({state: 'hidden'});
    await waitForFinish(page);
    const frame = page.locator('.live iframe:not([hidden])');
    const box = async () => (await frame.boundingBox())!;
    // Shows several rows.
    await expect.poll(async () => (await box()).height).toBeGreaterThan(200);
    await expect
      .poll(async () => (await box()).y + (await box()).height)
      .toBeLessThanOrEqual(phone.height + 1);
    const cell = page
      .frameLocator('.live iframe:not([hidden])')
      .locator('[data-row="1"][data-column="3"]');
    await cell.tap();
    await expect.poll(() => cell.getAttribute('aria-selected')).toBe('true');
    const editor = cell.locator('.cell-editor');
    await expect.poll(() => editor.getAttribute('inputmode')).toBe('none');
    // On a busy machine, the taps can be too far apart.
    const tapTwice = async () => {
      await cell.tap();
      await cell.tap();
      return editor.getAttribute('inputmode');
    };
    await expect.poll(tapTwice).toBe('text');
    const code = firstSample(page).locator('> pre');
    await press(page, 'Edit');
    await page.locator('.live-code textarea').waitFor();
    await code.waitFor({state: 'hidden'});
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await code.waitFor();
    await picture.waitFor();
  });
});
