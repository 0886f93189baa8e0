import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, STATES, waitForHydration} from '../support/browser';

const test = siteTest('global-en');

const AT = '/ocr/installation/gpu_support';

function category(page: Page, label: string) {
  return page.locator('aside details', {
    has: page.locator('summary', {hasText: new RegExp(`^${label}$`)}),
  });
}

function summary(page: Page, label: string) {
  return category(page, label).locator('summary');
}

function expectOpen(page: Page, labels: readonly string[]) {
  return expect
    .poll(() => page.locator('aside details[open] > summary').allInnerTexts())
    .toEqual(labels);
}

/** Whether a link stands in the part of the sidebar that is shown. */
function isInSidebarView(page: Page, href: string): Promise<boolean> {
  return page.locator(`aside a[href="${href}"]`).evaluate((link) => {
    const view = link.closest('.menu')!.getBoundingClientRect();
    const {top, bottom, height} = link.getBoundingClientRect();
    return height > 0 && top >= view.top && bottom <= view.bottom;
  });
}

const sidebarTop = (page: Page) =>
  page.locator('aside .menu').evaluate(({scrollTop}) => scrollTop);

describe.each(STATES)('$state', ({hydrated}) => {
  test('reaches the lower edge of the window, also where the navbar has left', async ({
    open,
  }) => {
    const page = await open('/ocr/api/run', {hydrated});
    const lowerEdge = () =>
      page
        .locator('aside .menu')
        .evaluate((menu) =>
          Math.round(innerHeight - menu.getBoundingClientRect().bottom),
        );
    await expect.poll(lowerEdge).toBe(0);
    await page.mouse.wheel(0, 600);
    await page.locator('html[data-scroll=down]').waitFor();
    await page
      .locator('aside')
      .first()
      .evaluate((aside) =>
        Promise.all(
          aside.getAnimations({subtree: true}).map(({finished}) => finished),
        ).then(() => undefined),
      );
    expect(await lowerEdge()).toBe(0);
  });

  test('categories open and close by pointer and by key, each for itself', async ({
    open,
  }) => {
    const page = await open(AT, {hydrated});
    await expectOpen(page, ['Installation']);
    await summary(page, 'API').click();
    await expectOpen(page, ['Installation', 'API']);
    await summary(page, 'Licence').focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, ['Installation', 'Licence', 'API']);
    await page.keyboard.press('Space');
    await expectOpen(page, ['Installation', 'API']);
    await summary(page, 'Installation').click();
    await expectOpen(page, ['API']);
    expect(
      await page
        .locator('html')
        .evaluate(({dataset}) => dataset['hasHydrated']),
    ).toBe(String(hydrated));
  });

  test('a list slides for as long as its height asks, and is there at once', async ({
    open,
  }) => {
    const page = await open(AT, {hydrated, reducedMotion: 'no-preference'});
    const slide = await category(page, 'API').evaluate((details) => {
      details.querySelector('summary')!.click();
      const list = details.querySelector('ul')!;
      const [animation] = list.getAnimations();
      return {
        isOpen: (details as HTMLDetailsElement).open,
        duration: animation?.effect?.getTiming().duration,
        height: list.scrollHeight,
      };
    });
    expect(slide.isOpen).toBe(true);
    expect(slide.height).toBeGreaterThan(500);
    const lines = slide.height / 36;
    expect(slide.duration).toBe(
      Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10),
    );
    await page.locator('aside details:not([data-moving])').first().waitFor();
    await expect
      .poll(() => page.locator('aside details[data-moving]').count())
      .toBe(0);
    await expectOpen(page, ['Installation', 'API']);
  });

  test('a page opens its own category, and leaves the others as they are', async ({
    open,
  }) => {
    const page = await open(AT, {hydrated});
    await summary(page, 'Licence').click();
    await summary(page, 'API').click();
    await expectOpen(page, ['Installation', 'Licence', 'API']);
    await summary(page, 'Installation').click();
    await page.locator('aside a[href="/ocr/api/run"]').click();
    await page.waitForURL('**/ocr/api/run');
    await expectOpen(page, ['Licence', 'API']);
    await summary(page, 'API').click();
    await expectOpen(page, ['Licence']);
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL('**/ocr/api/runBase64');
    await expectOpen(page, ['Licence', 'API']);
    expect(
      await page.locator('aside [aria-current=page]').getAttribute('href'),
    ).toBe('/ocr/api/runBase64');
  });

  test('the sidebar stays where the reader has scrolled it to', async ({
    open,
  }) => {
    const page = await open('/ocr/api/getOpenApi', {hydrated, height: 500});
    await page.locator('aside .menu').evaluate((menu) => {
      menu.scrollTop = 200;
    });
    await page.locator('aside a[href="/ocr/api/getGpuCount"]').click();
    await page.waitForURL('**/ocr/api/getGpuCount');
    await page
      .locator('aside [aria-current=page][href="/ocr/api/getGpuCount"]')
      .waitFor();
    await expect.poll(() => sidebarTop(page)).toBe(200);
  });

  test('comes back as it was from another set', async ({open}) => {
    const page = await open(AT, {hydrated, height: 500});
    await summary(page, 'Licence').click();
    await expectOpen(page, ['Installation', 'Licence']);
    const follow = async (path: string) => {
      await page.locator(`footer a[href="${path}"]`).first().click();
      await page.waitForURL(`**${path}`);
      await page.locator(`aside [aria-current=page][href="${path}"]`).waitFor();
    };
    await follow('/spreadsheet/intro');
    await expectOpen(page, []);
    await follow('/ocr/intro');
    await expectOpen(page, ['Installation', 'Licence']);
  });

  test('shows the page in a long list without scrolling the page', async ({
    open,
  }) => {
    const page = await open('/ocr/api/waitResult', {hydrated, height: 400});
    await expect
      .poll(() => isInSidebarView(page, '/ocr/api/waitResult'))
      .toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const previous = page.locator('.pagination-nav__link--prev');
    const href = (await previous.getAttribute('href'))!;
    await previous.click();
    await page.waitForURL(`**${href}`);
    await expect.poll(() => isInSidebarView(page, href)).toBe(true);
  });

  test('has one focus ring, and a caret in forced colours', async ({open}) => {
    const page = await open(AT, {hydrated, forcedColors: 'active'});
    await summary(page, 'Installation').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const rings = await page.locator('aside *').evaluateAll(
      (all) =>
        all.filter((element) => {
          const {outlineStyle, outlineWidth} = getComputedStyle(element);
          return outlineStyle !== 'none' && outlineWidth !== '0px';
        }).length,
    );
    expect(rings).toBe(1);
    const caret = await summary(page, 'API').evaluate((element) => {
      const {backgroundColor, clipPath} = getComputedStyle(element, '::after');
      document.body.style.color = 'canvastext';
      const {color} = getComputedStyle(document.body);
      return {backgroundColor, clipPath, color};
    });
    expect(caret.clipPath).toMatch(/^polygon/);
    expect(caret.backgroundColor).toBe(caret.color);
  });
});

test('what the reader closes stays closed when the application comes', async ({
  open,
}) => {
  const page = await open(AT, {hydrated: false});
  await summary(page, 'Installation').click();
  await summary(page, 'Licence').click();
  await expectOpen(page, ['Licence']);
  await waitForHydration(page);
  await expectOpen(page, ['Licence']);
});

test('works without storage', async ({open}) => {
  const page = await open(AT, {
    hydrated: false,
    prepare: (tab) =>
      tab.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
  });
  await summary(page, 'API').click();
  await page.locator('aside a[href="/ocr/api/run"]').click();
  await page.waitForURL('**/ocr/api/run');
  await expectOpen(page, ['API']);
});

test('works without scripts', async ({open}) => {
  const page = await open(AT, {javaScriptEnabled: false});
  const link = page.locator('aside a[href="/ocr/api/run"]');
  expect(await link.isVisible()).toBe(false);
  await summary(page, 'API').click();
  await link.click();
  await page.waitForURL('**/ocr/api/run');
  expect(await page.locator('aside [aria-current=page]').isVisible()).toBe(
    true,
  );
});
