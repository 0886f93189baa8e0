import type {SearchRecord} from '../../src/search/records/record';
import {numbersFrom} from '../support/generatedValues';

interface Amount {
  readonly pages: number;
  /** Number of documentation sets. */
  readonly sets: number;
}

const SECTIONS_PER_PAGE = 6;
const WORDS_PER_TEXT = 40;

const VERBS =
  'open close read write decode encode compress merge split flush'.split(' ');
const NOUNS =
  'stream buffer cursor table row column reader writer schema index batch option version timeout page image queue handle callback model'.split(
    ' ',
  );

/** Generates records of pages with identifiers in headings, and common and rare words. Deterministic. */
export function generateRecords({pages, sets}: Amount): SearchRecord[] {
  const random = numbersFrom(1);
  const pick = <T>(items: readonly T[]) =>
    items[Math.floor(random() * items.length)]!;
  const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
  const identifier = () =>
    pick(VERBS) +
    capital(pick(NOUNS)) +
    (random() < 0.3 ? capital(pick(NOUNS)) : '');
  // A few words are frequent and most are rare, as in prose.
  const word = () => {
    const rank = Math.floor(random() ** 3 * 20_000);
    return rank < NOUNS.length ? NOUNS[rank]! : rare(rank);
  };
  const text = () =>
    Array.from({length: WORDS_PER_TEXT}, () =>
      random() < 0.05 ? identifier() : word(),
    ).join(' ');
  return Array.from({length: pages}, (_, number) => {
    const tag = `set-${number % sets}`;
    const page = `https://docs.example.com/${tag}/page-${number}`;
    const title = `${identifier()} ${number}`;
    return Array.from(
      {length: SECTIONS_PER_PAGE},
      (__, section): SearchRecord => {
        const anchor = section === 0 ? '' : `section-${section}`;
        const url = anchor ? `${page}#${anchor}` : page;
        return {
          id: url,
          type: 'content',
          'hierarchy.lvl0': tag,
          'hierarchy.lvl1': title,
          ...(section > 0 && {
            'hierarchy.lvl2': `${capital(pick(VERBS))} a ${pick(NOUNS)} of ${identifier()}`,
          }),
          content: `${text()} E_${1000 + Math.floor(random() * 9000)}`,
          anchor,
          url,
          url_without_anchor: page,
          language: 'en',
          docusaurus_tag: tag,
          version: ['current'],
          tags: [],
          page_rank: 10,
          depth: section,
        };
      },
    );
  }).flat();
}

/** A unique word for a number. */
function rare(rank: number): string {
  const syllables = 'ba de ki lo mu na pe ri so tu ga fe'.split(' ');
  let rest = rank;
  let word = '';
  while (rest > 0 || word.length < 4) {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return word;
}
