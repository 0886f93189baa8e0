import {describe, expect} from 'vitest';
import {
  breakAll,
  FAILED_REQUESTS,
  hostedTest,
  repair,
} from '../support/hostedSite';
import {ask, SURFACES, waitForBest} from '../support/searchSurfaces';
import {EN, KO} from '../support/searchTexts';

const test = hostedTest();

describe.each(SURFACES)('$name', (surface) => {
  test.for([EN, KO])(
    'says in $name that a silent cluster cannot be reached and shows headings',
    async ({prefix, texts}, {open, nodes}) => {
      const page = await open(prefix + surface.path);
      breakAll(nodes, 'hang');
      await ask(page, surface, 'waitResult');
      await surface.frame(page).getByText(texts.unreachable).waitFor();
      await surface.hits(page).first().waitFor();
      // What the server has to say after all takes the place of the headings.
      nodes.forEach((node) => node.release());
      await surface
        .frame(page)
        .getByText(texts.unreachable)
        .waitFor({state: 'detached'});
      await waitForBest(page, surface, 'waitResult');
    },
  );

  test('shows headings when nobody listens, and tries again when asked to', async ({
    open,
    nodes,
    cluster,
  }) => {
    const page = await open(EN.prefix + surface.path, {
      expected: FAILED_REQUESTS,
    });
    await Promise.all(nodes.map((node) => node.stop()));
    await ask(page, surface, 'waitResult');
    await surface.frame(page).getByText(EN.texts.unreachable).waitFor();
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
  });

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
