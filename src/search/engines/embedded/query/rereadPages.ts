import type {QueryWord} from '../../../text/queryWords';
import {
  isStopWord,
  normalizeText,
  termsOfWord,
  wordsOf,
} from '../../../text/tokenize';
import type {PageFile} from '../indexFiles';
import {closenessIn, type SaidWord, type Text} from './closeness';
import {sureForms, type Concept} from './concept';
import {rarityOf, type RankedPage} from './rankPages';
import {REREAD} from './weights';

/**
 * Ranks the best pages again by how close together their texts say the words of a query: they are
 * those that are shown, and read for that anyway.
 *
 * @param pages - best first
 * @param close - how much more a page counts that says the words in one piece
 * @returns all of them, best first
 */
export async function rereadPages(
  pages: readonly RankedPage[],
  words: readonly SaidWord[],
  close: number,
  read: (page: number) => Promise<PageFile>,
): Promise<RankedPage[]> {
  const most = pages[0]?.score ?? 0;
  // The others stay behind whatever they say: their files need not be read.
  const near = pages
    .slice(0, REREAD.pages)
    .filter(({score}) => score * (1 + close) >= most);
  const best = await Promise.all(
    near.map(async (each) => {
      const texts = textsOf(await read(each.page));
      const closeness = closenessIn(texts, words);
      return {...each, score: each.score * (1 + close * closeness)};
    }),
  );
  best.sort((a, b) => b.score - a.score || a.page - b.page);
  return [...best, ...pages.slice(near.length)];
}

/**
 * The words of a query as texts may say them, those left out that say nothing or stand nowhere.
 *
 * @param found - what each word means
 * @param pages - in the index
 */
export function saidWords(
  words: readonly QueryWord[],
  found: readonly (readonly Concept[])[],
  pages: number,
): SaidWord[] {
  return words.flatMap(({term, forms, isStop}, at) => {
    const [concept] = found[at]!;
    return isStop || !concept
      ? []
      : {
          terms: [...new Set([term, ...forms, ...sureForms(found[at]!)])],
          rarity: rarityOf(pages, concept.pages),
        };
  });
}

/** Texts of pages that were read, as terms: the next key asks for most of them again. */
const known = new WeakMap<PageFile, Text[]>();

function textsOf(page: PageFile): Text[] {
  let texts = known.get(page);
  if (!texts) {
    texts = page.sections.flatMap(([, headings, pieces]) =>
      [headings.at(-1)!, ...pieces].map(termsIn),
    );
    known.set(page, texts);
  }
  return texts;
}

function termsIn(text: string): Text {
  return wordsOf(normalizeText(text))
    .filter(({text: word}) => !isStopWord(word))
    .map(({text: word}) => termsOfWord(word));
}
