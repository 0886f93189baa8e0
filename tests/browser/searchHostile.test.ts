import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {hostedTest, type Nodes} from '../support/hostedSite';
import {waitForHydration} from '../support/browser';
import {SEARCH_KEY} from '../support/searchCluster';
import {
  ask,
  MODAL,
  openModal,
  rows,
  SURFACES,
  waitForBest,
  waitForPage,
} from '../support/searchSurfaces';

const test = hostedTest();

/** Runs a script where it is taken for markup. */
const MARKUP = '<img src=x onerror="window.broken=1"><script>broken=1</script>';

/** A word of which the index of the site, which is asked too, has nothing. */
const SERVERS_OWN = 'zxqvbnmk';

/** Addresses that nobody may be sent to. */
const HOSTILE = [
  'javascript:window.broken=1',
  'JaVaScRiPt:window.broken=1',
  '\u0001javascript:window.broken=1',
  'data:text/html,<script>window.broken=1</script>',
  'vbscript:x',
  'blob:http://localhost:3000/x',
  'file:///etc/passwd',
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example\\x',
  'https://sdk.example.com.evil.example/',
  'https://sdk.example.com@evil.example/',
  'https://user:word@sdk.example.com/',
  'http://localhost:1/',
  'http://[',
  '',
];

function hit(url: string, place: number) {
  return {
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
        highlight: {
          'hierarchy.lvl1': {value: `<mark>${MARKUP}</mark>`},
          content: {snippet: `a <mark>b</mark> ${MARKUP}`},
        },
      },
    ],
  };
}

/** As many as one page of results takes beside a good one. */
const HALF = HOSTILE.length / 2;

const HALVES = [HOSTILE.slice(0, HALF), HOSTILE.slice(HALF)];

/** Lets the cluster answer every query with one good hit behind bad ones. */
function poison(nodes: Nodes, good: string, bad = HALVES[0]!): void {
  const hits = [...bad, good].map(hit);
  const body = JSON.stringify({
    results: [{found: hits.length, page: 1, grouped_hits: hits}],
  });
  nodes.forEach((node) => (node.fault = () => ({status: 200, body})));
}

/** What a page shows or keeps that it must not. */
async function harm(page: Page): Promise<string[]> {
  return page.evaluate((key) => {
    const found = [...document.querySelectorAll('dialog[open], main ol')];
    const images = found.flatMap((each) => [
      ...each.querySelectorAll('img, script, [onerror]'),
    ]);
    const links = found
      .flatMap((each) => [...each.querySelectorAll('a')])
      .map((link) => link.getAttribute('href') ?? '')
      .filter(
        (href) => !/^(?:\/(?!\/)|https:\/\/sdk\.example\.com\/)/.test(href),
      );
    return [
      ...('broken' in window ? ['a script ran'] : []),
      ...images.map(({outerHTML}) => outerHTML),
      ...links,
      ...(document.documentElement.outerHTML.includes(key) ? ['key'] : []),
      ...(JSON.stringify({...localStorage}).includes(key) ? ['key kept'] : []),
    ];
  }, SEARCH_KEY);
}

describe.each(SURFACES)('$name', (surface) => {
  test.for(HALVES)(
    'shows what records hold as text and leads to none of %o',
    async (bad, {open, nodes}) => {
      const printed: string[] = [];
      const page = await open(`/en${surface.path}`, {
        prepare: async (opened) =>
          opened.on('console', (message) => printed.push(message.text())),
      });
      poison(nodes, 'http://localhost:3000/en/ocr/api/run', bad);
      await ask(page, surface, SERVERS_OWN);
      await waitForBest(page, surface, `Title ${HALF}`);
      expect(await surface.hits(page).count()).toBe(1);
      const text = await surface.frame(page).textContent();
      expect(text?.split(MARKUP).length).toBeGreaterThan(4);
      expect(await harm(page)).toEqual([]);
      await surface.hits(page).getByRole('link').click();
      await page.waitForURL('**/en/ocr/api/run');
      expect(await harm(page)).toEqual([]);
      expect(printed.filter((line) => line.includes(SEARCH_KEY))).toEqual([]);
    },
  );

  test('counts no hit that it does not show', async ({open, nodes}) => {
    const page = await open(`/en${surface.path}`);
    poison(nodes, 'about:blank');
    await ask(page, surface, SERVERS_OWN);
    await surface
      .frame(page)
      .getByRole('status')
      .getByText(/^No results (?:for|were found)/)
      .waitFor();
    expect(
      await surface
        .frame(page)
        .getByText(/\d+ (?:documents|results)/)
        .count(),
    ).toBe(0);
  });
});

test('a hostile record stays text among recent and saved searches, also after a reload', async ({
  open,
  nodes,
}) => {
  const page = await open('/en/ocr/intro');
  poison(nodes, 'http://localhost:3000/en/ocr/api/run');
  await ask(page, MODAL, SERVERS_OWN);
  await waitForBest(page, MODAL, 'Title');
  await page.keyboard.press('Enter');
  await waitForPage(page, 'run');
  await openModal(page);
  await page.getByText('Recent', {exact: true}).waitFor();
  expect(await rows(page).textContent()).toContain(MARKUP);
  await page.getByRole('button', {name: 'Save this search'}).click();
  await page.getByText('Favorite', {exact: true}).waitFor();
  expect(await harm(page)).toEqual([]);
  await page.reload();
  await waitForHydration(page);
  await openModal(page);
  await page.getByText('Favorite', {exact: true}).waitFor();
  expect(await rows(page).textContent()).toContain(MARKUP);
  expect(await harm(page)).toEqual([]);
});

test('what is kept for later is not trusted either', async ({open}) => {
  const page = await open('/en/ocr/intro', {
    prepare: (opened) =>
      opened.addInitScript((urls) => {
        const kept = [...urls, '/en/ocr/api/run'].map((href, place) => ({
          objectID: String(place),
          href,
          title: 'Kept',
          section: 'OCR SDK',
          type: 'lvl1',
        }));
        localStorage.setItem(
          '__DOCSEARCH_FAVORITE_SEARCHES__sdk-docs-global',
          JSON.stringify([...kept, null, 5, {href: '/x'}]),
        );
      }, HOSTILE),
  });
  await openModal(page);
  await rows(page).first().waitFor();
  expect(await rows(page).count()).toBe(1);
  expect(await harm(page)).toEqual([]);
});

test('a hit on another site of the vendor leads there, from the recent ones too', async ({
  open,
  nodes,
}) => {
  const address = 'https://sdk.example.com/sdks/9';
  const page = await open('/en/ocr/intro', {
    expected: [/request to another host: https:\/\/sdk\.example\.com\//],
    prepare: (opened) =>
      opened.route('https://sdk.example.com/**', (route) =>
        route.fulfill({contentType: 'text/html', body: '<h1>Store</h1>'}),
      ),
  });
  poison(nodes, address);
  await ask(page, MODAL, SERVERS_OWN);
  await waitForBest(page, MODAL, 'Title');
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
  await page.goBack();
  await waitForHydration(page);
  await openModal(page);
  await page.getByText('Recent', {exact: true}).waitFor();
  await rows(page).getByRole('link').click();
  await page.waitForURL(address);
});
