import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';
import {lineLengths} from '../support/lineLengths';

const test = siteTest('global-ko-en');

/** Pages with much running text. */
const TEXTS = [
  '/en/ocr/architecture/ocr_sdk_details',
  '/en/spreadsheet/api/use/use_spreadsheet_sdk_Instance',
  '/en/legal/terms',
];

describe('headings', () => {
  test.for([360, 576, 577, 768, 913, 1280, 1920])(
    'are told apart by their size at %i px',
    async (width, {open}) => {
      const page = await open('/en/ocr/api/run', {width, hydrated: false});
      const [h1, h2, h3, text] = await Promise.all(
        ['h1', 'h2', 'h3', 'p'].map((name) =>
          page
            .locator(`.markdown ${name}`)
            .first()
            .evaluate((element) =>
              parseFloat(getComputedStyle(element).fontSize),
            ),
        ),
      );
      expect(h1! / h2!).toBeGreaterThan(1.15);
      expect(h2! / h3!).toBeGreaterThan(1.15);
      expect(h3! / text!).toBeGreaterThan(1.15);
    },
  );
});

describe('lines of text', () => {
  test.for(TEXTS)('are short enough to read on %s', async (address, {open}) => {
    const page = await open(address, {width: 1920, hydrated: false});
    const lengths = await lineLengths(page);
    expect(lengths.length).toBeGreaterThan(40);
    expect(lengths[0]).toBeLessThanOrEqual(80);
    const usual = lengths[Math.floor(lengths.length / 4)];
    expect(usual).toBeGreaterThanOrEqual(60);
    expect(usual).toBeLessThanOrEqual(75);
  });

  test('are short, and begin at one edge, on the pages beside the sets', async ({
    open,
  }) => {
    const edges = new Set<number>();
    for (const address of [
      '/en/glossary',
      '/open-questions',
      '/en/open-questions',
      '/en/products',
    ]) {
      const page = await open(address, {width: 1920, hydrated: false});
      const lengths = await lineLengths(page);
      expect(lengths.length, address).toBeGreaterThan(20);
      expect(lengths[0], address).toBeLessThanOrEqual(80);
      edges.add((await page.locator('main h1').boundingBox())!.x);
    }
    expect(edges.size).toBe(1);
  });

  test('of an inner list are no larger than those of the outer one', async ({
    open,
  }) => {
    const page = await open('/en/legal/refund', {width: 360, hydrated: false});
    const sizes = (selector: string) =>
      page
        .locator(`.legal-page ${selector}:visible`)
        .evaluateAll((links) => [
          ...new Set(links.map((link) => getComputedStyle(link).fontSize)),
        ]);
    const inner = await sizes('ul ul a');
    expect(inner).toHaveLength(1);
    expect(inner).toEqual(await sizes('.table-of-contents > li > a'));
  });

  test('leave code and tables the width that there is', async ({open}) => {
    const page = await open('/en/ocr/api/run', {width: 1920, hydrated: false});
    const widthOf = (selector: string) =>
      page
        .locator(`.markdown > ${selector}`)
        .first()
        .evaluate((element) => element.getBoundingClientRect().width);
    const text = await widthOf('p');
    expect(await widthOf('figure')).toBeGreaterThan(text + 100);
    expect(await widthOf('div:has(> table)')).toBeGreaterThan(text + 100);
  });
});

