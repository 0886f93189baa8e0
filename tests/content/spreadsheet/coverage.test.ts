import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {listPages} from '../../../src/sets/page/listPages';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {readContract} from '../../../src/sets/spreadsheet/contract/readContract';
import {sampledMembers} from '../../../scripts/samples/spreadsheet/sampledMembers';
import {checkCoverage} from '../../../scripts/check/spreadsheet/check';
import {mentionedNames} from '../../../scripts/check/spreadsheet/names';
import {PLATFORM_NAMES} from '../../../scripts/check/spreadsheet/platformNames';
import {nameProblem} from '../../../scripts/check/spreadsheet/resolve';

const ROOT = path.resolve(__dirname, '../../..');
const FIXTURES = 'tests/fixtures/spreadsheet';
const contract = readContract(path.join(ROOT, CONTRACT_FILE));
const pages = listPages(ROOT, ['docs-spreadsheet']).map((file) =>
  parseMarkdownFile(file, ROOT),
);

describe('checkCoverage', () => {
  it('finds an entry of every member, and every name in the contract', () => {
    const report = checkCoverage(contract, pages);
    expect(report.problems).toEqual([]);
    expect(report.describedCount).toBe(report.memberCount);
    expect(report.memberCount).toBeGreaterThan(900);
    expect(report.nameCount).toBeGreaterThan(200);
  });

  it('tells what the broken page and contract lack, at their lines', () => {
    const small = readContract(
      'small.d.ts',
      'export interface Pen {\n  color: string;\n  width: number;\n}\n',
    );
    const {problems, describedCount} = checkCoverage(small, [
      parseMarkdownFile(`${FIXTURES}/broken-names.mdx`, ROOT),
    ]);
    expect(describedCount).toBe(0);
    const fixture = `${FIXTURES}/broken-names.mdx`;
    expect(
      problems.map(({file, line, found}) => `${file}:${line}: ${found}`),
    ).toEqual([
      `${fixture}:9: <ApiTable of="Pencil">`,
      `${fixture}:5: \`Pen.weight\`: Pen has no member weight`,
      `${fixture}:5: \`sharpen\`: no such export or member`,
      'small.d.ts:1: Pen, which has no entry in the reference',
      'small.d.ts:2: Pen.color, which has no entry in the reference',
      'small.d.ts:3: Pen.width, which has no entry in the reference',
    ]);
    expect(problems[0]!.expected).toBe('a name that small.d.ts exports');
    expect(problems[3]!.remedy).toContain('docs-spreadsheet/reference/');
  });

  it('refuses to pass when there is no page', () => {
    expect(() => checkCoverage(contract, [])).toThrow(/No page/);
  });
});

describe('sampledMembers', () => {
  it('finds a sample of every member', () => {
    const {problems, memberCount, sampledCount} = sampledMembers(ROOT);
    expect(problems).toEqual([]);
    console.log(`${sampledCount} of ${memberCount} members are in samples`);
    expect(sampledCount).toBe(memberCount);
    expect(memberCount).toBeGreaterThan(900);
  });
});

describe('nameProblem', () => {
  it.each([
    'sheet.freeze',
    'spreadsheet.documents.active',
    'license.status.hostNames',
    'CellRange',
    'colorScale',
    'order.xlsx',
  ])('knows %s', (name) => {
    expect(nameProblem(contract, name)).toBeUndefined();
  });

  it.each([
    ['sheet.freezeRows', 'Sheet has no member freezeRows'],
    ['documents.active.rename', 'IntegratedDocument has no member rename'],
    ['setCellValue', 'no such export or member'],
  ])('refuses %s', (name, problem) => {
    expect(nameProblem(contract, name)).toBe(problem);
  });
});

describe('PLATFORM_NAMES', () => {
  const mentioned = new Set(
    pages.flatMap((page) => mentionedNames(page).map(({name}) => name)),
  );

  it.each([...PLATFORM_NAMES])('%s is on a page', (name) => {
    expect(mentioned).toContain(name);
  });
});
