import type {Locator, Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, waitForHydration} from '../support/browser';
import {findViolations} from '../support/browserAxe';
import {turnWheel} from '../support/wheel';

const test = siteTest('global-ko-en');

/** The browser and one script answer in both; the application must not get in their way. */
const STATES = [
  {state: 'before the application came', hydrated: false},
  {state: 'with the application', hydrated: true},
];

const SITE_MENU = '#site-menu';
const DOCS_MENU = '#docs-menu';

function menuButton(page: Page): Locator {
  return page.locator('.navbar__toggle:visible');
}

/** Opens the menu, and waits until it has the focus. */
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

/** Which panels are open, of those that the page has. */
function openPanels(page: Page): Promise<string[]> {
  return page
    .locator('[popover]:popover-open')
    .evaluateAll((panels) => panels.map(({id}) => `#${id}`));
}

function expectPanels(page: Page, panels: readonly string[]) {
  return expect.poll(() => openPanels(page)).toEqual(panels);
}

describe.each(STATES)('the mobile menu $state', ({hydrated}) => {
  test('leads to the roots of products, documents and live demos', async ({
    open,
  }) => {
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
  });

  test('opens the lists of the navbar, by pointer and by keyboard', async ({
    open,
  }) => {
    const page = await open('/', {width: 390, hydrated});
    const menu = await openMenu(page);
    const link = menu.locator('a[href="https://sdk.example.com/sdks/6"]');
    await link.waitFor({state: 'hidden'});
    const caret = menu.locator('summary[aria-label="제품"]');
    await caret.click();
    await link.waitFor({state: 'visible'});
    await page.keyboard.press('Enter');
    await link.waitFor({state: 'hidden'});
    await expectPanels(page, [SITE_MENU]);
  });

  test('keeps query and hash on the way to another language', async ({
    open,
  }) => {
    const page = await open('/?from=app#part', {width: 390, hydrated});
    const menu = await openMenu(page);
    await menu.locator('summary', {hasText: '언어'}).click();
    await menu.locator('a[lang=en]').click();
    await page.waitForURL('**/en?from=app#part');
  });

  test.for([360, 768])(
    'shows where in the set one is, and scrolls to its other pages, at %i px',
    async (width, {open}) => {
      const page = await open('/ocr/api/run', {width, height: 740, hydrated});
      const menu = await openMenu(page, DOCS_MENU);
      const last = menu.locator('nav.menu .menu__link:visible').last();
      /** Whether a finger finds it: clicks of a test scroll what no reader can. */
      const isReached = (link: Locator) =>
        link.evaluate((element) => {
          const {left, top, width, height} = element.getBoundingClientRect();
          const there = document.elementFromPoint(
            left + width / 2,
            top + height / 2,
          );
          return element.contains(there);
        });
      await expect
        .poll(() => isReached(menu.locator('a[aria-current=page]')))
        .toBe(true);
      await expect
        .poll(async () => {
          await turnWheel(page, 100, 400);
          return isReached(last);
        })
        .toBe(true);
    },
  );

  test('opens on a documentation page with the pages of the set, and goes back to the main menu', async ({
    open,
  }) => {
    const page = await open('/ocr/api/run', {width: 390, hydrated});
    const menu = await openMenu(page, DOCS_MENU);
    await menu
      .getByRole('link', {name: 'runBase64', exact: true})
      .click({trial: true});
    expect(await findViolations(page, {within: DOCS_MENU})).toEqual([]);
    await goBack(page);
    await expectPanels(page, [SITE_MENU]);
    const main = page.locator(SITE_MENU);
    await main.getByRole('link', {name: '구매'}).click({trial: true});
    await main.getByRole('link', {name: '문의하기'}).click({trial: true});
    await page.keyboard.press('Escape');
    await expectPanels(page, []);
    await page.locator('.navbar__toggle:focus').waitFor();
  });

  test('closes by Escape and by its button, gives the focus back and lets the page scroll again', async ({
    open,
  }) => {
    const page = await open('/', {width: 390, hydrated});
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.locator('.navbar-sidebar__close:visible').click(),
    ]) {
      await openMenu(page);
      expect(await turnWheel(page)).toBe(0);
      await close();
      await expectPanels(page, []);
      await page.locator('.navbar__toggle:focus').waitFor();
    }
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
  });

  test('keeps the focus inside while it is open', async ({open}) => {
    const page = await open('/', {width: 390, hydrated});
    await openMenu(page);
    for (let count = 0; count < 40; count++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        (panel) =>
          document.activeElement === document.body ||
          document.activeElement?.closest(panel) !== null,
        SITE_MENU,
      );
      expect(inside, `after ${count + 1} times Tab`).toBe(true);
    }
  });

  test('closes by a press beside it, which gives the focus back', async ({
    open,
  }) => {
    for (const address of ['/', '/ocr/api/run']) {
      const page = await open(address, {width: 800, hydrated});
      await openMenu(page, address === '/' ? SITE_MENU : DOCS_MENU);
      await page.mouse.click(780, 400);
      await expectPanels(page, []);
      await page.locator('.navbar__toggle:focus').waitFor();
    }
  });

  test('closes when the window grows to show what it holds', async ({open}) => {
    const page = await open('/ocr/api/run', {width: 800, hydrated});
    const sidebarLink = page.locator('.theme-doc-sidebar-container a', {
      hasText: 'runBase64',
    });
    const grow = (width: number) => page.setViewportSize({width, height: 800});
    await openMenu(page, DOCS_MENU);
    await grow(1000);
    await expectPanels(page, []);
    await sidebarLink.first().click({trial: true});
    await openMenu(page);
    await grow(1280);
    await expectPanels(page, []);
    await grow(800);
    await expectPanels(page, []);
    await menuButton(page).click({trial: true});
  });

  test('closes when a link of it was followed', async ({open}) => {
    const page = await open('/ocr/api/run', {width: 390, hydrated});
    const menu = await openMenu(page, DOCS_MENU);
    await menu.getByRole('link', {name: 'runBase64', exact: true}).click();
    await page.waitForURL('**/ocr/api/runBase64');
    await expectPanels(page, []);
    expect(await page.locator('[inert]').count()).toBe(0);
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
  });

  test('closes when the reader goes back', async ({open}) => {
    const page = await open('/ocr/intro', {width: 390, hydrated});
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL('**/ocr/installation/**');
    await openMenu(page, DOCS_MENU);
    await page.goBack();
    await page.waitForURL('**/ocr/intro');
    await expectPanels(page, []);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('shows the whole width of its panels on a tablet', async ({open}) => {
    const page = await open('/ocr/api/run', {width: 800, hydrated});
    const menu = await openMenu(page, DOCS_MENU);
    const content = menu.locator('nav.menu');
    const [panel, pages] = await Promise.all([
      menu.boundingBox(),
      content.boundingBox(),
    ]);
    expect(panel).toEqual({x: 0, y: 0, width: 384, height: 800});
    expect(pages!.x + pages!.width).toBeLessThanOrEqual(384);
  });

  test('is free of axe violations while it is open', async ({open}) => {
    const page = await open('/', {width: 360, hydrated});
    const menu = await openMenu(page);
    for (const list of await menu.locator('summary').all()) {
      await list.click();
    }
    // Nothing else is in reach.
    expect(await findViolations(page, {within: SITE_MENU})).toEqual([]);
  });
});

test('stays open, with the focus, while the application comes', async ({
  open,
}) => {
  const page = await open('/ocr/api/run', {width: 390, hydrated: false});
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

test('gives way to the search, which the keyboard opens from anywhere', async ({
  open,
}) => {
  const page = await open('/', {width: 390, hydrated: false});
  await openMenu(page);
  await page.keyboard.press('Control+k');
  await expectPanels(page, []);
  await page.locator('dialog[open] input:focus').first().waitFor();
});

test('works on pages that the application has put together', async ({open}) => {
  const page = await open('/', {width: 390});
  await (
    await openMenu(page)
  )
    .locator('a[href="/spreadsheet/intro"]')
    .first()
    .click();
  await page.waitForURL('**/spreadsheet/intro');
  await openMenu(page, DOCS_MENU);
  await goBack(page);
  await page.keyboard.press('Escape');
  await expectPanels(page, []);
});
