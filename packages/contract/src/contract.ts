import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ContractError} from './error';
import {listIncludes, type HeaderOptions} from './read/clang';
import {readDeclarations} from './read/declarations';
import {readHeader} from './read/header';
import {parsePublicationDate, parseVersion} from './text';
import type {Contract} from './types';

/** A contract as stored in a JSON file, which can be loaded without a compiler. */
export interface StoredContract extends Contract {
  /** SHA-256 hashes of all files that were read, by path relative to the folder of the contract. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Tests whether a contract is a TypeScript declaration file and not a C header. */
export function isDeclarationFile(file: string): boolean {
  return /\.d\.[cm]?ts$/.test(file);
}

/** Returns the path of the stored contract: `api.json` for `api.h`. */
export function storedContractPath(file: string): string {
  return file.replace(/(?:\.d)?\.\w+$/, '.json');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

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

const loaded = new Map<string, {json: string; contract: StoredContract}>();

/**
 * Loads a stored contract.
 *
 * @param file - path of the header or declaration file
 * @param read - replaces reading from disk
 * @returns the cached object until the stored contract changes
 * @throws ContractError if the header or a file that it includes has changed since the contract was stored
 */
export function loadContract(
  file: string,
  read = (each: string) => readFileSync(each, 'utf8'),
): Contract {
  const stored = storedContractPath(file);
  const refuse = (at: string, found: string, expected: string) => {
    const remedy = `Run npm run contract:read -- ${file} --write. It needs ${isDeclarationFile(file) ? 'nothing else' : 'clang'}.`;
    return new ContractError({file: at, line: 1, found, expected, remedy});
  };
  const textOf = (each: string) => {
    try {
      return read(each);
    } catch {
      const expected =
        'a contract, and beside it the JSON that its compiler read';
      throw refuse(each, 'no file', expected);
    }
  };
  const json = textOf(stored);
  const before = loaded.get(file);
  const contract =
    before?.json === json
      ? before.contract
      : (JSON.parse(json) as StoredContract);
  const folder = path.dirname(file);
  for (const [source, hash] of Object.entries(contract.sources)) {
    const changed = path.join(folder, source);
    if (sha256(textOf(changed)) !== hash) {
      const found = `a text that ${stored} was not made from`;
      throw refuse(changed, found, 'the text that was read last');
    }
  }
  loaded.set(file, {json, contract});
  return contract;
}

/**
 * Caches the result of a function until the identity of one of its inputs changes.
 *
 * @param inputs - returns the current inputs
 */
export function memoize<Inputs extends readonly unknown[], Made>(
  inputs: () => readonly [...Inputs],
  make: (...inputs: Inputs) => Made,
): () => Made {
  let known:
    {readonly inputs: readonly [...Inputs]; readonly made: Made} | undefined;
  return () => {
    const now = inputs();
    const isKnown =
      known?.inputs.length === now.length &&
      now.every((each, index) => each === known!.inputs[index]);
    if (!known || !isKnown) {
      known = {inputs: now, made: make(...now)};
    }
    return known.made;
  };
}
