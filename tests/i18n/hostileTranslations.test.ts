// Texts of translation files that are no texts, or hostile ones: refused with the id and a cure.
import {expect, it} from 'vitest';
import {diskFiles, overlayFiles} from '../../scripts/check/files';
import {shapeProblems} from '../../scripts/check/translationShape';
import {HOSTILE_STRINGS} from '../support/hostileStrings';

const FILE = 'i18n/ko/code.json';

function problemsOf(parsed: unknown) {
  const files = overlayFiles(diskFiles('/nowhere'), {
    [FILE]: JSON.stringify(parsed, null, 2) ?? '',
  });
  return shapeProblems(files, FILE, parsed, () => 'Search {count} pages');
}

it('texts in Korean pass', () => {
  expect(
    problemsOf({a: {message: '{count}페이지 검색'}, b: {message: 'A < B & C'}}),
  ).toEqual([]);
});

it.each([[null], [5], [true], ['x'], [[]], [[{message: 'x'}]]])(
  'a file that is %j is named',
  (parsed) => {
    expect(problemsOf(parsed)).toMatchObject([
      {
        file: FILE,
        line: 1,
        found: `a translation file that is ${JSON.stringify(parsed)}`,
      },
    ]);
  },
);

it.each([
  [null],
  [5],
  ['x'],
  [[]],
  [{}],
  [{message: null}],
  [{message: 5}],
  [{message: {}}],
  [{message: ['x']}],
])('an entry that is %j is named', (entry) => {
  const [problem] = problemsOf({fine: {message: '가'}, 'site.a': entry});
  expect(problem).toMatchObject({
    file: FILE,
    line: 5,
    expected: 'a "message" that is a text',
  });
  expect(problem!.found).toContain('"site.a" says ');
  expect(problem!.remedy).toContain('Search {count} pages');
});

it('markup, what nobody sees and what nobody reads to its end is refused', () => {
  const wrong = [
    ...HOSTILE_STRINGS.filter((text) => /<\/?[a-z!]/i.test(text)),
    '한\0글',
    '\u202E한글',
    '한\n글',
    '한\uD800',
    '가'.repeat(1e6),
  ];
  for (const message of wrong) {
    const [problem, ...others] = problemsOf({
      'site.a': {message: `한글 ${message}`},
    });
    expect(others).toEqual([]);
    expect(problem, message.slice(0, 60)).toBeDefined();
    expect(problem!.found.length).toBeLessThan(400);
    expect(problem!.found).not.toMatch(/[\0-\x1F\u202E]/);
  }
  console.log(
    `${wrong.length} of ${HOSTILE_STRINGS.length + 5} strings are refused; the others are words and addresses`,
  );
  expect(wrong.length).toBeGreaterThanOrEqual(40);
});
