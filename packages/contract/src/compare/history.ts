import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {ContractError} from '../error';
import {loadContract, memoize} from '../contract';
import {compareVersions} from '../text';
import {compareSurfaces} from './compare';
import {listApiSurface} from './surface';
import type {ContractChange, ApiSurface} from './types';

/** A version of a contract and its changes since the previous version. */
interface ContractVersion {
  readonly surface: ApiSurface;
  /** The previous version; absent for the first version. */
  readonly before?: ApiSurface;
  /** Changes since the previous version; empty for the first version. */
  readonly changes: readonly ContractChange[];
}

/** All versions of a contract, from the current one to the oldest. */
export type ContractHistory = readonly [ContractVersion, ...ContractVersion[]];

/**
 * Sorts the versions of a contract and compares each with the previous one.
 *
 * @param earlier - in any order
 * @throws ContractError if a version is missing, repeated, or later than the current one
 */
export function compareHistory(
  current: ApiSurface,
  earlier: readonly ApiSurface[],
): ContractHistory {
  const sorted = [...earlier].sort((one, other) =>
    compareVersions(other.version ?? '', one.version ?? ''),
  );
  const all = [current, ...sorted];
  all.slice(1).forEach((older, index) => requireOlder(older, all[index]!));
  return all.map((surface, index): ContractVersion => {
    const before = all[index + 1];
    return before
      ? {surface, before, changes: compareSurfaces(before, surface)}
      : {surface, changes: []};
  }) as unknown as ContractHistory;
}

function requireOlder(older: ApiSurface, newer: ApiSurface): void {
  if (
    older.version === undefined ||
    newer.version === undefined ||
    compareVersions(older.version, newer.version) >= 0
  ) {
    throw new ContractError({
      file: older.file,
      line: 1,
      found: `${older.file} of version ${older.version ?? '(none)'}, before ${newer.file} of version ${newer.version ?? '(none)'}`,
      expected:
        'a version of its own for each, that of the contract the latest',
      remedy:
        'State it in the first comment of each file, "contract version 1.1", or take away the file that does not belong there.',
    });
  }
}

/** The parts of a declaration that one version changed. */
export interface ChangeNote {
  readonly version: string;
  /** Changed parts, such as `signature`. */
  readonly parts: readonly string[];
}

const PARTS: Readonly<Partial<Record<ContractChange['change'], string>>> = {
  signature: 'signature',
  type: 'type',
  value: 'value',
  default: 'default',
  deprecated: 'deprecated',
  documented: 'description',
};

/** Maps each changed name to the versions that changed it, the earliest first. */
export function listChangeNotes(
  history: ContractHistory,
): ReadonlyMap<string, readonly ChangeNote[]> {
  const notes = new Map<string, ChangeNote[]>();
  for (const {surface, changes} of [...history].reverse()) {
    const names = new Set(changes.map(({name}) => name));
    for (const name of names) {
      const parts = changes
        .filter((each) => each.name === name)
        .flatMap(({change}) => PARTS[change] ?? []);
      if (parts.length > 0) {
        const note = {version: surface.version ?? '', parts};
        notes.set(name, [...(notes.get(name) ?? []), note]);
      }
    }
  }
  return notes;
}

/** A name whose `@since` differs from the version that added it. */
export interface WrongSinceTag {
  readonly name: string;
  readonly since: string;
  /** The version that added the name. */
  readonly expected: string;
}

/**
 * Finds names whose `@since` is not the version that added them. Names in the oldest available version may
 * have an earlier `@since`.
 */
export function findWrongSinceTags(history: ContractHistory): WrongSinceTag[] {
  const versions = [...history].reverse().map(({surface}) => ({
    version: surface.version ?? '',
    names: new Set(surface.members.map(({name}) => name)),
  }));
  return history[0].surface.members.flatMap(({name, since}) => {
    const added = versions.findIndex(({names}) => names.has(name));
    const expected = versions[added]!.version;
    if (since === undefined || expected === '') {
      return [];
    }
    const sign = compareVersions(since, expected);
    return sign === 0 || (added === 0 && sign < 0)
      ? []
      : [{name, since, expected}];
  });
}

/** Name of the folder that holds one folder for each earlier version of a contract. */
export const VERSIONS_FOLDER = 'versions';

/**
 * Lists the files of the earlier versions of a contract, such as `versions/1.0/api.h` for `api.h`.
 *
 * @param file - path of the current contract
 * @returns paths, sorted by folder name
 */
export function listVersions(file: string): string[] {
  const folder = path.join(path.dirname(file), VERSIONS_FOLDER);
  return existsSync(folder)
    ? readdirSync(folder)
        .map((version) => path.join(folder, version, path.basename(file)))
        .filter((each) => existsSync(each))
    : [];
}

/**
 * Creates a function that reads the history of a contract and caches it until a stored contract changes.
 *
 * @param file - path of the current contract
 */
export function createHistoryReader(file: string): () => ContractHistory {
  return memoize(
    () => [file, ...listVersions(file)].map((each) => loadContract(each)),
    (...contracts) => {
      const [current, ...earlier] = contracts.map(listApiSurface);
      return compareHistory(current!, earlier);
    },
  );
}
