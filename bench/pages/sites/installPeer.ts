import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {BENCH_CACHE_FOLDER} from '../../lib/cache';
import {readCommandOutput} from '../../lib/outputOf';

type Peer = 'vitepress' | 'starlight' | 'observatory' | 'hyperformula';

/** Folder of the lock files. */
const LOCKS = path.join(import.meta.dirname, '../peers');

/** Installation folder of a peer. Its sites are in subfolders, so that they find its packages. */
export function getPeerFolder(peer: Peer): string {
  return path.join(BENCH_CACHE_FOLDER, peer);
}

export function getPeerLockfile(peer: Peer): string {
  return path.join(LOCKS, peer, 'package-lock.json');
}

/** Returns the package.json of a peer, for tools that read dependencies from it. */
export function readPeerPackage(peer: Peer): string {
  return readFileSync(path.join(LOCKS, peer, 'package.json'), 'utf8');
}

/**
 * Installs a peer from its lock file, unless it is installed.
 * @throws Error with the output of npm if it fails
 */
export async function installPeer(peer: Peer): Promise<void> {
  const folder = getPeerFolder(peer);
  const lock = readFileSync(getPeerLockfile(peer), 'utf8');
  const stamp = path.join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) {
    return;
  }
  mkdirSync(folder, {recursive: true});
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(path.join(LOCKS, peer, name), path.join(folder, name));
  }
  await readCommandOutput(
    'npm',
    // `npm ci` also requests packages of other platforms, which some registries do not have.
    ['install', '--ignore-scripts', '--no-audit', '--no-fund'],
    {cwd: folder},
  );
  writeFileSync(stamp, lock);
}
