import {describe, expect, it} from 'vitest';
import {
  runPhases,
  type Step,
  type StepOutcome,
} from '../../../../scripts/test/report/phases';
import {summarize, totals} from '../../../../scripts/test/report/summary';

function step(name: string, outcome: Partial<StepOutcome>, log: string[]) {
  return {
    name,
    async run() {
      log.push(name);
      return {code: 0, output: '', milliseconds: 1500, ...outcome};
    },
  } satisfies Step;
}

function plan(log: string[]) {
  return [
    {name: 'first', steps: [step('good', {passed: 3, failed: 0}, log)]},
    {
      name: 'second',
      atOnce: 2,
      steps: [
        step('bad', {code: 2, output: 'why it failed'}, log),
        step('beside', {passed: 4, failed: 2, code: 1}, log),
      ],
    },
    {name: 'third', steps: [step('never', {}, log)]},
  ];
}

describe('runPhases', () => {
  it('stops after the phase that failed and says what was not run', async () => {
    const log: string[] = [];
    const printed: string[] = [];
    const results = await runPhases(plan(log), (text) => printed.push(text));
    expect(log).toEqual(['good', 'bad', 'beside']);
    expect(results.map(({step: name, status}) => [name, status])).toEqual([
      ['good', 'passed'],
      ['bad', 'failed'],
      ['beside', 'failed'],
      ['never', 'not run'],
    ]);
    expect(printed.join('\n')).toContain('why it failed');
  });

  it('runs at most as many steps at once as the phase allows', async () => {
    let running = 0;
    let most = 0;
    const slow = (name: string): Step => ({
      name,
      async run() {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running--;
        return {code: 0, output: '', milliseconds: 5};
      },
    });
    const steps = ['a', 'b', 'c', 'd', 'e'].map(slow);
    const results = await runPhases([{name: 'p', steps, atOnce: 2}], () => {});
    expect(most).toBe(2);
    expect(results.filter(({status}) => status === 'passed')).toHaveLength(5);
  });
});

describe('summarize', () => {
  it('ends with the totals, a failed step without tests counted as one failure', async () => {
    const results = await runPhases(plan([]), () => {});
    expect(totals(results)).toEqual({passed: 7, failed: 3});
    const text = summarize(results, 61_000);
    expect(text.split('\n').at(-1)).toBe('7 passed, 3 failed');
    expect(text).toMatch(/third +never +not run/);
    expect(text).toContain('Whole run: 61.0 s');
  });
});
