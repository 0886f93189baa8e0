import {firstSentence} from '../../../packages/contract/src/texts';
import {findMember} from './contract/lookUp';
import type {Contract} from './contract/types';

/** An error that a call throws. */
export interface ThrownError {
  readonly code: string;
  /** When it is thrown, as a sentence in Markdown. */
  readonly condition: string;
}

const CODES = 'SpreadsheetErrorCodes';
const ALIAS = /^(?:SpreadsheetError )?as \{@link (\w+)\.(\w+)\}$/;

/**
 * Reads a `@throws` text: codes, each with the words after it as its condition, such as
 * `` `INVALID_ADDRESS`, `INVALID_ARGUMENT` for an empty list ``. A code without words has the meaning
 * that the list of codes gives it; `as {@link Type.member}` stands for what another member throws.
 *
 * @returns in the order of the text; empty when it names no code
 */
export function thrownErrors(
  source: string | undefined,
  contract: Contract,
): ThrownError[] {
  const [, type, member] = ALIAS.exec(source ?? '') ?? [];
  if (type !== undefined && member !== undefined) {
    return thrownErrors(
      findMember(contract, type, member)?.member.doc.throws,
      contract,
    );
  }
  const parts = [
    ...(source ?? '').matchAll(/`([A-Z][A-Z_]+)`(.*?)(?=`[A-Z][A-Z_]+`|$)/g),
  ];
  return parts.map(([, code = '', words = '']) => {
    const condition = words
      .replace(/,?\s*(?:\b(?:or|and)\s*)?$/, '')
      .replace(/^[,\s]+/, '');
    return {
      code,
      condition: condition ? sentence(condition) : meaning(code, contract),
    };
  });
}

function sentence(words: string): string {
  const text = words.replace(/^when /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function meaning(code: string, contract: Contract): string {
  return firstSentence(
    findMember(contract, CODES, code)?.member.doc.summary ?? '',
  );
}

/** Key of the entry of a code. */
export function codeKey(code: string): [type: string, member: string] {
  return [CODES, code];
}
