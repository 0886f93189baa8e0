import {describe, expect} from 'vitest';
import {
  answerAll,
  FAILED_REQUESTS,
  hostedTest,
  queriesSeen,
} from '../support/hostedSite';
import {
  ask,
  MODAL,
  SURFACES,
  typeFast,
  waitForBest,
} from '../support/searchSurfaces';
import korean from '../../i18n/ko/code.json' with {type: 'json'};
import grouped from '../search/answers/grouped.json' with {type: 'json'};

const test = hostedTest();

const UNREACHABLE =
  'The search server cannot be reached. These results come from the index on this site.';

const RETRY = {name: 'Try again'};

const RECORDED = {body: JSON.stringify(grouped)};

/** The pages of the recorded answer, as the server orders them: the first is pinned. */
const ORDER = [
  '/en/ocr/api/freePointer',
  '/en/spreadsheet/intro#formulas',
  '/en/ocr/api/waitResult',
];

describe.each(SURFACES)('$name, searching on a cluster,', (surface) => {
  test('shows the hits of the server in its order, asked with one request', async ({
    open,
    nodes,
  }) => {
    const page = await open(`/en${surface.path}`);
    await surface.reach(page);
    await typeFast(page, 'waitResult');
    await waitForBest(page, surface, 'freePointer');
    const links = surface.hits(page).locator('a[href*="/en/"]');
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      ),
    ).toEqual(ORDER);
    expect(nodes.map(({requests}) => requests.length)).toEqual([1, 0, 0]);
    expect(queriesSeen(nodes)).toEqual(['waitResult']);
    const [request] = nodes[0]!.requests;
    expect(request!.headers).not.toHaveProperty('cookie');
    expect(request!.headers).not.toHaveProperty('referer');
    const frame = surface.frame(page);
    expect(await frame.getByText(UNREACHABLE).count()).toBe(0);
  });

  test('takes a page for no answer: tells so, and answers from the index until the server is asked again', async ({
    open,
    nodes,
  }) => {
    const page = await open(`/en${surface.path}`, {
      expected: FAILED_REQUESTS,
    });
    answerAll(nodes, {
      body: '<!doctype html><script>window.broken = 1</script>',
    });
    await ask(page, surface, 'waitResult');
    const frame = surface.frame(page);
    const notice = frame.getByText(UNREACHABLE);
    await notice.waitFor({timeout: 5000});
    await waitForBest(page, surface, 'waitResult');
    expect(await page.evaluate('window.broken')).toBeUndefined();
    answerAll(nodes, RECORDED);
    await frame.getByRole('button', RETRY).click();
    await notice.waitFor({state: 'detached'});
    await waitForBest(page, surface, 'freePointer');
  });

  test.for([
    {prefix: '/en', reply: {fault: 'hang'} as const, notice: UNREACHABLE},
    {
      prefix: '',
      reply: {status: 401, body: ''},
      notice: korean['site.search.refused'].message,
    },
  ])(
    'tells below "$prefix" that the server does not answer, and answers from the index',
    async ({prefix, reply, notice}, {open, nodes}) => {
      const page = await open(prefix + surface.path, {
        expected: FAILED_REQUESTS,
      });
      answerAll(nodes, reply);
      await ask(page, surface, 'waitResult');
      await surface.frame(page).getByText(notice).waitFor();
      await waitForBest(page, surface, 'waitResult');
    },
  );

  test('says that there is no answer when the index is missing too', async ({
    open,
    nodes,
  }) => {
    const page = await open(`/en${surface.path}`, {
      expected: FAILED_REQUESTS,
      prepare: (opened) =>
        opened.route('**/search-index/**', (route) =>
          route.fulfill({status: 404, body: 'gone'}),
        ),
    });
    answerAll(nodes, {fault: 'drop'});
    await ask(page, surface, 'waitResult');
    const alert = surface.frame(page).getByRole('alert');
    await alert.getByText('Unable to fetch results').waitFor();
    answerAll(nodes, RECORDED);
    await alert.getByRole('button', RETRY).click();
    await waitForBest(page, surface, 'freePointer');
  });
});

test('a page that does not search talks to no server and loads no index', async ({
  open,
  nodes,
}) => {
  const asked: string[] = [];
  const page = await open('/en/ocr/intro', {
    prepare: async (opened) =>
      opened.on('request', (request) => asked.push(request.url())),
  });
  await page.locator('button.DocSearch-Button').click();
  await MODAL.field(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(nodes.flatMap(({requests}) => requests)).toEqual([]);
  expect(asked.filter((url) => url.includes('/search-index/'))).toEqual([]);
});
