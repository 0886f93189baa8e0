import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readContract, storeContract} from '../../scripts/contract/read';
import {storeFile} from '../../src/sets/contract/store';
import type {Contract} from '../../src/sets/contract/types';
import {scratchFolder} from './scratchFolder';

const SCRATCH = scratchFolder('contracts');

/**
 * Reads a contract from its text.
 *
 * @param name - its path; the end decides the language
 * @param others - texts of files beside it
 */
export function contractOf(
  source: string,
  name = 'a.h',
  others: Readonly<Record<string, string>> = {},
): Contract {
  const folder = mkdtempSync(path.join(SCRATCH, 'read-'));
  for (const [other, text] of Object.entries(others)) {
    writeFileSync(path.join(folder, other), text);
  }
  const file = path.join(folder, path.basename(name));
  writeFileSync(file, source);
  return {...readContract(file), file: name};
}

/** Writes a contract, and the JSON beside it that builds read. */
export function writeContract(file: string, source: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, source);
  storeContract(file, {});
}

/** The texts of a contract and of the JSON beside it, by their paths, in place of those on disk. */
export function contractFiles(file: string, source: string) {
  const scratch = path.join(
    mkdtempSync(path.join(SCRATCH, 'store-')),
    path.basename(file),
  );
  writeContract(scratch, source);
  const stored = JSON.parse(
    readFileSync(storeFile(scratch), 'utf8'),
  ) as Contract;
  return {[file]: source, [storeFile(file)]: JSON.stringify({...stored, file})};
}
