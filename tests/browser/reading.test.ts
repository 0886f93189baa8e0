import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';

const test = siteTest('global-en');

describe('without scripts', () => {
  test('text, navigation, footer and legal texts are there', async ({open}) => {
    for (const address of [
      '/',
      '/en',
      '/ocr/api/run',
      '/spreadsheet/intro',
      '/legal/privacy',
    ]) {
      const page = await open(address, {javaScriptEnabled: false});
      expect(
        (await page.locator('main').innerText()).length,
        address,
      ).toBeGreaterThan(200);
      const links = page.locator('nav.navbar a[href], footer a[href]');
      expect(await links.count(), address).toBeGreaterThan(15);
      expect(
        await page
          .locator('footer')
          .getByText('Privacy Policy')
          .first()
          .isVisible(),
        address,
      ).toBe(true);
      await page.close();
    }
  });

  test('every menu of the navbar can be opened', async ({open}) => {
    const page = await open('/', {javaScriptEnabled: false});
    const navbar = page.locator('.navbar__inner');
    await navbar.locator('a[href$="/orders/create"]').click({trial: true});
    await navbar.getByRole('button', {name: 'Documents'}).focus();
    await navbar.locator('a[href="/ocr/intro"]').click();
    await page.waitForURL('**/ocr/intro');
  });

  test('the menu of a phone opens, leads on and closes', async ({open}) => {
    const page = await open('/', {javaScriptEnabled: false, width: 360});
    const menuButton = page.locator('.navbar__toggle:visible');
    await menuButton.click();
    const menu = page.locator('#site-menu');
    await menu.locator('a[href$="/orders/create"]').click({trial: true});
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
  });

  test('redirects lead on', async ({open}) => {
    const page = await open('/ocr', {javaScriptEnabled: false});
    await page.waitForURL('**/ocr/intro');
    expect(await page.locator('h1').count()).toBe(1);
  });

  test('the search form asks the search page', async ({open}) => {
    const page = await open('/', {javaScriptEnabled: false});
    await page
      .locator('main input[name=q], header input[name=q]')
      .first()
      .fill('runAsync');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=runAsync');
  });
});

describe('redirects with scripts', () => {
  test('keep query and hash', async ({open}) => {
    const page = await open('/ocr/api/?from=app#errors', {hydrated: false});
    await page.waitForURL('**/ocr/api/c_api_details?from=app#errors');
  });

  test('take their target from the page, never from the address', async ({
    open,
  }) => {
    const page = await open(
      '/ocr/?data-to=https://evil.example&to=//evil.example',
      {
        hydrated: false,
      },
    );
    await page.waitForURL('**/ocr/intro?data-to=**');
  });
});

describe('keyboard', () => {
  test('the first stop is the skip link, which leads past the navbar', async ({
    open,
  }) => {
    const page = await open('/ocr/intro');
    await page.keyboard.press('Tab');
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent?.trim());
    expect(await focused()).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inNavbar = await page.evaluate(
      () => document.activeElement?.closest('nav.navbar') !== null,
    );
    expect(inNavbar).toBe(false);
  });

  test('stops follow the order of the page and are visible', async ({open}) => {
    const page = await open('/');
    const stops: {
      top: number;
      left: number;
      right: number;
      outlined: boolean;
      inNavbar: boolean;
    }[] = [];
    for (let count = 0; count < 14; count++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const element = document.activeElement!;
          const {outlineStyle, outlineWidth, boxShadow} =
            getComputedStyle(element);
          const {top, left, right} = element.getBoundingClientRect();
          return {
            top: top + scrollY,
            left,
            right,
            outlined:
              (outlineStyle !== 'none' && outlineWidth !== '0px') ||
              boxShadow !== 'none',
            inNavbar: element.closest('nav.navbar') !== null,
          };
        }),
      );
    }
    expect(stops.filter(({outlined}) => !outlined)).toEqual([]);
    const below = stops.filter(({inNavbar}) => !inNavbar).slice(1);
    expect(below.length).toBeGreaterThan(2);
    // Down the page, or on to the column beside.
    const astray = below.filter(({top, left}, index) => {
      const before = below[index - 1];
      return before && top < before.top - 40 && left < before.right;
    });
    expect(astray).toEqual([]);
  });
});

test('the not-found page proposes a search for the words of the address', async ({
  open,
}) => {
  const page = await open('/ocr/api/run_async-queue', {
    expected: [/console: .*404/],
  });
  const link = page.locator('main a[href^="/search?q="]');
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('/search?q=run%20async%20queue');
});
