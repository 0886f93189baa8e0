import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {siteTest, waitForHydration} from '../support/browser';
import {HOSTILE_STRINGS, MARK, wellFormed} from '../support/hostileStrings';
import {fenceOf, runCode} from '../support/liveSample';
import {
  ask,
  MODAL,
  openModal,
  rows,
  SURFACES,
  waitForBest,
  waitForPage,
} from '../support/searchSurfaces';

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
      const paths = ['/en/search', '/en/ocr/intro'];
      const names = ['q', 'set', 'os', 'topic', 'docusaurus-theme'];
      for (const [place, text] of texts.entries()) {
        const part = encodeURIComponent(text);
        const path = [...paths, `/en/ocr/${part}`][place % 3];
        const query = [...names, part].map((name) => `${name}=${part}`);
        history.pushState(null, '', `${path}?${query.join('&')}#${part}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
        await eval(wait);
      }
    },
    [TEXTS, settle] as const,
  );
  await expectNothing(page, 'addresses');
  expect(new URL(page.url()).origin).toBe(site.url);

  // What was stored, as a new page finds it: addresses, and titles of a few texts each, for so many are shown.
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
  const kept = JSON.stringify([
    ...TEXTS.map((text) => hit(text, text)),
    ...titles.map((title, place) => hit(`/en/ocr/intro#${place}`, title)),
  ]);
  const entries = {
    'docs-search-hits-embedded': kept,
    theme: TEXTS[0]!,
    'docusaurus.tab.os': TEXTS[0]!,
  };
  await page.evaluate((all) => void Object.assign(localStorage, all), entries);
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
  await page.keyboard.press('Escape');
  await waitForHydration(page);
  await expectNothing(page, 'the not-found page');

  // What a sample says while it runs.
  await page.goto(`${site.url}/en/spreadsheet/intro`);
  await runCode(
    page,
    `for (const text of ${JSON.stringify(TEXTS)}) console.log(text);\nthrow new Error(${JSON.stringify(TEXTS[7])});`,
  );
  await expect
    .poll(() => fenceOf(page).locator('.live-failure').textContent())
    .toContain(TEXTS[7]);
  await expectNothing(page, 'a sample');
});

/** Names of the nodes that the hosted build searches on. */
const NODES = [
  HOSTED_BUILD.settings.TYPESENSE_NEAREST_NODE,
  ...HOSTED_BUILD.settings.TYPESENSE_NODES.split(','),
];

const KEY = HOSTED_BUILD.settings.TYPESENSE_SEARCH_API_KEY;

const hostedTest = siteTest(HOSTED_BUILD.name, NODES);

/** Runs a script where it is taken for markup. */
const MARKUP = `<img src=x onerror="window.${MARK}=1"><script>${MARK}=1</script>`;

/** A word of which the index of the site, which is asked too, has nothing. */
const SERVERS_OWN = 'zxqvbnmk';

const GOOD = 'http://localhost:3000/en/ocr/api/run';

/** Addresses that nobody may be sent to. */
const BAD = [
  `javascript:window.${MARK}=1`,
  `\u0001JaVaScRiPt:window.${MARK}=1`,
  `data:text/html,<script>window.${MARK}=1</script>`,
  'file:///etc/passwd',
  '//evil.example/',
  'https://sdk.example.com.evil.example/',
  'https://user:word@sdk.example.com/',
  'http://[',
];

/** Lets the cluster answer every query with hits that hold markup. */
const answering = (urls: readonly string[]) => async (page: Page) => {
  const grouped_hits = urls.map((url, place) => ({
    group_key: [url],
    hits: [
      {
        document: {
          id: String(place),
          type: 'lvl2',
          url,
          anchor: MARKUP,
          'hierarchy.lvl0': `Section ${MARKUP}`,
          'hierarchy.lvl1': `Page ${MARKUP}`,
          'hierarchy.lvl2': `Title ${place} ${MARKUP}`,
          content: MARKUP,
        },
        highlight: {content: {snippet: `a <mark>b</mark> ${MARKUP}`}},
      },
    ],
  }));
  const results = [{found: urls.length, page: 1, grouped_hits}];
  await page.route(
    ({origin}) => NODES.includes(origin),
    (route) =>
      route.fulfill({
        headers: {'access-control-allow-origin': '*'},
        json: {results},
      }),
  );
};

/** What a page shows or keeps that it must not. */
const harm = (page: Page) =>
  page.evaluate(
    ([mark, key]) => {
      const shown = [...document.querySelectorAll('dialog[open], main ol')];
      const of = (selector: string) =>
        shown.flatMap((each) => [...each.querySelectorAll(selector)]);
      return [
        ...(mark in window ? ['a script ran'] : []),
        ...of('img, script, [onerror]').map(({outerHTML}) => outerHTML),
        ...of('a')
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !/^\/(?!\/)|^https:\/\/sdk\.example/.test(href)),
        ...(JSON.stringify({...localStorage}).includes(key) ? ['a key'] : []),
      ];
    },
    [MARK, KEY] as const,
  );

describe.each(SURFACES)('$name', (surface) => {
  hostedTest(
    'shows what a search server answers as text, and leads to no other site, after a reload too',
    async ({open}) => {
      const page = await open(`/en${surface.path}`, {
        prepare: answering([...BAD, GOOD]),
      });
      await ask(page, surface, SERVERS_OWN);
      await waitForBest(page, surface, `Title ${BAD.length}`);
      expect(await surface.hits(page).count()).toBe(1);
      const text = await surface.frame(page).textContent();
      expect(text).toContain(MARKUP);
      expect(await harm(page)).toEqual([]);
      await surface.hits(page).getByRole('link').click();
      await waitForPage(page, 'run');
      await page.reload();
      await openModal(page);
      expect(await harm(page)).toEqual([]);
    },
  );
});

hostedTest(
  'a hit on another site of the vendor leads there, from the recent ones too',
  async ({open}) => {
    const address = 'https://sdk.example.com/sdks/9';
    const page = await open('/en/ocr/intro', {
      expected: [/request to another host: https:\/\/sdk\.example\.com\//],
      prepare: async (tab) => {
        await answering([address])(tab);
        await tab.route('https://sdk.example.com/**', (route) =>
          route.fulfill({contentType: 'text/html', body: '<h1>Store</h1>'}),
        );
      },
    });
    await ask(page, MODAL, SERVERS_OWN);
    await waitForBest(page, MODAL, 'Title');
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await page.goBack();
    await openModal(page);
    await page.getByText('Recent', {exact: true}).waitFor();
    await rows(page).getByRole('link').click();
    await page.waitForURL(address);
  },
);
