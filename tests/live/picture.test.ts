import {readFileSync} from 'node:fs';
// @ts-expect-error The package has no declarations.
import {JSDOM} from 'jsdom';
import {beforeAll, describe, expect, it} from 'vitest';
import {SERIES_COLORS} from '../../src/live/grid/chartScale';
import {createPictureRenderer} from '../../src/live/pictures/pictureRenderer';
import type {PictureOptions} from '../../src/live/pictures/renderPicture';

let render: Awaited<ReturnType<typeof createPictureRenderer>>;

beforeAll(async () => {
  render = await createPictureRenderer(process.cwd());
});

const OPEN = `import {createSpreadsheet} from 'spreadsheet-sdk';
const spreadsheet = await createSpreadsheet('#sheet', {licenseKey: 'KEY'});
const {activeSheet: sheet} = spreadsheet;
`;

async function picture(code: string, options: PictureOptions, lang = 'en') {
  const rendered = await render({
    files: [{name: 'app.ts', source: OPEN + code}],
    before: undefined,
    options,
    lang,
  });
  const {document} = new JSDOM(rendered.html).window as Window;
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent);
  const names = [...document.querySelectorAll('[aria-label]')].map((one) =>
    one.getAttribute('aria-label'),
  );
  /** Texts of cells by row, with those for screen readers in braces. */
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => {
      const hidden = [...cell.querySelectorAll('.visually-hidden')];
      const notes = hidden.map(({textContent}) => `{${textContent}}`);
      hidden.forEach((one) => one.remove());
      return [cell.textContent, ...notes].join(' ').trim();
    }),
  );
  return {...rendered, document, texts, names, rows};
}

it('shows the sheet of a sample as a table with headings', async () => {
  const {html, texts, rows, classes, document} = await picture(
    `sheet.range('B4:C6').setValues([['North', 120], ['South', 80], ['West', 1]]);
sheet.range('B4:C4').setFormat({font: {bold: true}, fill: {color: '#D6E6FA'}});
sheet.range('C7').setFormula('=SUM(C4:C6)');
sheet.setRowsHidden(4, 1, true);
sheet.range('D4:E4').merge().setValue('Both');`,
    {range: 'B4:E7', formula: 'C7', tabs: true},
  );
  expect(texts('th')).toEqual(['B', 'C', 'D', 'E', '4', '6', '7']);
  expect(rows).toEqual([
    ['North', '120', 'Both'],
    ['West', '1', '', ''],
    ['', '201', '', ''],
  ]);
  expect(texts('.after-gap')).toEqual(['6']);
  expect(texts('[aria-current]')).toEqual([]);
  expect(texts('.formula-line')).toEqual(['C7 =SUM(C4:C6)']);
  expect(texts('.tabs li')).toEqual(['Sheet1 (active)']);
  // The content security policy does not allow style attributes.
  expect(html).not.toContain('style=');
  const north = document.querySelector('tbody td')!.className.split(' ');
  expect(north.map((name) => classes.get(name))).toEqual(
    expect.arrayContaining([
      'font-weight: bold;',
      'background-color: #D6E6FA;',
    ]),
  );
});

it('has text alternatives in the language of the page', async () => {
  const code = `sheet.range('A1:C3').setValues([['Shop', 'Jan', 'Feb'], ['Bath', 5, 7], ['Oslo', 9, 2]]);
sheet.conditionalFormats.add('B2:B3', {type: 'iconSet', icons: 'arrows3'});
sheet.conditionalFormats.add('C2:C3', {type: 'value', operator: 'greater', values: [5], format: {font: {bold: true}}});
sheet.sparklines.add({type: 'line', source: sheet.range('B2:C3'), target: 'D2:D3', marks: ['high']});
sheet.charts.add({type: 'column', source: sheet.range('A1:C3'), anchor: 'A5:D9', title: 'Shops'});
sheet.protect();`;
  const {names, rows} = await picture(code, {range: 'A1:D9'});
  expect(names).toEqual(
    expect.arrayContaining([
      'down',
      'up',
      'locked',
      'Line: 5, 7; marked: 7',
      'Shops. Column chart. Jan: Bath 5, Oslo 9. Feb: Bath 7, Oslo 2.',
    ]),
  );
  expect(rows[1]).toEqual(['Bath', '5', '7 {highlighted}', '']);
  const korean = await picture(code, {range: 'A1:D9'}, 'ko');
  expect(korean.names).toEqual(expect.arrayContaining(['아래쪽', '잠김']));
  expect(korean.rows[1]![2]).toBe('7 {강조됨}');
});

