import {storedContractPath} from '@document-sdk/contract';
import {contractOf} from '../../packages/contract/tests/support/contractText';

/** Returns the texts of a contract and its stored JSON by path. */
export function contractFiles(file: string, source: string) {
  const stored = JSON.stringify(contractOf(source, file));
  return {[file]: source, [storedContractPath(file)]: stored};
}
