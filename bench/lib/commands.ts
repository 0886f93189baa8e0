import {
  runCommand,
  type ProgramCommand,
  type CommandOutcome,
} from '../../scripts/process/run';

export interface ProcessCost extends CommandOutcome {
  /** Processor time including child processes, in seconds. */
  readonly cpu: number;
  /** Peak memory of the largest process, in megabytes (1000² bytes). */
  readonly memory: number;
}

/**
 * Runs a program under GNU time, which includes the cost of child processes.
 * @throws Error if GNU time is not installed
 */
export async function measureProcessCost({
  program,
  args,
  ...rest
}: ProgramCommand): Promise<ProcessCost> {
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

/**
 * Runs a program and returns its output.
 * @throws Error with the output if the program fails
 */
export async function readCommandOutput(
  program: string,
  args: readonly string[],
  rest: Pick<ProgramCommand, 'cwd' | 'env'> = {},
): Promise<string> {
  const command = {...rest, program, args, captured: true};
  const {code, output} = await runCommand(command);
  if (code !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  }
  return output;
}
