import type {Locator, Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {
  createCommonLink,
  PLACEHOLDER_LINK_BASES,
} from '../../src/site/linkTable';
import {LOCALE_PREFIX, SPECIFIED_LOCALES} from '../../src/site/locales';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {siteTest, STATES, waitForHydration} from '../support/browser';
import {turnWheel} from '../support/viewport';

const test = siteTest('global-ko-en');

const SITE_MENU = '#site-menu';
const DOCS_MENU = '#docs-menu';

const menuButton = (page: Page) => page.locator('.navbar__toggle:visible');

/** Opens the menu and waits until it has the focus. */
async function openMenu(page: Page, panel = SITE_MENU): Promise<Locator> {
  await menuButton(page).click();
  const menu = page.locator(panel);
  await menu.locator('.navbar-sidebar__close:focus').waitFor();
  return menu;
}

async function goBack(page: Page): Promise<void> {
  await page.locator('.navbar-sidebar__back').click();
  await page.locator(`${SITE_MENU} .navbar-sidebar__close:focus`).waitFor();
}

/** Waits until exactly these panels are open. */
const expectPanels = (page: Page, panels: readonly string[]) =>
  expect
    .poll(() =>
      page
        .locator('[popover]:popover-open')
        .evaluateAll((all) => all.map(({id}) => `#${id}`)),
    )
    .toEqual(panels);

/** Waits until the menu is closed and nothing is inert. */
async function expectGone(page: Page): Promise<void> {
  await expectPanels(page, []);
  expect(await page.locator('[inert]').count()).toBe(0);
}

/** Waits until a page is shown: the address changes first, and then the menu closes. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.waitForURL(`**${address}`);
  await page
    .locator(`${DOCS_MENU} a[aria-current=page][href="${address}"]`)
    .waitFor({state: 'attached'});
}

/** Tests whether a link can be tapped; clicks of Playwright would scroll to it. */
const isReached = (link: Locator) =>
  link.evaluate((element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(x, y));
  });

describe.each(STATES)('the menu, $state,', ({hydrated}) => {
  test('contains all links, and lists that open', async ({open}) => {
    const page = await open('/', {width: 390, hydrated});
    const menu = await openMenu(page);
    const addresses = await menu
      .locator('a.menu__link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(
      expect.arrayContaining([
        'https://sdk.example.com/sdks',
        '/spreadsheet/intro',
        'https://demo.example.com/spreadsheet-sdk',
        'https://sdk.example.com/orders/create',
        'https://sdk.example.com/contacts/create',
        'https://sdk.example.com/carts',
        'https://sdk.example.com/orders',
      ]),
    );
    const link = menu.locator('a[href="https://sdk.example.com/sdks/6"]');
    await link.waitFor({state: 'hidden'});
    await menu.locator('summary[aria-label="제품"]').click();
    await link.waitFor();
    await page.keyboard.press('Enter');
    await link.waitFor({state: 'hidden'});
    await expectPanels(page, [SITE_MENU]);
  });

  test('locks the page, closes and restores the focus', async ({open}) => {
    const page = await open('/', {width: 800, hydrated});
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.locator('.navbar-sidebar__close:visible').click(),
      () => page.mouse.click(780, 400),
    ]) {
      await openMenu(page);
      expect(await turnWheel(page)).toBe(0);
      await close();
      await expectGone(page);
      await page.locator('.navbar__toggle:focus').waitFor();
    }
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
  });

  test('traps the focus', async ({open}) => {
    const page = await open('/', {width: 390, hydrated});
    const menu = await openMenu(page);
    const stops = new Set<string>();
    for (let count = 0; count < 25; count++) {
      await page.keyboard.press('Tab');
      const isOnPage = await page.evaluate(
        () => document.activeElement !== document.body,
      );
      // Browser controls may have the focus between the last and the first element.
      const focused = menu.locator(':focus');
      expect(await focused.count(), `Tab ${count + 1}`).toBe(isOnPage ? 1 : 0);
      stops.add(isOnPage ? await focused.evaluate((it) => it.outerHTML) : '');
    }
    expect(stops.size).toBeGreaterThan(5);
  });

  test('opens at the current page and leads back', async ({open}) => {
    const page = await open('/ocr/api/run', {
      width: 360,
      height: 740,
      hydrated,
    });
    const menu = await openMenu(page, DOCS_MENU);
    await expect
      .poll(() => isReached(menu.locator('a[aria-current=page]')))
      .toBe(true);
    const last = menu.locator('nav.menu .menu__link:visible').last();
    await expect
      .poll(async () => {
        await turnWheel(page, 100, 400);
        return isReached(last);
      })
      .toBe(true);
    await goBack(page);
    await expectPanels(page, [SITE_MENU]);
    const main = page.locator(SITE_MENU);
    await main.getByRole('link', {name: '구매'}).click({trial: true});
    await page.keyboard.press('Escape');
    await expectPanels(page, []);
    await page.locator('.navbar__toggle:focus').waitFor();
  });

  test('closes after a link, on Back, and on a wide screen', async ({open}) => {
    const page = await open('/ocr/api/run', {width: 390, hydrated});
    const menu = await openMenu(page, DOCS_MENU);
    await menu.getByRole('link', {name: 'runBase64', exact: true}).click();
    await arrive(page, '/ocr/api/runBase64');
    await expectGone(page);
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);

    await page.evaluate(() => scrollTo(0, 0));
    await openMenu(page, DOCS_MENU);
    await page.goBack();
    await arrive(page, '/ocr/api/run');
    await expectGone(page);

    await openMenu(page, DOCS_MENU);
    await page.setViewportSize({width: 1280, height: 800});
    await expectGone(page);
    await page.setViewportSize({width: 800, height: 800});
    await expectPanels(page, []);
    const panel = await openMenu(page, DOCS_MENU);
    expect(await panel.boundingBox()).toMatchObject({x: 0, width: 384});
  });
});

