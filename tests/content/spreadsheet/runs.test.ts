import path from 'node:path';
import {expect, it} from 'vitest';
import {reportSpreadsheetRun} from '../../../scripts/samples/spreadsheet/report';
import {listPages} from '../../../src/sets/page/listPages';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {formatProblem} from '../../../src/sets/problem';

const ROOT = path.resolve(__dirname, '../../..');
const SLOW = 240_000;

it(
  'all samples run, and leave what their pages say and show',
  async () => {
    const pages = listPages(ROOT, ['docs-spreadsheet']).map((file) =>
      parseMarkdownFile(file, ROOT),
    );
    const {problems, summary} = await reportSpreadsheetRun(ROOT, pages);
    console.log(summary.join('\n'));
    expect(problems.map(formatProblem)).toEqual([]);
    const figure = (words: RegExp) =>
      Number(words.exec(summary.join(' '))?.[1]);
    expect(figure(/(\d+) samples run/)).toBeGreaterThanOrEqual(175);
    expect(figure(/(\d+) live in the page/)).toBeGreaterThanOrEqual(130);
    // What is typed by hand may only become less.
    expect(figure(/(\d+) drawn from runs/)).toBeGreaterThanOrEqual(82);
    expect(figure(/(\d+) by hand/)).toBeLessThanOrEqual(7);
  },
  SLOW,
);
