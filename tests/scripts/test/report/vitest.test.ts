import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  countTests,
  failuresOf,
  vitestStep,
} from '../../../../scripts/test/report/vitest';
import {scratchFolder} from '../../../support/scratchFolder';

function report(change: object): string {
  return JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    success: true,
    testResults: [],
    ...change,
  });
}

describe('countTests', () => {
  it('reads passed and failed tests', () => {
    expect(countTests(report({numFailedTests: 2, success: false}))).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [
      {status: 'failed', assertionResults: []},
      {status: 'passed', assertionResults: [{status: 'passed'}]},
    ];
    expect(countTests(report({success: false, testResults})).failed).toBe(1);
  });

  it.each([
    ['a run without a test', {numPassedTests: 0}],
    ['a failure that no test tells of', {success: false}],
  ])('counts %s as a failure', (_, change) => {
    expect(countTests(report(change)).failed).toBe(1);
  });
});

describe('failuresOf', () => {
  it('names the file, the test and its reason, without colours', () => {
    const testResults = [
      {
        name: '/site/tests/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          {status: 'passed', fullName: 'adds', failureMessages: []},
          {
            status: 'failed',
            fullName: 'takes away',
            failureMessages: [
              '\u001B[31mError: expected 1\u001B[39m\n at a.test.ts:3',
            ],
          },
        ],
      },
      {name: '/site/tests/b.test.ts', status: 'passed', assertionResults: []},
    ];
    expect(failuresOf(report({testResults}), '/site')).toEqual([
      'tests/a.test.ts: takes away\n  Error: expected 1\n   at a.test.ts:3',
    ]);
  });

  it('names a file that could not be loaded', () => {
    const testResults = [
      {
        name: '/site/tests/a.test.ts',
        status: 'failed',
        message: 'Cannot find module b',
        assertionResults: [],
      },
    ];
    expect(failuresOf(report({testResults}), '/site')).toEqual([
      'tests/a.test.ts\n  Cannot find module b',
    ]);
  });
});

describe('vitestStep', () => {
  const file = path.join(scratchFolder('vitest'), 'r.json');

  it('fails when tests failed although the program says it passed', async () => {
    const step = vitestStep('v', ['unit'], file, async () => {
      writeFileSync(file, report({numFailedTests: 1, success: false}));
      return {code: 0, output: '', milliseconds: 1};
    });
    expect(await step.run()).toMatchObject({code: 1, passed: 5, failed: 1});
  });

  it('fails when there is no report, an old one included', async () => {
    writeFileSync(file, report({}));
    const step = vitestStep('v', ['unit'], file, async () => ({
      code: 0,
      output: '',
      milliseconds: 1,
    }));
    const outcome = await step.run();
    expect(outcome.code).toBe(1);
    expect(outcome.output).toContain('No usable vitest report');
  });
});
