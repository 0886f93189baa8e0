import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {
  breakAll,
  FAILED_REQUESTS,
  hostedTest,
  repair,
} from '../support/hostedSite';
import {
  ask,
  MODAL,
  openModal,
  SURFACES,
  waitForBest,
  type Surface,
} from '../support/searchSurfaces';
import {EN, KO} from '../support/searchTexts';

const test = hostedTest();

/** Time from the last key to results, in milliseconds: the wait for further keys and a second. */
const PATIENCE = 150 + 1000;

/**
 * Time from a query, entered at once, to hits and the notice that they are headings only, in
 * milliseconds, as the page sees it.
 */
async function timeToHeadings(
  page: Page,
  surface: Surface,
  query: string,
  notice: string,
): Promise<number> {
  await surface.reach(page);
  const hits = surface === MODAL ? 'dialog[open] [role=row]' : 'main ol > li';
  const time = page.evaluate(
    ([selector, text]) =>
      new Promise<number>((resolve) => {
        let start: number | undefined;
        window.addEventListener('input', () => (start ??= performance.now()), {
          capture: true,
        });
        new MutationObserver(() => {
          const isThere =
            document.querySelector(selector) &&
            document
              .querySelector('.DocSearch-Notice')
              ?.textContent.includes(text);
          if (start !== undefined && isThere) {
            resolve(performance.now() - start);
          }
        }).observe(document.body, {childList: true, subtree: true});
      }),
    [hits, notice] as const,
  );
  await surface.field(page).fill(query);
  return time;
}

describe.each(SURFACES)('$name', (surface) => {
  test.for([EN, KO])(
    'says in $name that a silent cluster cannot be reached and shows headings within a second',
    // Whatever else the machine does can only make it look slower.
    {retry: 2},
    async ({prefix, texts}, {open, nodes}) => {
      const page = await open(prefix + surface.path);
      breakAll(nodes, 'hang');
      const time = await timeToHeadings(
        page,
        surface,
        'waitResult',
        texts.unreachable,
      );
      console.log(`${surface.name}, silent: ${Math.round(time)} ms`);
      expect(time).toBeLessThan(PATIENCE);
      // What the server has to say after all takes the place of the headings.
      nodes.forEach((node) => node.release());
      await surface
        .frame(page)
        .getByText(texts.unreachable)
        .waitFor({state: 'detached'});
      await waitForBest(page, surface, 'waitResult');
    },
  );

  test(
    'shows headings when nobody listens, and tries again when asked to',
    {
      retry: 2,
    },
    async ({open, nodes, cluster}) => {
      const page = await open(EN.prefix + surface.path, {
        expected: FAILED_REQUESTS,
      });
      await Promise.all(nodes.map((node) => node.stop()));
      const time = await timeToHeadings(
        page,
        surface,
        'waitResult',
        EN.texts.unreachable,
      );
      console.log(`${surface.name}, nobody: ${Math.round(time)} ms`);
      await waitForBest(page, surface, 'waitResult');
      await Promise.all(
        nodes.map((node, place) =>
          node.start(Number(new URL(cluster.server.nodes[place]!).port)),
        ),
      );
      await surface
        .frame(page)
        .getByRole('button', {name: EN.texts.retry})
        .click();
      await surface
        .frame(page)
        .getByText(EN.texts.unreachable)
        .waitFor({state: 'detached'});
      await waitForBest(page, surface, 'waitResult');
      expect(time).toBeLessThan(PATIENCE);
    },
  );

  test.for([EN, KO])(
    'says in $name that there are no results when headings are missing too, and tries again',
    async ({prefix, texts}, {open, nodes}) => {
      const page = await open(prefix + surface.path, {
        expected: FAILED_REQUESTS,
        prepare: (opened) =>
          opened.route('**/search-index/**', (route) =>
            route.fulfill({status: 404, body: 'gone'}),
          ),
      });
      breakAll(nodes, 'drop');
      await ask(page, surface, 'waitResult');
      const frame = surface.frame(page);
      await frame.getByRole('alert').getByText(texts.failure).waitFor();
      await frame.getByText(texts.advice).waitFor();
      expect(await surface.hits(page).count()).toBe(0);
      expect(await frame.getByText(texts.noneFound).count()).toBe(0);
      repair(nodes);
      await frame.getByRole('button', {name: texts.retry}).click();
      await waitForBest(page, surface, 'waitResult');
      expect(await frame.getByText(texts.failure).count()).toBe(0);
    },
  );
});

test(
  'shows headings within a second on a slow connection too',
  {retry: 2},
  async ({open, nodes}) => {
    const page = await open('/en/ocr/intro');
    await openModal(page);
    await page.waitForLoadState('networkidle');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 250,
      // The test's server compresses nothing: a limit here would count ten times.
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    breakAll(nodes, 'hang');
    const time = await timeToHeadings(
      page,
      MODAL,
      'waitResult',
      EN.texts.unreachable,
    );
    console.log(`250 ms away: ${Math.round(time)} ms`);
    expect(time).toBeLessThan(PATIENCE);
  },
);
