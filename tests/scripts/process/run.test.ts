import {describe, expect, it} from 'vitest';
import {
  NO_PROGRAM,
  runCommand,
  startCommand,
  TIMED_OUT,
  type Command,
} from '../../../scripts/process/run';

function node(script: string, more: Partial<Command> = {}): Command {
  return {
    program: process.execPath,
    args: ['-e', script],
    captured: true,
    ...more,
  };
}

describe('runCommand', () => {
  it('returns the exit code and both output streams', async () => {
    const outcome = await runCommand(
      node('console.log("out"); console.error("err"); process.exitCode = 3'),
    );
    expect(outcome.code).toBe(3);
    expect(outcome.output).toContain('out');
    expect(outcome.output).toContain('err');
    expect(outcome.milliseconds).toBeGreaterThan(0);
  });

  it('kills a program at its time limit, and what it started lets go', async () => {
    const outcome = await runCommand(
      node(
        'require("node:child_process").spawn("sleep", ["5"], {stdio: "inherit"}); setInterval(() => 1, 1000)',
        {limitMs: 500},
      ),
    );
    expect(outcome.code).toBe(TIMED_OUT);
    expect(outcome.milliseconds).toBeLessThan(4000);
  });

  it('names a program that cannot start', async () => {
    const absent = await runCommand({
      program: '/nowhere/program',
      args: [],
      captured: true,
    });
    expect(absent.code).toBe(NO_PROGRAM);
    expect(absent.output).toContain('/nowhere/program: no such program');
  });
});

it('startCommand shows what a program has printed so far, and stops it', async () => {
  const running = startCommand(
    node('console.log("ready"); setInterval(() => 1, 1000)'),
  );
  await expect.poll(() => running.output(), {timeout: 20_000}).toBe('ready\n');
  expect((await running.stop()).code).toBe(128 + 15);
});
