import {findProgram} from './findProgram';
import type {Tool} from './tools';

/** A compiler of C and C++. */
export interface Compiler extends Tool {
  readonly name: 'gcc' | 'clang';
  /** Programs by language. */
  readonly c: string;
  readonly cpp: string;
}

/** The compilers that every sample must pass, in C or in C++. */
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
    // The runtime carries the sanitizers that samples are run with.
    packages: ['clang', 'libclang-rt-14-dev'],
    isThere: () => ['clang', 'clang++'].every((each) => findProgram([each])),
  },
];
