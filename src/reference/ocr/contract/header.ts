import {contractLoader} from '../../../../packages/contract/src/store';
import {
  paramTag,
  parameterList,
  tagText,
} from '../../../../packages/contract/src/texts';
import type {
  Contract,
  ContractFunction,
  ContractItem,
  ContractParameter,
  ContractTag,
} from '../../../../packages/contract/src/types';
import {FaultError} from '../../../content';
import type {
  ApiError,
  ApiFunction,
  ApiHeader,
  ApiName,
  ApiParameter,
  ApiPrecondition,
  ApiRule,
  ApiStatusCode,
} from './headerTypes';

/** The C header that is the contract of the OCR set, relative to the repository's root. */
export const HEADER_FILE = 'contracts/ocr/argo_sdk.h';

/** The longest line of a declaration on a page. */
const WIDTH = 80;

/** Loads the C header that is the contract of the OCR set. See {@link contractLoader}. */
export const loadHeader = contractLoader(apiHeader);

/**
 * What the comment tags of the OCR set say beside the general ones. What is missing stays empty; `headerProblems`
 * says what a complete header must have.
 */
export function apiHeader(contract: Contract): ApiHeader {
  const {codes, statusType} = statusCodes(contract);
  return {
    file: contract.file,
    statusType,
    codes,
    functions: [...contract.functions, ...contract.callbacks]
      .sort((one, other) => one.line - other.line)
      .map((item) =>
        apiFunction(item, contract.callbacks.includes(item), codes),
      ),
    names: [
      ...contract.aliases.map((item) => apiName(item, 'type')),
      ...contract.macros
        // Include guards define a name as nothing, and say nothing of it.
        .filter(({body, brief}) => body !== '' || brief !== '')
        .map((item) => apiName(item, 'macro')),
    ],
  };
}

/** The values of the enumeration that the most functions return, and the name of their type. */
function statusCodes({
  enums,
  functions,
}: Contract): Pick<ApiHeader, 'codes' | 'statusType'> {
  const [most] = enums
    .map(({name, alias, values}) => {
      const names = [alias, name, `enum ${name}`];
      const uses = functions.filter(({returns}) => names.includes(returns));
      return {name: alias ?? name, values, uses: uses.length};
    })
    .filter(({uses}) => uses > 0)
    .sort((one, other) => other.uses - one.uses);
  return {
    statusType: most?.name ?? '',
    codes: (most?.values ?? []).map(
      ({name, value, text, line}): ApiStatusCode => {
        const [cause, remedy] = splitAt(text ?? '', ' | ');
        return {name, number: Number(value), cause, remedy, line};
      },
    ),
  };
}

function apiName(
  {name, signature, brief, text, tags, line}: ContractItem,
  kind: ApiName['kind'],
): ApiName {
  const isBriefTagged = tagText({tags}, 'brief') !== undefined;
  return {
    name,
    kind,
    declaration: kind === 'type' ? `${signature};` : signature,
    text: [isBriefTagged ? brief : '', text ?? '']
      .filter(Boolean)
      .join(' ')
      .replace(/\n\n/g, ' '),
    line,
  };
}

function apiFunction(
  item: ContractFunction,
  isCallback: boolean,
  codes: readonly ApiStatusCode[],
): ApiFunction {
  const {tags = []} = item;
  const all = (...names: string[]) =>
    tags.filter(({name}) => names.includes(name));
  const text = (...names: string[]) => tagText(item, ...names) ?? '';
  const rule = <K extends string>(name: string): ApiRule<K> => {
    const [keyword, rest] = splitAt(text(name), ' - ');
    return {keyword: keyword as K, text: rest};
  };
  return {
    name: item.name,
    kind: isCallback ? 'callback' : 'function',
    declaration: laidOut(item),
    line: all('brief', 'short')[0]?.line ?? item.line,
    isDescribed: tags.length > 0 || item.brief !== '',
    brief: item.brief,
    task: text('task'),
    parameters: item.parameters.map((each) => apiParameter(each, tags)),
    described: all('param').map((tag) => {
      const [name, meaning] = splitAt(tag.text, ' - ');
      return {name, text: meaning};
    }),
    preconditions: all('pre').map(apiPrecondition),
    returns: text('return', 'returns'),
    errors: all('error', 'retval').map((tag) => apiError(tag, codes)),
    thread: rule('thread'),
    blocking: rule('blocking'),
    callback: rule('callback'),
    ownership: text('ownership'),
    states: text('states'),
    since: text('since'),
    see: all('see', 'sa').flatMap((tag) =>
      tag.text
        .split(/,\s*/)
        .map((other) => other.replace(/\(\)\.?$/, ''))
        .filter(Boolean),
    ),
  };
}

/** The declaration on one line, else a parameter on each. */
function laidOut(item: ContractFunction): string {
  const whole = `${item.signature};`;
  const list = parameterList(item);
  return whole.length <= WIDTH
    ? whole
    : whole.replace(`(${list.join(', ')})`, `(\n    ${list.join(',\n    ')})`);
}

function apiParameter(
  {name, type, declared, pointer = false, direction, text}: ContractParameter,
  tags: readonly ContractTag[],
): ApiParameter {
  const flags = paramTag(tags, name)?.tag.flags ?? '';
  return {
    name,
    type: declared ?? type,
    isPointer: pointer,
    direction: direction === 'out' ? 'out' : 'in',
    nullable: flags.split(/[\s,]+/).includes('null'),
    text: text ?? '',
  };
}

/** `name - condition | otherwise`; Doxygen's `@pre condition` speaks of the call. */
function apiPrecondition({text, line}: ContractTag): ApiPrecondition {
  const [, subject = 'call', rest = text] = /^(\w+) - (.*)$/s.exec(text) ?? [];
  const [must, otherwise] = splitAt(rest, ' | ');
  return {
    subject,
    must,
    otherwise: otherwise === 'undefined' ? undefined : otherwise,
    line,
  };
}

/** `CODE - cause | what to do`, and Doxygen's `CODE cause`. */
function apiError(
  {text: whole, line}: ContractTag,
  codes: readonly ApiStatusCode[],
): ApiError {
  const [, code = '', text = ''] = /^(\S+)\s*(?:-\s+)?(.*)$/s.exec(whole) ?? [];
  const [cause, remedy] = splitAt(text, ' | ');
  const general = codes.find(({name}) => name === code);
  return {
    code,
    cause: cause || (general?.cause ?? ''),
    remedy: remedy || (general?.remedy ?? ''),
    line,
  };
}

/** Splits `a - b` at the first separator; the second part is empty when there is none. */
function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0
    ? [text.trim(), '']
    : [text.slice(0, at).trim(), text.slice(at + separator.length).trim()];
}

/**
 * The function of a name that a page takes texts of.
 *
 * @param place - what names it there, such as `<ApiErrors>`
 * @throws FaultError when the header does not have it
 */
export function findFunction(
  header: ApiHeader,
  name: string,
  place: string,
): ApiFunction {
  const found = header.functions.find((item) => item.name === name);
  if (!found) {
    const names = header.functions.map((item) => item.name).join(', ');
    throw new FaultError({
      found: `${place} of "${name}", which is not in ${header.file}`,
      expected: `one of ${names}`,
      remedy: 'Correct the name; names are case-sensitive.',
    });
  }
  return found;
}
