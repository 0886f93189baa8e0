import type {JoinedWords, QueryWord} from '../../../text/queryWords';
import {makeConcept, type Concept} from './concept';
import type {TermRow} from './indexReader';
import {IMPORTANCE, SHARES} from './weights';

/**
 * Lets compounds stand for each of the words that they are made of.
 *
 * @param found - what each word means
 * @param rows - what the index has of the compounds
 */
export function withCompounds(
  found: readonly (readonly Concept[])[],
  words: readonly QueryWord[],
  joined: readonly JoinedWords[],
  rows: readonly TermRow[],
): Concept[] {
  const byTerm = new Map(rows.map((row) => [row.term, row]));
  return found.flatMap((concepts, at) => {
    const forms = joined
      .filter(({of}) => of.includes(words[at]!.term))
      .flatMap(({term}) => byTerm.get(term) ?? [])
      .map((row) => ({row, share: SHARES.joined}));
    const [first, ...others] = concepts;
    if (forms.length === 0) {
      return concepts;
    }
    return first && !first.isExtra
      ? [{...first, forms: [...first.forms, ...forms]}, ...others]
      : [
          makeConcept(
            forms,
            forms.map(({row}) => row),
            IMPORTANCE.word,
          ),
          ...concepts,
        ];
  });
}
