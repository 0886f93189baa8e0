import {
  listHeaderNames,
  type Contract,
  type ContractEnumValue,
  type ContractFunction,
  type HeaderName,
} from '@document-sdk/contract';
import {UnlocatedProblemError} from '../../content';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import * as md from '../shared/mdast';
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
  /** Matches the names in a text. */
  readonly namePattern: RegExp;
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
  const namePattern = buildNamePattern({functions, codes, names});
  return {contract, functions, codes, names, addresses, namePattern};
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
  for (const match of sentence.matchAll(header.namePattern)) {
    nodes.push(
      sentence.slice(done, match.index),
      buildNameNode(match, header, self),
    );
    done = match.index + match[0].length;
  }
  return [...nodes, sentence.slice(done)].filter(Boolean);
}

/** Matches in order: code in back-ticks, codes and macros, calls, callback types, JSON keys with a dot, quoted values, dereferenced parameters, types, names of parameters, words. */
function buildNamePattern({
  functions,
  codes,
  names,
}: Pick<OcrHeader, 'functions' | 'codes' | 'names'>): RegExp {
  const either = (list: readonly string[]) => list.join('|') || '(?!)';
  const callbacks = functions.filter(({kind}) => kind === 'callback');
  const types = names.filter(({kind}) => kind === 'type');
  return new RegExp(
    [
      // Translations put names in back-ticks, which the patterns below do not find without English words around them.
      '`[^`]+`',
      String.raw`\b(${buildCodePattern(codes, names)})\b`,
      String.raw`\b(\w+)\(\)`,
      String.raw`\b(${either(callbacks.map(({name}) => name))})\b`,
      String.raw`\b[a-z][a-zA-Z]+\.[a-z]\w*\b`,
      String.raw`"[^"\s]+"`,
      String.raw`\*\w+`,
      String.raw`\b(?:char ?\*+|${either(types.map(({name}) => name))})`,
      String.raw`\b[a-z]+[A-Z]\w*\b|(?<=^|or )[a-z]+(?= is NULL)`,
      String.raw`\b(?:${[...OCR_CONTRACT.codeWords, 'NULL'].join('|')})\b`,
    ].join('|'),
    'g',
  );
}

/** Matches names with the prefix of the codes, or only the known names if the codes share no prefix. */
function buildCodePattern(
  codes: OcrHeader['codes'],
  names: OcrHeader['names'],
): string {
  const prefix = findCodePrefix(codes);
  const known = [...codes, ...names.filter(({kind}) => kind !== 'type')];
  return prefix
    ? `${prefix}[A-Z0-9_]+`
    : known.map(({name}) => name).join('|') || '(?!)';
}

/** Prefix of the names of error codes, such as `API_`; empty without one. */
export function findCodePrefix(codes: OcrHeader['codes']): string {
  return /^[A-Z]+_/.exec(codes[0]?.name ?? '')?.[0] ?? '';
}

function buildNameNode(
  match: RegExpMatchArray,
  {functions, addresses}: OcrHeader,
  self?: string,
): md.Inline {
  const [whole, constant = '', call, callback = ''] = match;
  const quoted = /^`(.*)`$/.exec(whole)?.[1];
  if (quoted !== undefined) {
    return md.codeLink(
      quoted,
      quoted === self ? undefined : addresses.get(quoted),
    );
  }
  const called = call ?? callback;
  if (functions.some(({name}) => name === called)) {
    return md.codeLink(
      called,
      called === self ? undefined : addresses.get(called),
    );
  }
  return md.codeLink(constant || whole, addresses.get(constant));
}
