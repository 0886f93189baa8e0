import {compareVersions} from '../contract/contractVersion';
import type {ContractHistory} from './history';

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
