// Every field of front matter with values of every wrong kind, and with hostile strings: what is refused says why.
import {dump, load} from 'js-yaml';
import {expect, it} from 'vitest';
import {keyProblems} from '../../src/sets/page/checkFrontMatter';
import {FRONT_MATTER_KEYS} from '../../src/sets/page/frontMatterSchema';
import {DOCS_SET_LIST} from '../../src/sets/index';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import {HOSTILE_STRINGS} from '../support/hostileStrings';

const WRONG: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  NaN,
  new Date(0),
  [],
  [null],
  [[]],
  ['\0'],
  [{}],
  {},
  {toString: 'x'},
  {__proto__: {type: 'string'}},
  '',
  ' ',
  '\0',
  '\r\n',
  '\u202Etxt',
  '\uD800',
  'x'.repeat(1e6),
  ['x'.repeat(1e6)],
  Array.from({length: 1e5}, () => 0),
];

/** Kinds of values that are right for some field, so that no other one may take them. */
const RIGHT_SOMEWHERE: readonly unknown[] = [
  true,
  3,
  ['a'],
  '2026-01-31',
  'terms',
];

const areaOf = (key: string) =>
  FRONT_MATTER_KEYS[key]?.areas?.[0] ?? DOCS_SET_LIST[0]!.id;

function problemsOf(key: string, value: unknown) {
  return keyProblems({
    file: 'docs-ocr/page.mdx',
    area: areaOf(key),
    text: '---\n---\n',
    frontMatter: {
      title: 'A page',
      description:
        'A page that only tests see, with a description of the right length.',
      [key]: value,
    },
  } as unknown as SourcePage);
}

it.each(Object.keys(FRONT_MATTER_KEYS))(
  '%s: what it cannot hold is named, with what it may hold and a cure',
  (key) => {
    const {accepts} = FRONT_MATTER_KEYS[key]!;
    const values = [...WRONG, ...RIGHT_SOMEWHERE, ...HOSTILE_STRINGS];
    const refused = values.filter((value) => !accepts(value));
    for (const value of refused) {
      const [problem, ...others] = problemsOf(key, value);
      expect(others).toEqual([]);
      expect(problem).toMatchObject({file: 'docs-ocr/page.mdx', line: 1});
      expect(problem!.found).toMatch(new RegExp(`^\`${key}\` is .`));
      expect(problem!.found.length).toBeLessThan(400);

      expect(problem!.found).not.toMatch(/[\0-\x1F\u202A-\u202E\uD800-\uDFFF]/);
      expect(problem!.expected.length).toBeGreaterThan(5);
      expect(problem!.remedy).toMatch(/^[A-Z].+\.$/);
    }
    // What is taken is a kind of value that the field is for.
    const taken = values.filter(accepts);
    const kinds = new Set(
      taken.map((value) =>
        value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value,
      ),
    );
    expect(kinds.size).toBeLessThanOrEqual(2);
    expect(refused.length).toBeGreaterThan(20);
    expect(taken).not.toContain(WRONG.at(-3));
    expect(taken).not.toContain('\0');
    expect(taken).not.toContain('\u202Etxt');
  },
);

it('keys that the schema lacks are named, those of every object too', () => {
  for (const key of [...HOSTILE_STRINGS, 'toString', 'x'.repeat(1e6)]) {
    const frontMatter = Object.fromEntries([[key, 'x']]);
    const [problem] = keyProblems({
      file: 'a.mdx',
      area: 'ocr',
      text: '',
      frontMatter: {
        title: 'A page',
        description:
          'A page that only tests see, with a description of the right length.',
        ...frontMatter,
      },
    } as unknown as SourcePage).slice(-1);
    expect(problem?.found, key.slice(0, 50)).toMatch(/^front-matter key `/);
    expect(problem!.found.length).toBeLessThan(400);
  }
});

it('what is written as YAML is read as the text that it was', () => {
  for (const text of HOSTILE_STRINGS) {
    expect(load(dump({title: text}))).toEqual({title: text});
  }
});

it('says how many there are', () => {
  console.log(
    `${WRONG.length + RIGHT_SOMEWHERE.length + HOSTILE_STRINGS.length} values for ${Object.keys(FRONT_MATTER_KEYS).length} fields of front matter`,
  );
});
