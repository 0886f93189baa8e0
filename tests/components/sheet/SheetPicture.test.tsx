import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import SheetPicture from '../../../src/components/sheet/SheetPicture';
import {isNumeric} from '../../../src/components/sheet/SheetPicture/CellView';
import {FORMAT_WORDS} from '../../../src/sets/pictures/formatWords';
import {
  layOut,
  letterToNumber,
  numberToLetter,
} from '../../../src/components/sheet/SheetPicture/layout';

describe('SheetPicture', () => {
  const html = renderToStaticMarkup(
    <SheetPicture
      caption="Two rows, a chart beside them."
      columns="s s m"
      firstColumn="B"
      rowNumbers={[4, 9]}
      rows={[
        [
          {t: 'North', f: 'bold fillBlue'},
          120,
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
    />,
  );

  it('is a table with headings for columns and rows', () => {
    expect(html).toContain('<th scope="col"');
    for (const heading of ['>B<', '>C<', '>D<', '>4<', '>9<']) {
      expect(html).toContain(heading);
    }
  });

  it('names the chart and the filter for those who hear it', () => {
    expect(html).toContain('aria-label="Sales. North 120, South 80."');
    expect(html).toContain('filter set');
  });

  it('names locked cells, draws open lists and the panel beside the grid', () => {
    const open = renderToStaticMarkup(
      <SheetPicture
        caption="A form."
        columns="s m"
        panel={{title: 'Active cell', text: 'B1: Mi'}}
        rows={[
          [
            {t: 'Name', f: 'locked'},
            {t: 'Mi', list: ['Mira', ['Miller', 'Bath']]},
          ],
        ]}
      />,
    );
    expect(open).toContain('aria-label="locked"');
    expect(open).toContain('<li>Mira</li>');
    expect(open).toMatch(/<li>Miller<span[^>]*> Bath<\/span><\/li>/);
    expect(open).toMatch(/<\/table><\/div><div[^>]*><p[^>]*>Active cell<\/p>/);
  });

  it('tells the index that its cells are a picture, and its caption is none', () => {
    expect(html).toMatch(/<figure[^>]*><div[^>]* data-search="picture">/);
    expect(html).toMatch(/<\/div><figcaption/);
  });

  it('uses no style attribute', () => {
    expect(html).not.toContain('style=');
  });
});

describe('layOut', () => {
  const caption = '';

  it('refuses rows that do not fill the columns', () => {
    expect(() => layOut({caption, columns: 's s', rows: [['a']]})).toThrow(
      /row 1 ends at column 1 of 2/,
    );
    expect(() => layOut({caption, columns: 's', rows: [['a', 'b']]})).toThrow(
      /row 1 has more cells than the 1 columns/,
    );
  });

  it('refuses unknown widths', () => {
    expect(() => layOut({caption, columns: 'huge', rows: []})).toThrow(
      /found the column width "huge"/,
    );
  });

  it('marks the row after hidden ones', () => {
    const {rows} = layOut({
      caption,
      columns: 's',
      rowNumbers: [1, 2, 5],
      rows: [['a'], ['b'], ['c']],
    });
    expect(rows.map(({afterGap}) => afterGap)).toEqual([false, false, true]);
  });
});

describe('letters of columns', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [16_383, 'XFD'],
  ])('%i is %s, and back', (number, letter) => {
    expect(numberToLetter(number)).toBe(letter);
    expect(letterToNumber(letter)).toBe(number);
  });
});

describe('isNumeric', () => {
  it.each(['1,200', '-3.5', '12 %', '$4.00', '(1,200)', '2026-11-21'])(
    'takes %s for a number',
    (text) => expect(isNumeric(text)).toBe(true),
  );
  it.each(['North', 'Q1', '', '3 apples'])('takes %j for text', (text) =>
    expect(isNumeric(text)).toBe(false),
  );
});

describe('format words', () => {
  const folder = path.resolve(
    __dirname,
    '../../../src/components/sheet/SheetPicture',
  );
  const css = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

  it.each(FORMAT_WORDS)('%s has a rule in the style sheets', (word) => {
    expect(css).toMatch(new RegExp(`\\.${word}\\b`));
  });
});

describe('dark mode', () => {
  const folder = path.resolve(__dirname, '../../../src/components/sheet');
  const dark = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8')
        // There the reader's colours take the place of the document's.
        .replaceAll(/@media \(forced-colors: active\) \{.*?\n\}/gs, '')
        .matchAll(/\[data-theme='dark'\][^{]*\{([^}]*)\}/g),
    ])
    .flatMap(([, body]) => body!.trim().split(/;\s*/).filter(Boolean));

  // Captions name the colours of cells, which are the document's.
  it('colours what is around the cells, and no cell', () => {
    expect(dark.length).toBeGreaterThan(0);
    expect(dark.filter((rule) => !rule.startsWith('--frame-'))).toEqual([]);
  });

  it('has its colours in rules of headings and of what is around', () => {
    const users = readdirSync(path.join(folder, 'SheetPicture'))
      .filter((file) => file.endsWith('.css'))
      .filter((file) =>
        readFileSync(path.join(folder, 'SheetPicture', file), 'utf8').includes(
          'var(--frame-',
        ),
      );
    expect(users).not.toContain('paint.module.css');
    expect(users).not.toContain('lines.module.css');
    expect(users).toContain('around.module.css');
  });
});
