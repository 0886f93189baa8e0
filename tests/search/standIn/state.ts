import type {Collection} from './collection';
import {KeyStore} from './keys';

/** The key that may do everything, unless a server is started with another. */
export const ADMIN_KEY = 'admin-key-of-the-server';

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
  readonly keys: KeyStore;
  version = '30.2';

  constructor(adminKey = ADMIN_KEY) {
    this.keys = new KeyStore(adminKey);
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

  /** What means the same in a collection. */
  synonymsOf({schema, synonymSets = []}: Collection): (readonly string[])[] {
    const sets = this.isAtLeast(30)
      ? synonymSets.map((name) => this.synonymSets.get(name))
      : [this.synonyms.get(schema.name)];
    return sets.flatMap((entries) => [...(entries?.values() ?? [])]);
  }
}
