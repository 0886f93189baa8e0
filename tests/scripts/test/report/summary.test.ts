import {describe, expect, it} from 'vitest';
import type {StepResult} from '../../../../scripts/test/report/steps';
import {summarize, totals} from '../../../../scripts/test/report/summary';

const RESULTS: StepResult[] = [
  {
    phase: 'first',
    step: 'good',
    status: 'passed',
    start: 0,
    outcome: {code: 0, output: '', milliseconds: 1500, passed: 3, failed: 0},
  },
  {
    phase: 'second',
    step: 'bad',
    status: 'failed',
    start: 1000,
    outcome: {code: 2, output: 'why it failed', milliseconds: 2000},
  },
  {
    phase: 'second',
    step: 'beside',
    status: 'failed',
    start: 1500,
    outcome: {
      code: 1,
      output: '',
      milliseconds: 4000,
      passed: 4,
      failed: 2,
      failures: ['a.test.ts: adds', 'b.test.ts: takes'],
    },
  },
  {phase: 'third', step: 'never', status: 'not run'},
];

describe('totals', () => {
  it('counts a failed step without tests as one failure', () => {
    expect(totals(RESULTS)).toEqual({passed: 7, failed: 3});
  });
});

describe('summarize', () => {
  const lines = summarize(RESULTS, 61_000).split('\n');

  it('ends with the totals', () => {
    expect(lines.slice(-2)).toEqual([
      'Whole run: 61.0 s',
      '7 passed, 3 failed',
    ]);
  });

  it('tells what failed, after the table', () => {
    const text = lines.join('\n');
    expect(text).toContain('Failed: second: bad\nwhy it failed\n');
    expect(text).toContain(
      'Failed: second: beside\na.test.ts: adds\n\nb.test.ts: takes\n',
    );
    expect(text.indexOf('Failed:')).toBeGreaterThan(text.indexOf('never'));
  });

  it('says of each step when it began, how long it took and what it counted', () => {
    expect(lines.find((line) => /^second +beside/.test(line))).toMatch(
      /^second +beside +failed +1\.5 s +4\.0 s +4 passed, 2 failed$/,
    );
    expect(lines.find((line) => line.includes('never'))).toMatch(
      /^third +never +not run$/,
    );
  });

  it('says of a phase of several steps how long it took from begin to end', () => {
    expect(lines.filter((line) => line.includes('(all)'))).toHaveLength(1);
    expect(lines.find((line) => line.includes('(all)'))).toMatch(
      /^second +\(all\) +1\.0 s +4\.5 s$/,
    );
  });
});
