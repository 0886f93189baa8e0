import type {
  KeyDeleteSchema,
  KeySchema,
  KeysRetrieveSchema,
} from 'typesense-30';
import {accept, refuse, type Reply} from './reply';

/** What a key may do: actions such as `documents:search`, and collections as regular expressions. */
export interface KeyScope {
  readonly actions: string[];
  readonly collections: string[];
}

type ApiKey = KeyScope &
  Required<Pick<KeySchema, 'id' | 'value' | 'description'>>;

/** Characters of a key that a list of keys shows. */
const PREFIX_LENGTH = 4;

/** The keys of the stand-in: the one it was started with, and those made through the API. */
export class KeyStore {
  private readonly keys = new Map<string, ApiKey>();
  private nextId = 0;

  /** @param bootstrapKey - may do everything */
  constructor(private readonly bootstrapKey: string) {}

  add(value: string, scope: KeyScope, description = ''): ApiKey {
    const key = {id: this.nextId++, value, description, ...scope};
    this.keys.set(value, key);
    return key;
  }

  /**
   * Whether a key may do something to all of these collections. They count under the name that the
   * request uses: a key for an alias does not open the collection behind it.
   */
  allows(
    value: unknown,
    action: string,
    collections: readonly string[],
  ): boolean {
    if (value === this.bootstrapKey) {
      return true;
    }
    const key = this.keys.get(String(value));
    return (
      key !== undefined &&
      key.actions.some((allowed) => coversAction(allowed, action)) &&
      collections.every((name) =>
        key.collections.some((allowed) => coversCollection(allowed, name)),
      )
    );
  }

  /** Answers a request below `/keys`. */
  reply(method: string, id: string, body: string): Reply {
    if (method === 'POST' && id === '') {
      return this.create(body);
    }
    if (method === 'GET' && id === '') {
      const shown = [...this.keys.values()].map(({value, ...rest}) => ({
        ...rest,
        value_prefix: value.slice(0, PREFIX_LENGTH),
      }));
      return accept<KeysRetrieveSchema>({keys: shown});
    }
    const found = [...this.keys.values()].find((key) => String(key.id) === id);
    if (method !== 'DELETE' || !found) {
      return refuse(404, 'Not found.');
    }
    this.keys.delete(found.value);
    return accept<KeyDeleteSchema>({id: found.id});
  }

  private create(body: string): Reply {
    const wanted = JSON.parse(body) as Partial<ApiKey>;
    for (const field of ['description', 'actions', 'collections'] as const) {
      if (wanted[field] === undefined) {
        return refuse(400, `Could not find a \`${field}\` key.`);
      }
    }
    for (const field of ['actions', 'collections'] as const) {
      const list: unknown = wanted[field];
      if (!Array.isArray(list) || list.length === 0) {
        return refuse(
          400,
          `Wrong format for \`${field}\`. It should be an array of string.`,
        );
      }
    }
    const {actions = [], collections = [], description = ''} = wanted;
    const value = wanted.value ?? `generated-key-${this.nextId}`;
    if (this.keys.has(value) || value === this.bootstrapKey) {
      return refuse(409, 'API key generation conflict.');
    }
    const key = this.add(value, {actions, collections}, description);
    return accept<KeySchema>(key, 201);
  }
}

function coversAction(allowed: string, action: string): boolean {
  return (
    allowed === '*' ||
    allowed === action ||
    (allowed.endsWith(':*') && action.startsWith(allowed.slice(0, -1)))
  );
}

function coversCollection(allowed: string, name: string): boolean {
  return (
    allowed === '*' || name === '' || new RegExp(`^(?:${allowed})$`).test(name)
  );
}
