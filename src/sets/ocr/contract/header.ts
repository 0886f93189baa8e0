import {readFileSync} from 'node:fs';
import {readHeader, type CHeader} from '../../contract/c/readHeader';
import {readCodes} from './headerCodes';
import {readFunctions} from './headerFunctions';
import {readNames} from './headerNames';
import type {ApiHeader} from './headerTypes';

/**
 * Reads the C header that is the contract of the OCR set: what C declares, and what the comment
 * tags of this room say beside the general ones. What is missing stays empty; `headerProblems`
 * says what a complete header must have.
 *
 * @param text - the header's text
 * @param file - path named in messages; headers that it includes are looked for beside it
 * @throws ContractError with file and line for what is no C
 */
export async function parseHeader(
  text: string,
  file: string,
): Promise<ApiHeader> {
  return apiHeader(await readHeader(file, {source: text}));
}

const known = new Map<string, {source: string; header: Promise<ApiHeader>}>();

/** Reads and parses a header, once for each text that the file has. See {@link parseHeader}. */
export function parseHeaderFile(file: string): Promise<ApiHeader> {
  const source = readFileSync(file, 'utf8');
  const before = known.get(file);
  if (before?.source === source) {
    return before.header;
  }
  const header = parseHeader(source, file);
  known.set(file, {source, header});
  return header;
}

function apiHeader(header: CHeader): ApiHeader {
  const {codes, statusType} = readCodes(header);
  return {
    file: header.file,
    statusType,
    codes,
    functions: readFunctions(header, codes),
    names: readNames(header),
  };
}
