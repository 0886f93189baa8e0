import {runCommand, type ProgramCommand} from '../../scripts/process/run';

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
