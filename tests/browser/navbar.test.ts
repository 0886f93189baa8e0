import type {Locator, Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, waitForHydration} from '../support/browser';

const test = siteTest('global-ko-en');

function menuButton(page: Page, label = '제품'): Locator {
  return page.locator('nav.navbar').getByRole('button', {name: label});
}

/** The list that a button of the navbar shows and hides. */
async function menuOf(page: Page, label = '제품'): Promise<Locator> {
  const id = await menuButton(page, label).getAttribute('aria-controls');
  return page.locator(`[id="${id}"]`);
}

async function expectOpen(page: Page, open: boolean, label = '제품') {
  const menu = await menuOf(page, label);
  await menu.waitFor({state: open ? 'visible' : 'hidden'});
  expect(await menuButton(page, label).getAttribute('aria-expanded')).toBe(
    String(open),
  );
}

/** Both run the same script; the application must not get in its way. */
const STATES = [
  {state: 'before the application came', hydrated: false},
  {state: 'with the application', hydrated: true},
];

describe.each(STATES)('dropdown $state', ({hydrated}) => {
  test('opens and closes by hover', async ({open}) => {
    const page = await open('/', {hydrated});
    await expectOpen(page, false);
    await menuButton(page).hover();
    await expectOpen(page, true);
    await page.mouse.move(640, 700);
    await expectOpen(page, false);
  });

  test('closes by Escape while the pointer is on it', async ({open}) => {
    const page = await open('/', {hydrated});
    await menuButton(page).hover();
    await expectOpen(page, true);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
  });

  test('opens by keyboard, leads through its links and gives the focus back', async ({
    open,
  }) => {
    const page = await open('/', {
      hydrated,
      // Menus fade in; what gets the focus must be there at once.
      reducedMotion: 'no-preference',
    });
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, true);
    await page.keyboard.press('Tab');
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('href'));
    expect(await focused()).toBe('https://sdk.example.com/sdks/6');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('https://sdk.example.com/sdks/9');
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    expect(
      await menuButton(page).evaluate(
        (button) => button === document.activeElement,
      ),
    ).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expectOpen(page, true);
    expect(await focused()).toBe('https://sdk.example.com/sdks/6');
  });

  test('closes when the focus leaves it', async ({open}) => {
    const page = await open('/', {hydrated});
    await menuButton(page).focus();
    await page.keyboard.press('ArrowDown');
    await expectOpen(page, true);
    await menuButton(page, '라이브 데모').focus();
    await expectOpen(page, false);
  });

  test('opens by touch, closes by touching elsewhere', async ({open}) => {
    const page = await open('/', {hydrated, hasTouch: true});
    await menuButton(page).tap();
    await expectOpen(page, true);
    await page.touchscreen.tap(640, 700);
    await expectOpen(page, false);
    await menuButton(page).tap();
    await expectOpen(page, true);
    await menuButton(page).tap();
    await expectOpen(page, false);
  });

  test('closes by a click elsewhere and when another opens', async ({open}) => {
    const page = await open('/', {hydrated, hasTouch: true});
    await menuButton(page).tap();
    await expectOpen(page, true);
    await menuButton(page, '문서').tap();
    await expectOpen(page, false);
    await expectOpen(page, true, '문서');
    await page.mouse.click(640, 700);
    await expectOpen(page, false, '문서');
  });

  test('closes when one of its links was followed', async ({open}) => {
    const page = await open('/', {hydrated});
    await menuButton(page, '문서').hover();
    await (
      await menuOf(page, '문서')
    )
      .getByRole('link', {name: 'OCR SDK'})
      .click();
    await page.waitForURL('**/ocr/intro');
    await page.mouse.move(640, 700);
    await expectOpen(page, false, '문서');
  });
});

describe.each(STATES)('language dropdown $state', ({hydrated}) => {
  test('keeps query and hash', async ({open}) => {
    const page = await open('/ocr/intro?from=app&x=%ED%95%9C#part', {hydrated});
    await menuButton(page, '한국어').hover();
    const link = page.locator('.dropdown a[lang=en]');
    await link.hover();
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe('/en/ocr/intro?from=app&x=%ED%95%9C#part');
    await link.click();
    await page.waitForURL('**/en/ocr/intro?from=app&x=%ED%95%9C#part');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
});

test('an open menu neither calls the application nor minds when it comes', async ({
  open,
}) => {
  const page = await open('/', {hydrated: false});
  await menuButton(page).focus();
  await page.keyboard.press('ArrowDown');
  await expectOpen(page, true);
  expect(await page.locator('html[data-has-hydrated=true]').count()).toBe(0);
  const focused = await page.evaluateHandle(() => document.activeElement);
  await waitForHydration(page);
  await expectOpen(page, true);
  expect(
    await focused.evaluate((link) => link === document.activeElement),
  ).toBe(true);
});

test('the application writes query and hash into the links to other languages', async ({
  open,
}) => {
  const page = await open('/ocr/intro?from=app#part', {hydrated: true});
  await expect
    .poll(() => page.locator('.dropdown a[lang=en]').getAttribute('href'))
    .toBe('/en/ocr/intro?from=app#part');
});

describe('width', () => {
  for (const [width, desktop] of [
    [1280, true],
    [1279, false],
    [996, false],
    [360, false],
  ] as const) {
    test(`shows its ${desktop ? 'items' : 'menu button'} at ${width} pixels`, async ({
      open,
    }) => {
      const page = await open('/', {width});
      expect(await menuButton(page).isVisible()).toBe(desktop);
      expect(await page.locator('.navbar__toggle:visible').count()).toBe(
        desktop ? 0 : 1,
      );
    });
  }
});

describe.each(STATES)('scrolling $state', ({hydrated}) => {
  /** Whether the navbar is in view, once it has stopped moving. */
  async function expectShown(page: Page, shown: boolean) {
    await expect
      .poll(async () => {
        const box = await page.locator('nav.navbar').boundingBox();
        return box !== null && box.y + box.height > 10;
      })
      .toBe(shown);
  }

  test('hides the navbar downwards, shows it upwards, at the top and at the end', async ({
    open,
  }) => {
    const page = await open('/', {height: 500, hydrated});
    const wheel = async (pixels: number) => {
      await page.mouse.wheel(0, pixels);
      await page.waitForTimeout(150);
    };
    await page.mouse.move(640, 400);
    await expectShown(page, true);
    await wheel(600);
    await wheel(300);
    await expectShown(page, false);
    await wheel(-120);
    await expectShown(page, true);
    await wheel(400);
    await expectShown(page, false);
    await wheel(100_000);
    await expectShown(page, true);
    await wheel(-100_000);
    await expectShown(page, true);
  });

  test('shows the navbar while the focus is in it', async ({open}) => {
    const page = await open('/', {height: 500, hydrated});
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(150);
    await page.mouse.wheel(0, 300);
    await expectShown(page, false);
    const brand = page.locator('a.navbar__brand').first();
    await brand.evaluate((link) => link.focus({preventScroll: true}));
    await expectShown(page, true);
    await brand.evaluate((link) => link.blur());
    await expectShown(page, false);
  });
});
