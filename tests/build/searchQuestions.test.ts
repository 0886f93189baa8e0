import {beforeAll, describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {OCR_QUESTIONS} from '../content/ocr/questions';
import {TASK_QUESTIONS} from '../content/spreadsheet/questions';
import {openBuiltIndex} from '../search/builtIndex';
import {judgeEngine} from '../search/judge';

const DIR = process.env['SEARCH_JUDGED_DIR'] ?? buildDir('global-en');

const pageOf = (address: string) => address.split('#', 1)[0]!;

const SETS = [
  {
    name: 'OCR',
    queries: OCR_QUESTIONS.map(({question, answer}) => ({
      q: question,
      pages: [pageOf(answer)],
    })),
  },
  {
    name: 'Spreadsheet',
    queries: TASK_QUESTIONS.map(({question, page}) => ({
      q: question,
      pages: [pageOf(page)],
    })),
  },
];

describe('task questions', () => {
  let index: ReturnType<typeof openBuiltIndex>;
  beforeAll(() => {
    index = openBuiltIndex(`${DIR}/search-index`);
  });

  it.each(SETS)('of $name are answered', async ({queries}) => {
    const verdict = await judgeEngine(index, queries, {
      language: 'en',
      prefix: '',
    });
    expect(verdict.judged).toBeGreaterThanOrEqual(25);
    const misses = verdict.misses.join('\n');
    expect(verdict.first, misses).toBeGreaterThanOrEqual(0.92);
    expect(verdict.topThree, misses).toBeGreaterThanOrEqual(0.97);
  });
});
