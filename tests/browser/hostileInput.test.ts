import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {READ_PAGES} from '../../src/native/readPages';
import {siteTest, waitForHydration} from '../support/browser';
import {HOSTILE_STRINGS, MARK, wellFormed} from '../support/hostileStrings';
import {openModal, rows} from '../support/searchSurfaces';

const test = siteTest('global-ko-en');

/** What readers may be shown: a text that a script of their own would not see as one. */
const TEXTS = HOSTILE_STRINGS.map(wellFormed);

/** Lets what was entered be shown, and handlers of what it may have become run. */
const settle = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`;

const expectNothing = async (page: Page, where: string) =>
  expect(await page.evaluate((mark) => mark in window, MARK), where).toBe(
    false,
  );

test('nothing that enters a page is run, even without the policy', async ({
  open,
  site,
}) => {
  const page = await open('/en/search', {
    bypassCSP: true,
    hydrated: true,
    expected: [/console: .*404/],
  });

  const field = page.locator('main input[type=search]');
  for (const text of TEXTS) {
    await field.fill(text);
    await page.evaluate(settle);
  }
  await expectNothing(page, 'queries');

  // Every part of the address, as the application follows it.
  await page.evaluate(
    async ([texts, wait]) => {
      for (const [place, text] of (texts as string[]).entries()) {
        const part = encodeURIComponent(text);
        const path = [`/en/ocr/${part}`, '/en/search', '/en/ocr/intro'][
          place % 3
        ];
        const names = ['q', 'set', 'os', 'topic', 'docusaurus-theme', part];
        const query = names.map((name) => `${name}=${part}`).join('&');
        history.pushState(null, '', `${path}?${query}#${part}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
        await eval(wait as string);
      }
    },
    [TEXTS, settle],
  );
  await expectNothing(page, 'addresses');
  expect(new URL(page.url()).origin).toBe(site.url);

  // What was stored, as a new page finds it: addresses, and titles of a few texts each, for so many are shown.
  const titles = Array.from({length: 7}, (_, place) =>
    TEXTS.filter((text, at) => at % 7 === place && text.length < 500).join(' '),
  );
  await page.evaluate(
    ([texts, titles, readPages]) => {
      const hit = (href: string, title: string) => ({
        href,
        title,
        section: title,
        type: 'lvl1',
      });
      const kept = [
        ...(texts as string[]).map((text) => hit(text, text)),
        ...(titles as string[]).map((title, place) =>
          hit(`/en/ocr/intro#${place}`, title),
        ),
      ];
      for (const key of [
        readPages as string,
        ...['RECENT', 'FAVORITE'].map(
          (list) => `__DOCSEARCH_${list}_SEARCHES__embedded`,
        ),
      ]) {
        localStorage.setItem(key, JSON.stringify(kept));
      }
      localStorage.setItem('theme', texts![0] as string);
      localStorage.setItem('docusaurus.tab.os', texts![0] as string);
      sessionStorage.setItem('scrolled', JSON.stringify(texts));
    },
    [TEXTS, titles, READ_PAGES],
  );
  // Servers refuse a NUL.
  const part = encodeURIComponent(
    TEXTS.slice(0, 20).join('').replaceAll('\0', ''),
  );
  await page.goto(`${site.url}/en/ocr/${part}?q=${part}#${part}`);
  await openModal(page);
  await rows(page).first().waitFor();
  await page.evaluate(settle);
  await expectNothing(page, 'stored values');
  expect(await rows(page).count()).toBeGreaterThanOrEqual(titles.length);
  // Half a letter, as input methods leave one: the results are there, and the link to all of them.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>(
      'dialog[open] [role=combobox]',
    )!;
    field.value = `run${String.fromCharCode(0xd800)}`;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await page.locator('dialog[open] a[href*="q=run%EF%BF%BD"]').waitFor();
  await page.keyboard.press('Escape');
  await waitForHydration(page);
  await expectNothing(page, 'the not-found page');

  // What a sample says while it runs.
  await page.goto(`${site.url}/en/spreadsheet/intro`);
  const fence = page.locator('figure:has([data-sample])').first();
  await fence.getByRole('button', {name: 'Edit', exact: true}).click();
  const status = page.locator('.live-status');
  await expect.poll(() => status.innerText()).toBe('Finished.');
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    `for (const text of ${JSON.stringify(TEXTS)}) console.log(text);\nthrow new Error(${JSON.stringify(TEXTS[7])});`,
  );
  await fence.getByRole('button', {name: 'Run', exact: true}).click();
  await expect
    .poll(() => page.locator('.live [role=log]').textContent())
    .toContain(TEXTS[7]);
  await expect
    .poll(() => page.locator('.live [role=alert]').textContent())
    .toContain(TEXTS[7]);
  await expectNothing(page, 'a sample');
  console.log(
    `${TEXTS.length} hostile strings in queries, addresses, storages and samples: 0 run`,
  );

  // What would be seen if it were: there is no policy.
  await page.evaluate(
    (text) => document.body.insertAdjacentHTML('beforeend', text),
    TEXTS[7]!,
  );
  await expect
    .poll(() => page.evaluate((mark) => mark in window, MARK))
    .toBe(true);
});
