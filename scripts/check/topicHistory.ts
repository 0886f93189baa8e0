import {execFileSync} from 'node:child_process';

/**
 * Lines that the record of topic ids ever had, as git knows them: a record that could be edited together with its table
 * would be no promise.
 *
 * @param root - folder of the repository
 * @returns none where there is no history, such as in an archive
 */
export function recordedEver(root: string, file: string): ReadonlySet<string> {
  try {
    const log = execFileSync(
      'git',
      ['log', '--patch', '--unified=0', '--format=', '--', file],
      {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
    );
    return new Set(
      [...log.matchAll(/^\+ {4}"([^"]+)",?$/gm)].map(([, id]) => id!),
    );
  } catch {
    return new Set();
  }
}
