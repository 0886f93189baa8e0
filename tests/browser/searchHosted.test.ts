import {describe, expect} from 'vitest';
import {scopeFilter} from '../../src/search/engines/hosted/filter';
import {SEARCH_PARAMETERS} from '../../src/search/engines/hosted/parameters';
import {FAILED_REQUESTS, hostedTest, queriesSeen} from '../support/hostedSite';
import {
  ask,
  MODAL,
  RESULTS_PAGE,
  SURFACES,
  typeFast,
  waitForBest,
} from '../support/searchSurfaces';
import {EN, KO} from '../support/searchTexts';

const test = hostedTest();

const EXAMPLES = [
  {...EN, q: 'queuebase64', title: 'runAsyncQueueBase64', language: 'en'},
  {...KO, q: '환불을', title: '환불', language: 'ko'},
];

describe.each(SURFACES)('$name, searching on a cluster,', (surface) => {
  test.for(EXAMPLES)(
    'finds a page in $name with one exact request to the nearest node',
    async ({prefix, q, title, language}, {open, nodes}) => {
      const page = await open(prefix + surface.path);
      await ask(page, surface, q);
      await waitForBest(page, surface, title);
      expect(nodes.map(({requests}) => requests.length)).toEqual([1, 0, 0]);
      const [request] = nodes[0]!.requests;
      expect(request!.path).toBe(
        '/multi_search?x-typesense-api-key=stand-in-search-key',
      );
      expect(request!.headers).toMatchObject({'content-type': 'text/plain'});
      expect(request!.headers).not.toHaveProperty('cookie');
      expect(request!.headers).not.toHaveProperty('referer');
      const {searches} = JSON.parse(request!.body) as {searches: {q: string}[]};
      expect(searches).toEqual([
        {
          ...SEARCH_PARAMETERS,
          // The reader of a set has its pages first where texts match alike.
          ...(surface === MODAL && {
            sort_by:
              '_text_match:desc,_eval(docusaurus_tag:=docs-ocr-current):desc,item_priority:desc',
          }),
          collection: 'sdk-docs-global',
          q: searches[0]!.q,
          page: 1,
          // Enough to put the best in order.
          per_page: 30,
          filter_by: scopeFilter({
            language,
            tags: ['default', 'docs-spreadsheet-current', 'docs-ocr-current'],
          }),
        },
      ]);
    },
  );

  test('asks once for seven fast keys', async ({open, nodes}) => {
    const page = await open(EN.prefix + surface.path);
    await surface.reach(page);
    await typeFast(page, 'getGpuC');
    await surface.hits(page).first().waitFor();
    expect(queriesSeen(nodes)).toEqual(['getGpuC']);
    expect(await surface.field(page).inputValue()).toBe('getGpuC');
  });

  test('drops an answer that comes too late', async ({open, nodes}) => {
    const page = await open(EN.prefix + surface.path);
    nodes[0]!.fault = (_method, _path, body) =>
      body.includes('"waitResult"') ? 'hang' : undefined;
    await ask(page, surface, 'waitResult');
    await expect.poll(() => queriesSeen(nodes)).toEqual(['waitResult']);
    await ask(page, surface, 'freePointer');
    await waitForBest(page, surface, 'freePointer');
    nodes[0]!.release();
    await page.waitForTimeout(100);
    await waitForBest(page, surface, 'freePointer');
    expect(
      await surface.frame(page).getByText(EN.texts.unreachable).count(),
    ).toBe(0);
  });

  test('asks the next node when the nearest is down, and stays with it', async ({
    open,
    nodes,
  }) => {
    const page = await open(EN.prefix + surface.path, {
      expected: FAILED_REQUESTS,
    });
    nodes[0]!.fault = () => 'drop';
    for (const q of ['waitResult', 'freePointer']) {
      await ask(page, surface, q);
      await waitForBest(page, surface, q);
    }
    expect(nodes[0]!.requests).toHaveLength(1);
    expect(queriesSeen(nodes.slice(1)).sort()).toEqual([
      'freePointer',
      'waitResult',
    ]);
  });
});

test('both surfaces search with one engine: what is known is not asked again', async ({
  open,
  nodes,
}) => {
  const page = await open('/en/search');
  for (const q of ['waitResult', 'freePointer', 'waitResult']) {
    await ask(page, RESULTS_PAGE, q);
    await waitForBest(page, RESULTS_PAGE, q);
  }
  expect(queriesSeen(nodes)).toEqual(['waitResult', 'freePointer']);
});

test('Enter ahead of the answer chooses from it, not from the one before', async ({
  open,
}) => {
  const page = await open('/en/ocr/intro');
  await ask(page, MODAL, 'waitResult');
  await waitForBest(page, MODAL, 'waitResult');
  await MODAL.field(page).fill('freePointer');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/ocr/api/freePointer');
  await MODAL.frame(page).waitFor({state: 'detached'});
});

test('a page that does not search talks to no server', async ({
  open,
  nodes,
}) => {
  const page = await open('/en/ocr/intro');
  await page.locator('button.DocSearch-Button').hover();
  await page.locator('button.DocSearch-Button').click();
  await MODAL.field(page).waitFor();
  await page.waitForTimeout(200);
  expect(nodes.flatMap(({requests}) => requests)).toEqual([]);
});
