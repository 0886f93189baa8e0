import {
  canInstallDebianPackages,
  installDebianPackages,
} from './debianPackages';
import {findProgram} from './findProgram';

/** A compiler of C and C++. */
export interface Compiler {
  readonly name: 'gcc' | 'clang';
  /** Programs by language. */
  readonly c: string;
  readonly cpp: string;
  /** Debian packages that bring it. */
  readonly packages: readonly string[];
}

/** The compilers that every sample must pass. */
export const COMPILERS: readonly Compiler[] = [
  {
    name: 'gcc',
    c: 'gcc',
    cpp: 'g++',
    packages: ['gcc', 'g++', 'libc6-dev'],
  },
  {
    name: 'clang',
    c: 'clang',
    cpp: 'clang++',
    // The runtime carries the sanitizers that samples are run with.
    packages: ['clang', 'libclang-rt-14-dev'],
  },
];

/** The compilers that are not on the search path, or only for one of the languages. */
export function missingCompilers(searchPath?: string): Compiler[] {
  return COMPILERS.filter(({c, cpp}) =>
    [c, cpp].some((program) => !findProgram([program], searchPath)),
  );
}

/**
 * Sees that the C compilers are there; installs them where it can.
 *
 * @throws Error naming the ones that are missing and cannot be installed
 */
export async function requireCompilers(): Promise<void> {
  const missing = missingCompilers();
  if (missing.length > 0 && canInstallDebianPackages()) {
    await installDebianPackages(missing.flatMap(({packages}) => packages));
  }
  assertCompilers();
}

/** @throws Error naming the C compilers that are missing, and how to install them */
export function assertCompilers(searchPath?: string): void {
  const missing = missingCompilers(searchPath);
  if (missing.length > 0) {
    const names = missing.map(({c, cpp}) => `${c} and ${cpp}`);
    const packages = missing.flatMap((compiler) => compiler.packages);
    throw new Error(
      `No ${names.join(', no ')} on the PATH; the C samples are compiled with each of them. On Debian: apt-get install ${packages.join(' ')}.`,
    );
  }
}
