import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  sha256,
  isDeclarationFile,
  storedContractPath,
  type StoredContract,
} from '../store';
import {parsePublicationDate, parseVersion} from '../text';
import type {Contract} from '../types';
import {ContractError} from '../error';
import {listIncludes, type HeaderOptions} from './clang';
import {readDeclarations} from './declarations';
import {readHeader} from './header';

/**
 * Reads a C header with clang, or a declaration file with TypeScript.
 *
 * @param file - path of the contract; the file extension selects the language
 * @param options - compiler options for headers
 * @throws ContractError at the first compiler error
 */
export function readContract(
  file: string,
  options: HeaderOptions = {},
): Contract {
  const source = readFileSync(file, 'utf8');
  const version = parseVersion(source);
  const day = parsePublicationDate(source);
  const isScript = isDeclarationFile(file);
  const declared = isScript
    ? readDeclarations(file)
    : readHeader(file, options);
  if (Object.values(declared).every(({length}) => length === 0)) {
    throw new ContractError({
      file,
      line: 1,
      found: 'no declaration',
      expected: 'a header or declaration file that declares something',
      remedy:
        'Correct the path. A header that --before HEADER includes must be this very file.',
    });
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

/** Reads a contract and stores it as JSON in the same folder. */
export function storeContract(
  file: string,
  options: HeaderOptions = {},
): StoredContract {
  // Must come first, because it reports missing and unsupported files.
  const contract = readContract(file, options);
  const folder = path.dirname(file);
  const includes = isDeclarationFile(file) ? [] : listIncludes(file, options);
  const stored: StoredContract = {
    sources: Object.fromEntries(
      [file, ...includes].map((each) => [
        path.relative(folder, each),
        sha256(readFileSync(each, 'utf8')),
      ]),
    ),
    ...contract,
  };
  const json = JSON.stringify(stored, undefined, 1);
  writeFileSync(storedContractPath(file), `${json}\n`);
  return stored;
}
