import type {CollectionSchema, CollectionUpdateSchema} from 'typesense-30';
import type {Collection, Schema} from './collection';
import {accept, refuse, type Reply} from './reply';
import {schemaProblem} from './schemaProblem';
import type {State} from './state';

/** Answers a request for `/collections` or `/collections/NAME`. */
export function collectionReply(
  state: State,
  method: string,
  name: string,
  body: string,
): Reply {
  if (name === '') {
    return method === 'POST'
      ? create(state, body)
      : accept([...state.collections.values()].map(summary));
  }
  const found = state.find(name);
  if (!found) {
    return refuse(404, `No collection with name \`${name}\` found.`);
  }
  switch (method) {
    case 'PATCH':
      return update(state, found, body);
    case 'DELETE':
      state.collections.delete(found.schema.name);
      state.synonyms.delete(found.schema.name);
      return accept(summary(found));
    default:
      return accept(summary(found));
  }
}

function create({collections, aliases}: State, body: string): Reply {
  const schema = JSON.parse(body) as Schema;
  if (collections.has(schema.name) || aliases.has(schema.name)) {
    return refuse(
      409,
      `A collection with name \`${schema.name}\` already exists.`,
    );
  }
  const problem = schemaProblem(schema);
  if (problem !== undefined) {
    return refuse(400, problem);
  }
  const collection = {schema, documents: new Map()};
  collections.set(schema.name, collection);
  return accept(summary(collection), 201);
}

function update(state: State, collection: Collection, body: string): Reply {
  const change = JSON.parse(body) as {synonym_sets?: string[]};
  if (
    !state.isAtLeast(30) ||
    Object.keys(change).some((key) => key !== 'synonym_sets')
  ) {
    return refuse(400, 'Only `fields` and `metadata` can be updated.');
  }
  const unknown = change.synonym_sets?.find(
    (name) => !state.synonymSets.has(name),
  );
  if (unknown !== undefined) {
    return refuse(404, `Synonym set \`${unknown}\` not found`);
  }
  collection.synonymSets = change.synonym_sets ?? [];
  return accept<CollectionUpdateSchema>(change);
}

/** What the server says of a collection besides the schema that it was made with. */
type Summary = Schema &
  Pick<
    CollectionSchema,
    'created_at' | 'num_documents' | 'num_memory_shards' | 'synonym_sets'
  >;

function summary({schema, documents, synonymSets = []}: Collection): Summary {
  return {
    ...schema,
    created_at: 1_767_225_600,
    num_documents: documents.size,
    num_memory_shards: 4,
    synonym_sets: [...synonymSets],
  };
}
