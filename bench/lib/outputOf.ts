import {runCommand, type Command} from '../../scripts/process/run';

/**
 * Runs a program to its end.
 *
 * @returns what it printed
 * @throws Error with that when it fails
 */
export async function outputOf(
  program: string,
  args: readonly string[],
  rest: Pick<Command, 'cwd' | 'env'> = {},
): Promise<string> {
  const command = {...rest, program, args, captured: true};
  const {code, output} = await runCommand(command);
  if (code !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  }
  return output;
}
