import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';

const test = siteTest('global-ko-en');

/** A page of many screens. */
const LONG = '/ocr/api/c_api_details';

interface Watched extends Window {
  /** Of each block of the text, whether the first frame that had it laid it out. */
  laidOut?: boolean[];
}

/** Notes what the first frame of the page that comes next lays out. Runs in the page. */
function watchFirstFrame(): void {
  const note = () => {
    const blocks = [...document.querySelectorAll('.markdown > * > *')];
    (window as Watched).laidOut = blocks.map((block) =>
      block.checkVisibility({contentVisibilityAuto: true}),
    );
  };
  const wait = () => {
    const isThere =
      document.querySelector('.markdown') !== null &&
      document.documentElement.hasAttribute('data-first-screen');
    // The frame has been laid out when the next one begins.
    requestAnimationFrame(isThere ? note : wait);
  };
  requestAnimationFrame(wait);
}

async function expectFirstScreen(page: Page): Promise<void> {
  const laidOut = () => page.evaluate(() => (window as Watched).laidOut ?? []);
  await expect.poll(laidOut).toContain(true);
  const first = await laidOut();
  expect(first.filter((isThere) => !isThere).length).toBeGreaterThan(50);
  expect(first.indexOf(false)).toBeGreaterThan(2);
}

const hasRest = (page: Page) =>
  page.evaluate(
    () => !document.documentElement.hasAttribute('data-first-screen'),
  );

const isWhole = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.markdown > * > *')].every((block) =>
      block.checkVisibility({contentVisibilityAuto: true}),
    ),
  );

describe('the text below the first screen', () => {
  test('waits for one frame when a page is opened', async ({open}) => {
    const page = await open(LONG, {
      prepare: (opened) => opened.addInitScript(watchFirstFrame),
    });
    await expectFirstScreen(page);
    await expect.poll(() => isWhole(page)).toBe(true);
  });

  test('is in the first frame of a screen that is higher than twelve blocks', async ({
    open,
  }) => {
    const page = await open('/spreadsheet/reference/pivot-tables', {
      height: 1440,
      prepare: (opened) => opened.addInitScript(watchFirstFrame),
    });
    const left = () =>
      page.evaluate(() => {
        const {laidOut = []} = window as Watched;
        const blocks = [...document.querySelectorAll('.markdown > * > *')];
        const isInView = (block: Element) =>
          block.getBoundingClientRect().bottom < innerHeight;
        return {
          inView: blocks.filter(isInView).length,
          leftOut: blocks.filter(
            (block, index) => isInView(block) && !laidOut[index],
          ).length,
          isWhole: laidOut.every(Boolean),
        };
      });
    await expect.poll(() => isWhole(page)).toBe(true);
    const {inView, leftOut, isWhole: all} = await left();
    expect(inView).toBeGreaterThan(12);
    expect(leftOut).toBe(0);
    expect(all).toBe(false);
  });

  test('waits for one frame when a link is followed', async ({open}) => {
    const page = await open('/ocr/intro');
    // The page that leaves has had a first screen itself.
    await expect.poll(() => hasRest(page)).toBe(true);
    await page.evaluate(watchFirstFrame);
    const link = page.locator(`.menu a[href="${LONG}"]`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(`**${LONG}`);
    await expectFirstScreen(page);
    await expect.poll(() => isWhole(page)).toBe(true);
  });

  test('is there at once where a heading in it is asked for', async ({
    open,
  }) => {
    const id = 'codes';
    const page = await open(`${LONG}#${id}`, {
      prepare: (opened) =>
        opened.addInitScript(() => {
          const observer = new MutationObserver(() => {
            if (document.documentElement.hasAttribute('data-first-screen')) {
              throw new Error('The page leaves out what was asked for.');
            }
          });
          observer.observe(document, {attributes: true, subtree: true});
        }),
    });
    await expect
      .poll(() =>
        page
          .locator(`#${id}`)
          .evaluate((heading) => heading.getBoundingClientRect().top),
      )
      .toBeLessThan(400);
  });
});

describe('the footer', () => {
  test('is laid out once it comes into view, and holds its links for all who look for them', async ({
    open,
  }) => {
    const page = await open(LONG);
    const link = page.locator('.footer a').last();
    const isLaidOut = () =>
      link.evaluate((element) =>
        element.checkVisibility({contentVisibilityAuto: true}),
      );
    expect(await isLaidOut()).toBe(false);
    await expect
      .poll(() => page.getByRole('contentinfo').getByRole('link').count())
      .toBeGreaterThan(5);
    await link.focus();
    await expect.poll(isLaidOut).toBe(true);
  });
});
