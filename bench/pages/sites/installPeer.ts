import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {CACHE} from '../../lib/cache';
import {outputOf} from '../../lib/outputOf';

type Peer = 'vitepress' | 'starlight' | 'observatory';

/** What is installed stands here, each version exact. */
const LOCKS = path.join(import.meta.dirname, '../peers');

/** Folder in which a peer is installed; its sites stand in folders of it, and find its packages. */
export function peerFolder(peer: Peer): string {
  return path.join(CACHE, peer);
}

/** The lock file of a peer. */
export function peerLock(peer: Peer): string {
  return path.join(LOCKS, peer, 'package-lock.json');
}

/** The package.json of a peer, for sites whose tool looks there for what it may bundle. */
export function readPeerPackage(peer: Peer): string {
  return readFileSync(path.join(LOCKS, peer, 'package.json'), 'utf8');
}

/**
 * Installs a peer from its lock file, unless it is there.
 *
 * @throws Error with what npm printed when it fails
 */
export async function installPeer(peer: Peer): Promise<void> {
  const folder = peerFolder(peer);
  const lock = readFileSync(peerLock(peer), 'utf8');
  const stamp = path.join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) {
    return;
  }
  mkdirSync(folder, {recursive: true});
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(path.join(LOCKS, peer, name), path.join(folder, name));
  }
  await outputOf(
    'npm',
    // Not `ci`: it asks for packages of other platforms that a registry need not have.
    ['install', '--ignore-scripts', '--no-audit', '--no-fund'],
    {cwd: folder},
  );
  writeFileSync(stamp, lock);
}
