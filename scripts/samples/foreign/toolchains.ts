import {existsSync} from 'node:fs';
import {
  canInstallDebianPackages,
  installDebianPackages,
} from '../../process/debianPackages';
import {findProgram} from '../../process/findProgram';

/** What programs in a language other than C need. */
export interface Toolchain {
  /** Name that its fences carry. */
  readonly lang: 'python' | 'csharp' | 'java';
  readonly programs: readonly string[];
  /** Files that must be there, and that its programs find in their folder. */
  readonly files: readonly string[];
  /** Debian packages that bring it. */
  readonly packages: readonly string[];
}

/** The languages whose programs on pages are run. */
export const TOOLCHAINS: readonly Toolchain[] = [
  {lang: 'python', programs: ['python3'], files: [], packages: ['python3']},
  {
    lang: 'csharp',
    programs: ['mcs', 'mono'],
    files: [],
    packages: ['mono-mcs', 'mono-runtime'],
  },
  {
    lang: 'java',
    programs: ['javac', 'java'],
    files: ['/usr/share/java/jna.jar'],
    packages: ['default-jdk-headless', 'libjna-java'],
  },
];

/** The toolchains of which something is missing. */
function missingToolchains(searchPath?: string): Toolchain[] {
  return TOOLCHAINS.filter(
    ({programs, files}) =>
      programs.some((program) => !findProgram([program], searchPath)) ||
      files.some((file) => !existsSync(file)),
  );
}

/**
 * Sees that the toolchains are there; installs them where it can.
 *
 * @throws Error naming the ones that are missing and cannot be installed
 */
export async function requireToolchains(): Promise<void> {
  const missing = missingToolchains();
  if (missing.length > 0 && canInstallDebianPackages()) {
    await installDebianPackages(missing.flatMap(({packages}) => packages));
  }
  assertToolchains();
}

/** @throws Error naming the toolchains that are missing, and how to install them */
export function assertToolchains(searchPath?: string): void {
  const missing = missingToolchains(searchPath);
  if (missing.length > 0) {
    const needed = missing.flatMap(({programs, files}) => [
      ...programs,
      ...files,
    ]);
    throw new Error(
      `Not all of ${needed.join(', ')} are there; the programs in ${missing.map(({lang}) => lang).join(', ')} on pages are run with them. On Debian: apt-get install ${missing.flatMap(({packages}) => packages).join(' ')}.`,
    );
  }
}
