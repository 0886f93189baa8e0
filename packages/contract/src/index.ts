import {compareSurfaces} from './compare/compare';
import type {ContractComparison} from './compare/report';
import {listApiSurface} from './compare/surface';
import type {Contract} from './types';

export {ContractError} from './error';
export type {HeaderOptions} from './read/clang';
export {
  isDeclarationFile,
  loadContract,
  memoize,
  readContract,
  storeContract,
  storedContractPath,
  type StoredContract,
} from './contract';
export {formatComparison, type ContractComparison} from './compare/report';
export {listApiSurface} from './compare/surface';
export type {ContractChange, ApiSurface} from './compare/types';
export {
  compareHistory,
  findWrongSinceTags,
  createHistoryReader,
  listChangeNotes,
  listVersions,
  VERSIONS_FOLDER,
  type ChangeNote,
  type ContractHistory,
} from './compare/history';
export {
  buildDeclarations,
  findMember,
  findValuesInterface,
  isValueList,
  type Declarations,
  type DeclaredMember,
  type DeclaredSymbol,
} from './declarations';
export {mapContractTexts} from './mapTexts';
export {listHeaderNames, type HeaderName} from './headerNames';
export {
  compareVersions,
  findTags,
  findTagText,
  findFirstSentence,
  formatDeclaration,
  joinCommentText,
  listFunctionErrors,
  listRelatedNames,
  parseRuleTag,
  parseVersion,
} from './text';
export type * from './types';

/**
 * Compares two versions of a contract. Removed, changed and added names are listed in that order, with
 * breaking changes first in each group.
 */
export function compareContracts(
  older: Contract,
  newer: Contract,
): ContractComparison {
  const [before, after] = [listApiSurface(older), listApiSurface(newer)];
  return {
    from: before.version,
    to: after.version,
    changes: compareSurfaces(before, after),
  };
}
