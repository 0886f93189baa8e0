import {
  MAX_QUERY_LENGTH,
  type ScopedQuery,
  type SearchAnswer,
  type SearchQuery,
  type SearchScope,
  type Suggestions,
} from '../../../engine';
import {parseQuery} from '../../../text/parseQuery';
import {TERM_SUFFIXES, type Manifest} from '../indexFiles';
import {chooseSections, createHit, wordMatcher} from './createHits';
import {
  addShingles,
  TERM_BOOSTS,
  expandWord,
  optionalTerm,
} from './expandQuery';
import {FileCache, type FetchFile} from './indexFileReader';
import {IndexReader} from './indexReader';
import {
  findQueriedName,
  preferGuide,
  preferTitles,
  findWordForms,
} from './nameQueries';
import {rankPages} from './rankPages';
import {suggestFromTitles} from './suggest';

const HEADING_SUFFIXES = [
  TERM_SUFFIXES.heading,
  TERM_SUFFIXES.topic,
  TERM_SUFFIXES.entry,
];

/** Minimum length of a query whose terms are read without delay. Shorter queries are prefixes of too many words. */
const MIN_LENGTH = 3;

/** Searches the index. Does not depend on browser APIs: the caller provides the fetch function. */
export class Searcher {
  private readonly cache: FileCache;

  /**
   * @param delay - milliseconds to wait after a keystroke before fetching files other than term blocks, since
   * the answer is not needed if the reader types on; cached files are used at once
   */
  constructor(
    private readonly manifest: Manifest,
    fetchFile: FetchFile,
    private readonly delay = 0,
  ) {
    this.cache = new FileCache(fetchFile);
  }

  /** @throws AbortError when aborted by the signal; no further requests are sent then */
  async search(
    {text, page, perPage, ...scope}: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const delay = page === 1 ? this.delay : 0;
    const isShort = text.trim().length < MIN_LENGTH;
    const index = this.openReader(delay, isShort, signal);
    const {ranked, terms} = await this.find(text, scope, index);
    const hits = chooseSections(ranked);
    const shown = hits.slice((page - 1) * perPage, page * perPage);
    const matches = wordMatcher(terms);
    return {
      hits: await Promise.all(
        shown.map(async (hit) =>
          createHit(await index.page(hit.page), hit.section, matches),
        ),
      ),
      total: hits.length,
      hasMore: page * perPage < hits.length,
    };
  }

  async suggest({text}: ScopedQuery): Promise<Suggestions> {
    const titles = await this.openReader(0, false).titles();
    return suggestFromTitles(text.slice(0, MAX_QUERY_LENGTH), titles);
  }

  /** @param delayTerms - whether reading term blocks is delayed too */
  private openReader(
    delay: number,
    delayTerms: boolean,
    signal?: AbortSignal,
  ): IndexReader {
    const delayed = new Promise((resolve) => setTimeout(resolve, delay));
    const reader = (waits: boolean) =>
      this.cache.reader(async () => {
        await (waits && delayed);
        signal?.throwIfAborted();
      });
    return new IndexReader(
      this.manifest,
      reader(delayTerms),
      reader(delay > 0),
    );
  }

  private async find(text: string, scope: SearchScope, index: IndexReader) {
    const typed = text.slice(0, MAX_QUERY_LENGTH);
    const name = await findQueriedName(index, typed);
    const query = parseQuery(name ?? typed);
    const [termsByWord, shingles] = await Promise.all([
      Promise.all(query.words.map((word) => expandWord(index, word))),
      index.find(query.shingles.map(({term}) => term)),
    ]);
    const onlyWord = query.words.length === 1 ? query.words[0] : undefined;
    const whole = onlyWord ? findWordForms(termsByWord.flat()) : query.whole;
    const headings = await index.find(
      whole.flatMap((term) => HEADING_SUFFIXES.map((suffix) => term + suffix)),
    );
    const headingBoost = onlyWord
      ? TERM_BOOSTS.wordHeading
      : TERM_BOOSTS.queryHeading;
    const terms = [
      ...addShingles(termsByWord, query.words, query.shingles, shingles),
      ...shingles.map((term) => optionalTerm(term, TERM_BOOSTS.shingle)),
      ...headings.map((term) => optionalTerm(term, headingBoost)),
    ];
    const ranked = rankPages(terms, this.manifest, scope);
    if (!onlyWord) {
      return {terms, ranked};
    }
    const titled = preferTitles(ranked, headings);
    const isPlainWord = !/\s|\(./.test(typed.trim());
    return {
      terms,
      ranked: isPlainWord ? preferGuide(titled, onlyWord, headings) : titled,
    };
  }
}
