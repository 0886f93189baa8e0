import {findProgram} from './findProgram';
import type {RequiredTool} from './tools';

export interface Compiler extends RequiredTool {
  readonly name: 'gcc' | 'clang';
  /** Names of the programs that compile C and C++. */
  readonly c: string;
  readonly cpp: string;
}

/** Every C and C++ sample must compile with each of these compilers. */
export const COMPILERS: readonly Compiler[] = [
  {
    name: 'gcc',
    c: 'gcc',
    cpp: 'g++',
    packages: ['gcc', 'g++', 'libc6-dev'],
    isThere: () => ['gcc', 'g++'].every((each) => findProgram([each])),
  },
  {
    name: 'clang',
    c: 'clang',
    cpp: 'clang++',
    // The second package contains the sanitizers.
    packages: ['clang', 'libclang-rt-14-dev'],
    isThere: () => ['clang', 'clang++'].every((each) => findProgram([each])),
  },
];
