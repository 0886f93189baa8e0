import {describe, expect, it} from 'vitest';
import {diskFiles, overlayFiles} from '../../scripts/check/files';
import {
  placeholdersOf,
  sidebarStrings,
} from '../../scripts/check/interfaceStrings';
import * as interfaceStrings from '../../scripts/check/rules/interfaceStrings';
import {themeStrings} from '../../scripts/check/themeStrings';
import {translationProblems} from '../../scripts/check/translationRules';
import {LOCALE_TABLE, type LocaleRow} from '../../src/site/locales';
import {sourcesWith} from '../scripts/check/support';

const FILE = 'i18n/ko/code.json';
const files = overlayFiles(diskFiles('/nowhere'), {
  'src/A.tsx': '<Translate id="site.a">',
});
const strings = new Map([
  ['site.a', {message: 'A {link}', file: 'src/A.tsx'}],
  ['site.b', {message: 'B', file: undefined}],
]);

/** What is said about a translation file with these texts. */
function problemsOf(
  texts: Record<string, string>,
  language: LocaleRow = LOCALE_TABLE.ko,
): string[] {
  const translations = Object.fromEntries(
    Object.entries(texts).map(([id, message]) => [id, {message}]),
  );
  return translationProblems(files, {
    file: FILE,
    language,
    translations,
    strings,
    optional: new Set(['theme.optional']),
  }).map(({file, found}) => `${file}: ${found}`);
}

describe('translationProblems', () => {
  it('accepts a complete file', () => {
    expect(
      problemsOf({
        'site.a': '{link} 보기',
        'site.b': '나',
        'theme.optional': 'x',
      }),
    ).toEqual([]);
  });

  it('finds a missing text at its source', () => {
    expect(problemsOf({'site.b': '나'})).toEqual([
      'src/A.tsx: the text "site.a" has no Korean translation',
    ]);
  });

  it('finds a text that nothing says', () => {
    expect(
      problemsOf({'site.a': '{link} 보기', 'site.b': '나', 'site.c': '다'}),
    ).toEqual([`${FILE}: "site.c", which nothing on the site says`]);
  });

  it('finds a text that is still English', () => {
    expect(problemsOf({'site.a': '{link} 보기', 'site.b': 'B'})).toEqual([
      `${FILE}: "site.b" says "B"`,
    ]);
  });

  it('finds a lost placeholder, a foreign one and an empty text', () => {
    expect(problemsOf({'site.a': '보기', 'site.b': '{word} 나'})).toEqual([
      `${FILE}: "site.a" has no placeholder`,
      `${FILE}: "site.b" has {word}`,
    ]);
    expect(problemsOf({'site.a': '{link} 보기', 'site.b': ''})).toEqual([
      `${FILE}: "site.b" says ""`,
    ]);
  });

  it('finds a text left in English where the letters tell nothing', () => {
    const french = {...LOCALE_TABLE.en, name: 'French'};
    expect(
      problemsOf({'site.a': 'Voir {link}', 'site.b': 'B'}, french),
    ).toEqual([`${FILE}: "site.b" says "B"`]);
    expect(problemsOf({'site.b': 'Bé'}, french)).toEqual([
      'src/A.tsx: the text "site.a" has no French translation',
    ]);
  });

  it('finds entries out of order', () => {
    expect(problemsOf({'site.b': '나', 'site.a': '{link} 보기'})).toEqual([
      `${FILE}: "site.a" after "site.b"`,
    ]);
  });
});

describe('placeholdersOf', () => {
  it('lists each placeholder once, sorted', () => {
    expect(placeholdersOf('{b} {a} {b} { c }')).toEqual(['{a}', '{b}']);
  });
});

describe('sidebarStrings', () => {
  it('names categories as Docusaurus does, nested ones too', () => {
    const inner = {type: 'category' as const, label: 'Inner', items: ['b']};
    const sidebars = {
      main: ['a', {type: 'category' as const, label: 'Outer', items: [inner]}],
    };
    expect([...sidebarStrings(sidebars).keys()]).toEqual([
      'version.label',
      'sidebar.main.category.Outer',
      'sidebar.main.category.Inner',
    ]);
  });
});

describe('the interface in every locale', () => {
  it('has every text of the sources, of the theme and of the sidebars', async () => {
    const sources = sourcesWith();
    const {inspected, problems, note} = await interfaceStrings.run(sources);
    expect(problems).toEqual([]);
    // No set of this site is without Korean labels.
    expect(note ?? '').not.toMatch(/(?:spreadsheet|ocr)\/current/);
    expect(inspected).toBeGreaterThan(themeStrings('theme-common').size + 40);
  });

  it.each([
    ['i18n/ko/code.json', '{}', 'has no Korean translation'],
    ['i18n/ko/code.json', '{', 'JSON'],
    [
      'i18n/ko/docusaurus-plugin-content-docs-ocr/current.json',
      '{}',
      'Installation',
    ],
  ])('fails when %s holds %s', async (file, text, says) => {
    const sources = sourcesWith({[file]: text});
    const {problems} = await interfaceStrings.run(sources);
    expect(problems.map(({found}) => found).join('\n')).toMatch(says);
  });

  it('fails when a locale of the table has no texts', async () => {
    const fr = {...LOCALE_TABLE.en, name: 'French'};
    const sources = sourcesWith({}, {locales: {...LOCALE_TABLE, fr}});
    const {problems} = await interfaceStrings.run(sources);
    expect(problems.map(({file}) => file)).toEqual(['i18n/fr/code.json']);
  });

  it('notes a set whose sidebar has English labels only, and lets it pass', async () => {
    const file =
      'i18n/ko/docusaurus-plugin-content-docs-spreadsheet/current.json';
    const sources = sourcesWith({[file]: null});
    const {problems, note} = await interfaceStrings.run(sources);
    expect(problems).toEqual([]);
    expect(note).toBe(`sidebars in English: no ${file}`);
  });
});
