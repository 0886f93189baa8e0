import type {FieldAmounts, PageTerms, TermBag} from './pageTerms';

/**
 * Makes a function that gives the terms of a page, with words and amounts that are equal to those of pages before being
 * the same: in 1,000 pages they stand 829,000 times, and are 119,000 words and 941 amounts.
 */
export function termSharer(): (terms: PageTerms) => PageTerms {
  const words = new Map<string, string>();
  const amountsOf = new Map<string, FieldAmounts>();
  const share = ({terms, lengths}: TermBag): TermBag => ({
    terms: new Map(
      [...terms].map(([word, amounts]) => [
        known(words, word, word),
        known(amountsOf, JSON.stringify(amounts), amounts),
      ]),
    ),
    lengths,
  });
  return ({page, sections, ...rest}) => ({
    ...rest,
    page: share(page),
    sections: sections.map(share),
  });
}

/** What is there for a key, or what is there from now on. */
function known<T>(all: Map<string, T>, key: string, value: T): T {
  const before = all.get(key);
  if (before === undefined) {
    all.set(key, value);
  }
  return before ?? value;
}
