import {HOSTED_BUILD} from '../../../scripts/test/builds/builds';
import type {Collection} from './collection';
import {KeyStore} from './keys';

// The keys that the build under test was made with.
export const ADMIN_KEY = HOSTED_BUILD.settings.TYPESENSE_ADMIN_API_KEY;
export const SEARCH_KEY = HOSTED_BUILD.settings.TYPESENSE_SEARCH_API_KEY;

/** Words that mean the same, by the id of the entry. */
export type Synonyms = Map<string, readonly string[]>;

/** Everything the stand-in holds. */
export class State {
  readonly collections = new Map<string, Collection>();
  readonly aliases = new Map<string, string>();
  /** From version 30 on: sets that collections name. */
  readonly synonymSets = new Map<string, Synonyms>();
  /** Before version 30: the entries of each collection. */
  readonly synonyms = new Map<string, Synonyms>();
  readonly keys = new KeyStore(ADMIN_KEY);
  version = '30.2';

  constructor() {
    this.keys.add(SEARCH_KEY, {
      actions: ['documents:search'],
      collections: ['sdk-docs-global'],
    });
  }

  isAtLeast(major: number): boolean {
    return (
      this.version === 'nightly' || Number.parseInt(this.version, 10) >= major
    );
  }

  /** The collection with this name, or behind the alias with this name. */
  find(name: string): Collection | undefined {
    return this.collections.get(this.aliases.get(name) ?? name);
  }
}
