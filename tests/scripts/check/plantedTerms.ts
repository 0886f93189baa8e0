import {searchTerms, TERMS_LOCALE} from '../../../src/site/translations';
import type {PlantedFault} from './plantedFault';

const TERMS = searchTerms(TERMS_LOCALE, 'ocr');

/** A table of terms with one page of the set, on line 3, its terms from line 4 on. */
function table(terms: readonly string[], key = 'intro'): string {
  return `${JSON.stringify({pages: {[key]: terms}, groups: {}}, null, 2)}\n`;
}

function inTerms(
  fault: string,
  text: string | null,
  line: number,
  says: string,
): PlantedFault {
  return {
    check: 'korean terms',
    fault,
    changes: {[TERMS]: text},
    at: `${TERMS}:${line}`,
    says,
  };
}

const FIVE = ['하나', '둘', '셋', '넷', '다섯'];

/** Faults in the Korean terms by which pages are searched. */
export const IN_TERMS: readonly PlantedFault[] = [
  {
    check: 'korean terms',
    fault: 'terms of a page that is gone',
    changes: {'docs-ocr/license/license-revocation.mdx': null},
    at: /^i18n\/ko\/search-terms\/ocr\.json:\d+: terms for "license\/license-revocation"/m,
    says: 'which is no page that search finds',
  },
  inTerms(
    'terms of a page that search does not list',
    table(FIVE, 'csh-redirect'),
    3,
    'terms for "csh-redirect", which is no page that search finds',
  ),
  inTerms(
    'terms of a folder that is none',
    `{"pages": {},\n"groups": {"licence": ${JSON.stringify(FIVE)}}}`,
    2,
    'terms for "licence", which is no folder of such pages',
  ),
  {
    check: 'translation folders',
    fault: 'terms of a set that does not exist',
    changes: {[searchTerms(TERMS_LOCALE, 'typo')]: table(FIVE)},
    at: `${searchTerms(TERMS_LOCALE, 'typo')}:1`,
    says: 'a file that no set and no page claims',
  },
  inTerms('no table', null, 1, 'pages "api/C_RESULT_CALLBACK", '),
  inTerms('a table that breaks off', '{\n  "pages": [', 2, 'JSON'),
  inTerms(
    'a comma behind the last term',
    '{"pages": {\n"intro": ["하나",\n"둘",\n]}}',
    3,
    'JSON',
  ),
  inTerms(
    'a table of another shape',
    '{\n  "pages": {\n    "intro": {"ko": "하나"}}}',
    3,
    'something else than a list of texts',
  ),
  inTerms('a part that is no object', '{\n  "pages": []}', 2, 'an object'),
  inTerms('a part of another name', '{\n  "page": {}}', 2, 'the key "page"'),
  inTerms(
    'a page twice',
    `{"pages": {\n"intro": ${JSON.stringify(FIVE)},\n"intro": ${JSON.stringify(FIVE)}}}`,
    3,
    '"intro" a second time, after line 2',
  ),
  inTerms('too few terms', table(FIVE.slice(1)), 3, '4 terms for "intro"'),
  inTerms(
    'too many terms',
    table(
      [...' 가나다라마바사아'].flatMap((more) =>
        FIVE.map((term) => (term + ' ' + more).trim()),
      ),
    ),
    3,
    '45 terms for "intro"',
  ),
  inTerms(
    'a term twice',
    table([...FIVE, '하나']),
    9,
    '"하나" for "intro", which has "하나" in line 4',
  ),
  inTerms(
    'a term twice but for its spaces',
    table([...FIVE, '다 섯']),
    9,
    '"다 섯" for "intro", which has "다섯" in line 8',
  ),
  inTerms(
    'a term without Hangul',
    table([...FIVE, 'OCR 2']),
    9,
    'the term "OCR 2", without a letter of Korean',
  ),
  inTerms(
    'a term with a space too much',
    table([...FIVE, '여섯  일곱']),
    9,
    'expected "여섯 일곱"',
  ),
  inTerms(
    'a term in decomposed letters',
    table([...FIVE, '여섯'.normalize('NFD')]),
    9,
    'expected "여섯"',
  ),
  inTerms(
    'a term on four pages, by its letters',
    JSON.stringify(
      {
        pages: Object.fromEntries(
          ['intro', 'api/run', 'api/runAsync', 'api/runBase64'].map(
            (key, index) => [key, [`${key} 가`, index % 2 ? '심 다' : '심다']],
          ),
        ),
        groups: {},
      },
      null,
      1,
    ),
    5,
    'the term "심다" on 4 pages: docs-ocr/intro.mdx, docs-ocr/api/run.mdx, docs-ocr/api/runAsync.mdx, docs-ocr/api/runBase64.mdx',
  ),
];
