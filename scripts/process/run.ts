import {spawn} from 'node:child_process';

/** A program to run. Its standard input is always closed: nothing may wait for an answer. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** The whole environment of the program; the caller's own when absent. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Keeps what the program prints instead of showing it while it runs. */
  readonly captured?: boolean;
}

/** How a program ended. */
export interface Outcome {
  /** Exit code; 1 when a signal or a failed start ended it. */
  readonly code: number;
  /** What it printed, both streams in order; empty unless it was captured. */
  readonly output: string;
  readonly milliseconds: number;
}

/** Runs a program to its end. Never rejects: a program that cannot start ends with code 1. */
export function runCommand({
  program,
  args,
  env = process.env,
  captured = false,
}: Command): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const stream = captured ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', stream, stream],
      shell: process.platform === 'win32',
    });
    const parts: string[] = [];
    const keep = (part: Buffer) => parts.push(part.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (code: number) =>
      resolve({
        code,
        output: parts.join(''),
        milliseconds: performance.now() - start,
      });
    child.once('error', (error) => {
      parts.push(`${program}: ${error.message}\n`);
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
