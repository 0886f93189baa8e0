import {tokenize, type Collection, type Document} from './collection';

/** The words of one field of a document, one list for each element of an array. */
export type FieldWords = readonly (readonly string[])[];

/** The words of a collection. */
export interface TokenIndex {
  /** Field → word → the documents that have it there. */
  readonly documents: ReadonlyMap<
    string,
    ReadonlyMap<string, readonly Document[]>
  >;
  /** Document → field → its words. */
  readonly words: ReadonlyMap<Document, ReadonlyMap<string, FieldWords>>;
  /** Number of documents when it was made. */
  readonly size: number;
}

const indexes = new WeakMap<Collection, TokenIndex>();

/** The words of a collection as it is now. */
export function tokenIndex(collection: Collection): TokenIndex {
  const known = indexes.get(collection);
  if (known?.size === collection.documents.size) {
    return known;
  }
  const made = makeIndex(collection);
  indexes.set(collection, made);
  return made;
}

function makeIndex({schema, documents}: Collection): TokenIndex {
  const fields = schema.fields.filter(({type}) => type.startsWith('string'));
  const byWord = new Map(
    fields.map(({name}) => [name, new Map<string, Document[]>()]),
  );
  const words = new Map<Document, Map<string, FieldWords>>();
  for (const document of documents.values()) {
    const own = new Map<string, FieldWords>();
    words.set(document, own);
    for (const {name} of fields) {
      const texts = [document[name] ?? []].flat().map(String);
      const lists = texts.map((text) => tokenize(text, schema));
      own.set(name, lists);
      const field = byWord.get(name)!;
      for (const word of new Set(lists.flat())) {
        const found = field.get(word);
        if (found) {
          found.push(document);
        } else {
          field.set(word, [document]);
        }
      }
    }
  }
  return {documents: byWord, words, size: documents.size};
}
