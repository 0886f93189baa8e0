import {tokenize, type Document, type Schema} from './collection';

/** A filter that cannot be carried out; the message is the server's. */
export class FilterProblem extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** A filter, read. */
export interface Filter {
  /** Names of the fields it looks at. */
  readonly fields: readonly string[];
  allows(document: Document): boolean;
}

const EVERYTHING: Filter = {fields: [], allows: () => true};

/**
 * Reads `filter_by`: conditions joined by `&&` and `||`, which bind alike and from the left, with
 * parentheses around what belongs together; back-ticks around values that hold signs.
 * https://typesense.org/docs/guide/tips-for-filtering.html
 *
 * @throws FilterProblem for what the server would refuse
 */
export function parseFilter(text: string, schema: Schema): Filter {
  const parts = split(text);
  if (parts.length === 0) {
    return EVERYTHING;
  }
  const filter = readChain(parts, schema);
  if (parts.length > 0) {
    throw new FilterProblem(
      400,
      'Could not parse the filter query: unbalanced parentheses.',
    );
  }
  return filter;
}

/** Conditions, operators and parentheses. A bracket or a back-tick keeps signs together. */
function split(text: string): string[] {
  const signs = /&&|\|\||[()]|(?:`[^`]*`|\[[^\]]*\]|(?!&&|\|\|)[^()`[])+/g;
  return [...text.matchAll(signs)]
    .map(([part]) => part.trim())
    .filter((part) => part !== '');
}

/** Reads conditions up to the end or a closing parenthesis, taking them off the list. */
function readChain(parts: string[], schema: Schema): Filter {
  let filter = readOperand(parts, schema);
  while (parts[0] === '&&' || parts[0] === '||') {
    const operator = parts.shift();
    const [left, right] = [filter, readOperand(parts, schema)];
    filter = {
      fields: [...left.fields, ...right.fields],
      allows:
        operator === '&&'
          ? (document) => left.allows(document) && right.allows(document)
          : (document) => left.allows(document) || right.allows(document),
    };
  }
  return filter;
}

function readOperand(parts: string[], schema: Schema): Filter {
  const part = parts.shift();
  if (part !== '(') {
    return readCondition(part ?? '', schema);
  }
  const inner = readChain(parts, schema);
  if (parts.shift() !== ')') {
    throw new FilterProblem(
      400,
      'Could not parse the filter query: unbalanced parentheses.',
    );
  }
  return inner;
}

/** `field:=value` (all of it), `field:value` (its words), `field:!=value`, each with one value or a list in brackets. */
function readCondition(text: string, schema: Schema): Filter {
  const [, name, sign, value] =
    /^([^\s:]+)\s*:(=|!=|)\s*([^\s=!].*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new FilterProblem(400, 'Could not parse the filter query.');
  }
  const field = schema.fields.find((each) => each.name === name);
  if (!field) {
    throw new FilterProblem(
      404,
      `Could not find a filter field named \`${name}\` in the schema.`,
    );
  }
  const wanted = valuesOf(value);
  const isExact = sign !== '' || field.type === 'int64';
  const hasWords = (own: string, words: readonly string[]) => {
    const known = tokenize(own, schema);
    return words.every((word) => known.includes(word));
  };
  const isOne = (own: string) =>
    isExact
      ? wanted.includes(own)
      : wanted.some((each) => hasWords(own, tokenize(each, schema)));
  return {
    fields: [name],
    allows: (document) => {
      const own = [document[name] ?? []].flat().map(String);
      return own.some(isOne) !== (sign === '!=');
    },
  };
}

function valuesOf(text: string): string[] {
  const list = /^\[(.*)\]$/s.exec(text)?.[1];
  const values =
    list === undefined ? [text] : (list.match(/`[^`]*`|[^,`]+/g) ?? []);
  return values
    .map((value) => value.trim().replace(/^`(.*)`$/s, '$1'))
    .filter((value) => value !== '');
}
