import {compareSurfaces} from './compare/compare';
import type {ContractComparison} from './compare/report';
import {listSurface} from './compare/surface';
import type {Contract} from './types';

export {ContractError} from './error';
export {readContract, storeContract} from './read/read';
export type {HeaderOptions} from './read/clang';
export {
  isDeclarationFile,
  loadContract,
  memoize,
  storePath,
  type StoredContract,
} from './store';
export {formatComparison, type ContractComparison} from './compare/report';
export {listSurface} from './compare/surface';
export type {ContractChange, Surface} from './compare/types';
export {
  compareHistory,
  findWrongSince,
  historyReader,
  listChangeNotes,
  listVersions,
  VERSIONS_FOLDER,
  type ChangeNote,
  type ContractHistory,
} from './compare/history';
export {
  compareVersions,
  firstSentence,
  formatParameters,
  parseVersion,
  tagsNamed,
} from './text';
export type * from './types';

/** Compares two versions of a contract. Breaking changes come first within removed, changed and added names. */
export function compareContracts(
  older: Contract,
  newer: Contract,
): ContractComparison {
  const [before, after] = [listSurface(older), listSurface(newer)];
  return {
    from: before.version,
    to: after.version,
    changes: compareSurfaces(before, after),
  };
}
