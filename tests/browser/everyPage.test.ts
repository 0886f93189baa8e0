import {expect} from 'vitest';
import {listReadablePages} from '../build/site';
import {siteTest} from '../support/browser';
import {COLOUR_RULES, findViolations} from '../support/browserAxe';
import {tour} from '../support/browserTour';
import {fitTo} from '../support/overflow';

const test = siteTest('global-ko-en');

/** How the file of a Korean page says that its text is the English one, which has a page of its own. */
const HOLDS_ENGLISH_TEXT = /<div lang="?en"?><div class="theme-doc-markdown/;

test('no page logs an error, asks another host, keeps a cookie, is wider than its window, or has what axe finds', async ({
  browser,
  site,
}) => {
  const addresses = listReadablePages('global-ko-en')
    .filter(({html}) => !HOLDS_ENGLISH_TEXT.test(html))
    .map(({address}) => address);
  const problems = await tour({
    browser,
    origin: site.url,
    addresses,
    context: {colorScheme: 'light'},
    async visit(page) {
      const found: string[] = [];
      for (const width of [360, 1280]) {
        found.push(...(await fitTo(page, width)));
      }
      // What stands around the text is the same on all pages of a kind, and so are colours: pageKinds.test.ts.
      const scope = {within: 'main', without: COLOUR_RULES};
      found.push(...(await findViolations(page, scope)));
      // The rest is loaded when somebody asks for it; these fill themselves.
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
