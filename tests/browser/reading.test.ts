import path from 'node:path';
import {describe, expect} from 'vitest';
import {HELP_TOPICS} from '../../src/site/sets/helpTopics';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {LEGAL_TEXTS} from '../../src/site/legalTexts';
import {callApplication, siteTest} from '../support/browser';

const BUILD = 'global-en';

const test = siteTest(BUILD);

const WITHOUT = {javaScriptEnabled: false} as const;

describe('without scripts', () => {
  test('pages show their text; navbar and sidebar open', async ({open}) => {
    const page = await open('/', WITHOUT);
    const navbar = page.locator('.navbar__inner');
    await navbar.locator('a[href$="/orders/create"]').click({trial: true});
    await navbar.getByRole('button', {name: 'Documents'}).focus();
    await navbar.locator('a[href="/ocr/intro"]').click();
    await page.waitForURL('**/ocr/intro');
    const link = page.locator('aside a[href="/ocr/api/run"]');
    expect(await link.isVisible()).toBe(false);
    await page.locator('aside summary', {hasText: /^API$/}).click();
    await link.click();
    await page.waitForURL('**/ocr/api/run');
    await page.locator('aside [aria-current=page]').waitFor();
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(200);
  });

  test('menu and table of contents of a phone open', async ({open}) => {
    const page = await open('/', {...WITHOUT, width: 360});
    const menuButton = page.locator('.navbar__toggle:visible');
    await menuButton.click();
    const menu = page.locator('#site-menu');
    await menu.locator('summary[aria-label="Documents"]').click();
    await menu.locator('ul ul a[href="/ocr/intro"]').click();
    await page.waitForURL('**/ocr/intro');
    await menuButton.click();
    const pages = page.locator('#docs-menu');
    await pages.locator('nav a').first().click({trial: true});
    await page.keyboard.press('Escape');
    await pages.waitFor({state: 'hidden'});
    await menuButton.click();
    await page.locator('.navbar-sidebar__back').click();
    await menu.locator('a[href$="/orders/create"]').click({trial: true});
    await page.reload();
    const list = page.locator('details.theme-doc-toc-mobile');
    await list.locator('summary').click();
    await list.getByRole('link').first().click();
    await page.waitForURL('**/ocr/intro#*');
  });

  test('buttons of legal texts lead to their pages', async ({open}) => {
    const page = await open('/ocr/intro', WITHOUT);
    for (const {path: address, title} of LEGAL_TEXTS) {
      await page.locator(`footer a[href$="${address}"]`).click();
      await page.waitForURL(`**${address}`);
      expect(await page.locator('h1').textContent()).toBe(title.en);
      expect(await page.locator('article h2').count()).toBeGreaterThan(4);
    }
  });
});

describe('an address', () => {
  test.for([
    ['/ocr/api/run.html', '/ocr/api/run'],
    ['/legal/terms.html', '/legal/terms'],
    ['/index.html', '/'],
  ] as const)('%s shows the page %s', async ([file, address], {open}) => {
    const page = await open(`${file}?from=app#end`, {
      hydrated: true,
      // The server of the site redirects these addresses; many hosts do not.
      prepare: (tab) =>
        tab.route(`**${file}?*`, (route) =>
          route.fulfill({path: path.join(getBuildDir(BUILD), file)}),
        ),
    });
    const {pathname, search, hash} = new URL(page.url());
    expect(pathname + search + hash).toBe(`${address}?from=app#end`);
    await page.getByRole('heading', {level: 1}).waitFor();
  });

  test('in another case leads to its page after hydration', async ({open}) => {
    const page = await open('/OCR/Intro?a=b#c', {
      expected: [/console: .*404/],
    });
    await callApplication(page);
    await page.waitForURL('**/ocr/intro?a=b#c');
  });

  test('with a hash that cannot be decoded shows its page', async ({open}) => {
    const page = await open('/ocr/intro#%', {hydrated: true});
    const title = await page.locator('h1').innerText();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#%E0%A4';
      document.querySelector('main')!.append(link);
      link.click();
    });
    await page.waitForURL(/%25/);
    await page.goBack();
    expect(await page.locator('h1').innerText()).toBe(title);
  });
});

test('a help topic leads to its page', async ({open, site}) => {
  const page = await open('/legal/terms');
  const [topic, to] = Object.entries(HELP_TOPICS.ocr!)[3]!;
  await page.goto(`${site.url}/ocr/csh-redirect?topic=${topic}`);
  await page.waitForURL(site.url + to);
  await page.goBack();
  await page.waitForURL(`${site.url}/legal/terms`);
});

describe('the Tab key', () => {
  test('first reaches the skip link', async ({open}) => {
    const page = await open('/ocr/intro');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('nav.navbar :focus').count()).toBe(0);
  });

  test.for(['/', '/ocr/api/run', '/products', '/legal/terms', '/search?q=run'])(
    'shows the focus at each stop on %s',
    async (address, {open}) => {
      const page = await open(address, {hydrated: true});
      const faults: string[] = [];
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(() => {
          const {activeElement: focused} = document;
          const isOutlined = (element: Element) => {
            const {outlineStyle, outlineWidth} = getComputedStyle(element);
            return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
          };
          // Browser controls have the focus after the last element.
          return focused === document.body ||
            [...document.querySelectorAll(':focus, :focus-within')].some(
              isOutlined,
            )
            ? []
            : [focused!.outerHTML.slice(0, 100)];
        });
        faults.push(...fault);
      }
      expect(faults).toEqual([]);
    },
  );
});
