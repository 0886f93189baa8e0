import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {siteTest, waitForHydration} from '../support/browser';
import {HOSTILE_STRINGS, MARK, wellFormed} from '../support/hostileStrings';
import {firstSample, runCode} from '../support/liveSample';
import {hostedTest, SearchCluster} from '../support/searchCluster';
import {
  ask,
  openModal,
  rows,
  SURFACES,
  waitForBest,
  waitForPage,
} from '../support/searchSurfaces';

const test = siteTest('global-ko-en');

const TEXTS = HOSTILE_STRINGS.map(wellFormed);

/** Waits until input is rendered and event handlers have run. */
const settle = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`;

const expectNothing = async (page: Page, where: string) =>
  expect(await page.evaluate((mark) => mark in window, MARK), where).toBe(
    false,
  );

test('hostile texts run no script', async ({open, site}) => {
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

  // The modal shows a limited number of hits, so each title contains several texts.
  const titles = Array.from({length: 7}, (_, place) =>
    TEXTS.filter((text, at) => at % 7 === place && text.length < 500).join(' '),
  );
  const hit = (href: string, title: string) => ({
    href,
    title,
    section: title,
    type: 'lvl1',
    isFavorite: true,
  });
  const entries = {
    'docs-search-hits-embedded': JSON.stringify([
      ...TEXTS.map((text) => hit(text, text)),
      ...titles.map((title, index) => hit(`/en/ocr/intro#${index}`, title)),
    ]),
    theme: TEXTS[0]!,
    'docusaurus.tab.os': TEXTS[0]!,
  };
  await page.evaluate((all) => void Object.assign(localStorage, all), entries);
  // Servers reject NUL.
  const part = encodeURIComponent(
    TEXTS.slice(0, 20).join('').replaceAll('\0', ''),
  );
  await page.goto(`${site.url}/en/ocr/${part}?q=${part}#${part}`);
  await openModal(page);
  await rows(page).first().waitFor();
  await page.evaluate(settle);
  await expectNothing(page, 'stored values');
  expect(await rows(page).count()).toBeGreaterThanOrEqual(titles.length);
  await page.keyboard.press('Escape');
  await waitForHydration(page);
  await expectNothing(page, 'the not-found page');

  await page.goto(`${site.url}/en/spreadsheet/intro`);
  const [script] = TEXTS;
  await runCode(
    page,
    `for (const text of ${JSON.stringify(TEXTS)}) console.log(text);\nthrow new Error(${JSON.stringify(script)});`,
  );
  await expect
    .poll(() => firstSample(page).locator('.live-failure').textContent())
    .toContain(script);
  await expectNothing(page, 'a sample');
});

const MARKUP = `<img src=x onerror="window.${MARK}=1"><script>${MARK}=1</script>`;

/** The embedded index, which is also searched, does not contain this word. */
const UNKNOWN_WORD = 'zxqvbnmk';

/** Hits that a compromised server could send. The last address is allowed. */
const HITS = [
  `javascript:window.${MARK}=1`,
  'https://sdk.example.com.evil.example/',
  'http://localhost:3000/en/ocr/api/run',
].map((url, index) => ({
  group_key: [url],
  hits: [
    {
      document: {
        id: String(index),
        type: 'lvl2',
        url,
        anchor: MARKUP,
        'hierarchy.lvl0': `Section ${MARKUP}`,
        'hierarchy.lvl1': `Page ${MARKUP}`,
        'hierarchy.lvl2': `Title ${index} ${MARKUP}`,
        content: MARKUP,
      },
      highlight: {content: {snippet: `a <mark>b</mark> ${MARKUP}`}},
    },
  ],
}));

/** Finds scripts that ran, elements from markup, and a stored API key. */
const findHarm = (page: Page) =>
  page.evaluate(
    ([mark, key]) => {
      const shown = document.querySelectorAll(
        ':is(dialog[open], main ol) :is(img, script, [onerror])',
      );
      return [
        ...(mark in window ? ['a script ran'] : []),
        ...[...shown].map(({outerHTML}) => outerHTML),
        ...(JSON.stringify({...localStorage}).includes(key) ? ['a key'] : []),
      ];
    },
    [MARK, HOSTED_BUILD.settings.TYPESENSE_SEARCH_API_KEY] as const,
  );

hostedTest.for(SURFACES)('hits are text in $name', async (surface, {open}) => {
  const results = [{found: HITS.length, page: 1, grouped_hits: HITS}];
  const cluster = new SearchCluster(JSON.stringify({results}));
  const page = await open(`/en${surface.path}`, cluster);
  await ask(page, surface, UNKNOWN_WORD);
  await waitForBest(page, surface, 'Title 2');
  expect(await surface.hits(page).count()).toBe(1);
  expect(await surface.frame(page).textContent()).toContain(MARKUP);
  expect(await findHarm(page)).toEqual([]);
  await surface.hits(page).getByRole('link').click();
  await waitForPage(page, 'run');
  await page.reload();
  await openModal(page);
  expect(await findHarm(page)).toEqual([]);
});
