import type {
  CollectionAliasesResponseSchema,
  CollectionAliasSchema,
} from 'typesense-30';
import {accept, refuse, type Reply} from './reply';
import type {State} from './state';

/** Answers a request for `/aliases` or `/aliases/NAME`. */
export function aliasReply(
  {aliases, collections}: State,
  method: string,
  name: string,
  body: string,
): Reply {
  if (name === '') {
    return accept<CollectionAliasesResponseSchema>({
      aliases: [...aliases].map(([each, collection]) => ({
        name: each,
        collection_name: collection,
      })),
    });
  }
  if (method === 'PUT') {
    const {collection_name: target} = JSON.parse(body) as {
      collection_name?: string;
    };
    if (target === undefined) {
      return refuse(400, 'Parameter `collection_name` is required.');
    }
    if (collections.has(name)) {
      return refuse(
        500,
        `Name \`${name}\` conflicts with an existing collection name.`,
      );
    }
    // Like the server, without asking whether there is such a collection.
    aliases.set(name, target);
  }
  const target = aliases.get(name);
  if (target === undefined) {
    return refuse(404, 'Collection not found');
  }
  if (method === 'DELETE') {
    aliases.delete(name);
  }
  return accept<CollectionAliasSchema>({name, collection_name: target});
}
