import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {storeContract} from '../../packages/contract/src/read';
import {
  storeFile,
  type StoredContract,
} from '../../packages/contract/src/store';

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
): StoredContract {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  try {
    for (const [other, text] of Object.entries(others)) {
      writeFileSync(path.join(folder, other), text);
    }
    const file = path.join(folder, path.basename(name));
    return {...writeContract(file, source), file: name};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Writes a contract, and the JSON beside it that builds read. */
export function writeContract(file: string, source: string): StoredContract {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, source);
  return storeContract(file);
}

/** The texts of both files by their paths, in place of those on disk. */
export function contractFiles(file: string, source: string) {
  const stored = JSON.stringify(contractOf(source, file));
  return {[file]: source, [storeFile(file)]: stored};
}
