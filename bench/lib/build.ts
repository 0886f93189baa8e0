import {runCommand} from '../../scripts/process/run';

/**
 * Builds the site for a benchmark.
 *
 * @param name - folder below `build-bench/`
 * @param args - further flags of `docusaurus build`
 * @returns the folder
 * @throws Error with what the build printed when it fails
 */
export async function buildForBench(
  name: string,
  args: readonly string[] = [],
): Promise<string> {
  const dir = `build-bench/${name}`;
  const {code, output} = await runCommand({
    program: 'npm',
    args: ['run', 'build', '--', '--out-dir', dir, ...args],
    captured: true,
  });
  if (code !== 0) {
    throw new Error(`The build "${name}" failed:\n${output}`);
  }
  return dir;
}
