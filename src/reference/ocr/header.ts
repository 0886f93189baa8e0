import {
  listHeaderNames,
  type Contract,
  type ContractEnumValue,
  type ContractFunction,
  type HeaderName,
} from '@document-sdk/contract';
import {UnlocatedProblemError, md} from '../../content';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import type {NameFacts} from '../shared/setReference';

/** A function, or the type of a callback. */
export interface HeaderFunction extends ContractFunction {
  readonly kind: 'function' | 'callback';
}

/** A C header with the tables that its pages need. */
export interface OcrHeader {
  readonly contract: Contract;
  /** Functions and callback types in the order of the file. */
  readonly functions: readonly HeaderFunction[];
  /** Values of the contract's `codeType`. */
  readonly codes: readonly ContractEnumValue[];
  readonly names: readonly HeaderName[];
  /** Address of the entry of each name. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** A header, with facts about its names that do not come from their own comments. */
export interface OcrFacts extends OcrHeader, NameFacts {
  /** Title and text of each row about versions: the deprecation, and the versions with changes. */
  readonly versions: (name: string) => readonly [string, md.Inlines][];
}

export const UNSPECIFIED = 'Ask us.';

/** Builds the tables of a header. */
export function buildHeader(contract: Contract): OcrHeader {
  const functions = [
    ...contract.functions.map((item) => ({...item, kind: 'function' as const})),
    ...contract.callbacks.map((item) => ({...item, kind: 'callback' as const})),
  ].sort((one, other) => one.line - other.line);
  const codes =
    contract.enums.find(
      ({alias, name}) => (alias ?? name) === contract.codeType,
    )?.values ?? [];
  const names = listHeaderNames(contract);
  const {pages} = OCR_CONTRACT;
  const addresses = new Map([
    ...names.map(({name}) => [name, `${pages.names}#${name}`] as const),
    ...codes.map(({name}) => [name, `${pages.codes}#${name}`] as const),
    ...functions.map(({name}) => [name, `${pages.functions}/${name}`] as const),
  ]);
  return {contract, functions, codes, names, addresses};
}

/** Name in code style, linked to its entry if the header has it. */
export function linkName(
  name: string,
  {addresses}: OcrHeader,
  anchor = '',
): md.Inline {
  const address = addresses.get(name);
  return md.codeLink(name, address && `${address}${anchor}`);
}

/**
 * Finds a function of the header.
 *
 * @param place - where a page names it, such as `<ApiErrors>`
 * @throws UnlocatedProblemError if the header does not have it
 */
export function findFunction(
  {functions, contract}: OcrHeader,
  name: string,
  place: string,
): HeaderFunction {
  const found = functions.find((item) => item.name === name);
  if (!found) {
    const names = functions.map((item) => item.name).join(', ');
    throw new UnlocatedProblemError({
      found: `${place} of "${name}", which is not in ${contract.file}`,
      expected: `one of ${names}`,
      remedy: 'Correct the name; names are case-sensitive.',
    });
  }
  return found;
}

/**
 * Matches what may be a name: code in back-ticks, which translations have, quoted values, pointers, calls, JSON keys with
 * a dot, words with capitals, and a few other words.
 */
const TOKEN = new RegExp(
  [
    '`[^`]+`',
    String.raw`"[^"\s]+"`,
    String.raw`\bchar ?\*+`,
    String.raw`\*\w+`,
    String.raw`\b\w+\(\)`,
    String.raw`\b[a-z][a-zA-Z]+\.[a-z]\w*`,
    String.raw`\b[a-z]*[A-Z]\w*`,
    String.raw`(?<=^|or )[a-z]+(?= is NULL)`,
    String.raw`\b(?:${OCR_CONTRACT.codeWords.join('|')})\b`,
  ].join('|'),
  'g',
);

/**
 * Converts a sentence of the header to inline nodes: names become code, functions and status codes become links.
 *
 * @param self - name of the page's own function, which is not linked
 */
export function linkNames(
  sentence: string,
  header: OcrHeader,
  self?: string,
): md.Inline[] {
  const nodes: md.Inline[] = [];
  let done = 0;
  for (const {0: token, index} of sentence.matchAll(TOKEN)) {
    const node = formatToken(token, header, self);
    if (node) {
      nodes.push(sentence.slice(done, index), node);
      done = index + token.length;
    }
  }
  return [...nodes, sentence.slice(done)].filter(Boolean);
}

/** Formats a token as code; returns `undefined` for a capitalized word that is not a name. */
function formatToken(
  token: string,
  {functions, codes, names, addresses}: OcrHeader,
  self: string | undefined,
): md.Inline | undefined {
  const name = token.replace(/^`|`$|\(\)$/g, '');
  const kind = functions.find((each) => each.name === name)?.kind;
  const address = name === self ? undefined : addresses.get(name);
  if (token !== name) {
    const isKnown = token.startsWith('`') || kind !== undefined;
    return md.codeLink(isKnown ? name : token, address);
  }
  if (!/^[A-Z]/.test(name)) {
    return md.code(name);
  }
  const prefix = findCodePrefix(codes);
  const isCode = prefix !== '' && name.startsWith(prefix);
  if (
    name === 'NULL' ||
    isCode ||
    (addresses.has(name) && kind !== 'function')
  ) {
    const isType = names.some(
      (each) => each.name === name && each.kind === 'type',
    );
    return md.codeLink(name, isType && !kind ? undefined : address);
  }
  return undefined;
}

/** Prefix of the names of error codes, such as `API_`; empty without one. */
export function findCodePrefix(codes: OcrHeader['codes']): string {
  return /^[A-Z]+_/.exec(codes[0]?.name ?? '')?.[0] ?? '';
}
