import {createHeadingKeys} from '../../../text/headingKeys';
import {
  splitContentWords,
  isIdentifier,
  isStopWord,
  normalizeText,
  createShingles,
  splitWords,
  toTerm,
  toTerms,
} from '../../../text/tokenize';
import {HEADING_MARK} from '../indexFiles';
import type {IndexPage, IndexSection} from './indexPages';

/** Parts of a page or section in which terms are counted. `lead` is the first text of a page, `body` all other text. */
export type TermField =
  | 'title'
  | 'titleShingles'
  | 'topics'
  | 'topicShingles'
  | 'description'
  | 'heading'
  | 'headingShingles'
  | 'code'
  | 'links'
  | 'lead'
  | 'body';

/** Weighted number of occurrences of a term in each field. */
export type TermCounts = Partial<Record<TermField, number>>;

/** Terms of one section, or of the fields of a whole page, such as its title. */
export interface TermBag {
  readonly terms: Map<string, TermCounts>;
  /** Number of words in each field. */
  readonly lengths: Map<TermField, number>;
}

export interface PageTerms {
  readonly page: TermBag;
  readonly sections: readonly TermBag[];
  readonly isReference: boolean;
}

/** Weight of a part of an identifier; a whole word has weight 1. */
const PART_WEIGHT = 0.5;

/** Weights of whole headings: names from code, single words, and others. One shingle of a heading has weight 1. */
const WHOLE_HEADING_WEIGHTS = {name: 12, word: 4, other: 0.7};

/** Collects the terms of a page. */
export function collectPageTerms(page: IndexPage): PageTerms {
  const whole = createTermBag();
  addHeading(whole, 'title', 'titleShingles', page.title);
  addText(whole, 'description', page.description);
  for (const topic of page.topics) {
    addText(whole, 'topics', topic);
    addShingles(whole, 'topicShingles', topic);
  }
  return {
    page: whole,
    sections: page.sections.map((section, at) =>
      collectSectionTerms(section, at === 0 ? 'lead' : 'body'),
    ),
    isReference: page.isReference,
  };
}

function collectSectionTerms(
  {packed: [, headings, pieces], codeTerms, linkTexts}: IndexSection,
  textField: 'lead' | 'body',
): TermBag {
  const bag = createTermBag();
  // The first heading is the page title, which is a field of the page.
  if (headings.length > 1) {
    addHeading(bag, 'heading', 'headingShingles', headings.at(-1)!);
  }
  pieces.forEach((piece) => addText(bag, textField, piece));
  linkTexts.forEach((text) => addText(bag, 'links', text));
  const known = new Set(bag.terms.keys());
  codeTerms
    .filter((term) => !known.has(term))
    .forEach((term) => addTerm(bag, 'code', term, 1));
  return bag;
}

function createTermBag(): TermBag {
  return {terms: new Map(), lengths: new Map()};
}

function addHeading(
  bag: TermBag,
  field: TermField,
  shingleField: TermField,
  text: string,
) {
  // Includes stop words, since a heading may consist of stop words only.
  for (const word of splitWords(normalizeText(text))) {
    addWord(bag, field, word);
  }
  addShingles(bag, shingleField, text);
  const words = splitWords(text);
  const isName = words.length === 1 && isIdentifier(words[0]!);
  const kind = isName ? 'name' : words.length === 1 ? 'word' : 'other';
  for (const key of createHeadingKeys(text)) {
    addTerm(bag, field, HEADING_MARK + key, WHOLE_HEADING_WEIGHTS[kind]);
  }
}

function addShingles(bag: TermBag, field: TermField, text: string) {
  const words = splitContentWords(text);
  const stems = words.map((word) => toTerms(word).at(-1) ?? '');
  const wholes = words.map(toTerm);
  const terms = new Set([...createShingles(wholes), ...createShingles(stems)]);
  terms.forEach((term) => addTerm(bag, field, term, 1));
}

function addText(bag: TermBag, field: TermField, text: string) {
  for (const word of splitWords(normalizeText(text))) {
    if (!isStopWord(word)) {
      addWord(bag, field, word);
    }
  }
}

function addWord(bag: TermBag, field: TermField, word: string) {
  const whole = toTerm(word);
  const terms = toTerms(word);
  terms.forEach((term) =>
    addTerm(
      bag,
      field,
      term,
      term === whole || terms.length <= 2 ? 1 : PART_WEIGHT,
    ),
  );
  bag.lengths.set(field, (bag.lengths.get(field) ?? 0) + 1);
}

export function addTerm(
  bag: TermBag,
  field: TermField,
  term: string,
  count: number,
) {
  if (term === '') {
    return;
  }
  const counts = bag.terms.get(term) ?? {};
  counts[field] = (counts[field] ?? 0) + count;
  bag.terms.set(term, counts);
}
