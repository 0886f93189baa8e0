import {
  type Block,
  commaSeparated,
  type Inline,
  type Inlines,
  codeLink,
  table,
} from '../shared/nodes';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import type {Header} from './header';

export const UNSPECIFIED = 'Ask us.';

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
      sentence.slice(done, match.index),
      nameNode(match, header, self),
    );
    done = match.index + match[0].length;
  }
  return [...nodes, sentence.slice(done)].filter(Boolean);
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
  const [whole, constant = '', call, callback = ''] = match;
  const called = call ?? callback;
  if (functions.some(({name}) => name === called)) {
    return codeLink(
      called,
      called === self ? undefined : addresses.get(called),
    );
  }
  return codeLink(constant || whole, addresses.get(constant));
}

/** Table of codes by subject. The subject of a code is that of the closest code above it that the set names. */
export function subjectTable(
  names: readonly string[],
  {codes}: Header,
  show: (name: string) => Inlines,
): Block | undefined {
  let subject = 'other';
  const subjects = new Map<string, string>();
  for (const {name} of codes) {
    subject = OCR_CONTRACT.codeSubjects[name] ?? subject;
    subjects.set(name, subject);
  }
  const subjectOf = (name: string) => subjects.get(name) ?? 'other';
  return table(
    ['About', 'Codes'],
    [...new Set(names.map(subjectOf))].map((each) => [
      each,
      commaSeparated(
        names.filter((name) => subjectOf(name) === each),
        show,
      ),
    ]),
  );
}
