import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readContract, storeContract} from '../../scripts/contract/read';
import {storeFile} from '../../src/sets/contract/store';
import type {Contract} from '../../src/sets/contract/types';

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
  return inScratch((folder) => {
    for (const [other, text] of Object.entries(others)) {
      writeFileSync(path.join(folder, other), text);
    }
    const file = path.join(folder, path.basename(name));
    writeFileSync(file, source);
    return {...readContract(file), file: name};
  });
}

/** Writes a contract, and the JSON beside it that builds read. */
export function writeContract(file: string, source: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, source);
  storeContract(file, {});
}

/** The texts of a contract and of the JSON beside it, by their paths, in place of those on disk. */
export function contractFiles(file: string, source: string) {
  return inScratch((folder) => {
    const scratch = path.join(folder, path.basename(file));
    writeContract(scratch, source);
    const stored = JSON.parse(
      readFileSync(storeFile(scratch), 'utf8'),
    ) as Contract;
    return {
      [file]: source,
      [storeFile(file)]: JSON.stringify({...stored, file}),
    };
  });
}

/** Does something with a folder that is there as long as it takes. */
function inScratch<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