describe('code', () => {
  test.for([360, 1280])(
    'is covered by nothing at %i px, and can be copied by touch',
    async (width, {open}) => {
      const page = await open('/en/ocr/api/run', {
        width,
        hydrated: false,
        hasTouch: true,
      });
      const fences = await page
        .locator('figure.theme-code-block')
        .evaluateAll((figures) =>
          figures
            .filter((figure) => figure.getClientRects().length > 0)
            .map((figure) => {
              const button = figure.querySelector('button')!;
              const head = button.getBoundingClientRect();
              return {
                label: figure.firstElementChild!.textContent.trim(),
                opacity: getComputedStyle(button).opacity,
                overlap:
                  head.bottom -
                  figure.querySelector('pre')!.getBoundingClientRect().top,
              };
            }),
        );
      expect(fences.length).toBeGreaterThan(5);
      for (const fence of fences) {
        expect(fence.label).not.toBe('');
        expect(fence.label).not.toContain('#include');
        expect(fence.opacity).toBe('1');
        expect(fence.overlap).toBeLessThanOrEqual(0);
      }
    },
  );

  test('that is a link has a line and no box', async ({open}) => {
    const page = await open('/en/ocr/api/run', {hydrated: false});
    const style = await page
      .locator('.markdown a > code')
      .first()
      .evaluate((code) => {
        const {borderTopWidth, backgroundColor} = getComputedStyle(code);
        return {borderTopWidth, backgroundColor};
      });
    expect(style).toEqual({
      borderTopWidth: '0px',
      backgroundColor: 'rgba(0, 0, 0, 0)',
    });
  });

  test.for([360, 1144, 1180, 1280, 1920])(
    'on the home page has one way to be read at %i px: from left to right',
    async (width, {open}) => {
      const page = await open('/', {width, hydrated: false});
      const excess = await page
        .locator('main pre')
        .evaluateAll((blocks) =>
          blocks.map((block) => block.scrollWidth - block.clientWidth),
        );
      expect(excess.length).toBe(2);
      if (width > 1100) {
        expect(excess).toEqual([0, 0]);
      }
    },
  );
});

