import {expect} from 'vitest';
import {selectDistinctPages} from '../build/distinctPages';
import {listReadablePages} from '../build/site';
import {siteTest} from '../support/browser';
import {COLOUR_RULES, findViolations} from '../support/browserAxe';
import {visitPages} from '../support/browserTour';
import {resizeTo} from '../support/viewport';

const test = siteTest('global-ko-en');

test('no page has an error or violates axe', async ({browser, site}) => {
  const addresses = selectDistinctPages(listReadablePages('global-ko-en')).map(
    ({address}) => address,
  );
  const problems = await visitPages({
    browser,
    origin: site.url,
    addresses,
    context: {colorScheme: 'light'},
    async visit(page) {
      const found: string[] = [];
      for (const width of [360, 1280]) {
        found.push(...(await resizeTo(page, width)));
      }
      // Frames of pages, colours and sizes of targets are tested by kind in pageKinds.test.ts.
      const without = [...COLOUR_RULES, 'target-size'];
      found.push(...(await findViolations(page, {within: 'main', without})));
      // React must not load without a user action, except on pages that need it.
      if (!/\/(?:search|404)$/.test(page.url())) {
        const scripts = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({name}) => new URL(name).pathname)
            .filter((name) => /\.js$/.test(name) && !/native/.test(name)),
        );
        found.push(...scripts.map((script) => `loads ${script} unasked`));
      }
      return found;
    },
  });
  expect(addresses.length).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});
