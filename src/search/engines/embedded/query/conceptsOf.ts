import type {QueryWord} from '../../../text/queryWords';
import {extraConcept, makeConcept, type Concept} from './concept';
import type {IndexReader} from './indexReader';
import {beginnings, typosOf} from './nearForms';
import {splitWord} from './splitWord';
import {IMPORTANCE, SHARES} from './weights';

/** Letters of a short name, one edit included. */
const SHORT_NAME = 5;

/** Looks up what stands for a word; of a name that no page has, its parts. */
export async function conceptsOf(
  source: IndexReader,
  word: QueryWord,
): Promise<Concept[]> {
  const [own, forms, synonyms, parts] = await Promise.all([
    source.find([word.term]),
    source.find(word.isStop ? [] : word.forms),
    source.find(word.isStop ? [] : word.synonyms),
    source.find(word.parts),
    // Asked for below whatever is found: on a slow connection each turn counts.
    word.isOpen && !word.isStop && source.startingWith(word.term),
  ]);
  const synonymShare =
    own.length + forms.length > 0 ? SHARES.synonym : SHARES.synonymOfUnknown;
  const importance = word.isStop ? IMPORTANCE.stop : IMPORTANCE.word;
  const known = [...own, ...forms];
  const same = [
    ...own.map((row) => ({row, share: 1, isSure: true})),
    ...forms.map((row) => ({row, share: SHARES.form, isSure: true})),
    ...synonyms.map((row) => ({row, share: synonymShare})),
  ];
  const begun = await beginnings(source, word, known.length > 0);
  if (known.length > 0) {
    return [
      makeConcept([...same, ...begun], known, importance),
      ...parts.map((row) => extraConcept(row, IMPORTANCE.part)),
    ];
  }
  // What is still being typed is more often right so far than wrong; of few letters it may be a whole name as well.
  const mistyped =
    word.isOpen && begun.length > 0 && word.term.length > SHORT_NAME
      ? []
      : await typosOf(source, word);
  const all = [...same, ...begun, ...mistyped];
  if (all.length > 0) {
    return [
      makeConcept(
        all,
        all.map(({row}) => row),
        importance,
      ),
    ];
  }
  if (word.parts.length === 0) {
    const words = await splitWord(source, word);
    const halves = words.map((half) => conceptsOf(source, half));
    return (await Promise.all(halves)).flat();
  }
  const meant = await Promise.all(
    word.parts.map((part) =>
      conceptsOf(source, {
        ...word,
        term: part,
        stem: part,
        forms: [],
        synonyms: [],
        parts: [],
        isOpen: true,
      }),
    ),
  );
  return meant.flat().map((part) => ({...part, isPart: true}));
}
