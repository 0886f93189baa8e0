import {joinedTerms} from '../../../text/pairs';
import {
  isStopWord,
  normalizeText,
  specificWords,
  termOf,
  termsOfWord,
  wordsOf,
} from '../../../text/tokenize';
import {ENTRY_SIGN, TOPIC_SIGN, WHOLE_SIGN} from '../termSigns';
import type {Field} from './fields';
import type {IndexPage, IndexSection} from './indexPages';

/** What a page or section has of a term before lengths are weighed: field → amount. */
export type FieldAmounts = Partial<Record<Field, number>>;

/** Terms of a section, or of what stands above all sections of a page. */
export interface TermBag {
  readonly terms: Map<string, FieldAmounts>;
  /** Words in each field, by which amounts are weighed. */
  readonly lengths: Map<Field, number>;
}

/** How much of a name's part, and of a name in a sample, counts as a word of the text. */
const PART = 0.5;

/** How much a heading counts for a query that is all of it, beside one that is a pair of its words. */
const WHOLE = 2;

/** The terms of a page as a whole, and those of each of its sections. */
export interface PageTerms {
  readonly page: TermBag;
  readonly sections: readonly TermBag[];
  /** Whether the page consists of entries. */
  readonly isReference: boolean;
}

/** Collects the terms of a page. */
export function pageTerms(page: IndexPage): PageTerms {
  const whole = emptyBag();
  addHeading(whole, 'title', 'joinedTitle', page.title, WHOLE_SIGN);
  addText(whole, 'description', page.description);
  for (const topic of page.topics) {
    addText(whole, 'topics', topic);
    addJoined(whole, 'joinedTopics', topic, TOPIC_SIGN);
  }
  addText(whole, 'path', page.lvl0);
  addTerm(whole, 'slug', page.path.toLowerCase(), 1);
  return {
    page: whole,
    sections: page.sections.map((section, at) =>
      sectionTerms(
        section,
        // What stands first says what the page is about.
        at === 0 ? 'lead' : 'body',
        page.isReference && isName(section) ? ENTRY_SIGN : WHOLE_SIGN,
      ),
    ),
    isReference: page.isReference,
  };
}

/** Whether a heading is one word. */
function isName({packed: [, headings]}: IndexSection): boolean {
  return wordsOf(headings.at(-1)!).length === 1;
}

function sectionTerms(
  {packed: [, headings, pieces], codeTerms, linkTexts}: IndexSection,
  text: 'lead' | 'body',
  sign: string,
): TermBag {
  const bag = emptyBag();
  // The page's own title is counted for the page.
  if (headings.length > 1) {
    addHeading(bag, 'heading', 'joinedHeading', headings.at(-1)!, sign);
  }
  headings.slice(1, -1).forEach((text) => addText(bag, 'path', text));
  pieces.forEach((piece) => addText(bag, text, piece));
  linkTexts.forEach((text) => addText(bag, 'links', text));
  const known = new Set(bag.terms.keys());
  codeTerms
    .filter((term) => !known.has(term))
    .forEach((term) => addTerm(bag, 'code', term, 1));
  return bag;
}

function emptyBag(): TermBag {
  return {terms: new Map(), lengths: new Map()};
}

function addHeading(
  bag: TermBag,
  field: Field,
  joined: Field,
  text: string,
  sign: string,
) {
  // A heading of stop words alone is looked for by them.
  for (const {text: word} of wordsOf(normalizeText(text))) {
    addWord(bag, field, word);
  }
  addJoined(bag, joined, text, sign);
}

function addJoined(bag: TermBag, field: Field, text: string, sign: string) {
  const words = specificWords(text);
  const stems = words.map((word) => termsOfWord(word).at(-1) ?? '');
  const wholes = words.map(termOf);
  const terms = new Set([...joinedTerms(wholes), ...joinedTerms(stems)]);
  terms.forEach((term) => addTerm(bag, field, term, 1));
  // Who types all of a heading means it.
  for (const whole of new Set([wholes.join(''), stems.join('')])) {
    addTerm(bag, field, whole + sign, WHOLE);
  }
}

function addText(bag: TermBag, field: Field, text: string) {
  for (const {text: word} of wordsOf(normalizeText(text))) {
    if (!isStopWord(word)) {
      addWord(bag, field, word);
    }
  }
}

function addWord(bag: TermBag, field: Field, word: string) {
  const whole = termOf(word);
  const terms = termsOfWord(word);
  terms.forEach((term) =>
    addTerm(bag, field, term, term === whole || terms.length <= 2 ? 1 : PART),
  );
  bag.lengths.set(field, (bag.lengths.get(field) ?? 0) + 1);
}

function addTerm(bag: TermBag, field: Field, term: string, amount: number) {
  if (term === '') {
    return;
  }
  const amounts = bag.terms.get(term) ?? {};
  amounts[field] = (amounts[field] ?? 0) + amount;
  bag.terms.set(term, amounts);
}
