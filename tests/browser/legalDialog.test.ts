import {isTag} from 'domhandler';
import {parseDocument} from 'htmlparser2';
import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {DIALOG_ID_PREFIX} from '../../src/components/legal/LegalDialog/loadArticle';
import {LEGAL_TEXTS, type LegalTextId} from '../../src/site/legalTexts';
import {LOCALE_PREFIX, SPECIFIED_LOCALES} from '../../src/site/locales';
import {findMissingFacts, type StatedText} from '../content/legal/checks';
import {LEGAL_FACTS} from '../content/legal/facts';
import {htmlSections} from '../content/legal/htmlSections';
import {siteTest} from '../support/browser';
import {opener} from '../support/legalDialog';

const test = siteTest('global-ko-en');

const PRIVACY = LEGAL_TEXTS[0];
const TERMS = LEGAL_TEXTS[1];

/** A long documentation page, to see that it keeps its place. */
const LONG_PAGE = '/ocr/api/runAsync';

function dialogOf(page: Page, id: string) {
  return page.locator(`dialog[data-legal-dialog="${id}"]`);
}

async function waitForText(page: Page, id: string) {
  await dialogOf(page, id)
    .locator('h2[id^="legal-dialog-"] >> nth=1')
    .waitFor();
}

async function openByClick(
  page: Page,
  {id, path} = PRIVACY as {id: string; path: string},
) {
  await opener(page, path).click();
  await waitForText(page, id);
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const hash = (page: Page) => new URL(page.url()).hash;

describe.each(SPECIFIED_LOCALES)('the legal dialog in %s', (locale) => {
  const at = (path: string) => LOCALE_PREFIX[locale] + path;

  test.for(LEGAL_TEXTS)(
    '$id opens by pointer, with its title, its text and the address',
    async ({id, path, title}, {open}) => {
      const page = await open(at(LONG_PAGE));
      const before = page.url();
      await openByClick(page, {id, path});
      const dialog = page.getByRole('dialog', {name: title[locale]});
      expect(await dialog.count()).toBe(1);
      expect(hash(page)).toBe(`#legal-${id}`);
      expect(
        await page.evaluate(() => document.activeElement?.textContent),
      ).toBe(title[locale]);
      // The text is the page's own, but for the title.
      const inDialog = await dialog.locator('article').innerText();
      const response = await page.request.get(new URL(at(path), before).href);
      const onPage = await page.evaluate(
        (html) => {
          const article = new DOMParser()
            .parseFromString(html, 'text/html')
            .querySelector('article')!;
          article.querySelector('h1')?.remove();
          return article.textContent;
        },
        await response.text(),
      );
      const letters = (text: string) => text.replace(/[\s\u200b]/g, '');
      expect(letters(inDialog)).toBe(letters(onPage ?? ''));
      expect(letters(inDialog).length).toBeGreaterThan(500);
    },
  );

  test('states every fact of the specification', async ({open}) => {
    const texts: Record<string, StatedText> = {};
    for (const {id} of LEGAL_TEXTS) {
      const page = await open(at(`/ocr/intro#legal-${id}`));
      await waitForText(page, id);
      const html = await dialogOf(page, id)
        .locator('article')
        .evaluate((article) => article.outerHTML);
      const [article] = parseDocument(html).children.filter(isTag);
      texts[id] = {
        file: `dialog ${id}`,
        sections: htmlSections(article!, DIALOG_ID_PREFIX),
      };
    }
    const {checked, problems} = findMissingFacts(
      LEGAL_FACTS,
      locale,
      texts as Record<LegalTextId, StatedText>,
    );
    console.log(`dialogs, ${locale}: facts looked for in ${checked} places`);
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  });

  test('closes by button, backdrop, Escape and Back, and gives focus and place back', async ({
    open,
  }) => {
    const page = await open(at(LONG_PAGE));
    await opener(page, PRIVACY.path).scrollIntoViewIfNeeded();
    // The footer has its own height from the next frame on.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        ),
    );
    const place = await scrollTop(page);
    const before = page.url();
    expect(place).toBeGreaterThan(0);
    const focusedLink = () =>
      page.evaluate(() => document.activeElement?.getAttribute('href'));
    const ways: Record<string, () => Promise<unknown>> = {
      button: () =>
        dialogOf(page, 'privacy')
          .getByRole('button', {name: locale === 'ko' ? '닫기' : 'Close'})
          .click(),
      backdrop: () => page.mouse.click(8, 300),
      Escape: () => page.keyboard.press('Escape'),
      Back: () => page.goBack(),
    };
    for (const [way, close] of Object.entries(ways)) {
      await openByClick(page);
      await close();
      await page.locator('dialog[open]').waitFor({state: 'detached'});
      expect(page.url(), way).toBe(before);
      await expect.poll(() => scrollTop(page), {message: way}).toBe(place);
      await expect.poll(focusedLink, {message: way}).toBe(at(PRIVACY.path));
    }
    // Every way went back: Forward opens the last one again.
    await page.goForward();
    await waitForText(page, 'privacy');
  });

  test('opens by keyboard and keeps the focus inside', async ({open}) => {
    const page = await open(at('/ocr/intro'));
    await opener(page, PRIVACY.path).focus();
    await page.keyboard.press('Enter');
    await waitForText(page, 'privacy');
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>();
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press(key);
        const stop = await page.evaluate(() => {
          const active = document.activeElement!;
          const {width, height} = active.getBoundingClientRect();
          return active.closest('dialog') && width > 0 && height > 0
            ? active.outerHTML.slice(0, 200)
            : undefined;
        });
        expect(stop, `${key} ${press}`).toBeDefined();
        stops.add(stop!);
      }
      expect(stops.size).toBeGreaterThan(15);
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({state: 'detached'});
  });

  test('opens and closes by touch on a phone', async ({open}) => {
    const page = await open(at('/ocr/intro'), {
      width: 390,
      height: 780,
      hasTouch: true,
      isMobile: true,
    });
    await opener(page, TERMS.path).tap();
    await waitForText(page, 'terms');
    await dialogOf(page, 'terms').getByRole('button').first().tap();
    await page.locator('dialog[open]').waitFor({state: 'detached'});
    await opener(page, TERMS.path).tap();
    await waitForText(page, 'terms');
    await page.touchscreen.tap(195, 20);
    await page.locator('dialog[open]').waitFor({state: 'detached'});
  });

  test('one text replaces another, at the section asked for', async ({
    open,
  }) => {
    const page = await open(at('/ocr/intro'));
    const before = page.url();
    await openByClick(page, TERMS);
    await dialogOf(page, 'terms')
      .locator('a[href$="/legal/privacy#privacy5"]')
      .click();
    await waitForText(page, 'privacy');
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(hash(page)).toBe('#legal-privacy');
    await expectAtTop(page, 'privacy5');
    // The second text replaced the first in the history too.
    await page.goBack();
    await page.locator('dialog[open]').waitFor({state: 'detached'});
    expect(page.url()).toBe(before);
  });

  test('links to privacy1 to privacy12 scroll inside', async ({open}) => {
    const page = await open(at(LONG_PAGE));
    const place = await scrollTop(page);
    await openByClick(page);
    const links = dialogOf(page, 'privacy').locator('nav a[href*="#privacy"]');
    expect(await links.count()).toBe(12);
    const behind = await scrollTop(page);
    for (let section = 1; section <= 12; section += 1) {
      await links.nth(section - 1).click();
      await expectAtTop(page, `privacy${section}`);
      expect(hash(page)).toBe('#legal-privacy');
      expect(await scrollTop(page)).toBe(behind);
    }
    expect(place).toBe(0);
  });

  test.for(['Escape', 'Back'] as const)(
    'closing by %s leaves a page that was opened at a heading where it was scrolled to, with the focus',
    async (way, {open}) => {
      const page = await open(at('/ocr/api/run#errors'));
      await openByClick(page);
      const place = await scrollTop(page);
      await (way === 'Back' ? page.goBack() : page.keyboard.press('Escape'));
      await page.locator('dialog[open]').waitFor({state: 'detached'});
      await expect.poll(() => hash(page)).toBe('#errors');
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('href'));
      await expect.poll(focused).toMatch(new RegExp(`${PRIVACY.path}$`));
      await expect.poll(() => scrollTop(page)).toBe(place);
      // It stays there.
      await page.waitForTimeout(500);
      expect(await scrollTop(page)).toBe(place);
      expect(await focused()).toMatch(new RegExp(`${PRIVACY.path}$`));
    },
  );

  test('an address with the hash opens it, and closing stays on the page', async ({
    open,
  }) => {
    for (const {id} of LEGAL_TEXTS) {
      const page = await open(at(`/ocr/intro?topic=a#legal-${id}`));
      await waitForText(page, id);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({state: 'detached'});
      const {pathname, search} = new URL(page.url());
      expect(pathname + search).toBe(at('/ocr/intro?topic=a'));
      expect(hash(page)).toBe('');
    }
  });
});

/** Waits until a section stands at the top of the dialog, or the dialog can scroll no further. */
async function expectAtTop(page: Page, section: string) {
  await page.waitForFunction((id) => {
    const heading = document.getElementById(`legal-dialog-${id}`);
    const scroller = heading?.closest('[role=region]');
    if (!heading || !scroller) {
      return false;
    }
    const offset =
      heading.getBoundingClientRect().top -
      scroller.getBoundingClientRect().top;
    const atEnd =
      scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
    return (
      document.activeElement === heading &&
      (Math.abs(offset) < 2 || (atEnd && offset > 0))
    );
  }, section);
}
