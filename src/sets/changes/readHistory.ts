import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {historyOf, type ContractHistory} from './history';
import {readSurface} from './readSurface';

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
 * Makes a reader of the versions of a contract that follows their edits and reads them once per edit.
 *
 * @param file - path of the contract
 * @returns the same history until a file changes, so that what is made of it can be kept
 */
export function historyReader(file: string): () => Promise<ContractHistory> {
  let known: {state: string; history: Promise<ContractHistory>} | undefined;
  return () => {
    const files = [file, ...earlierFiles(file)];
    const texts = files.map((each) => readFileSync(each, 'utf8'));
    const state = [...files, ...texts].join('\0');
    if (known?.state !== state) {
      known = {state, history: readHistory(files, texts)};
    }
    return known.history;
  };
}

async function readHistory(
  files: readonly string[],
  texts: readonly string[],
): Promise<ContractHistory> {
  const [current, ...earlier] = await Promise.all(
    files.map((file, index) => readSurface(file, texts[index])),
  );
  return historyOf(current!, earlier);
}
