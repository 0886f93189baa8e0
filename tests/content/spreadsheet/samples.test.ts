import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {extractFences} from '../../../src/sets/page/fences';
import {
  parseMarkdown,
  parseMarkdownFile,
} from '../../../src/sets/page/markdown';
import {listPages} from '../../../src/sets/page/listPages';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/readContract';
import {checkSamples, MAX_OPT_OUTS} from '../../../scripts/samples/ts/check';

const ROOT = path.resolve(__dirname, '../../..');
const FIXTURE = 'tests/fixtures/spreadsheet/broken-samples.mdx';
const SLOW = 60_000;

describe('checkSamples', () => {
  it(
    'reports each fault of the broken page at its own line',
    () => {
      const report = checkSamples(ROOT, CONTRACT_FILE, [FIXTURE]);
      const places = report.problems.map((problem) =>
        /^[^:]+:(\d+): (TS\d+|expected TS\d+|found)/.exec(problem)!,
      );
      expect(places.map((match) => [Number(match[1]), match[2]])).toEqual([
        [22, 'found'],
        [39, 'found'],
        [9, 'TS2551'],
        [13, 'TS2322'],
        [18, 'expected TS2322'],
        [28, 'TS2540'],
      ]);
      expect(report.optOuts).toHaveLength(1);
    },
    SLOW,
  );

  it('refuses to pass when there is nothing to check', () => {
    const page = parseMarkdown('# Nothing', 'nothing.mdx');
    expect(() => checkSamples(ROOT, CONTRACT_FILE, [page])).toThrow(
      /No TypeScript or JavaScript fence found on 1 pages/,
    );
  });

  it(
    'refuses more opt-outs than allowed',
    () => {
      const fence = '```ts no-check="needs a server to run"\nx\n```\n\n';
      const page = parseMarkdown(
        `${fence.repeat(MAX_OPT_OUTS + 1)}\`\`\`ts\nexport {};\n\`\`\`\n`,
        'lazy.mdx',
      );
      const {problems} = checkSamples(ROOT, CONTRACT_FILE, [page]);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/^lazy\.mdx:14: .*at most 3/);
    },
    SLOW,
  );
});

describe('samples of the site', () => {
  const pages = listPages(ROOT, ['docs-spreadsheet']);

  it(
    'all type-check, strictly',
    () => {
      const report = checkSamples(ROOT, CONTRACT_FILE, pages);
      expect(report.problems).toEqual([]);
      expect(report.optOuts.length).toBeLessThanOrEqual(MAX_OPT_OUTS);
      expect(report.sampleCount).toBeGreaterThan(0);
    },
    SLOW,
  );

  describe('against a contract with a renamed member', () => {
    const copy = path.join(ROOT, 'tests/fixtures/spreadsheet/renamed.d.ts');
    afterAll(() => rmSync(copy, {force: true}));

    it(
      'fail on exactly the pages that use it',
      () => {
        const contract = readFileSync(path.join(ROOT, CONTRACT_FILE), 'utf8');
        writeFileSync(copy, contract.replace('  freeze(panes', '  pin(panes'));
        const {problems} = checkSamples(ROOT, copy, pages);
        const red = new Set(problems.map((problem) => problem.split(':')[0]));
        const users = pages.filter((page) =>
          extractFences(parseMarkdownFile(path.join(ROOT, page))).some(
            ({lang, code}) =>
              /^(ts|tsx|js|jsx|vue)$/.test(lang) && code.includes('.freeze('),
          ),
        );
        expect(users.length).toBeGreaterThan(0);
        expect([...red].sort()).toEqual(users);
      },
      SLOW,
    );
  });
});
