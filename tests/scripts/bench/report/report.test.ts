import {encode} from 'fast-png';
import {describe, expect, it} from 'vitest';
import {
  changedPackages,
  renderDependencies,
} from '../../../../bench/report/dependencies/dependencies';
import {renderReport} from '../../../../bench/report/markdown';
import {comparePictures} from '../../../../bench/report/pictures/comparePictures';
import {PICTURED_PAGES} from '../../../../bench/report/pictures/pages';
import {
  fileName,
  renderPictures,
} from '../../../../bench/report/pictures/pictures';
import {readReportArguments} from '../../../../bench/report/readArguments';
import {renderSearch} from '../../../../bench/report/search/search';

describe('dependencies', () => {
  const changed = changedPackages(
    {
      packages: {
        '': {dependencies: {kept: '1.0.0', moved: '1.0.0'}},
        'node_modules/kept': {version: '1.0.0', license: 'MIT'},
        'node_modules/moved': {version: '1.0.0', license: 'MIT'},
        'node_modules/x/node_modules/held': {version: '3.0.0', license: 'MIT'},
        'node_modules/x/node_modules/deep': {version: '2.0.0', license: 'ISC'},
      },
    },
    {
      packages: {
        '': {dependencies: {kept: '1.0.0', moved: '2.0.0', held: '3.0.0'}},
        'node_modules/held': {version: '3.0.0', license: 'MIT'},
        'node_modules/kept': {version: '1.0.0', license: 'MIT'},
        'node_modules/y/node_modules/kept': {version: '1.0.0', license: 'MIT'},
        'node_modules/moved': {version: '2.0.0', license: 'GPL-3.0'},
        'node_modules/brought': {
          version: '0.1.0',
          dev: true,
          hasInstallScript: true,
        },
      },
    },
  );

  it('are named where a version changed, those asked for first, with licence and script', () => {
    expect(changed.map(({name}) => name)).toEqual([
      'held',
      'moved',
      'brought',
      'deep',
    ]);
    const {verdict, details} = renderDependencies(changed);
    expect(verdict).toBe(
      '4 packages differ, 2 of them asked for by this project; 1 are new.',
    );
    expect(details).toContain(
      '| `held` | 3.0.0 | 3.0.0 | MIT, was brought along by others |',
    );
    expect(details).toContain('| `moved` | 1.0.0 | 2.0.0 | GPL-3.0 |');
    expect(details).toContain(
      '| `brought` | new | 0.1.0 | no licence stated, wants to run a script when it is installed, development only |',
    );
    expect(details).toContain('| `deep` | 2.0.0 | gone |  |');
  });

  it('are as before where only their place changed', () => {
    expect(renderDependencies([])).toEqual({
      title: 'Dependencies',
      verdict: 'as before.',
      details: '',
    });
  });
});

describe('pictures', () => {
  const picture = (...red: readonly number[]) =>
    encode({
      width: 2,
      height: 2,
      channels: 3,
      data: Uint8Array.from(
        [0, 1, 2, 3].flatMap((pixel) => [red.includes(pixel) ? 255 : 0, 0, 0]),
      ),
    });

  it('are alike, or differ in some of their pixels', () => {
    expect(comparePictures(picture(), picture())).toEqual({
      pixels: 0,
      share: 0,
      picture: undefined,
    });
    const {
      pixels,
      share,
      picture: drawn,
    } = comparePictures(picture(), picture(0, 1, 2, 3));
    expect([pixels, share]).toEqual([4, 1]);
    expect(drawn?.length).toBeGreaterThan(50);
  });

  it('of two sizes are refused', () => {
    const wide = encode({
      width: 3,
      height: 1,
      channels: 3,
      data: new Uint8Array(9),
    });
    expect(() => comparePictures(picture(), wide)).toThrow(
      'received 2 × 2 and 3 × 1',
    );
  });

  it('are of twenty pages, each with a folder of its own', () => {
    expect(PICTURED_PAGES).toHaveLength(20);
    const names = PICTURED_PAGES.map(({locale, address}) =>
      fileName(`${locale} ${address}`),
    );
    expect(new Set(names).size).toBe(20);
    expect(names).toContain('en-home');
    expect(names).toContain('ko-legal-refund');
  });

  it('are named where they changed, the largest change first', () => {
    const change = (pixels: number) => ({
      pixels,
      share: pixels / 100,
      picture: undefined,
    });
    const {verdict, details} = renderPictures(
      [
        {page: 'en /a', change: change(1)},
        {page: 'en /b', change: change(0)},
        {page: 'en /c', change: change(20)},
        {page: 'en /d', change: undefined},
      ],
      'out',
    );
    expect(verdict).toBe(
      '3 of 4 pages look different; the pictures are files of this run, in `out`.',
    );
    expect(details.split('\n').slice(2)).toEqual([
      '| `en /d` | in one of the builds only | `en-d` |',
      '| `en /c` | 20.00 % | `en-c` |',
      '| `en /a` | 1.00 % | `en-a` |',
    ]);
  });
});

describe('search', () => {
  const verdict = (first: number, ...misses: string[]) => ({
    judged: 10,
    first,
    topThree: 1,
    misses,
  });

  it('names the queries that lost their place, and those that won it', () => {
    const {verdict: says, details} = renderSearch([
      {
        language: 'en',
        before: verdict(0.8, '"a": expected /x, found it at 2', '"b": c'),
        after: verdict(0.9, '"a": expected /x, found it at 3', '"d": e'),
      },
    ]);
    expect(says).toBe(
      'of 10 development queries, 1 lost their first place and 1 won it.',
    );
    expect(details).toContain('| en | 10 | 80.0 % → 90.0 % | 100.0 % |');
    expect(details).toMatch(/1 lost<\/summary>\n\n- "d": e\n/);
    expect(details).toMatch(/1 won<\/summary>\n\n- "b": c\n/);
  });

  it('says so when the index of the base cannot be read', () => {
    const {verdict: says} = renderSearch([
      {language: 'en', before: undefined, after: verdict(1)},
    ]);
    expect(says).toContain('the index of the base has another format');
  });
});

describe('the command', () => {
  it('asks for a base, and knows its parts', () => {
    expect(readReportArguments(['--base', '../base'])).toEqual({
      base: '../base',
      dir: 'build',
      out: '.cache/report',
      parts: ['sizes', 'search', 'dependencies', 'pictures'],
    });
    expect(() => readReportArguments([])).toThrow(
      /--base is missing[^]*npm run report -- --base DIR/,
    );
    expect(() =>
      readReportArguments(['--base', 'x', '--only', 'size']),
    ).toThrow(
      '--only: expected some of sizes, search, dependencies, pictures, received "size"',
    );
  });
});

it('the report begins with what each part found', () => {
  const report = renderReport([
    {title: 'Sizes', verdict: 'as before.', details: ''},
    {title: 'Search', verdict: 'better.', details: 'TABLE'},
  ]);
  expect(report).toBe(
    '## What this change changes\n\n- **Sizes**: as before.\n- **Search**: better.\n\n### Sizes\n\nas before.\n\n### Search\n\nbetter.\n\nTABLE\n\n',
  );
});
