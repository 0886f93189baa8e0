import {
  canInstallDebianPackages,
  installDebianPackages,
} from './debianPackages';
import {findProgram} from './findProgram';

/** C compilers that every sample must pass, with the Debian packages that bring them. */
const COMPILERS = {
  gcc: ['gcc', 'g++', 'libc6-dev'],
  // The runtime carries the sanitizers that samples are run with.
  clang: ['clang', 'libclang-rt-14-dev'],
} as const satisfies Record<string, readonly string[]>;

export type CompilerName = keyof typeof COMPILERS;

/** Full path of each compiler. */
export type Compilers = Readonly<Record<CompilerName, string>>;

function findCompilers(
  searchPath?: string,
): Readonly<Record<CompilerName, string | undefined>> {
  return {
    gcc: findProgram(['gcc'], searchPath),
    clang: findProgram(['clang'], searchPath),
  };
}

/** Names of the compilers that are not on the search path. */
export function missingCompilers(searchPath?: string): CompilerName[] {
  const found = findCompilers(searchPath);
  return (Object.keys(COMPILERS) as CompilerName[]).filter(
    (name) => found[name] === undefined,
  );
}

/**
 * Finds the C compilers, else installs them.
 *
 * @throws Error naming the ones that are missing and cannot be installed
 */
export async function requireCompilers(): Promise<Compilers> {
  const missing = missingCompilers();
  if (missing.length > 0 && canInstallDebianPackages()) {
    await installDebianPackages(missing.flatMap((name) => COMPILERS[name]));
  }
  const still = missingCompilers();
  if (still.length > 0) {
    throw new Error(
      `No ${still.join(' and no ')} on the PATH; the C samples are compiled with both. Install ${still
        .flatMap((name) => COMPILERS[name])
        .join(', ')} (Debian's names).`,
    );
  }
  return findCompilers() as Compilers;
}
