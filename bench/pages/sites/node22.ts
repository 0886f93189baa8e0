import {runCommand} from '../../../scripts/process/run';

/** The Node that Astro asks for; fetched by npx where this one is older. */
const NODE = 'node@22.23.3';
const LEAST = [22, 12] as const;

/**
 * Finds a Node that Astro runs on.
 *
 * @throws Error when there is none and none can be fetched
 */
export async function findNode(): Promise<string> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) {
    return process.execPath;
  }
  const {code, output} = await runCommand({
    program: 'npx',
    args: ['--yes', '-p', NODE, '-c', 'node -p process.execPath'],
    captured: true,
  });
  const found = output.trim().split('\n').at(-1);
  if (code !== 0 || !found) {
    throw new Error(`${NODE}: expected npx to fetch it, received:\n${output}`);
  }
  return found;
}
