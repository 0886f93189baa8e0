import {expect, it} from 'vitest';
import {markdownReport} from '../../../../scripts/test/report/markdown';
import type {StepResult} from '../../../../scripts/test/report/steps';

const RESULTS: readonly StepResult[] = [
  {
    phase: 'sources',
    step: 'types',
    status: 'passed',
    start: 0,
    outcome: {code: 0, output: 'fine', milliseconds: 1500},
  },
  {
    phase: 'fast tests',
    step: 'unit',
    status: 'failed',
    start: 1500,
    outcome: {
      code: 1,
      output: `first\n${'more\n'.repeat(70)}expected 1, received 2\n`,
      milliseconds: 2000,
      passed: 7,
      failed: 2,
    },
  },
  {phase: 'builds', step: 'global-en', status: 'not run'},
];

it('says what failed, with the end of its output, before the table of all steps', () => {
  const report = markdownReport(RESULTS, 3500);
  const [title, failure, ...rest] = report.split('\n\n');
  expect(title).toBe('## 7 passed, 2 failed, 3.5 s');
  expect(failure).toBe('### fast tests: unit');
  expect(rest[0]).toMatch(
    /^`{6}text\n(?:more\n)+expected 1, received 2\n`{6}$/,
  );
  expect(report).not.toContain('first');
  expect(report).toContain(
    '| phase | step | result | from | time | tests |\n| --- | --- | --- | --- | --- | --- |\n| sources | types | passed | 0.0 s | 1.5 s |  |\n',
  );
  expect(report).toContain(
    '| fast tests | unit | failed | 1.5 s | 2.0 s | 7 passed, 2 failed |\n| builds | global-en | not run |  |  |  |\n',
  );
});
