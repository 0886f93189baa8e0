import {existsSync} from 'node:fs';
import {findProgram} from '../../process/findProgram';
import type {Tool} from '../../process/tools';

/** Tools for programs in another language than C. */
export interface Toolchain extends Tool {
  /** Language of the fences. */
  readonly lang: 'python' | 'csharp' | 'java';
  /** Required files, which are copied to the folder of the program. */
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
