import type {
  SynonymSchema,
  SynonymSetDeleteSchema,
  SynonymSetSchema,
} from 'typesense-30';
import {accept, refuse, type Reply} from './reply';
import type {State, Synonyms} from './state';

interface Item {
  readonly id?: string;
  readonly synonyms?: unknown;
}

/** Answers a request for `/synonym_sets/NAME`, which the server knows from version 30 on. */
export function synonymSetReply(
  {synonymSets}: State,
  method: string,
  name: string,
  body: string,
): Reply {
  if (method === 'PUT') {
    const {items} = JSON.parse(body) as {items?: Item[]};
    if (!Array.isArray(items)) {
      return refuse(400, 'Invalid or missing `items` field');
    }
    const entries: Synonyms = new Map();
    for (const {id, synonyms} of items) {
      if (id === undefined || !isWordList(synonyms)) {
        return refuse(400, 'Could not find an array of `synonyms`');
      }
      entries.set(id, synonyms);
    }
    synonymSets.set(name, entries);
  }
  const found = synonymSets.get(name);
  if (!found) {
    return refuse(404, 'Synonym index not found');
  }
  if (method === 'DELETE') {
    synonymSets.delete(name);
    return accept<SynonymSetDeleteSchema>({name});
  }
  const items = [...found].map(([id, synonyms]) => ({
    id,
    synonyms: [...synonyms],
  }));
  return accept<SynonymSetSchema>({name, items});
}

/** Answers `PUT /collections/NAME/synonyms/ID`, which the server knew before version 30. */
export function synonymReply(
  state: State,
  collection: string,
  id: string,
  body: string,
): Reply {
  if (!state.find(collection)) {
    return refuse(404, `No collection with name \`${collection}\` found.`);
  }
  const {synonyms} = JSON.parse(body) as Item;
  if (!isWordList(synonyms)) {
    return refuse(400, 'Could not find an array of `synonyms`');
  }
  const entries: Synonyms = state.synonyms.get(collection) ?? new Map();
  state.synonyms.set(collection, entries.set(id, synonyms));
  return accept<SynonymSchema>({id, synonyms});
}

function isWordList(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((word) => typeof word === 'string')
  );
}
