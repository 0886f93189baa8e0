import {readFileSync} from 'node:fs';
import {findProgram} from './findProgram';
import {runCommand} from './run';

/** Whether this user can install Debian packages here: root, with apt-get, on Debian or a relative. */
export function canInstallDebianPackages(): boolean {
  return (
    process.getuid?.() === 0 &&
    findProgram(['apt-get']) !== undefined &&
    /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(readOsRelease())
  );
}

function readOsRelease(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}

/**
 * Installs Debian packages and shows what apt-get prints.
 *
 * @returns whether all of them are installed now
 */
export async function installDebianPackages(
  packages: readonly string[],
): Promise<boolean> {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  // A fresh image has no package lists; a failed update may still leave usable ones.
  await runCommand({program: 'apt-get', args: ['update', '-q'], env});
  const {code} = await runCommand({
    program: 'apt-get',
    args: ['install', '-y', '-q', '--no-install-recommends', ...packages],
    env,
  });
  return code === 0;
}
