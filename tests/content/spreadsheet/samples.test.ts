import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {reportSpreadsheetRun} from '../../../scripts/samples/spreadsheet/report';
import {findUnsampledMembers} from '../../../scripts/samples/spreadsheet/report';
import {checkScriptSamples} from '../../../scripts/samples/ts/check';
import {
  formatProblem,
  listPages,
  MAX_CHECK_OPT_OUTS,
  parseMarkdown,
  parseMarkdownFile,
} from '../../../src/content';
import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';

const ROOT = path.resolve(__dirname, '../../..');
const FIXTURE = 'tests/fixtures/spreadsheet/broken-samples.mdx';
const SLOW = 240_000;

describe('checkScriptSamples', () => {
  it(
    'reports each fault of the broken page at its own line',
    () => {
      const report = checkScriptSamples(ROOT, SPREADSHEET_CONTRACT.file, [
        parseMarkdownFile(FIXTURE, ROOT),
      ]);
      expect(
        report.problems.map(({file, line, found, expected}) => [
          file,
          line,
          found.split(' ')[0],
          expected.split(',')[0],
        ]),
      ).toEqual([
        [FIXTURE, 17, 'no-check', 'a reason of 10 characters at least'],
        [FIXTURE, 9, 'TS2551', 'a sample that compiles against the contract'],
        [FIXTURE, 13, 'TS2322', 'a sample that compiles against the contract'],
        [FIXTURE, 23, 'TS2540', 'a sample that compiles against the contract'],
        [FIXTURE, 30, 'TS2322', 'a sample that compiles against the contract'],
      ]);
      expect(report.optOuts).toHaveLength(1);
    },
    SLOW,
  );

  it(
    'refuses more opt-outs than allowed',
    () => {
      const fence = '```ts no-check="needs a server to run"\nx\n```\n\n';
      const page = parseMarkdown(
        `${fence.repeat(MAX_CHECK_OPT_OUTS + 1)}\`\`\`ts\nexport {};\n\`\`\`\n`,
        'lazy.mdx',
      );
      const {problems} = checkScriptSamples(ROOT, SPREADSHEET_CONTRACT.file, [
        page,
      ]);
      expect(problems).toHaveLength(1);
      expect(formatProblem(problems[0]!)).toMatch(
        /^lazy\.mdx:14: opt-out number 4\n {4}expected at most 3/,
      );
    },
    SLOW,
  );
});

// `npm run check` compiles these samples.
describe('samples of the site', () => {
  const pages = listPages(ROOT).map((file) => parseMarkdownFile(file, ROOT));

  it('use every member of the declarations', () => {
    expect(findUnsampledMembers()).toEqual([]);
  });

  it(
    'run, and leave what their pages say and show',
    async () => {
      const ofSet = pages.filter(({file}) =>
        file.startsWith('docs-spreadsheet'),
      );
      const {problems, summary} = await reportSpreadsheetRun(ROOT, ofSet);
      expect(problems.map(formatProblem)).toEqual([]);
      const count = /(\d+) samples run/.exec(summary.join(' '))?.[1];
      expect(Number(count)).toBeGreaterThan(100);
    },
    SLOW,
  );
});
