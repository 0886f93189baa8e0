import {expect} from 'vitest';
import {listReadablePages} from '../build/site';
import {siteTest} from '../support/browser';
import {COLOUR_RULES, findViolations} from '../support/browserAxe';
import {visitPages} from '../support/browserTour';
import {resizeTo} from '../support/viewport';

const test = siteTest('global-ko-en');

/** Korean pages with English text: the text is tested on the English page. */
const HOLDS_ENGLISH_TEXT = /<div lang="?en"?><div class="theme-doc-markdown/;

test('no page has an error or violates axe', async ({browser, site}) => {
  const addresses = listReadablePages('global-ko-en')
    .filter(({html}) => !HOLDS_ENGLISH_TEXT.test(html))
    .map(({address}) => address);
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
      // Translations have the elements of the English page. Frames of pages, colours, sizes of targets and both languages
      // are tested by kind in pageKinds.test.ts.
      if (/^\/en(?:\/|$)/.test(new URL(page.url()).pathname)) {
        const without = [...COLOUR_RULES, 'target-size'];
        found.push(...(await findViolations(page, {within: 'main', without})));
      }
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
  expect(addresses.length).toBeGreaterThan(120);
  expect(problems).toEqual([]);
});
