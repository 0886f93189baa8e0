import {describe, expect} from 'vitest';
import {loadSiteTables} from '../../scripts/check/siteTables';
import {DOCS_SET_LIST} from '../../src/sets/index';
import {siteTest, waitForHydration} from '../support/browser';

const test = siteTest('global-ko-en');

const HOSTILE = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '<img src=x onerror=alert(1)>',
  '../../legal/terms',
  '%2F%2Fevil.example',
  'intro\u0000',
  'x'.repeat(5000),
  '',
];

const {helpTopics} = await loadSiteTables();
const SETS = DOCS_SET_LIST.map(({id}) => id).filter(
  (id) => Object.keys(helpTopics[id]).length > 0,
);

describe.each(SETS)('%s', (set) => {
  const topics = Object.entries(helpTopics[set]);

  test('goes nowhere for hostile and unknown topics, and lists the known ones', async ({
    open,
  }) => {
    const page = await open(`/${set}/csh-redirect`);
    // One component answers for all sets: each text once, in one set or another.
    const texts = HOSTILE.filter(
      (_, index) => index % SETS.length === SETS.indexOf(set),
    );
    expect(texts.length).toBeGreaterThan(4);
    for (const topic of texts) {
      const search = `?topic=${encodeURIComponent(topic)}`;
      await page.goto(
        new URL(`/${set}/csh-redirect${search}`, page.url()).href,
      );
      await waitForHydration(page);
      await page.getByRole('status').first().waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
        `/${set}/csh-redirect${search}`,
      );
      const links = page.locator('.theme-doc-markdown ul a');
      expect(await links.count()).toBe(topics.length);
      expect(await page.locator('main img[src=x]').count()).toBe(0);
    }
  });

  test('leads a topic to its page; Back leads past the help address', async ({
    open,
  }) => {
    const page = await open('/legal/terms');
    const origin = new URL(page.url()).origin;
    const [topic, {to}] = topics[3]!;
    await page.goto(`${origin}/${set}/csh-redirect?topic=${topic}`);
    await page.waitForURL(`${origin}${to}`);
    await page.goBack();
    await page.waitForURL(`${origin}/legal/terms`);
  });

  test('keeps the language', async ({open}) => {
    const page = await open(`/en/${set}/csh-redirect?topic=intro`);
    await page.waitForURL(`**/en/${set}/intro`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
});
