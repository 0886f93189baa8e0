import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {loadContract} from '../contract/store';
import type {Contract} from '../contract/types';
import {historyOf, type ContractHistory} from './history';
import {surfaceOf} from './surface';

/** Folder beside a contract that keeps its earlier versions, each in a folder of its own. */
export const VERSIONS_FOLDER = 'versions';

/**
 * The earlier versions of a contract: `versions/1.0/argo_sdk.h` beside `argo_sdk.h`, with the files that it
 * includes.
 *
 * @param file - path of the contract
 * @returns paths, in the order of the folders; none where there is no folder
 */
export function earlierFiles(file: string): string[] {
  const folder = path.join(path.dirname(file), VERSIONS_FOLDER);
  return existsSync(folder)
    ? readdirSync(folder)
        .map((version) => path.join(folder, version, path.basename(file)))
        .filter((each) => existsSync(each))
    : [];
}

/**
 * Makes a reader of the versions of a contract that follows their edits and compares them once per edit.
 *
 * @param file - path of the contract
 * @returns the same history until a file changes, so that what is made of it can be kept
 */
export function historyReader(file: string): () => ContractHistory {
  let known: {contracts: Contract[]; history: ContractHistory} | undefined;
  return () => {
    const contracts = [file, ...earlierFiles(file)].map((each) =>
      loadContract(each),
    );
    const isKnown =
      known?.contracts.length === contracts.length &&
      known.contracts.every((each, index) => each === contracts[index]);
    if (!known || !isKnown) {
      const [current, ...earlier] = contracts.map(surfaceOf);
      known = {contracts, history: historyOf(current!, earlier)};
    }
    return known.history;
  };
}
