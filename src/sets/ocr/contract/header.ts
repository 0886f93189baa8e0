import {readFileSync} from 'node:fs';
import {readDeclaration, type Declaration} from './headerDeclarations';
import {
  readBlocks,
  splitAt,
  type HeaderBlock,
  type HeaderTag,
} from './headerTags';
import type {
  ApiError,
  ApiFunction,
  ApiHeader,
  ApiParameter,
  ApiRule,
  ApiStatusCode,
} from './headerTypes';

const CODE = /^(ARGO_\w+)\s*=\s*(\d+)/;

/**
 * Reads the C header that is the contract of the OCR set. What is missing stays empty;
 * `headerProblems` says what a complete header must have.
 *
 * @param text - the header's text
 * @param file - path named in messages
 */
export function parseHeader(text: string, file: string): ApiHeader {
  const blocks = readBlocks(text);
  const codes = blocks.flatMap(readCode);
  const functions = blocks.flatMap((block) => {
    const declaration = readDeclaration(block.code);
    return declaration ? [readFunction(block, declaration, codes)] : [];
  });
  return {file, codes, functions};
}

/** Reads and parses a header. See {@link parseHeader}. */
export function parseHeaderFile(file: string): ApiHeader {
  return parseHeader(readFileSync(file, 'utf8'), file);
}

function readCode(block: HeaderBlock): ApiStatusCode[] {
  // The first code stands behind the line that opens the enumeration.
  const [, name, number] = CODE.exec(block.code) ?? [];
  const [cause, remedy] = splitAt(block.summary, ' | ');
  return name
    ? [{name, number: Number(number), cause, remedy, line: block.line}]
    : [];
}

function readFunction(
  block: HeaderBlock,
  declaration: Declaration,
  codes: readonly ApiStatusCode[],
): ApiFunction {
  const all = (name: string) => block.tags.filter((tag) => tag.name === name);
  const text = (name: string) => all(name)[0]?.text ?? '';
  const rule = <K extends string>(name: string): ApiRule<K> => {
    const [keyword, rest] = splitAt(text(name), ' - ');
    return {keyword: keyword as K, text: rest};
  };
  return {
    name: declaration.name,
    kind: declaration.kind,
    declaration: declaration.text,
    line: all('brief')[0]?.line ?? block.line,
    brief: text('brief'),
    task: text('task'),
    parameters: all('param').map((tag) => readParameter(tag, declaration)),
    returns: text('return'),
    errors: all('error').map((tag) => readError(tag, codes)),
    thread: rule('thread'),
    blocking: rule('blocking'),
    callback: rule('callback'),
    ownership: text('ownership'),
    states: text('states'),
    since: text('since'),
    see: text('see').split(/,\s*/).filter(Boolean),
  };
}

function readParameter(tag: HeaderTag, declaration: Declaration): ApiParameter {
  const [name, text] = splitAt(tag.text, ' - ');
  const flags = tag.flags.split(',');
  const declared = declaration.parameters.find((item) => item.name === name);
  return {
    name,
    type: declared?.type ?? '',
    direction: flags.includes('out') ? 'out' : 'in',
    nullable: flags.includes('null'),
    text,
  };
}

function readError(tag: HeaderTag, codes: readonly ApiStatusCode[]): ApiError {
  const [code, text] = splitAt(tag.text, ' - ');
  const [cause, remedy] = splitAt(text, ' | ');
  const general = codes.find((item) => item.name === code);
  return {
    code,
    cause: cause || (general?.cause ?? ''),
    remedy: remedy || (general?.remedy ?? ''),
    line: tag.line,
  };
}
