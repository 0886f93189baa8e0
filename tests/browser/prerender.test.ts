import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';
import {openTab, type Tab} from '../support/tab';

const HERE = '/ocr/api/run';
const NEXT = '/ocr/api/runAsync';

const test = siteTest('global-en').extend<{readonly tab: Tab}>({
  tab: async ({site, task}, provide) => {
    const tab = await openTab({width: 1280, height: 800});
    await tab.open(site.url + HERE);
    if (
      !(await tab.evaluate(
        `HTMLScriptElement.supports('speculationrules') && 'prerendering' in document`,
      ))
    ) {
      tab.close();
      task.context.skip('This browser cannot prerender pages.');
    }
    await provide(tab);
    tab.close();
    expect(tab.problems).toEqual([]);
  },
});

const READY = `document.prerendering && document.readyState === 'complete'`;

/** Adds a link to the page, points at it, and waits until its page is prerendered. */
async function pointAtNewLink(tab: Tab, href: string): Promise<void> {
  await tab.evaluate(`{
    const link = document.createElement('a');
    Object.assign(link, {id: 'added', href: '${href}', textContent: 'Added'});
    document.querySelector('h1').prepend(link);
  }`);
  await tab.point('#added');
  await tab.waitFor(READY, 'prerendered');
}

/** Presses the link and waits until the prerendered page is shown. */
async function openPage(tab: Tab): Promise<void> {
  tab.press();
  await tab.waitFor(
    `performance.getEntriesByType('navigation')[0].activationStart > 0`,
  );
}

describe('a page to which the reader points', () => {
  test('is rendered before and shown at the press', async ({tab}) => {
    await tab.point(`aside a[href="${NEXT}"]`);
    await tab.waitFor(READY, 'prerendered');
    expect(await tab.evaluate('location.pathname')).toBe(HERE);

    // The reader opens a category and wraps code in the meantime.
    await tab.evaluate(`{
      document.querySelector('aside details:not([open])').open = true;
      localStorage.setItem('site.wrap-code', 'on');
    }`);
    const open = `[...document.querySelectorAll('aside details[open]')].map((each) => each.dataset.category)`;
    const opened = await tab.evaluate(open);
    await openPage(tab);
    expect(await tab.evaluate('location.pathname')).toBe(NEXT);
    expect(
      await tab.evaluate(
        `document.documentElement.matches('[data-wrap-code]')`,
      ),
    ).toBe(true);
    await expect.poll(() => tab.evaluate(open)).toEqual(opened);
  });

  test('stores, announces and loads nothing until it is shown', async ({
    tab,
    site,
  }) => {
    // The page of search loads the application at idle.
    await pointAtNewLink(tab, '/search');
    // The absence of requests cannot be awaited.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const state = await tab.evaluate<{readonly loaded: string[]}>(
      `({
        stored: Object.keys(localStorage).length + Object.keys(sessionStorage).length,
        announced: document.querySelectorAll('body > [role=status]').length,
        loaded: performance.getEntriesByType('resource').map(({name}) => name),
      })`,
      'prerendered',
    );
    expect(state).toMatchObject({stored: 0, announced: 0});
    expect(state.loaded.join('\n')).toMatch(/native\.\w+\.js/);
    expect(state.loaded.join('\n')).not.toMatch(
      /(?:main|runtime~main)\.\w+\.js/,
    );
    expect(state.loaded.every((url) => url.startsWith(site.url))).toBe(true);
    await openPage(tab);
    await tab.waitFor(`document.documentElement.dataset.hasHydrated`);
  });

  test('runs no shared sample until it is shown', async ({tab}) => {
    const filled = `document.querySelector('[data-sample]').childElementCount > 0`;
    await pointAtNewLink(
      tab,
      '/spreadsheet/api/edit/edit_document_function#live=x.',
    );
    expect(await tab.evaluate(filled, 'prerendered')).toBe(false);
    await openPage(tab);
    await tab.waitFor(filled);
  });
});
