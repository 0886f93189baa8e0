import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {searchSynonyms, TERMS_LOCALE} from '../../site/translations';
import {specificWords} from '../text/tokenize';
import {hasHangul, stripParticle} from '../text/hangul';

/** Words of a term that may be one word of the table: `실행 취소`. */
const LONGEST = 3;

/** What else readers may say for a term, as words of their own. */
export type OtherWordsFor = (term: string) => string[];

/**
 * Reads the table `i18n/LOCALE/search-synonyms.json`: lists of words that mean the same to those who
 * search. A page whose terms have one of a list is found by the others too. They are put in when the
 * index is made: whoever searches loads nothing for them.
 *
 * @param siteDir - root of the repository
 * @throws Error naming the file that is no such table
 */
export function readSearchSynonyms(siteDir: string): OtherWordsFor {
  const groups = readGroups(path.join(siteDir, searchSynonyms(TERMS_LOCALE)));
  const byWord = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      // English ones stand in the pages themselves.
      const others = group.filter(
        (other) => other !== word && hasHangul(other),
      );
      byWord.set(word, [...(byWord.get(word) ?? []), ...others]);
    }
  }
  return (term) => [
    ...new Set(wordsAndRuns(term).flatMap((word) => byWord.get(word) ?? [])),
  ];
}

/** The words of a term, and neighbours among them written together. */
function wordsAndRuns(term: string): string[] {
  const words = specificWords(term).map((word) =>
    stripParticle(word).toLowerCase(),
  );
  return [
    ...specificWords(term),
    ...words.flatMap((_, start) =>
      Array.from({length: LONGEST}, (__, more) =>
        words.slice(start, start + more + 1).join(''),
      ),
    ),
  ];
}

function readGroups(file: string): readonly (readonly string[])[] {
  if (!existsSync(file)) {
    return [];
  }
  const {groups} = JSON.parse(readFileSync(file, 'utf8')) as {
    groups?: unknown;
  };
  if (!isGroups(groups)) {
    throw new Error(
      `${file}: expected lists of at least two words in groups: {"groups": [["글꼴", "폰트"]]}.`,
    );
  }
  return groups;
}

function isGroups(value: unknown): value is readonly (readonly string[])[] {
  return (
    Array.isArray(value) &&
    value.every(
      (group) =>
        Array.isArray(group) &&
        group.length > 1 &&
        group.every((word) => typeof word === 'string'),
    )
  );
}
