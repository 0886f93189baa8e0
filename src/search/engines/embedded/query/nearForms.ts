import type {QueryWord} from '../../../text/queryWords';
import {isMistyped} from '../typoKeys';
import type {Form} from './concept';
import type {IndexReader} from './indexReader';
import {SHARES} from './weights';

/** Letters from which on a word that further ones follow stands for those that begin with it. */
const PREFIX_FROM = 3;

/** Words that begin with what is typed, or with a word that no page has. */
export async function beginnings(
  source: IndexReader,
  {term, isOpen, isStop}: QueryWord,
  isKnown: boolean,
): Promise<Form[]> {
  const isWanted = isOpen ? !isStop : !isKnown && term.length >= PREFIX_FROM;
  if (!isWanted || !/^[\p{L}\p{N}]/u.test(term)) {
    return [];
  }
  const share = isKnown ? SHARES.prefix : SHARES.prefixOfUnknown;
  const rows = await source.startingWith(term);
  return rows.filter((row) => row.term !== term).map((row) => ({row, share}));
}

/** Words that may have been meant. */
export async function typosOf(
  source: IndexReader,
  {term, stem, isStop}: QueryWord,
): Promise<Form[]> {
  if (isStop || !isMistyped(term)) {
    return [];
  }
  const typed = [...new Set([term, stem])];
  const near = await Promise.all(typed.map((each) => source.near(each)));
  const rows = await source.find(near.flat());
  return rows.map((row) => ({row, share: SHARES.typo, isSure: true}));
}
