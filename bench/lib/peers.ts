import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {readCommandOutput} from './commands';

/** Folder of installed peers and built sites. */
export const BENCH_CACHE_FOLDER = '.cache/bench';

export type Peer = 'vitepress' | 'starlight' | 'observatory' | 'hyperformula';

/** Installation folder of a peer. Its sites are in subfolders, so that they find its packages. */
export function getPeerFolder(peer: Peer): string {
  return path.join(BENCH_CACHE_FOLDER, peer);
}

/** Path of the package.json or lock file of a peer. */
export function getPeerFile(
  peer: Peer,
  name: 'package.json' | 'package-lock.json',
): string {
  return path.join(import.meta.dirname, '../pages/peers', peer, name);
}

/**
 * Installs a peer from its lock file, unless it is installed.
 * @throws Error with the output of npm if it fails
 */
export async function installPeer(peer: Peer): Promise<void> {
  const folder = getPeerFolder(peer);
  const lock = readFileSync(getPeerFile(peer, 'package-lock.json'), 'utf8');
  const stamp = path.join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) {
    return;
  }
  mkdirSync(folder, {recursive: true});
  for (const name of ['package.json', 'package-lock.json'] as const) {
    cpSync(getPeerFile(peer, name), path.join(folder, name));
  }
  await readCommandOutput(
    'npm',
    // `npm ci` also requests packages of other platforms, which some registries do not have.
    ['install', '--ignore-scripts', '--no-audit', '--no-fund'],
    {cwd: folder},
  );
  writeFileSync(stamp, lock);
}

/**
 * Returns the path of Node 22 or later, which Astro and the Observatory scanner need. npx downloads it if necessary.
 */
export async function findNode22(): Promise<string> {
  if (Number(process.versions.node.split('.')[0]) >= 22) {
    return process.execPath;
  }
  const args = [
    '--yes',
    '-p',
    'node@22.23.3',
    '-c',
    'node -p process.execPath',
  ];
  const output = await readCommandOutput('npx', args);
  return output.trim().split('\n').at(-1)!;
}
