import {toLetters} from '../../../text/hangul';
import {formsOf, type QueryWord} from '../../../text/queryWords';
import {synonymsOf} from '../../../text/synonyms';
import {isMistyped} from '../typoKeys';
import type {Form} from './concept';
import type {TermSource} from './indexReader';
import {SHARES} from './weights';

/** Letters from which on a word that further ones follow stands for those that begin with it. */
const PREFIX_FROM = 3;

/** Words that begin with what is typed, or with a word that no page has. */
export async function beginnings(
  source: TermSource,
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

/** Words that may have been meant, each with its own forms. */
export async function typosOf(
  source: TermSource,
  {term, stem, isStop}: QueryWord,
): Promise<Form[]> {
  if (isStop || !isMistyped(term)) {
    return [];
  }
  const meant = await Promise.all(
    [...new Set([term, stem])].map(async (typed) =>
      source.find(await source.near(typed)),
    ),
  );
  const forms = await Promise.all(
    meant.flat().map(async (row) => {
      const share = SHARES.typo;
      const [others, synonyms] = await Promise.all([
        source.find(formsOf(row.term)),
        source.find(synonymsOf(row.term).map(toLetters)),
      ]);
      return [
        {row, share, isSure: true, isNear: true},
        ...others.map((other) => ({row: other, share: share * SHARES.form})),
        ...synonyms.map((other) => ({
          row: other,
          share: share * SHARES.synonym,
        })),
      ];
    }),
  );
  return forms.flat();
}
