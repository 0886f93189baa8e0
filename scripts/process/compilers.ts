import {findProgram} from './findProgram';
import type {Tool} from './tools';

export interface Compiler extends Tool {
  readonly name: 'gcc' | 'clang';
  /** Program names. */
  readonly c: string;
  readonly cpp: string;
}

/** Every C and C++ sample must compile with each of them. */
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
    // Contains the sanitizers.
    packages: ['clang', 'libclang-rt-14-dev'],
    isThere: () => ['clang', 'clang++'].every((each) => findProgram([each])),
  },
];
