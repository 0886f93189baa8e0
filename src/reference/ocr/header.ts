import {
  formatParameters,
  findTags,
  type Contract,
  type ContractFunction,
  type ContractItem,
  type ContractTag,
  type ContractEnumValue,
} from '@document-sdk/contract';
import {UnlocatedProblemError} from '../../content';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';

/** A function, or the type of a callback. */
export interface HeaderFunction extends ContractFunction {
  readonly kind: 'function' | 'callback';
}

/** A type, constant or macro. */
export interface HeaderName {
  readonly name: string;
  readonly kind: 'type' | 'variable' | 'constant' | 'macro';
  readonly declaration: string;
  readonly text: string;
  /** Fields of a structure, or values of an enumeration. */
  readonly members: readonly ContractItem[];
}

/** A C header with the tables that its pages need. */
export interface Header {
  readonly contract: Contract;
  /** Functions and callback types in the order of the file. */
  readonly functions: readonly HeaderFunction[];
  /** Values of the contract's `codeType`. */
  readonly codes: readonly ContractEnumValue[];
  readonly names: readonly HeaderName[];
  /** Address of the entry of each name. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** Columns of a declaration before its parameters are put on lines of their own. */
const WIDTH = 80;

/** Builds the tables of a header. */
export function buildHeader(contract: Contract): Header {
  const functions = [
    ...contract.functions.map((item) => ({...item, kind: 'function' as const})),
    ...contract.callbacks.map((item) => ({...item, kind: 'callback' as const})),
  ].sort((one, other) => one.line - other.line);
  const codes =
    contract.enums.find(
      ({alias, name}) => (alias ?? name) === contract.codeType,
    )?.values ?? [];
  const names = listNames(contract);
  const {pages} = OCR_CONTRACT;
  const addresses = new Map([
    ...names.map(({name}) => [name, `${pages.names}#${name}`] as const),
    ...codes.map(({name}) => [name, `${pages.codes}#${name}`] as const),
    ...functions.map(({name}) => [name, `${pages.functions}/${name}`] as const),
  ]);
  return {contract, functions, codes, names, addresses};
}

function listNames(contract: Contract): HeaderName[] {
  const {aliases, structs, enums, variables, macros, codeType} = contract;
  const composed = [
    ...structs.map((item) => ({...item, members: item.fields})),
    ...enums
      .filter(({name, alias}) => (alias ?? name) !== codeType)
      .map((item) => ({...item, members: item.values})),
  ].filter(({members}) => members.length > 0);
  const aliasOf = (item: {name: string; alias?: string}) =>
    aliases.find(({name}) => name === item.name || name === item.alias);
  const entries =
    (kind: HeaderName['kind'], end = '') =>
    (
      item: ContractItem,
      members: readonly ContractItem[] = [],
    ): HeaderName => ({
      name: item.name,
      kind,
      declaration: `${item.signature}${end}`,
      text: describe(item),
      members: members.filter(({name}) => name !== ''),
    });
  const type = entries('type', ';');
  return [
    ...aliases.map((item) =>
      type(item, composed.find((each) => aliasOf(each) === item)?.members),
    ),
    ...composed
      .filter((item) => item.name !== '' && !aliasOf(item))
      .map((item) => type(item, item.members)),
    ...variables.map((item) => entries('variable', ';')(item)),
    ...enums
      .filter(({name, alias}) => name === '' && alias === undefined)
      .flatMap(({values}) => values)
      .map((item) => entries('constant')(item)),
    ...macros
      // Include guards have neither body nor comment.
      .filter(({body, brief}) => body !== '' || brief !== '')
      .map((item) => entries('macro')(item)),
  ];
}

/** Text of a comment on one line; `@brief` comes first. */
export function describe(item: ContractItem): string {
  const brief = findTags(item, 'brief').map(({text}) => text);
  return [...brief, item.text ?? '']
    .filter(Boolean)
    .join(' ')
    .replace(/\n\n/g, ' ');
}

/** Text of the first tag with one of the names; empty without one. */
export function tagText(item: ContractItem, ...names: string[]): string {
  return findTags(item, ...names)[0]?.text ?? '';
}

/** A tag with a keyword, such as `@thread any - text`. */
export function readRule(
  item: ContractItem,
  name: string,
): {readonly keyword: string; readonly text: string} {
  const [tag] = findTags(item, name);
  return tag?.subject === undefined
    ? {keyword: tag?.text ?? '', text: ''}
    : {keyword: tag.subject, text: tag.text};
}

/** An error that a function returns. */
export interface FunctionError {
  readonly code: string;
  readonly cause: string;
  readonly remedy: string;
  readonly line: number;
}

/** Lists the errors of a function. Cause and remedy default to those of the code. */
export function listErrors(
  item: ContractItem,
  codes: readonly ContractEnumValue[],
): FunctionError[] {
  return findTags(item, 'error', 'retval').map(
    ({subject = '', text, otherwise, line}: ContractTag) => {
      const code = codes.find(({name}) => name === subject);
      return {
        code: subject,
        cause: text || (code?.text ?? ''),
        remedy: otherwise ?? code?.remedy ?? '',
        line,
      };
    },
  );
}

/** Names in `@see`. */
export function listRelated(item: ContractItem): string[] {
  return findTags(item, 'see', 'sa').flatMap(({text}) =>
    text
      .split(/,\s*/)
      .map((name) => name.replace(/\(\)\.?$/, ''))
      .filter(Boolean),
  );
}

/** Formats a declaration on one line, or with a line for each parameter. */
export function formatDeclaration(item: ContractFunction): string {
  const whole = `${item.signature};`;
  const list = formatParameters(item);
  return whole.length <= WIDTH
    ? whole
    : whole.replace(`(${list.join(', ')})`, `(\n    ${list.join(',\n    ')})`);
}

/**
 * Finds a function of the header.
 *
 * @param place - where a page names it, such as `<ApiErrors>`
 * @throws UnlocatedProblemError if the header does not have it
 */
export function findFunction(
  {functions, contract}: Header,
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
