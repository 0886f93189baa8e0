import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {loadContract, madeOnce} from './store';
import {compareVersions} from './texts';
import {FaultError} from '../../../src/content/problem';
import {compareSurfaces} from './compare/compareSurfaces';
import {surfaceOf} from './compare/surface';
import type {ContractChange, Surface} from './compare/types';

/** A version of a contract, and what it changed. */
interface ContractVersion {
  readonly surface: Surface;
  /** The version before; absent of the first one. */
  readonly before?: Surface;
  /** Differences from the version before; none of the first one. */
  readonly changes: readonly ContractChange[];
}

/** The versions of a contract, the current one first; there is at least that. */
export type ContractHistory = readonly [ContractVersion, ...ContractVersion[]];

/**
 * Puts the versions of a contract in order and compares each with the one before.
 *
 * @param current - the contract that the pages describe
 * @param earlier - versions published before, in any order
 * @throws FaultError when versions do not tell which came first
 */
export function historyOf(
  current: Surface,
  earlier: readonly Surface[],
): ContractHistory {
  const sorted = [...earlier].sort((one, other) =>
    compareVersions(other.version ?? '', one.version ?? ''),
  );
  const all = [current, ...sorted];
  all.slice(1).forEach((older, index) => mustBeOlder(older, all[index]!));
  return all.map((surface, index): ContractVersion => {
    const before = all[index + 1];
    return before
      ? {surface, before, changes: compareSurfaces(before, surface)}
      : {surface, changes: []};
  }) as unknown as ContractHistory;
}

function mustBeOlder(older: Surface, newer: Surface): void {
  if (
    older.version === undefined ||
    newer.version === undefined ||
    compareVersions(older.version, newer.version) >= 0
  ) {
    throw new FaultError({
      found: `${older.file} of version ${older.version ?? '(none)'}, before ${newer.file} of version ${newer.version ?? '(none)'}`,
      expected:
        'a version of its own for each, that of the contract the latest',
      remedy:
        'State it in the first comment of each file, "contract version 1.1", or take away the file that does not belong there.',
    });
  }
}

/** What changed of a name in one version. */
export interface ChangeNote {
  readonly version: string;
  /** In words, such as `signature`. */
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

/** When each name changed since it was added, the earliest first; names that never did are left out. */
export function changeNotes(
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

/** A name that says of another version than the one that added it. */
export interface WrongSince {
  readonly name: string;
  readonly since: string;
  /** The version that added it, or the first one on record, which it may not be later than. */
  readonly expected: string;
}

/**
 * Names whose `@since` the versions on record contradict: one that a version added says that version; one
 * that the first version has, that or an earlier one.
 */
export function wrongSince(history: ContractHistory): WrongSince[] {
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
  return madeOnce(
    () => [file, ...earlierFiles(file)].map((each) => loadContract(each)),
    (...contracts) => {
      const [current, ...earlier] = contracts.map(surfaceOf);
      return historyOf(current!, earlier);
    },
  );
}
