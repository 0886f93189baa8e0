import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  storeContract,
  storedContractPath,
  type StoredContract,
} from '@document-sdk/contract';

/**
 * Stores a contract from its text.
 *
 * @param name - path; the extension selects the language
 * @param others - texts of other files in the same folder
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

/** Writes a contract and its stored JSON. */
export function writeContract(file: string, source: string): StoredContract {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, source);
  return storeContract(file);
}

/** Returns the texts of a contract and its stored JSON by path. */
export function contractFiles(file: string, source: string) {
  const stored = JSON.stringify(contractOf(source, file));
  return {[file]: source, [storedContractPath(file)]: stored};
}
