import {expect} from 'vitest';
import {siteTest} from '../support/browser';

const test = siteTest('global-ko-en');

test('tables, and the room above headings, are on legal pages those of the documentation', async ({
  open,
}) => {
  const looks = async (address: string) => {
    const page = await open(address, {hydrated: false});
    const of = (selector: string, names: readonly string[]) =>
      page
        .locator(selector)
        .nth(1)
        .evaluate(
          (element, properties) =>
            properties.map((name) =>
              getComputedStyle(element).getPropertyValue(name),
            ),
          names,
        );
    return [
      await of('article td', ['font-size', 'border-left-width']),
      await of('article h2', ['font-size', 'margin-top']),
    ];
  };
  expect(await looks('/en/legal/privacy')).toEqual(
    await looks('/en/ocr/api/run'),
  );
});

test.for([320, 360])(
  'the facts about the company stand in one column beside their names at %i px',
  async (width, {open}) => {
    const page = await open('/ocr/intro', {width, hydrated: false});
    const lefts = (part: string) =>
      page
        .locator(`.footer dl ${part}`)
        .evaluateAll((all) => [
          ...new Set(all.map((each) => each.getBoundingClientRect().left)),
        ]);
    await page.locator('.footer dl').scrollIntoViewIfNeeded();
    const [names, facts] = [await lefts('dt'), await lefts('dd')];
    expect([names.length, facts.length]).toEqual([1, 1]);
    expect(facts[0]).toBeGreaterThan(names[0]!);
  },
);

test('the last of five products fills a row of two', async ({open}) => {
  const page = await open('/', {width: 768, hydrated: false});
  const cards = page.locator('li:has(> h3[id^=product-])');
  const [first, second, last] = await Promise.all(
    [0, 1, 4].map((index) => cards.nth(index).boundingBox()),
  );
  expect(last!.x).toBe(first!.x);
  expect(last!.x + last!.width).toBeCloseTo(second!.x + second!.width, 0);
});

test('links to buy stand on one line each in the Korean comparison, where it is a table', async ({
  open,
}) => {
  const page = await open('/products', {hydrated: false});
  for (const width of [768, 900, 1280]) {
    await page.setViewportSize({width, height: 800});
    const lines = await page
      .locator('main td:last-child a')
      .evaluateAll((links) =>
        links.map((link) =>
          Math.round(
            link.getBoundingClientRect().height /
              parseFloat(getComputedStyle(link).lineHeight),
          ),
        ),
      );
    expect(lines.length).toBeGreaterThan(5);
    expect(Math.max(...lines), `${width} px`).toBe(1);
  }
});

test('a line parts the sets from the pages that scroll below them', async ({
  open,
}) => {
  const page = await open('/en/ocr/api/run', {hydrated: false});
  const border = await page
    .getByRole('navigation', {name: 'Documentation sets'})
    .first()
    .evaluate((sets) => getComputedStyle(sets).borderBottomStyle);
  expect(border).toBe('solid');
});

test('the cross that clears a search stands in the middle of its field', async ({
  open,
}) => {
  const page = await open('/en/ocr/api/run', {hydrated: false});
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Container[open] .DocSearch-Reset').waitFor({
    state: 'attached',
  });
  await page.keyboard.type('run');
  const [field, cross] = await Promise.all(
    ['.DocSearch-Input', '.DocSearch-Reset svg'].map((part) =>
      page.locator(`dialog[open] ${part}`).boundingBox(),
    ),
  );
  const middle = (box: typeof field) => box!.y + box!.height / 2;
  expect(Math.abs(middle(field) - middle(cross))).toBeLessThan(1.5);
});