describe('ways through the site', () => {
  test('names in the sidebar have room for their descenders', async ({
    open,
  }) => {
    const page = await open('/en/ocr/api/run', {hydrated: false});
    const ratios = await page.locator('.menu__link').evaluateAll((links) =>
      links
        .filter((link) => link.getClientRects().length > 0)
        .map((link) => {
          const {lineHeight, fontSize} = getComputedStyle(link);
          return parseFloat(lineHeight) / parseFloat(fontSize);
        }),
    );
    expect(ratios.length).toBeGreaterThan(20);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1.4);
  });

  test('the contents beside the text have a title', async ({open}) => {
    for (const [address, name] of [
      ['/en/ocr/api/run', 'On this page'],
      ['/legal/terms', '이 페이지에서'],
    ] as const) {
      const page = await open(address, {hydrated: false});
      const contents = page.getByRole('navigation', {name});
      expect(await contents.getByText(name).isVisible(), address).toBe(true);
      expect(await contents.getByRole('link').count()).toBeGreaterThan(3);
    }
  });

  test.for([320, 360])(
    'the tools of a page stand beside its breadcrumbs at %i px, which take two lines at most',
    async (width, {open}) => {
      for (const address of [
        '/spreadsheet/api/basic-feature/manage_integrated_document',
        '/en/spreadsheet/api/basic-feature/manage_integrated_document',
      ]) {
        const page = await open(address, {width, hydrated: false});
        const [crumbs, tools] = await Promise.all(
          ['.breadcrumbs', '[data-native=copy][data-source]'].map((selector) =>
            page.locator(selector).boundingBox(),
          ),
        );
        expect(tools!.x, address).toBeGreaterThan(crumbs!.x);
        const middle = tools!.y + tools!.height / 2;
        expect(middle, address).toBeGreaterThan(crumbs!.y);
        expect(middle, address).toBeLessThan(crumbs!.y + crumbs!.height);
        expect(crumbs!.height, address).toBeLessThan(60);
      }
    },
  );

  test('breadcrumbs stand at even distances, level with the tools beside them', async ({
    open,
  }) => {
    const page = await open('/ocr/api/run', {hydrated: false});
    const gaps = await page
      .locator('.breadcrumbs__link:visible')
      .evaluateAll((links) => {
        const texts = links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getBoundingClientRect();
        });
        return texts
          .slice(1)
          .map(({left}, before) => left - texts[before]!.right);
      });
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({width, height: 800});
      const [crumbs, tools] = await Promise.all(
        [
          '.breadcrumbs__link >> visible=true',
          '[data-native=copy][data-source]',
        ].map((selector) => page.locator(selector).first().boundingBox()),
      );
      const middle = (box: typeof crumbs) => box!.y + box!.height / 2;
      expect(
        Math.abs(middle(crumbs) - middle(tools)),
        `${width} px`,
      ).toBeLessThan(2);
    }
  });

  test('breadcrumbs lead to the page, do not repeat it, and begin where it does', async ({
    open,
  }) => {
    const page = await open('/en/ocr/architecture/ocr_sdk_details', {
      width: 360,
      hydrated: false,
    });
    const crumbs = page.locator('.breadcrumbs');
    const names = await crumbs.locator('li:visible').allInnerTexts();
    // The logo above them leads home.
    expect(names).toEqual(['OCR SDK', 'Architecture']);
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
    expect(await left('.breadcrumbs__link:visible')).toBeCloseTo(
      await left('h1'),
      0,
    );
    await page.goto(
      page.url().replace('ocr/architecture/ocr_sdk_details', '') +
        'spreadsheet/api/basic-feature/manage_integrated_document',
    );
    const {height} = (await crumbs.boundingBox())!;
    expect(height).toBeLessThan(60);
    await page.setViewportSize({width: 768, height: 800});
    expect((await crumbs.locator('li:visible').allInnerTexts())[0]).toBe(
      'Home',
    );
  });

  test('rows of the menu on a phone are large enough for a finger', async ({
    open,
  }) => {
    const page = await open('/en/ocr/api/run', {width: 360, hydrated: false});
    const heights = (panel: string) =>
      page
        .locator(`${panel} :is(a.menu__link, summary)`)
        .evaluateAll((rows) =>
          rows
            .map((row) => row.getBoundingClientRect().height)
            .filter((height) => height > 0),
        );
    await page.locator('.navbar__toggle:visible').click();
    const pages = await heights('#docs-menu');
    expect(pages.length).toBeGreaterThan(20);
    expect(Math.min(...pages)).toBeGreaterThanOrEqual(44);
    await page.locator('.navbar-sidebar__back').click();
    const items = await heights('#site-menu');
    expect(items.length).toBeGreaterThan(5);
    expect(Math.min(...items)).toBeGreaterThanOrEqual(44);
  });

  test('no card of the products stands alone below four', async ({open}) => {
    const page = await open('/', {hydrated: false});
    for (const width of [600, 768, 900, 996, 1100, 1179, 1180, 1280, 1920]) {
      await page.setViewportSize({width, height: 800});
      const tops = await page
        .locator('li:has(> h3[id^=product-])')
        .evaluateAll((cards) =>
          cards.map((card) => card.getBoundingClientRect().top),
        );
      expect(tops.length).toBe(5);
      const first = tops.filter((top) => top === tops[0]).length;
      expect([1, 2, 3, 5], `${width} px`).toContain(first);
    }
  });
});

test('what was searched for is marked by its ground, so that underscores are seen', async ({
  open,
}) => {
  const page = await open('/en/search?q=ARGO_E_TIMEOUT');
  // Found and read in one step: each letter may bring other results in place of these.
  const line = async (selector: string) => {
    const read = await page.waitForFunction((marks) => {
      const mark = document.querySelector(marks);
      if (!mark) {
        return undefined;
      }
      const {textDecorationLine, backgroundColor} = getComputedStyle(mark);
      return [textDecorationLine, backgroundColor];
    }, selector);
    return (await read.jsonValue())!;
  };
  const [found, ground] = await line('main mark');
  expect(found).toBe('none');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ARGO_E_TIMEOUT');
  const [inModal, groundInModal] = await line('.DocSearch mark');
  expect(inModal).toBe('none');
  expect([ground, groundInModal]).not.toContain('rgba(0, 0, 0, 0)');
});
