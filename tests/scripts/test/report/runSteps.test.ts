import {describe, expect, it} from 'vitest';
import {runSteps} from '../../../../scripts/test/report/runSteps';
import type {
  Phase,
  Step,
  StepOutcome,
} from '../../../../scripts/test/report/steps';

/** Writes down what begins and ends, and ends steps when it is told to. */
function stage() {
  const log: string[] = [];
  const ends = new Map<string, (outcome?: Partial<StepOutcome>) => void>();
  const printed: string[] = [];
  const step = (name: string, rest: Partial<Step> = {}): Step => ({
    name,
    ...rest,
    run: () =>
      new Promise((resolve) => {
        log.push(`+${name}`);
        ends.set(name, (outcome) => {
          log.push(`-${name}`);
          resolve({code: 0, output: '', milliseconds: 1500, ...outcome});
        });
      }),
  });
  const end = async (name: string, outcome?: Partial<StepOutcome>) => {
    ends.get(name)!(outcome);
    await new Promise(setImmediate);
  };
  const start = (phases: Phase[], atOnce = 2) =>
    runSteps(phases, {atOnce, print: (text) => printed.push(text)});
  return {log, printed, step, end, start};
}

function states(results: Awaited<ReturnType<typeof runSteps>>) {
  return results.map(({step, status}) => `${step}: ${status}`);
}

describe('runSteps', () => {
  it('fills a place as soon as it is free, in the order of the plan', async () => {
    const {log, step, end, start} = stage();
    const run = start([
      {name: 'first', steps: [step('a'), step('b'), step('c')]},
      {name: 'second', steps: [step('d')]},
    ]);
    expect(log).toEqual(['+a', '+b']);
    await end('b');
    await end('c');
    expect(log).toEqual(['+a', '+b', '-b', '+c', '-c', '+d']);
    await end('a');
    await end('d');
    expect(states(await run)).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => `${name}: passed`),
    );
  });

  it('starts a step when what it needs has passed, and others meanwhile', async () => {
    const {log, step, end, start} = stage();
    const run = start([
      {name: 'made', steps: [step('a'), step('b')]},
      {name: 'tested', steps: [step('of a', {needs: ['a']}), step('free')]},
    ]);
    await end('b');
    expect(log).toEqual(['+a', '+b', '-b', '+free']);
    await end('a');
    expect(log.at(-1)).toBe('+of a');
    await end('of a');
    await end('free');
    await run;
  });

  it('takes what is not in the plan for there', async () => {
    const {log, step, end, start} = stage();
    const run = start([
      {name: 'tests', steps: [step('a', {needs: ['a build']})]},
    ]);
    expect(log).toEqual(['+a']);
    await end('a');
    await run;
  });

  it('gives no place to a step that only waits', async () => {
    const {log, step, end, start} = stage();
    const run = start(
      [
        {
          name: 'p',
          steps: [
            step('download', {idle: true}),
            step('a'),
            step('another download', {idle: true}),
          ],
        },
      ],
      1,
    );
    expect(log).toEqual(['+download', '+a', '+another download']);
    await end('a');
    await end('download');
    await end('another download');
    await run;
  });

  it('finishes the phase that failed, starts no later one and says so', async () => {
    const {log, printed, step, end, start} = stage();
    const run = start([
      {name: 'first', steps: [step('bad'), step('long'), step('other')]},
      {name: 'second', steps: [step('never')]},
    ]);
    await end('bad', {code: 2, output: 'why it failed\n'});
    expect(log.at(-1)).toBe('+other');
    await end('long');
    await end('other');
    expect(states(await run)).toEqual([
      'bad: failed',
      'long: passed',
      'other: passed',
      'never: not run',
    ]);
    expect(printed).toContain('-- first: bad: failed, 1.5 s\nwhy it failed\n');
  });

  it('does not start what needs a step that failed', async () => {
    const {step, end, start} = stage();
    const run = start([
      {name: 'p', steps: [step('bad'), step('after', {needs: ['bad']})]},
    ]);
    await end('bad', {code: 1});
    expect(states(await run)).toEqual(['bad: failed', 'after: not run']);
  });
});
