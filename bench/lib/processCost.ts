import {
  runCommand,
  type Command,
  type Outcome,
} from '../../scripts/process/run';

/** How a program ended, and what it took. */
export interface Cost extends Outcome {
  /** Processor time of it and of all that it started, in seconds. */
  readonly cpu: number;
  /** Most memory that one of its processes held, in megabytes (1000² bytes). */
  readonly memory: number;
}

/**
 * Runs a program to its end, its output kept, and measures what it takes: GNU time asks the kernel for
 * what it and all its children took.
 *
 * @throws Error when there is no GNU time
 */
export async function runCosted({
  program,
  args,
  ...rest
}: Command): Promise<Cost> {
  const outcome = await runCommand({
    ...rest,
    captured: true,
    program: 'time',
    args: ['--format=took %U %S %M', program, ...args],
  });
  const took = /took (\S+) (\S+) (\d+)\s*$/.exec(outcome.output);
  if (!took) {
    throw new Error(
      `Expected the last line of GNU time, received:\n${outcome.output}`,
    );
  }
  const [user, system, kibibytes] = took.slice(1).map(Number);
  return {
    ...outcome,
    cpu: user! + system!,
    memory: (kibibytes! * 1024) / 1_000_000,
  };
}
