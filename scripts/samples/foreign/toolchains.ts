import {existsSync} from 'node:fs';
import {findProgram} from '../../process/findProgram';
import type {RequiredTool} from '../../process/tools';

/** Tools that run programs in a language other than C. */
export interface Toolchain extends RequiredTool {
  /** Language in the info string of the fences. */
  readonly lang: 'python' | 'csharp' | 'java';
  /** Files that programs need. They are copied to the folder of the program. */
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
