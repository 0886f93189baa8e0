import {describe} from 'vitest';
import {loadSiteTables} from '../../scripts/check/siteTables';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {siteTest} from '../support/browser';

const test = siteTest('global-ko-en');

const {helpTopics} = await loadSiteTables();
const SETS = DOCS_SET_LIST.map(({id}) => id).filter(
  (id) => Object.keys(helpTopics[id]).length > 0,
);

describe.each(SETS)('%s', (set) => {
  const topics = Object.entries(helpTopics[set]);

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
