import {existsSync} from 'node:fs';
import {findProgram} from './tools';
import type {RequiredTool} from './tools';

/** Programs and files that must be installed together. */
function requirePrograms(
  programs: readonly string[],
  packages: readonly string[],
  files: readonly string[] = [],
) {
  return {
    files,
    packages,
    name: [...programs, ...files].join(', '),
    isThere: () =>
      programs.every((program) => findProgram([program])) &&
      files.every((file) => existsSync(file)),
  };
}

export interface Compiler extends RequiredTool {
  readonly name: 'gcc' | 'clang';
  /** Names of the programs that compile C and C++. */
  readonly c: string;
  readonly cpp: string;
}

/** Every C and C++ sample must compile with each of these compilers. */
export const COMPILERS: readonly Compiler[] = [
  {
    ...requirePrograms(['gcc', 'g++'], ['gcc', 'g++', 'libc6-dev']),
    ...{name: 'gcc', c: 'gcc', cpp: 'g++'},
  },
  {
    // The second package contains the sanitizers.
    ...requirePrograms(['clang', 'clang++'], ['clang', 'libclang-rt-14-dev']),
    ...{name: 'clang', c: 'clang', cpp: 'clang++'},
  },
];

/** Tools that run programs in a language other than C. */
export interface Toolchain extends RequiredTool {
  /** Language in the info string of the fences. */
  readonly lang: 'python' | 'csharp' | 'java';
  /** Files that programs need. They are copied to the folder of the program. */
  readonly files: readonly string[];
}

export const TOOLCHAINS: readonly Toolchain[] = [
  {lang: 'python', ...requirePrograms(['python3'], ['python3'])},
  {
    lang: 'csharp',
    ...requirePrograms(['mcs', 'mono'], ['mono-mcs', 'mono-runtime']),
  },
  {
    lang: 'java',
    ...requirePrograms(
      ['javac', 'java'],
      ['default-jdk-headless', 'libjna-java'],
      ['/usr/share/java/jna.jar'],
    ),
  },
];
