import type {ApiHeader} from './contract/headerTypes';
import {code, type Inline, link, text} from '../shared/nodes';

/** Address of the page of a function. */
export function functionUrl(name: string): string {
  return `/ocr/api/${name}`;
}

/** Address of the page with the entries of status codes. */
export const CODES_URL = '/ocr/reference/status-codes';

/** Address of the entry of a status code. */
export function codeUrl(name: string): string {
  return `${CODES_URL}#${name}`;
}

/** Address of the list of errors whose behaviour is undefined. */
export const BREACHES_URL = '/ocr/api/c_api_details#breaches';

/** Address of the entry of a type or a macro. */
export function nameUrl(name: string): string {
  return `/ocr/reference/types#${name}`;
}

/** Address of the entry of any member of the header; `undefined` for other names. */
export function memberUrl(
  name: string,
  {functions, codes, names}: ApiHeader,
): string | undefined {
  const isIn = (members: readonly {readonly name: string}[]) =>
    members.some((member) => member.name === name);
  if (isIn(functions)) {
    return functionUrl(name);
  }
  return isIn(codes) ? codeUrl(name) : isIn(names) ? nameUrl(name) : undefined;
}

// In order: a status code or macro, a function call, a name of the header, a JSON key with a dot,
// a quoted value, a dereferenced parameter, a C type with stars.
const TOKEN =
  /\b(ARGO_[A-Z0-9_]+)\b|\b(\w+)\(\)|\b(C_RESULT_CALLBACK)\b|\b((?:model|device|license|lastError|components|image|gpus)\.\w+)\b|("[^"\s]+")|(\*\w+)|\b(char ?\*+|Argo[A-Z]\w+)|\b(workers|queueCapacity|timeoutMs|userData|NULL)\b/g;

/**
 * Turns a sentence of the header into inline nodes: names become code, functions and status
 * codes become links.
 *
 * @param sentence - text of a tag
 * @param self - name of the page's own function, which is not linked
 */
export function phrase(
  sentence: string,
  header: ApiHeader,
  self?: string,
): Inline[] {
  const nodes: Inline[] = [];
  let done = 0;
  for (const match of sentence.matchAll(TOKEN)) {
    nodes.push(
      text(sentence.slice(done, match.index)),
      token(match, header, self),
    );
    done = match.index + match[0].length;
  }
  nodes.push(text(sentence.slice(done)));
  return nodes.filter(
    (node) => typeof node === 'string' || node.type !== 'text' || node.value,
  );
}

function token(
  match: RegExpMatchArray,
  header: ApiHeader,
  self?: string,
): Inline {
  const [whole, macro, call, callback] = match;
  const called = call ?? callback;
  if (called && header.functions.some(({name}) => name === called)) {
    const shown = code(called);
    return called === self ? shown : link(functionUrl(called), shown);
  }
  const url = macro && memberUrl(macro, header);
  return url ? link(url, code(macro)) : code(whole);
}
