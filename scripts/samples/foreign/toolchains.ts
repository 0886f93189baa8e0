import {existsSync} from 'node:fs';
import {findProgram} from '../../process/findProgram';
import type {Tool} from '../../process/tools';

/** What programs in a language other than C need. */
export interface Toolchain extends Tool {
  /** Name that its fences carry. */
  readonly lang: 'python' | 'csharp' | 'java';
  /** Files that must be there, and that its programs find in their folder. */
  readonly files: readonly string[];
}

function toolchain(
  lang: Toolchain['lang'],
  programs: readonly string[],
  packages: readonly string[],
  files: readonly string[] = [],
): Toolchain {
  return {
    lang,
    files,
    packages,
    name: [...programs, ...files].join(', '),
    isThere: () =>
      programs.every((program) => findProgram([program])) &&
      files.every((file) => existsSync(file)),
  };
}

/** The languages whose programs on pages are run. */
export const TOOLCHAINS: readonly Toolchain[] = [
  toolchain('python', ['python3'], ['python3']),
  toolchain('csharp', ['mcs', 'mono'], ['mono-mcs', 'mono-runtime']),
  toolchain(
    'java',
    ['javac', 'java'],
    ['default-jdk-headless', 'libjna-java'],
    ['/usr/share/java/jna.jar'],
  ),
];
