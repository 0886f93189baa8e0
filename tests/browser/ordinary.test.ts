import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {ORDINARY_BUILD} from '../../scripts/test/builds/builds';
import {siteTest, STATES, waitForHydration} from '../support/browser';
import {fillStorage, readStorage} from '../support/storage';

const test = siteTest(ORDINARY_BUILD.name);

/** Base path of version 1.0, the latest. */
const DOCS = '/ordinary';

const isInView = (page: Page, name: string) =>
  page.getByRole('heading', {name}).evaluate((heading) => {
    const {top, bottom, height} = heading.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });

const inText = (page: Page, name: string) =>
  page.locator('article').getByRole('link', {name, exact: true});

describe.each(STATES)('$state', ({hydrated}) => {
  describe('tabs', () => {
    test('follow the address, also back and forward', async ({open}) => {
      const page = await open(`${DOCS}/tabs?sys=bsd`, {hydrated});
      await page.getByText('on BSD').waitFor();
      await page.getByRole('link', {name: 'Linux', exact: true}).click();
      await page.getByText('on Linux').waitFor();
      await page.goBack();
      await page.getByText('on BSD').waitFor();
      await page.goForward();
      await page.getByText('on Linux').waitFor();
      await page.getByRole('tab', {name: 'BSD'}).click();
      expect(page.url()).toMatch(/\?sys=bsd$/);
    });

    test('show a heading of the table of contents', async ({open}) => {
      const page = await open(`${DOCS}/tabs`, {hydrated, height: 300});
      const entry = page
        .locator('.theme-doc-toc-desktop')
        .getByRole('link', {name: 'Inside Berry'});
      for (let time = 0; time < 2; time += 1) {
        await entry.click();
        await expect.poll(() => isInView(page, 'Inside Berry')).toBe(true);
        await page.getByRole('tab', {name: 'npm'}).click();
      }
      await page.getByText('npm install').waitFor();
    });

    test('show the target of a link on another page', async ({open}) => {
      const page = await open(`${DOCS}/head`, {hydrated, height: 300});
      await page.getByRole('link', {name: 'tabs of BSD'}).click();
      await page.getByText('on BSD').waitFor();
      await page.goBack();
      await page.getByRole('link', {name: 'hidden heading'}).click();
      await expect.poll(() => isInView(page, 'Inside Berry')).toBe(true);
    });
  });

  test('a new announcement is shown until it is closed', async ({open}) => {
    const page = await open(`${DOCS}/plain`, {
      hydrated,
      prepare: fillStorage({
        'docusaurus.announcement.id': 'last-year',
        'docusaurus.announcement.dismiss': 'true',
      }),
    });
    const bar = page.getByText('Sale of the year');
    await bar.waitFor();
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await bar.waitFor({state: 'hidden'});
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe(
      String(hydrated),
    );
    await page.reload();
    expect(await bar.isVisible()).toBe(false);
    await waitForHydration(page);
    expect(await bar.isVisible()).toBe(false);
  });

  test('attributes of <html> and <body> apply to one page', async ({open}) => {
    const page = await open(`${DOCS}/head`, {hydrated});
    const marked = page.locator(
      'html.fixture-html[data-fixture=html] body.fixture-body',
    );
    await marked.waitFor();
    await inText(page, 'plain').click();
    await page.getByRole('heading', {name: 'Plain'}).waitFor();
    await expect
      .poll(() => page.locator('[class*=fixture], [data-fixture]').count())
      .toBe(0);
    await inText(page, 'head').click();
    await marked.waitFor();
  });

  test('closed details are printed', async ({open}) => {
    const page = await open(`${DOCS}/plain`, {hydrated});
    const text = page.getByText('closed text');
    const height = () =>
      text.evaluate(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().height,
      );
    expect(await height()).toBeFalsy();
    await page.emulateMedia({media: 'print'});
    expect(await height()).toBeGreaterThan(0);
    await page.emulateMedia({media: 'screen'});
    expect(await height()).toBeFalsy();
  });

  test('a selected version is stored while it exists', async ({open}) => {
    const key = 'docs-preferred-version-ordinary';
    const page = await open(`${DOCS}/next/plain`, {hydrated, width: 1600});
    const link = page.getByRole('link', {name: 'PlainDoc'});
    await page.getByRole('link', {name: 'latest version'}).click();
    await expect.poll(() => readStorage(page, key)).toBe('1.0');
    await page.getByRole('button', {name: '1.0'}).click();
    await page
      .locator('.dropdown__menu')
      .getByRole('link', {name: 'Next', exact: true})
      .click();
    await expect.poll(() => readStorage(page, key)).toBe('current');
    await page.goto(new URL('/', page.url()).href);
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe(`${DOCS}/next/plain`);
    await page.evaluate((name) => localStorage.setItem(name, '0.1'), key);
    await page.reload();
    await expect.poll(() => readStorage(page, key)).toBeNull();
  });
});

test('a page with React state hydrates and keeps its input', async ({open}) => {
  const page = await open(`${DOCS}/head`, {
    prepare: (page) =>
      page.route(/assets\/js\/(?!native)/, async (route) => {
        await page.waitForFunction(() => document.querySelector('output'));
        await expect
          .poll(() => page.locator(':focus').getAttribute('aria-label'))
          .toBe('Tick');
        await route.continue();
      }),
  });
  await inText(page, 'react').click();
  await page.getByRole('button', {name: 'Count'}).click();
  await page.getByRole('textbox', {name: 'Text'}).fill('typed');
  await page.getByRole('checkbox', {name: 'Tick'}).click();
  await page.getByText('In the browser').waitFor();
  await page.getByText('1 typed true').waitFor();
  expect(await page.getByRole('textbox', {name: 'Text'}).inputValue()).toBe(
    'typed',
  );
});
