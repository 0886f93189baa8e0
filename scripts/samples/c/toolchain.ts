import {execFile} from 'node:child_process';

/** A pair of C and C++ compilers. */
export interface Toolchain {
  readonly name: 'gcc' | 'clang';
  readonly c: string;
  readonly cpp: string;
}

export const TOOLCHAINS: readonly Toolchain[] = [
  {name: 'gcc', c: 'gcc', cpp: 'g++'},
  {name: 'clang', c: 'clang', cpp: 'clang++'},
];

export const WARNINGS = ['-Wall', '-Wextra', '-Wpedantic', '-Werror'] as const;
export const STANDARD = {c: '-std=c11', cpp: '-std=c++17'} as const;
export const SANITIZERS = [
  '-g1',
  '-O0',
  '-fno-omit-frame-pointer',
  '-fsanitize=address,undefined',
  '-fno-sanitize-recover=all',
] as const;

/** What a finished process left: all it wrote, in order of writing, and its exit status. */
export interface ProcessResult {
  readonly output: string;
  readonly status: number;
}

/**
 * Runs a program to its end, without a shell.
 *
 * @param limitMs - after this time the program is killed and the status is 124
 * @throws Error when the program does not exist, with how to install it
 */
export function runProcess(
  program: string,
  args: readonly string[],
  options: {
    cwd: string;
    env?: NodeJS.ProcessEnv;
    input?: string;
    limitMs?: number;
  },
): Promise<ProcessResult> {
  const {cwd, env, input, limitMs = 60_000} = options;
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      [...args],
      {cwd, env, timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: 1 << 24},
      (error, stdout, stderr) => {
        if (error && error.code === ('ENOENT' as unknown)) {
          const packages = program.startsWith('clang')
            ? 'clang libclang-rt-14-dev'
            : 'gcc g++';
          reject(
            new Error(
              `${program} is not installed. On Debian: apt-get install ${packages}`,
            ),
          );
          return;
        }
        const status = error
          ? error.killed
            ? 124
            : Number(error.code ?? 125)
          : 0;
        resolve({output: stdout + stderr, status});
      },
    );
    child.stdin?.end(input);
  });
}

/** Calls `work` for each item, at most `limit` at a time; results in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]!);
    }
  };
  await Promise.all(Array.from({length: limit}, lane));
  return results;
}
