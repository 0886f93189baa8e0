import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ProblemError} from '../../../src/content/problem';
import type {Contract} from './types';

/** A contract as it is stored beside its file, so that builds need no compiler to read it. */
export interface StoredContract extends Contract {
  /** SHA-256 of each file that was read, by its path from the folder of the contract. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Reads a file; throws when there is none. */
type ReadText = (file: string) => string;

/** Whether a contract is a TypeScript declaration file; otherwise it is a C header. */
export function isDeclarationFile(file: string): boolean {
  return /\.d\.[cm]?ts$/.test(file);
}

/** Where a contract is stored: `argo_sdk.json` beside `argo_sdk.h`. */
export function storeFile(file: string): string {
  return file.replace(/(?:\.d)?\.\w+$/, '.json');
}

/** The hash by which a stored contract knows the text of a file. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const known = new Map<string, {json: string; contract: StoredContract}>();

/**
 * Loads what the compiler read of a contract.
 *
 * @param file - path of the header or declaration file
 * @param read - reads files, in place of the disk
 * @returns the same object until the stored contract changes
 * @throws ProblemError when it has not been stored since the file, or one that it includes, was changed
 */
export function loadContract(
  file: string,
  read: ReadText = (each) => readFileSync(each, 'utf8'),
): Contract {
  const stored = storeFile(file);
  const refuse = (at: string, found: string, expected: string) => {
    const remedy = `Run npm run contract:read -- ${file} --write. It needs ${isDeclarationFile(file) ? 'nothing else' : 'clang'}.`;
    return new ProblemError([{file: at, line: 1, found, expected, remedy}]);
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
  const before = known.get(file);
  const contract =
    before?.json === json
      ? before.contract
      : (JSON.parse(json) as StoredContract);
  const folder = path.dirname(file);
  for (const [source, hash] of Object.entries(contract.sources)) {
    const changed = path.join(folder, source);
    if (hashOf(textOf(changed)) !== hash) {
      const found = `a text that ${stored} was not made from`;
      throw refuse(changed, found, 'the text that was read last');
    }
  }
  known.set(file, {json, contract});
  return contract;
}

/**
 * Makes a loader of a contract in the form that a set needs.
 *
 * @param make - makes that form, once for each state of the contract
 * @returns what {@link loadContract} loads, in that form; the same object until the contract changes
 */
export function contractLoader<View>(
  make: (contract: Contract) => View,
): (file: string, read?: ReadText) => View {
  const views = new WeakMap<Contract, {readonly view: View}>();
  return (file, read) => {
    const contract = loadContract(file, read);
    const made = views.get(contract) ?? {view: make(contract)};
    views.set(contract, made);
    return made.view;
  };
}

/**
 * Makes something of inputs, and makes it anew only when one of them is another object.
 *
 * @param inputs - gives them as they are now
 * @returns the same until then, so that what is made of it in turn can be kept
 */
export function madeOnce<Inputs extends readonly unknown[], Made>(
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
