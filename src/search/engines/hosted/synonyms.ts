import type {SearchRecord} from '../../records/record';
import {spellingsOf} from '../../text/spellings';
import {SYNONYM_GROUPS} from '../../text/synonyms';
import {wordsOf} from '../../text/tokenize';

/** Synonyms by the name under which the server keeps them. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Letters of the shortest word that is spelled in two ways. */
const SHORTEST = 4;

const CURATED: Synonyms = Object.fromEntries(
  SYNONYM_GROUPS.map((group) => [group[0]!, group]),
);

/**
 * What means the same on the server: the curated table, and the words of the records with their
 * British and American spellings, for which it has no rules of its own.
 */
export function synonymsFor(records: readonly SearchRecord[]): Synonyms {
  const spelled = [...wordsIn(records)].sort().flatMap((word) => {
    const others = spellingsOf(word);
    return others.length > 0
      ? [[`spelling-${word}`, [word, ...others]] as const]
      : [];
  });
  return {...CURATED, ...Object.fromEntries(spelled)};
}

/** English words of headings, descriptions, topics, links and texts, lower case. */
function wordsIn(records: readonly SearchRecord[]): Set<string> {
  const words = new Set<string>();
  for (const record of records) {
    const texts = [
      record['hierarchy.lvl1'] ?? '',
      record.description ?? '',
      record.content ?? '',
      ...(record.headings ?? []),
      ...(record.topics ?? []),
      ...(record.link_texts ?? []),
    ];
    for (const text of texts) {
      for (const {text: word} of wordsOf(text)) {
        const lower = word.toLowerCase();
        if (lower.length >= SHORTEST && /^[a-z]+$/.test(lower)) {
          words.add(lower);
        }
      }
    }
  }
  return words;
}
