// Pictures of sheets: tables, charts, shapes and what is said of them.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import DrawingsPicture from '../../../src/components/sheet/DrawingsPicture';
import SheetPicture from '../../../src/components/sheet/SheetPicture';
import {isNumeric} from '../../../src/components/sheet/SheetPicture/CellView';
import {layOut} from '../../../src/components/sheet/SheetPicture/layout';
import {niceScale, project} from '../../../src/components/sheet/charts/scale';
import {slices} from '../../../src/components/sheet/charts/slices';
import {
  sparkBlocks,
  sparkPoints,
} from '../../../src/components/sheet/charts/sparkGeometry';
import {stackParts} from '../../../src/components/sheet/charts/stack';

const SHEET = (
  <SheetPicture
    caption="Two rows, a chart beside them."
    columns="s s m"
    firstColumn="B"
    rowNumbers={[4, 9]}
    panel={{title: 'Active cell', text: 'B1: Mi'}}
    rows={[
      [
        {t: 'North', f: 'bold locked'},
        {t: 'Mi', list: ['Mira', ['Miller', 'Bath']]},
        {
          span: [2, 1],
          chart: {
            type: 'column',
            title: 'Sales',
            alt: 'North 120, South 80.',
            categories: ['North', 'South'],
            series: [{name: 'Sales', values: [120, 80]}],
          },
        },
      ],
      ['South', {t: 80, button: 'filtered'}],
    ]}
  />
);

const SHARES = {
  type: 'doughnut',
  alt: 'A 50, B 30.',
  categories: ['A', 'B'],
  series: [{name: 'Share', values: [50, 30]}],
  dataLabels: true,
} as const;

it('a sheet is a table with headings, and has words for what is drawn', () => {
  const picture = document.createElement('div');
  picture.innerHTML = renderToStaticMarkup(SHEET);
  const texts = (selector: string) =>
    [...picture.querySelectorAll(selector)].map((each) => each.textContent);
  const names = [...picture.querySelectorAll('[aria-label]')].map((each) =>
    each.getAttribute('aria-label'),
  );
  expect(texts('th')).toEqual(
    expect.arrayContaining(['B', 'C', 'D', '4', '9']),
  );
  expect(names).toEqual(
    expect.arrayContaining(['Sales. North 120, South 80.', 'locked']),
  );
  expect(texts('li')).toEqual(['Mira', 'Miller Bath']);
  expect(picture.textContent).toContain('filter set');
  expect(picture.textContent).toContain('Active cell');
  // The policy of the site allows no style attribute, the index takes captions only.
  expect(picture.innerHTML).not.toContain('style=');
  expect(
    picture.querySelector('[data-search="picture"] figcaption'),
  ).toBeNull();
  expect(texts('figcaption')).toEqual(['Two rows, a chart beside them.']);
});

it('drawings without cells have their words, and values where labels are asked for', () => {
  const html = renderToStaticMarkup(
    <DrawingsPicture
      caption="A chart and a shape."
      charts={[SHARES, {...SHARES, alt: 'Without labels.', dataLabels: false}]}
      shapes={[{type: 'arrow', text: 'next', alt: 'Arrow to the right.'}]}
    />,
  );
  expect(html).not.toContain('<table');
  for (const said of ['"A 50, B 30."', '"Arrow to the right."']) {
    expect(html).toContain(`aria-label=${said}`);
  }
  expect(html).toContain('A chart and a shape.</figcaption>');
  expect(html.match(/>50<\/text>/g)).toHaveLength(1);
});

it.each([
  ['rows that are too short', 's s', [['a']], 'row 1 ends at column 1 of 2'],
  ['rows that are too long', 's', [['a', 'b']], 'row 1 has more cells'],
  ['unknown widths', 'huge', [], '"huge"'],
])('a sheet refuses %s', (_, columns, rows, message) => {
  expect(() => layOut({caption: '', columns, rows})).toThrow(message);
});

it('the row after hidden ones is marked', () => {
  const {rows} = layOut({
    caption: '',
    columns: 's',
    rowNumbers: [1, 2, 5],
    rows: [['a'], ['b'], ['c']],
  });
  expect(rows.map(({afterGap}) => afterGap)).toEqual([false, false, true]);
});

it.each([
  ...['1,200', '-3.5', '12 %', '$4.00', '(1,200)', '2026-11-21'].map(
    (text) => [text, true] as const,
  ),
  ...['North', 'Q1', '', '3 apples'].map((text) => [text, false] as const),
])('"%s" stands as a number: %s', (text, is) => {
  expect(isNumeric(text)).toBe(is);
});

// Captions name the colours of cells, which are the document's.
it('dark mode colours what is around the cells, and no cell', () => {
  const folder = path.resolve('src/components/sheet');
  const dark = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8')
        // There the reader's colours take the place of the document's.
        .replaceAll(/@media \(forced-colors: active\) \{.*?\n\}/gs, '')
        .matchAll(/\[data-theme='dark'\][^{]*\{([^}]*)\}/g),
    ])
    .flatMap(([, body]) => body!.trim().split(/;\s*/).filter(Boolean));
  expect(dark.length).toBeGreaterThan(0);
  expect(dark.filter((rule) => !rule.startsWith('--frame-'))).toEqual([]);
});

describe('charts', () => {
  it('have a scale from zero to a round number above the data', () => {
    expect(niceScale([120, 87])).toEqual({
      min: 0,
      max: 150,
      marks: [0, 50, 100, 150],
    });
    expect(niceScale([12, 14], {min: 10, max: 15})).toMatchObject({
      min: 10,
      max: 15,
    });
    expect(project(0, niceScale([0, 0]), 100, 0)).toBe(100);
  });

  it('share the circle by value, and stack each series on the one before', () => {
    expect(slices([1, 1, 2]).map(({share}) => share)).toEqual([
      0.25, 0.25, 0.5,
    ]);
    const [first, second] = [
      {name: 'a', values: [1, 2]},
      {name: 'b', values: [3, 4]},
    ];
    expect(stackParts([first, second])).toEqual([
      [
        [0, 1],
        [0, 2],
      ],
      [
        [1, 4],
        [2, 6],
      ],
    ]);
  });

  it('in a cell stay inside it, on one line', () => {
    const values = [4, -9, 12, 0];
    const line = sparkPoints({type: 'line', values, alt: ''});
    const columns = sparkBlocks({type: 'column', values, alt: ''});
    for (const y of [
      ...line.map((point) => point.y),
      ...columns.flatMap((block) => [block.y, block.y + block.height]),
    ]) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(22);
    }
    const [above, below] = columns;
    expect(above!.y + above!.height).toBeCloseTo(below!.y, 1);
    expect(below!.height / above!.height).toBeCloseTo(9 / 4, 1);
  });
});
