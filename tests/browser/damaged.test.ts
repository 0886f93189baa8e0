import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {serveDamagedOnce} from '../support/damagedCopies';
import {openModal, rows} from '../support/searchSurfaces';

const test = siteTest('global-en');

const NOTICE = '#load-notice';

test('a browser that keeps a damaged copy of every file shows what the host has, and says nothing', async ({
  browser,
  site,
}) => {
  const copies = await serveDamagedOnce(site.url);
  const context = await browser.newContext();
  const page = await context.newPage();
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.goto(`${copies.url}/spreadsheet/intro`);

  // Its own files: the page is loaded anew, once.
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState();
  const own = [...copies.asked];
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  expect(
    await page.evaluate(() =>
      [...document.styleSheets].every(({cssRules}) => cssRules.length > 0),
    ),
  ).toBe(true);

  await page.locator('[data-live=run]').first().click();
  await page.frameLocator('iframe').getByRole('grid').waitFor();

  await openModal(page);
  await page.keyboard.type('formula');
  await rows(page).first().waitFor();
  await page.keyboard.press('Escape');

  await page.evaluate(() => {
    const button = document.createElement('button');
    document.body.append(button);
    button.click();
  });
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const title = await page.locator('h1').first().innerText();
  await page.locator('.pagination-nav__link--next').click();
  await expect
    .poll(() => page.locator('h1').first().innerText())
    .not.toBe(title);

  expect(loads).toBe(2);
  expect(await page.locator(NOTICE).isVisible()).toBe(false);
  expect(await page.evaluate(() => Object.hasOwn(window, 'tampered'))).toBe(
    false,
  );

  // What the browser keeps now is what the host has.
  const asked = copies.asked.length;
  expect(new Set(copies.asked).size).toBeGreaterThan(20);
  const second = await context.newPage();
  await second.goto(`${copies.url}/spreadsheet/intro`);
  await second.keyboard.press('?');
  await second.locator('dialog[open]').waitFor();
  expect(
    copies.asked.slice(asked).filter((file) => own.includes(file)),
  ).toEqual([]);
  console.log(
    `${new Set(copies.asked).size} files, each damaged in its first answer`,
  );
  await context.close();
  await copies.close();
});
