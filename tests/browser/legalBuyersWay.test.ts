import {describe, expect} from 'vitest';
import {commonLink, PLACEHOLDER_BASES} from '../../src/site/linkTable';
import {LOCALE_PREFIX, SPECIFIED_LOCALES} from '../../src/site/locales';
import {productsOf} from '../../src/site/products';
import {siteTest} from '../support/browser';
import {excessWidth} from '../support/overflow';

const test = siteTest('domestic-ko-en');

/** A page of each documentation set. */
const DOC_PAGES = ['/ocr/api/run', '/spreadsheet/api/data/filter_and_sort'];

describe.each(SPECIFIED_LOCALES)('the way of a buyer in %s', (locale) => {
  const context = {
    bases: {...PLACEHOLDER_BASES, documents: undefined},
    variant: 'domestic',
    locale,
  } as const;
  const at = (path: string) => LOCALE_PREFIX[locale] + path;

  test('is one click on a wide screen', async ({open}) => {
    for (const address of DOC_PAGES) {
      const page = await open(at(address), {width: 1440});
      for (const link of ['purchase', 'contact'] as const) {
        await page
          .locator(`.navbar__inner a[href="${commonLink(link, context)}"]`)
          .click({trial: true});
      }
    }
  });

  test('is one tap in the footer of a phone, and two by its menu', async ({
    open,
  }) => {
    for (const address of DOC_PAGES) {
      const page = await open(at(address), {
        width: 360,
        height: 740,
        hasTouch: true,
        isMobile: true,
      });
      for (const link of ['purchase', 'contact'] as const) {
        await page
          .locator(`.footer a[href="${commonLink(link, context)}"]`)
          .tap({trial: true});
      }
      await page.locator('.navbar__toggle:visible').tap();
      // On documentation pages the menu opens on the set's own pages: no tap leads back first.
      await page.locator('.navbar-sidebar__back').waitFor();
      for (const link of ['purchase', 'contact'] as const) {
        const inReach = page.locator(
          `#docs-menu a[href="${commonLink(link, context)}"]`,
        );
        expect(await inReach.count()).toBe(1);
        const {y, height} = (await inReach.boundingBox())!;
        expect(y + height, `${link} in view`).toBeLessThanOrEqual(740);
        expect(height).toBeGreaterThanOrEqual(40);
        await inReach.tap({trial: true});
      }
    }
  });

  test('compares every SDK of the variant, on phones too', async ({open}) => {
    for (const width of [320, 700, 997, 1280, 1920]) {
      const page = await open(at('/products'), {width});
      const rows = page
        .getByRole('row')
        .filter({has: page.getByRole('rowheader')});
      expect(
        await page.getByRole('rowheader').allInnerTexts(),
        `${width}`,
      ).toEqual(productsOf('domestic').map(({label}) => label[locale]));
      const columns = await rows
        .first()
        .getByRole('cell')
        .evaluateAll((cells) =>
          cells.reduce(
            (sum, cell) => sum + (cell as HTMLTableCellElement).colSpan,
            0,
          ),
        );
      expect(columns).toBe(5);
      expect(await excessWidth(page), `${width} px`).toBe(0);
    }
  });

  test('leads from each rule to its section', async ({open}) => {
    const page = await open(at('/products'));
    const links = page.locator('section li a[href*="/legal/"]');
    const count = await links.count();
    expect(count).toBeGreaterThanOrEqual(10);
    for (let index = 0; index < count; index += 1) {
      const href = await links.nth(index).getAttribute('href');
      await links.nth(index).click();
      await page.waitForURL(`**${href}`);
      const id = href!.split('#')[1];
      await page.waitForFunction((anchor) => {
        const top = document
          .getElementById(anchor!)
          ?.getBoundingClientRect().top;
        return top !== undefined && top >= 0 && top < window.innerHeight;
      }, id);
      await page.goBack();
      await page.waitForURL(`**${at('/products')}`);
    }
  });
});
