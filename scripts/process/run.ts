import {spawn} from 'node:child_process';
import {constants} from 'node:os';

/** A program to run. Nothing may wait for an answer: its standard input ends with `input`. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** Folder in which it runs; the caller's own when absent. */
  readonly cwd?: string;
  /** The whole environment of the program; the caller's own when absent. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** What it reads from standard input; nothing when absent. */
  readonly input?: string;
  /** Time after which it is killed, in milliseconds; none when absent. */
  readonly limitMs?: number;
  /** Keeps what the program prints instead of showing it while it runs. */
  readonly captured?: boolean;
}

/** Exit codes that shells give for a program that is not there, and for one that took too long. */
const NO_PROGRAM = 127;
const TIMED_OUT = 124;

/** How a program ended. */
export interface Outcome {
  /**
   * Exit code; 128 and the signal's number when a signal ended it, {@link TIMED_OUT} when that was
   * the time limit's, {@link NO_PROGRAM} when it could not be started.
   */
  readonly code: number;
  /** What it printed, both streams in order; empty unless it was captured. */
  readonly output: string;
  readonly milliseconds: number;
}

/** A program that runs. */
export interface RunningCommand {
  /** Id of its process; absent when it could not be started. */
  readonly pid: number | undefined;
  /** Settles when the program has ended; never rejects. */
  readonly ended: Promise<Outcome>;
  /** What it has printed so far, if it is captured. */
  output(): string;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<Outcome>;
}

/** Starts a program, for what runs until it is stopped. */
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
  // A program may end before it has read everything.
  child.stdin?.on('error', () => undefined).end(input);
  let timedOut = false;
  const stopAtLimit = () => {
    timedOut = true;
    child.kill('SIGKILL');
    // What the program itself has started may keep the streams open.
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

/** Runs a program to its end. Never rejects: its exit code says how it went. */
export function runCommand(command: Command): Promise<Outcome> {
  return startCommand(command).ended;
}
