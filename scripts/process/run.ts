import {spawn} from 'node:child_process';
import {constants} from 'node:os';

/** A program to run. It cannot prompt the user, because its standard input ends after `input`. */
export interface ProgramCommand {
  readonly program: string;
  readonly args: readonly string[];
  /** Working folder; by default the current one. */
  readonly cwd?: string;
  /** Complete environment; by default the environment of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Standard input; empty by default. */
  readonly input?: string;
  /** Time in milliseconds after which the program is killed; unlimited by default. */
  readonly limitMs?: number;
  /** If true, the output is returned in the outcome instead of being printed. */
  readonly captured?: boolean;
}

/** Exit codes that shells use for a missing program and for a timeout. */
const NO_PROGRAM = 127;
const TIMED_OUT = 124;

export interface CommandOutcome {
  /**
   * Exit code; 128 plus the number of the signal that ended the program; {@link TIMED_OUT} after a timeout;
   * {@link NO_PROGRAM} if the program could not start.
   */
  readonly code: number;
  /** Standard output and standard error, interleaved; empty unless `captured` was set. */
  readonly output: string;
  readonly milliseconds: number;
}

export interface RunningCommand {
  /** Process id; absent if the program could not start. */
  readonly pid: number | undefined;
  /** Resolves when the program has ended. Never rejects. */
  readonly ended: Promise<CommandOutcome>;
  /** Returns the output captured so far. */
  output(): string;
  /** Sends SIGTERM and waits until the program has ended. */
  stop(): Promise<CommandOutcome>;
}

/** Starts a program without waiting until it ends. */
export function startCommand({
  program,
  args,
  cwd,
  env = process.env,
  input,
  limitMs,
  captured = false,
}: ProgramCommand): RunningCommand {
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
  // Ignores errors, because the program may close its standard input early.
  child.stdin?.on('error', () => undefined).end(input);
  let timedOut = false;
  const stopAtLimit = () => {
    timedOut = true;
    child.kill('SIGKILL');
    // Closes the streams, because child processes of the killed program may keep them open.
    child.stdout?.destroy();
    child.stderr?.destroy();
  };
  const timer =
    limitMs === undefined ? undefined : setTimeout(stopAtLimit, limitMs);
  const ended = new Promise<CommandOutcome>((resolve) => {
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

/** Runs a program and waits until it ends. Never rejects, so check the exit code. */
export function runCommand(command: ProgramCommand): Promise<CommandOutcome> {
  return startCommand(command).ended;
}
