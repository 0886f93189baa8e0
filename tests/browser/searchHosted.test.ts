import {describe, expect} from 'vitest';
import {
  hostedTest as test,
  NODES,
  RECORDED,
  SearchCluster,
} from '../support/searchCluster';
import {
  ask,
  MODAL,
  SURFACES,
  typeFast,
  UNREACHABLE,
  waitForBest,
} from '../support/searchSurfaces';

/** Pages of the recorded answer in the order of the server; the first is pinned. */
const ORDER = [
  '/en/ocr/api/freePointer',
  '/en/spreadsheet/intro#formulas',
  '/en/ocr/api/waitResult',
];

describe.each(SURFACES)('hosted search in $name', (surface) => {
  test('shows hits in the order of the server', async ({open}) => {
    const cluster = new SearchCluster();
    const page = await open(`/en${surface.path}`, cluster);
    await surface.reach(page);
    await typeFast(page, 'waitResult');
    await waitForBest(page, surface, 'freePointer');
    const links = surface.hits(page).locator('a[href*="/en/"]');
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      ),
    ).toEqual(ORDER);
    const [request] = cluster.requests;
    const asked = cluster.requests.map((each) => new URL(each.url()).origin);
    // The nearest node first. On a busy machine the others are asked too, each once.
    expect(asked).toEqual(NODES.slice(0, asked.length));
    const {searches} = JSON.parse(request!.postData()!) as {
      searches: {q: string}[];
    };
    expect(searches.map(({q}) => q)).toEqual(['waitResult']);
    expect(request!.headers()).not.toHaveProperty('referer');
    const frame = surface.frame(page);
    expect(await frame.getByText(UNREACHABLE).count()).toBe(0);
  });

  test('replaces an invalid answer by hits of the index', async ({open}) => {
    const cluster = new SearchCluster(
      '<!doctype html><script>window.broken = 1</script>',
    );
    const page = await open(`/en${surface.path}`, cluster);
    await ask(page, surface, 'waitResult');
    const frame = surface.frame(page);
    const notice = frame.getByText(UNREACHABLE);
    await notice.waitFor({timeout: 5000});
    await waitForBest(page, surface, 'waitResult');
    expect(await page.evaluate('window.broken')).toBeUndefined();
    cluster.body = RECORDED;
    await frame.getByRole('button', {name: 'Try again'}).click();
    await notice.waitFor({state: 'detached'});
    await waitForBest(page, surface, 'freePointer');
  });
});

test('an open modal without a query sends no request', async ({open}) => {
  const asked: string[] = [];
  const cluster = new SearchCluster();
  const page = await open('/en/ocr/intro', cluster);
  page.on('request', (request) => asked.push(request.url()));
  await page.locator('button.DocSearch-Button').click();
  await MODAL.field(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(cluster.requests).toEqual([]);
  expect(asked.filter((url) => url.includes('/search-index/'))).toEqual([]);
});
