import {describe, expect, it} from 'vitest';
import {runCommand} from '../../../scripts/process/run';

function node(script: string) {
  return runCommand({
    program: process.execPath,
    args: ['-e', script],
    captured: true,
  });
}

describe('runCommand', () => {
  it('returns the exit code and both output streams', async () => {
    const outcome = await node(
      'console.log("out"); console.error("err"); process.exitCode = 3',
    );
    expect(outcome.code).toBe(3);
    expect(outcome.output).toContain('out');
    expect(outcome.output).toContain('err');
    expect(outcome.milliseconds).toBeGreaterThan(0);
  });

  it('closes standard input, so that nothing waits for an answer', async () => {
    const {code} = await node(
      'process.stdin.on("end", () => process.exit(0)).resume()',
    );
    expect(code).toBe(0);
  });

  it('ends with code 1 when the program was killed or cannot start', async () => {
    expect((await node('process.kill(process.pid)')).code).toBe(1);
    const absent = await runCommand({
      program: '/nowhere/program',
      args: [],
      captured: true,
    });
    expect(absent.code).toBe(1);
    expect(absent.output).toContain('/nowhere/program');
  });
});