test('the menu stays open with the focus during hydration', async ({open}) => {
  const page = await open('/ocr/api/run', {width: 390});
  const menu = await openMenu(page, DOCS_MENU);
  expect(await page.locator('html[data-has-hydrated=true]').count()).toBe(0);
  await waitForHydration(page);
  await expectPanels(page, [DOCS_MENU]);
  await menu.locator('.navbar-sidebar__close:focus').waitFor();
  expect(await turnWheel(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expectPanels(page, []);
  await page.locator('.navbar__toggle:focus').waitFor();
});

test('the menu closes when the keyboard opens search', async ({open}) => {
  const page = await open('/', {width: 390});
  await openMenu(page);
  await page.keyboard.press('Control+k');
  await expectPanels(page, []);
  await page.locator('dialog[open] input:focus').first().waitFor();
});

const domesticTest = siteTest(HOSTED_BUILD.name);

const PHONE = {width: 360, height: 740, hasTouch: true, isMobile: true};

domesticTest.for(SPECIFIED_LOCALES)(
  'purchase links in %s need one click on a wide screen, and one tap in the footer or two in the menu of a phone',
  async (locale, {open}) => {
    const context = {
      bases: {...PLACEHOLDER_LINK_BASES, documents: undefined},
      variant: 'domestic',
      locale,
    } as const;
    const address = `${LOCALE_PREFIX[locale]}/ocr/api/run`;
    const wide = await open(address, {width: 1440});
    const phone = await open(address, PHONE);
    for (const link of ['purchase', 'contact'] as const) {
      const way = `a[href="${createCommonLink(link, context)}"]`;
      await wide.locator(`.navbar__inner ${way}`).click({trial: true});
      await phone.locator(`.footer ${way}`).tap({trial: true});
      await menuButton(phone).tap();
      const inMenu = phone.locator(`${DOCS_MENU} ${way}`);
      await inMenu.tap({trial: true});
      const {y, height} = (await inMenu.boundingBox())!;
      expect(y + height, `${link} in view`).toBeLessThanOrEqual(PHONE.height);
      await phone.keyboard.press('Escape');
    }
  },
);
