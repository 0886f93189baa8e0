import {describe, expect} from 'vitest';
import {loadSiteTables} from '../../scripts/check/siteTables';
import {DOCS_SET_LIST} from '../../src/sets/index';
import {siteTest, waitForHydration} from '../support/browser';

const test = siteTest('global-ko-en');

/** What leads nowhere: unknown names, other sites, names that every object has, markup. */
const HOSTILE = [
  '//evil.example',
  'javascript:alert(1)',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  '../../legal/terms',
];

const {helpTopics} = await loadSiteTables();
const SETS = DOCS_SET_LIST.map(({id}) => id).filter(
  (id) => Object.keys(helpTopics[id]).length > 0,
);

describe.each(SETS)('%s', (set) => {
  const topics = Object.entries(helpTopics[set]);

  test('goes nowhere for hostile and unknown topics, and lists the known ones', async ({
    open,
    site,
  }) => {
    const page = await open(`/${set}/csh-redirect`);
    for (const topic of HOSTILE) {
      const url = `${site.url}/${set}/csh-redirect?topic=${encodeURIComponent(topic)}`;
      await page.goto(url);
      await waitForHydration(page);
      await page.getByRole('status').first().waitFor();
      expect(page.url()).toBe(url);
      const links = page.locator('.theme-doc-markdown ul a');
      expect(await links.count()).toBe(topics.length);
      expect(await page.locator('main img[src=x]').count()).toBe(0);
    }
  });

  test('leads a topic to its page, in the language asked for; Back leads past the help address', async ({
    open,
    site,
  }) => {
    const page = await open('/legal/terms');
    const [topic, {to}] = topics[3]!;
    for (const prefix of ['', '/en']) {
      const help = `${site.url}${prefix}/${set}/csh-redirect?topic=${topic}`;
      await page.goto(help);
      await page.waitForURL(site.url + prefix + to);
      await page.goBack();
      await page.waitForURL(`${site.url}/legal/terms`);
    }
  });
});
