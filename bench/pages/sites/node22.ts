import {outputOf} from '../../lib/outputOf';

const NODE = 'node@22.23.3';

/** The Node that Astro and the scanner of headers ask for; npx fetches it where this one is older. */
export async function findNode(): Promise<string> {
  if (Number(process.versions.node.split('.')[0]) >= 22) {
    return process.execPath;
  }
  const script = 'node -p process.execPath';
  const output = await outputOf('npx', ['--yes', '-p', NODE, '-c', script]);
  return output.trim().split('\n').at(-1)!;
}
