import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  hashOf,
  isDeclarationFile,
  storeFile,
  type StoredContract,
} from '../store';
import {contractDay, contractVersion} from '../texts';
import type {Contract} from '../types';
import {ProblemError} from '../../../../src/content/problem';
import {includesOf, type HeaderOptions} from './clang';
import {readDeclarations} from './declarations';
import {readHeader} from './header';

/**
 * Reads a contract with the compiler of its language: a C header with clang, a declaration file with TypeScript.
 *
 * @param file - path; its end decides the language
 * @param options - of headers
 * @throws ProblemError with file and line for what cannot be read
 */
export function readContract(
  file: string,
  options: HeaderOptions = {},
): Contract {
  const source = readFileSync(file, 'utf8');
  const version = contractVersion(source);
  const day = contractDay(source);
  const isScript = isDeclarationFile(file);
  const declared = isScript
    ? readDeclarations(file)
    : readHeader(file, options);
  if (Object.values(declared).every(({length}) => length === 0)) {
    throw new ProblemError([
      {
        file,
        line: 1,
        found: 'no declaration',
        expected: 'a header or declaration file that declares something',
        remedy:
          'Correct the path. A header that --before HEADER includes must be this very file.',
      },
    ]);
  }
  return {
    language: isScript ? 'typescript' : 'c',
    file,
    ...(version !== undefined && {version}),
    ...(day !== undefined && {day}),
    leftOut: [],
    ...declared,
  };
}

/**
 * Reads a contract and stores it beside its file, for builds.
 *
 * @returns what was stored
 */
export function storeContract(
  file: string,
  options: HeaderOptions = {},
): StoredContract {
  // First of all: it says what is wrong with a file, or which one is missing.
  const contract = readContract(file, options);
  const folder = path.dirname(file);
  const includes = isDeclarationFile(file) ? [] : includesOf(file, options);
  const stored: StoredContract = {
    sources: Object.fromEntries(
      [file, ...includes].map((each) => [
        path.relative(folder, each),
        hashOf(readFileSync(each, 'utf8')),
      ]),
    ),
    ...contract,
  };
  const json = JSON.stringify(stored, undefined, 1);
  writeFileSync(storeFile(file), `${json}\n`);
  return stored;
}
