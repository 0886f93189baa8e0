import {termsOfWord, wordsOf} from './text/tokenize';

/** A piece of text, and whether it is a match. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/** Escapes raw text for {@link parseMarked}. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) =>
    character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;',
  );
}

/**
 * Reads an engine's answer: `<mark>` and `</mark>` delimit matches, everything else is text,
 * whether the collection holds it escaped (as Typesense's scraper does) or raw. The result is
 * rendered as text, so markup in a record stays visible and harmless.
 */
export function parseMarked(value: string): TextPart[] {
  const parts: TextPart[] = [];
  let isMatch = false;
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') {
      isMatch = piece === '<mark>';
    } else if (piece !== '') {
      parts.push({text: decode(piece), isMatch});
    }
  }
  return parts;
}

/** The text of an engine's answer without its marks. */
export function plainText(value: string): string {
  return parseMarked(value)
    .map(({text}) => text)
    .join('');
}

function decode(text: string): string {
  return text.replace(
    /&(?:lt|gt|quot|#39|#x27|amp);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
}

/** Whether a word of a text is one that the query found. */
export type WordTest = (word: string) => boolean;

/** Words that texts of a site are made of, more than it has; beyond, all are forgotten. */
const KNOWN_WORDS = 50_000;

const known = new Map<string, readonly string[]>();

/** Remembers terms: each key that is typed asks for those of much the same words. */
function knownTerms(word: string): readonly string[] {
  let terms = known.get(word);
  if (!terms) {
    if (known.size >= KNOWN_WORDS) {
      known.clear();
    }
    terms = termsOfWord(word);
    known.set(word, terms);
  }
  return terms;
}

/** Tests words against the index terms that a query found. */
export function matchesTerms(terms: ReadonlySet<string>): WordTest {
  return (word) => knownTerms(word).some((term) => terms.has(term));
}

/** Marks the matching words of a raw text, in the form that {@link parseMarked} reads. */
export function markWords(text: string, test: WordTest): string {
  let marked = '';
  let end = 0;
  for (const word of wordsOf(text)) {
    if (test(word.text)) {
      marked += `${escapeText(text.slice(end, word.start))}<mark>${escapeText(word.text)}</mark>`;
      end = word.end;
    }
  }
  return marked + escapeText(text.slice(end));
}

/**
 * Cuts a raw text around its first match.
 *
 * @param affix - words to keep on each side
 */
export function cutAround(text: string, test: WordTest, affix: number): string {
  const words = wordsOf(text);
  const hit = Math.max(
    0,
    words.findIndex((word) => test(word.text)),
  );
  const first = words[Math.max(0, hit - affix)];
  const last = words[Math.min(words.length - 1, hit + affix)];
  if (!first || !last) {
    return text;
  }
  const start = first === words[0] ? 0 : first.start;
  const end = last === words.at(-1) ? text.length : last.end;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