it('shows only charts and shapes, with data labels', async () => {
  const {html, texts, names} = await picture(
    `sheet.range('A1:B3').setValues([['Name', 'Share'], ['A', 50], ['B', 30]]);
sheet.charts.add({type: 'pie', source: sheet.range('A1:B3'), anchor: 'D1:F9', dataLabels: true, altText: 'Most of it is A.'});
sheet.shapes.add({type: 'arrow', text: 'next', anchor: 'D11:F12', altText: 'To the right.'});`,
    {drawings: true},
  );
  expect(html).not.toContain('<table');
  expect(names).toEqual(['Most of it is A.', 'To the right.']);
  expect(texts('text')).toEqual(['50', '30', 'next']);
});

const LIST = `sheet.range('A1:A2').setValues([['State'], ['open']]);
sheet.range('A2:A9').setValidation({type: 'list', source: ['open', 'closed'], message: 'Open or closed.', prompt: 'Choose one.'});
spreadsheet.autocomplete.register({area: 'C1', suggest: () => [{text: 'Lima', detail: 'Peru'}]});
spreadsheet.on('cellChange', ({origin}) => origin === 'user' && sheet.range('B1').setValue('seen'));`;

describe('user actions', () => {
  it('open the list of a cell, with its prompt', async () => {
    const {texts} = await picture(LIST, {select: 'A2', open: true});
    expect(texts('.list li')).toEqual(['open', 'closed']);
    expect(texts('.message')).toEqual(['Choose one.']);
    expect(texts('[aria-current] .button')).toEqual(['▾']);
  });

  it('enter values, which can be rejected and trigger events', async () => {
    const {rows, texts} = await picture(LIST, {
      range: 'A1:C3',
      enter: 'A2=done; C3=7',
      mark: 'B1',
    });
    expect(rows.map(([first]) => first)).toEqual([
      'State',
      'done▾Open or closed. {opens a list} {invalid entry}',
      '',
    ]);
    expect(texts('.invalid')).toHaveLength(1);
    expect([rows[0]![1], rows[2]![2]]).toEqual(['seen {marked}', '7']);
  });

  it('type text and show suggestions', async () => {
    const {texts} = await picture(LIST, {range: 'A1:C1', typing: 'C1=Li'});
    expect(texts('[aria-current] .text')).toEqual(['Li']);
    expect(texts('.list li')).toEqual(['Lima Peru']);
  });
});

it.each([
  ["\nsheet.range('nowhere at all');", {}, /nowhere at all.*\(line 5 of the/],
  ['', {sheet: 'Report'}, /no such thing: the sheet Report/],
  ['', {host: 'left'}, /no such thing: a spreadsheet in #left/],
  ['', {enter: 'Tea'}, /"Tea" is no entry of a user/],
  [
    "sheet.range('A1').setValue(1); sheet.shapes.add({type: 'ellipse', anchor: 'A1:B2'});",
    {range: 'A1:C3'},
    /lies over cells with contents/,
  ],
])(
  'reports why a picture cannot be drawn: %s %o',
  async (code, options, message) => {
    await expect(picture(code, options)).rejects.toThrow(message);
  },
);

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red, green, blue] = color.match(/[\da-f]{2}/gi)!.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light! + 0.05) / (dark! + 0.05);
}

it('has colours for light and dark paper that contrast with it', () => {
  const css = readFileSync('src/live/grid/grid.css', 'utf8');
  const palettes = [':root', "[data-theme='dark']"].map((selector) => {
    const body = css.split(`\n  ${selector} {`)[1]!.split('}')[0]!;
    const pairs = [...body.matchAll(/--sheet-([\w-]+): (#\w+);/g)];
    return new Map(pairs.map(([, name, color]) => [name!, color!]));
  });
  for (const palette of palettes) {
    const paper = palette.get('paper')!.replace(/^#fff$/, '#ffffff');
    for (const name of ['ink', 'soft-ink', 'accent', 'alert']) {
      expect(contrast(palette.get(name)!, paper), name).toBeGreaterThan(4.5);
    }
    for (const color of SERIES_COLORS) {
      expect(contrast(color, paper), color).toBeGreaterThan(3);
    }
  }
});

it('keeps the fills of the document, with dark text, and makes black lines follow the palette', async () => {
  const {html, classes} = await picture(
    "sheet.range('A1').setValue('x').setFill('#FFF2CC').setBorders({top: {style: 'thin'}});",
    {},
  );
  expect(html).toMatch(/<td class="filled /);
  expect([...classes.values()]).toEqual(
    expect.arrayContaining([
      'background-color: #FFF2CC;',
      'border-top: 1px solid var(--sheet-ink);',
    ]),
  );
});
