import type {SearchAnswer} from '../../../answer';
import type {SearchHelp} from '../../../engine';
import {
  MAX_QUERY_LENGTH,
  type Question,
  type SearchQuery,
  type SearchScope,
} from '../../../query';
import {readQuery} from '../../../text/queryWords';
import type {Manifest} from '../indexFiles';
import {ENTRY_SIGN, TOPIC_SIGN, WHOLE_SIGN} from '../termSigns';
import {chooseHits} from './chooseHits';
import {withCompounds} from './compounds';
import {extraConcept} from './concept';
import {conceptsOf} from './conceptsOf';
import {createHit} from './createHit';
import {FileCache, type FetchFile} from './fileCache';
import {IndexReader} from './indexReader';
import {guideFirst, meantForms, titlesFirst} from './loneWord';
import {matchesForms} from './markWords';
import {pagesInScope, rankPages} from './rankPages';
import {nearestTitles} from './spelling';
import {subjectIn} from './subjectIn';
import {IMPORTANCE} from './weights';

/** What marks that a term is all of a heading or topic. */
const HEADING_SIGNS = [WHOLE_SIGN, TOPIC_SIGN, ENTRY_SIGN];

/** Letters from which on a query has terms read at once: fewer begin too many words. */
const TELLING = 3;

/** Answers searches from the index files. Knows nothing of where it runs. */
export class Searcher {
  private readonly cache: FileCache;

  /**
   * @param hold - milliseconds after a key for which pages are not read: of what is typed in one go only the
   *   last answer is wanted. What is there already answers at once.
   */
  constructor(
    private readonly manifest: Manifest,
    fetchFile: FetchFile,
    private readonly hold = 0,
  ) {
    this.cache = new FileCache(fetchFile);
  }

  /**
   * Answers one page of a search.
   *
   * @throws AbortError when the signal asks to stop: no file is asked for after that
   */
  async search(
    {text, page, perPage, ...scope}: SearchQuery,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const source = this.readerFor(
      page === 1 ? this.hold : 0,
      text.trim().length < TELLING,
      signal,
    );
    const {ranked, concepts} = await this.find(text, scope, source);
    const hits = chooseHits(ranked);
    const shown = hits.slice((page - 1) * perPage, page * perPage);
    const test = matchesForms(concepts.flatMap(({forms}) => forms));
    return {
      hits: await Promise.all(
        shown.map(async (hit) =>
          createHit(await source.page(hit.page), hit.section, test),
        ),
      ),
      total: hits.length,
      hasMore: page * perPage < hits.length,
    };
  }

  /** What comes closest to a query without results. */
  async help({text}: Question): Promise<SearchHelp> {
    return nearestTitles(
      text.slice(0, MAX_QUERY_LENGTH),
      await this.readerFor(0, false).titles(),
    );
  }

  /**
   * Reads for a search that a newer one may stop.
   *
   * @param pause - milliseconds after which pages are read
   * @param isHeld - whether terms wait as well
   */
  private readerFor(
    pause: number,
    isHeld: boolean,
    signal?: AbortSignal,
  ): IndexReader {
    const paused = new Promise((resolve) => setTimeout(resolve, pause));
    const reader = (waits: boolean) =>
      this.cache.reader(async () => {
        await (waits && paused);
        signal?.throwIfAborted();
      });
    return new IndexReader(this.manifest, reader(isHeld), reader(pause > 0));
  }

  /** The pages that answer a query by what stands where, best first, and the words by which they were found. */
  private async find(text: string, scope: SearchScope, source: IndexReader) {
    const asked = text.slice(0, MAX_QUERY_LENGTH);
    const subject = await subjectIn(source, asked);
    const query = readQuery(subject ?? asked);
    const {words, joined} = query;
    const [found, pairs] = await Promise.all([
      Promise.all(words.map((word) => conceptsOf(source, word))),
      source.find(joined.map(({term}) => term)),
    ]);
    const concepts = found.flat();
    // A word alone is a heading in whatever form it is found.
    const [first, ...others] = words;
    const alone = others.length === 0 ? first : undefined;
    const forms = alone ? meantForms(concepts) : query.wholes;
    const headings = await source.find(
      forms.flatMap((form) => HEADING_SIGNS.map((sign) => form + sign)),
    );
    const whole = alone ? IMPORTANCE.name : IMPORTANCE.whole;
    const all = [
      ...withCompounds(found, words, joined, pairs),
      // These count beside the words, and are missed nowhere.
      ...pairs.map((row) => extraConcept(row, IMPORTANCE.joined)),
      ...headings.map((row) => extraConcept(row, whole)),
    ];
    const options = pagesInScope(this.manifest, scope);
    const ranked = titlesFirst(rankPages(all, options), alone ? headings : []);
    return {
      ranked:
        alone && !/\s|\(./.test(asked.trim())
          ? guideFirst(ranked, alone, headings)
          : ranked,
      concepts: all,
    };
  }
}
