import {describe, expect} from 'vitest';
import {
  breakAll,
  FAILED_REQUESTS,
  hostedTest,
  repair,
} from '../support/hostedSite';
import {ask, SURFACES, waitForBest} from '../support/searchSurfaces';
import {EN} from '../support/searchTexts';

const test = hostedTest();

const LIES: Readonly<Record<string, {status?: number; body: unknown}>> = {
  'a wrong key': {status: 401, body: {message: 'Forbidden'}},
  'an unknown collection': {
    body: {results: [{code: 404, error: 'Not found.'}]},
  },
  'a failure': {status: 500, body: 'oops'},
  'a page': {body: '<!doctype html><script>window.broken = 1</script>'},
  'half an answer': {body: '{"results":[{"found":2,"grouped_h'},
  nothing: {body: ''},
  null: {body: null},
  'hits that are counted but not there': {
    body: {results: [{found: 10, grouped_hits: []}]},
  },
  'hits without headings': {
    body: {results: [{found: 1, grouped_hits: [hit({url: '/ocr/intro'})]}]},
  },
  'hits without addresses': {
    body: {results: [{found: 1, grouped_hits: [hit({'hierarchy.lvl1': 'x'})]}]},
  },
  'numbers for texts': {
    body: {
      results: [{found: 1, grouped_hits: [hit({url: 7, 'hierarchy.lvl1': 8})]}],
    },
  },
};

/** What a server answers that does not want the request; all else is no answer. */
const REFUSALS = ['a wrong key', 'an unknown collection'];

function hit(document: object) {
  return {group_key: ['x'], hits: [{document, highlight: {content: 5}}]};
}

describe.each(SURFACES)('$name', (surface) => {
  test('shows headings in place of every answer that makes no sense', async ({
    open,
    nodes,
  }) => {
    const page = await open(EN.prefix + surface.path, {
      expected: FAILED_REQUESTS,
    });
    const frame = surface.frame(page);
    const queries = ['waitResult', 'freePointer'];
    for (const [place, [name, lie]] of Object.entries(LIES).entries()) {
      const {status = 200, body} = lie;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      breakAll(nodes, {status, body: text});
      const q = queries[place % 2]!;
      await ask(page, surface, q);
      await waitForBest(page, surface, q);
      await frame
        .getByText(
          REFUSALS.includes(name) ? EN.texts.refused : EN.texts.unreachable,
        )
        .waitFor();
      expect(await page.evaluate('window.broken'), name).toBeUndefined();
    }
    repair(nodes);
    await ask(page, surface, 'releaseQueue');
    await waitForBest(page, surface, 'releaseQueue');
    await frame.getByText(EN.texts.unreachable).waitFor({state: 'detached'});
  });

  test('takes a relative address for one of this site', async ({
    open,
    nodes,
  }) => {
    const page = await open(EN.prefix + surface.path);
    const document = {url: '/en/ocr/intro', 'hierarchy.lvl1': 'Relative'};
    breakAll(nodes, {
      status: 200,
      body: JSON.stringify({
        results: [{found: 1, grouped_hits: [hit(document)]}],
      }),
    });
    // Of this word the index of the site has nothing to add.
    await ask(page, surface, 'zxqvbnmk');
    await waitForBest(page, surface, 'Relative');
    expect(
      await surface.hits(page).getByRole('link').getAttribute('href'),
    ).toBe('/en/ocr/intro');
  });
});
