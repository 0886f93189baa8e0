import {code, type Inline, link, text} from '../shared/nodes';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import type {Header} from './header';

export const UNSPECIFIED = 'Not specified by the vendor.';

const patterns = new WeakMap<Header, RegExp>();

/**
 * Converts a sentence of the header to inline nodes: names become code, functions and status codes become links.
 *
 * @param self - name of the page's own function, which is not linked
 */
export function phrase(
  sentence: string,
  header: Header,
  self?: string,
): Inline[] {
  const pattern = patterns.get(header) ?? namePattern(header);
  patterns.set(header, pattern);
  const nodes: Inline[] = [];
  let done = 0;
  for (const match of sentence.matchAll(pattern)) {
    nodes.push(
      text(sentence.slice(done, match.index)),
      nameNode(match, header, self),
    );
    done = match.index + match[0].length;
  }
  nodes.push(text(sentence.slice(done)));
  return nodes.filter(
    (node) => typeof node === 'string' || node.type !== 'text' || node.value,
  );
}

/** Matches in order: codes and macros, calls, callback types, JSON keys with a dot, quoted values, dereferenced parameters, types, words. */
function namePattern({functions, codes, names}: Header): RegExp {
  const either = (list: readonly string[]) => list.join('|') || '(?!)';
  const callbacks = functions.filter(({kind}) => kind === 'callback');
  const types = names.filter(({kind}) => kind === 'type');
  return new RegExp(
    [
      String.raw`\b(${codePattern(codes, names)})\b`,
      String.raw`\b(\w+)\(\)`,
      String.raw`\b(${either(callbacks.map(({name}) => name))})\b`,
      String.raw`\b[a-z][a-zA-Z]+\.[a-z]\w*\b`,
      String.raw`"[^"\s]+"`,
      String.raw`\*\w+`,
      String.raw`\b(?:char ?\*+|${either(types.map(({name}) => name))})`,
      String.raw`\b(?:${[...OCR_CONTRACT.codeWords, 'NULL'].join('|')})\b`,
    ].join('|'),
    'g',
  );
}

/** Any name with the prefix of the codes, or the known names if there is no prefix. */
function codePattern(codes: Header['codes'], names: Header['names']): string {
  const prefix = codePrefix(codes);
  const known = [...codes, ...names.filter(({kind}) => kind !== 'type')];
  return prefix
    ? `${prefix}[A-Z0-9_]+`
    : known.map(({name}) => name).join('|') || '(?!)';
}

/** Prefix of the names of error codes, such as `API_`; empty without one. */
export function codePrefix(codes: Header['codes']): string {
  return /^[A-Z]+_/.exec(codes[0]?.name ?? '')?.[0] ?? '';
}

function nameNode(
  match: RegExpMatchArray,
  {functions, addresses}: Header,
  self?: string,
): Inline {
  const [whole, constant, call, callback] = match;
  const called = call ?? callback;
  if (called && functions.some(({name}) => name === called)) {
    const shown = code(called);
    return called === self ? shown : link(addresses.get(called)!, shown);
  }
  const url = constant && addresses.get(constant);
  return url ? link(url, code(constant)) : code(whole);
}

/** Subject of a code: that of the closest code above it that the set names. */
export function codeSubject(name: string, {codes}: Header): string {
  const names = codes.map((each) => each.name);
  const subjects = names
    .slice(0, names.indexOf(name) + 1)
    .flatMap((each) => OCR_CONTRACT.codeSubjects[each] ?? []);
  return subjects.at(-1) ?? 'other';
}
