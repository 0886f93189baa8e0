import {readCommandOutput} from '../../lib/outputOf';

const NODE = 'node@22.23.3';

/**
 * Returns the path of Node 22 or later, which Astro and the Observatory scanner need. npx downloads it if necessary.
 */
export async function findNode22(): Promise<string> {
  if (Number(process.versions.node.split('.')[0]) >= 22) {
    return process.execPath;
  }
  const script = 'node -p process.execPath';
  const output = await readCommandOutput('npx', [
    '--yes',
    '-p',
    NODE,
    '-c',
    script,
  ]);
  return output.trim().split('\n').at(-1)!;
}
