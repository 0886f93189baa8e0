import {contractOfHeader} from '../../../../src/sets/contract/c/contractOfHeader';
import type {HeaderFiles} from '../../../../src/sets/contract/c/includes';
import {preprocess} from '../../../../src/sets/contract/c/preprocess';
import {readHeader} from '../../../../src/sets/contract/c/readHeader';
import {textOf} from '../../../../src/sets/contract/c/tokens';
import type {Contract} from '../../../../src/sets/contract/types';

/** Headers that exist only in a test, by name. */
export function filesOf(
  headers: Readonly<Record<string, string>>,
): HeaderFiles {
  return {
    find: (name) => (name in headers ? name : undefined),
    read: (file) => headers[file]!,
  };
}

/** What the preprocessor leaves of a text, with single spaces. */
export function preprocessed(
  source: string,
  headers: Readonly<Record<string, string>> = {},
  defines: readonly string[] = [],
): string {
  const {tokens} = preprocess('a.h', source, filesOf(headers), defines);
  return textOf(tokens).replace(/\s+/g, ' ').trim();
}

/** The contract of a header that exists only in a test. */
export async function contractOf(
  source: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Contract> {
  const files = filesOf(headers);
  return contractOfHeader(await readHeader('a.h', {source, files}));
}
