import type {JoinedWords, QueryWord} from '../../../text/queryWords';
import {extraConcept, makeConcept, type Concept} from './concept';
import type {TermRow} from './indexReader';
import {IMPORTANCE, SHARES} from './weights';

/**
 * Makes concepts of headings that are the whole query, and of neighbours written together: they count
 * beside the words, and are missed nowhere.
 *
 * @param whole - how much the headings count
 */
export function extraConcepts(
  headings: readonly TermRow[],
  pairs: readonly TermRow[],
  whole: number,
): Concept[] {
  return [
    ...pairs.map((row) => extraConcept(row, IMPORTANCE.joined)),
    ...headings.map((row) => extraConcept(row, whole)),
  ];
}

/**
 * Lets compounds stand for each of the words that they are made of, and so what means the same as
 * these words together.
 *
 * @param found - what each word means
 * @param rows - what the index has of the compounds and of their synonyms
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
      .flatMap(({term, synonyms}) => [
        {row: byTerm.get(term), share: SHARES.joined},
        ...synonyms.map((synonym) => ({
          row: byTerm.get(synonym),
          share: SHARES.joinedSynonym,
        })),
      ])
      .flatMap(({row, share}) => (row ? [{row, share}] : []));
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
