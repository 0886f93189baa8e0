import {readFileSync} from 'node:fs';
import {Ajv} from 'ajv';
import {describe, expect, it} from 'vitest';
import {format, resolveConfig} from 'prettier';
import {renderReports} from '../../../scripts/check/run';
import {
  searchTermsSchema,
  textsSchema,
  vendorAnswersSchema,
} from '../../../scripts/editor/dataSchemas';
import {
  frontMatterJsonSchema,
  frontMatterSnippets,
} from '../../../scripts/editor/frontMatter';
import {keyProblems} from '../../../src/sets/page/checkFrontMatter';
import {isDay} from '../../../src/site/day';
import {parsePage} from '../../../src/sets/page/sourcePage';
import {checkAnswers} from '../../../src/sets/questions/answers';
import {sourcesWith} from '../check/support';

// What editors read is written from the definitions that the gate uses. When one of these fails after such a
// definition was changed: npx vitest run --project unit tests/scripts/editor -u

const FILES: Readonly<Record<string, object>> = {
  'schemas/front-matter-docs.json': frontMatterJsonSchema('docs'),
  'schemas/front-matter-pages.json': frontMatterJsonSchema('pages'),
  'schemas/search-terms.json': searchTermsSchema(),
  'schemas/vendor-answers.json': vendorAnswersSchema(),
  'schemas/texts.json': textsSchema(),
  'front-matter.code-snippets': frontMatterSnippets(),
};

it.each(Object.entries(FILES))(
  '.vscode/%s is up to date',
  async (name, file) => {
    const style = await resolveConfig('.vscode/settings.json');
    const text = await format(JSON.stringify(file), {...style, parser: 'json'});
    await expect(text).toMatchFileSnapshot(`../../../.vscode/${name}`);
  },
);

const ajv = new Ajv({allErrors: true, allowUnionTypes: true}).addFormat(
  'date',
  isDay,
);

describe('the schema of front matter', () => {
  const {pages} = sourcesWith();

  it('accepts every page that the gate accepts', () => {
    const docs = ajv.compile(frontMatterJsonSchema('docs'));
    const others = ajv.compile(frontMatterJsonSchema('pages'));
    const whole = pages.filter(({partial}) => !partial);
    expect(whole.length).toBeGreaterThan(80);
    for (const {file, area, frontMatter} of whole) {
      const validate = area === 'pages' ? others : docs;
      expect(
        validate(frontMatter),
        `${file}: ${ajv.errorsText(validate.errors)}`,
      ).toBe(true);
    }
  });

  it.each([
    ['hide_footer: "yes"', 'hide_footer'],
    ['keywords: [""]', 'keywords'],
    ['keywords: [merge cells, join cells]', 'keywords'],
    ['toc_max_heading_level: 7', 'toc_max_heading_level'],
    ['slug: 1', 'slug'],
    ['last_revised: "2026-02-30"', 'last_revised'],
  ])('refuses %s, as the gate does', (line, key) => {
    const page = parsePage(
      'src/pages/planted.mdx',
      `---\n${line}\ntitle: Planted\n---\n`,
    );
    const gate = keyProblems(page).map(({found}) => found);
    expect(gate.some((found) => found.includes(key))).toBe(true);
    ajv.validate(frontMatterJsonSchema('pages'), page.frontMatter);
    expect(JSON.stringify(ajv.errors)).toContain(key);
  });
});

describe('the schemas of data', () => {
  const ANSWER = {
    answer: {ko: '세 대', en: 'three'},
    source: {name: 'Data sheet'},
  };

  it.each([
    [{'a.b': ANSWER}, true],
    [{'a.b': {...ANSWER, source: {name: 'x', url: 'https://a.example'}}}, true],
    [{'a.b': {...ANSWER, source: {name: ' '}}}, false],
    [{'a.b': {...ANSWER, source: {name: 'x', url: 'ftp://a.example'}}}, false],
    [{'a.b': {...ANSWER, source: {name: 'x', url: 'a.example/x'}}}, false],
    [{'a.b': {...ANSWER, source: {name: 'x', url: '//a.example/x'}}}, false],
    [{'a.b': {...ANSWER, source: {name: 'x', url: 'https:a.example'}}}, false],
    [{'a.b': {...ANSWER, source: {name: 'x', url: 'https://sheet'}}}, false],
    [{'a.b': {...ANSWER, answer: {en: 'three'}}}, false],
    [{'a.b': {...ANSWER, note: ''}}, false],
    [[], false],
  ])('say of the answers %j what the gate says', (answers, isRight) => {
    const {problems} = checkAnswers('answers.json', JSON.stringify(answers));
    expect(problems.length === 0).toBe(isRight);
    expect(ajv.validate(vendorAnswersSchema(), answers)).toBe(isRight);
  });

  it.each([
    ['i18n/ko/search-terms/ocr.json', searchTermsSchema()],
    ['i18n/ko/code.json', textsSchema()],
    ['src/site/vendorAnswers.json', vendorAnswersSchema()],
  ])('accept %s', (file, schema) => {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(ajv.validate(schema, data), ajv.errorsText()).toBe(true);
    expect(ajv.validate(schema, {x: []})).toBe(false);
  });
});

it('editors find file, line and message in what a check prints', () => {
  const {tasks} = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as {
    tasks: {
      problemMatcher: {
        pattern: [{regexp: string}];
        background: {endsPattern: string};
      };
    }[];
  };
  const {pattern, background} = tasks[0]!.problemMatcher;
  const printed = renderReports([
    {
      name: 'front matter',
      unit: 'pages',
      inspected: 1,
      problems: [
        {
          file: 'docs-ocr/intro.mdx',
          line: 3,
          found: '`title` is 3',
          expected: 'a text',
          remedy: 'Write it.',
        },
      ],
      note: undefined,
      milliseconds: 1,
    },
  ]);
  const found = printed
    .split('\n')
    .flatMap((line) => [new RegExp(pattern[0].regexp).exec(line) ?? []].flat());
  expect(found.slice(1)).toEqual([
    'front matter',
    'docs-ocr/intro.mdx',
    '3',
    '`title` is 3',
  ]);
  for (const summary of ['31 checks, 0 problems', '1 check, 1 problem']) {
    expect(`${summary}, 2.1 s`).toMatch(new RegExp(background.endsPattern));
  }
});
