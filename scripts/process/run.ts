import {spawn} from 'node:child_process';
import {constants} from 'node:os';

/** A program to run. It cannot ask questions: its standard input ends after `input`. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** The current folder by default. */
  readonly cwd?: string;
  /** Complete environment; that of this process by default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Empty by default. */
  readonly input?: string;
  /** Milliseconds until the program is killed; no limit by default. */
  readonly limitMs?: number;
  /** Returns the output in the outcome instead of printing it. */
  readonly captured?: boolean;
}

/** Exit codes of shells for a missing program and a timeout. */
const NO_PROGRAM = 127;
const TIMED_OUT = 124;

export interface Outcome {
  /**
   * Exit code; 128 plus the number of the signal that ended it, {@link TIMED_OUT} at the time limit, or
   * {@link NO_PROGRAM} if it could not start.
   */
  readonly code: number;
  /** Both streams in order; empty unless captured. */
  readonly output: string;
  readonly milliseconds: number;
}

export interface RunningCommand {
  /** Absent if the program could not start. */
  readonly pid: number | undefined;
  /** Resolves when the program has ended; never rejects. */
  readonly ended: Promise<Outcome>;
  /** Captured output so far. */
  output(): string;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<Outcome>;
}

/** Starts a program without waiting for its end. */
export function startCommand({
  program,
  args,
  cwd,
  env = process.env,
  input,
  limitMs,
  captured = false,
}: Command): RunningCommand {
  const start = performance.now();
  const stream = captured ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd,
    env: env as NodeJS.ProcessEnv,
    stdio: [input === undefined ? 'ignore' : 'pipe', stream, stream],
    shell: process.platform === 'win32',
  });
  const parts: string[] = [];
  const keep = (part: Buffer) => parts.push(part.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  // A program may close its input early.
  child.stdin?.on('error', () => undefined).end(input);
  let timedOut = false;
  const stopAtLimit = () => {
    timedOut = true;
    child.kill('SIGKILL');
    // Child processes may keep the streams open.
    child.stdout?.destroy();
    child.stderr?.destroy();
  };
  const timer =
    limitMs === undefined ? undefined : setTimeout(stopAtLimit, limitMs);
  const ended = new Promise<Outcome>((resolve) => {
    const end = (code: number) => {
      clearTimeout(timer);
      const milliseconds = performance.now() - start;
      resolve({code, output: parts.join(''), milliseconds});
    };
    child.once('error', (error: NodeJS.ErrnoException) => {
      parts.push(
        error.code === 'ENOENT'
          ? `${program}: no such program on the PATH: expected it to be installed. Install it, or add its folder to the PATH.\n`
          : `${program}: ${error.message}\n`,
      );
      end(NO_PROGRAM);
    });
    child.once('close', (code, signal) => {
      const killed = 128 + (signal ? constants.signals[signal] : 0);
      end(timedOut ? TIMED_OUT : (code ?? killed));
    });
  });
  return {
    pid: child.pid,
    ended,
    output: () => parts.join(''),
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

/** Runs a program to its end. Never rejects; check the exit code. */
export function runCommand(command: Command): Promise<Outcome> {
  return startCommand(command).ended;
}
