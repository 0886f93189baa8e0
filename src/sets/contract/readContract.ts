import {contractOfHeader} from './c/contractOfHeader';
import {readHeader, type ReadOptions} from './c/readHeader';
import {contractOfDeclarations} from './ts/contractOfDeclarations';
import type {Contract} from './types';

/**
 * Reads a contract: a C header, or a TypeScript declaration file.
 *
 * @param file - path; its end decides the language
 * @param options - for headers; see {@link ReadOptions}
 * @throws ContractError with file and line for what it cannot read
 */
export async function readContract(
  file: string,
  options: ReadOptions = {},
): Promise<Contract> {
  return /\.d\.[cm]?ts$/.test(file)
    ? contractOfDeclarations(file, options.source)
    : contractOfHeader(await readHeader(file, options));
}
