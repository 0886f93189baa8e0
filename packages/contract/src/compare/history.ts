import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {ContractError} from '../error';
import {loadContract, memoize} from '../store';
import {compareVersions} from '../text';
import {compareSurfaces} from './compare';
import {listSurface} from './surface';
import type {ContractChange, Surface} from './types';

/** A version of a contract, and its differences from the previous version. */
interface ContractVersion {
  readonly surface: Surface;
  /** The previous version; absent for the first one. */
  readonly before?: Surface;
  /** Empty for the first version. */
  readonly changes: readonly ContractChange[];
}

/** The versions of a contract, the current one first. */
export type ContractHistory = readonly [ContractVersion, ...ContractVersion[]];

/**
 * Sorts the versions of a contract and compares each with the previous one.
 *
 * @param earlier - in any order
 * @throws ContractError if a version is missing, repeated, or later than the current one
 */
export function compareHistory(
  current: Surface,
  earlier: readonly Surface[],
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

function requireOlder(older: Surface, newer: Surface): void {
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

/** Changes of a name in one version. */
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

/** Lists the versions that changed each name, the earliest first; unchanged names are left out. */
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

/** A name with a wrong `@since`. */
export interface WrongSince {
  readonly name: string;
  readonly since: string;
  /** The version that added the name. */
  readonly expected: string;
}

/**
 * Finds names whose `@since` is not the version that added them. Names of the first version on record may state an
 * earlier one.
 */
export function findWrongSince(history: ContractHistory): WrongSince[] {
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

/** Folder beside a contract with a folder for each earlier version. */
export const VERSIONS_FOLDER = 'versions';

/**
 * Lists the earlier versions of a contract: `versions/1.0/api.h` beside `api.h`.
 *
 * @param file - path of the contract
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
 * Creates a reader of a contract's history.
 *
 * @param file - path of the contract
 * @returns a function that returns the same object until a stored contract changes
 */
export function historyReader(file: string): () => ContractHistory {
  return memoize(
    () => [file, ...listVersions(file)].map((each) => loadContract(each)),
    (...contracts) => {
      const [current, ...earlier] = contracts.map(listSurface);
      return compareHistory(current!, earlier);
    },
  );
}
