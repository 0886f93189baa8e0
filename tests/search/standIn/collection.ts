/** A field of a collection's schema. */
export interface Field {
  readonly name: string;
  readonly type: 'string' | 'string[]' | 'int64';
  readonly facet?: boolean;
  readonly optional?: boolean;
}

export interface Schema {
  readonly name: string;
  readonly metadata?: object;
  readonly fields: readonly Field[];
  readonly token_separators?: readonly string[];
  readonly symbols_to_index?: readonly string[];
  readonly default_sorting_field?: string;
}

export type Document = Readonly<Record<string, unknown>> & {
  readonly id: string;
};

/** A collection with its documents. */
export interface Collection {
  readonly schema: Schema;
  readonly documents: Map<string, Document>;
  /** Names of synonym sets, from version 30 on. */
  synonymSets?: readonly string[];
}

/** Says what is wrong with a document, in the server's words; `undefined` when nothing is. */
export function documentProblem(
  {schema}: Collection,
  document: Document,
): string | undefined {
  if (typeof document.id !== 'string') {
    return "Document's `id` field should be a string.";
  }
  for (const {name, type, optional} of schema.fields) {
    const value = document[name];
    if (value === undefined) {
      if (!optional) {
        return `Field \`${name}\` has been declared in the schema, but is not found in the document.`;
      }
    } else if (!hasType(value, type)) {
      return `Field \`${name}\` must be a ${type}.`;
    }
  }
  return undefined;
}

function hasType(value: unknown, type: Field['type']): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'string[]':
      return (
        Array.isArray(value) && value.every((item) => typeof item === 'string')
      );
    case 'int64':
      return Number.isSafeInteger(value);
  }
}

/** Splits text as the server's default locale does: other punctuation is dropped, not a border. */
export function tokenize(
  text: string,
  {token_separators = [], symbols_to_index = []}: Schema,
): string[] {
  let spaced = '';
  for (const character of text.toLowerCase()) {
    if (
      character === ' ' ||
      character === '\n' ||
      token_separators.includes(character)
    ) {
      spaced += ' ';
    } else if (
      /[\p{L}\p{M}\p{N}]/u.test(character) ||
      symbols_to_index.includes(character)
    ) {
      spaced += character;
    }
  }
  return spaced.split(' ').filter(Boolean);
}
