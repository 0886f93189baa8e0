import type {SearchAnswer} from '../../../answer';
import type {SearchHelp} from '../../../engine';
import {
  MAX_QUERY_LENGTH,
  type Question,
  type SearchQuery,
  type SearchScope,
} from '../../../query';
import {readQuery} from '../../../text/queryWords';
import {isAroundName, isPasted} from '../../../text/subject';
import type {Manifest} from '../indexFiles';
import {ENTRY_SIGN, TOPIC_SIGN, WHOLE_SIGN} from '../termSigns';
import {chooseHits, type ChosenHit} from './chooseHits';
import type {SaidWord} from './closeness';
import {extraConcepts, withCompounds} from './compounds';
import {extraConcept, type Concept} from './concept';
import {conceptsOf} from './conceptsOf';
import {createHit} from './createHit';
import {FileCache, type FetchFile} from './fileCache';
import {IndexReader} from './indexReader';
import {
  entriesFirst,
  guideFirst,
  titlesFirst,
  headingImportance,
  meantForms,
  withHeadings,
} from './loneWord';
import {matchesForms} from './markWords';
import {pagesInScope, rankPages, type RankedPage} from './rankPages';
import {rereadPages, saidWords} from './rereadPages';
import {nearestTitles} from './spelling';
import {subjectIn} from './subjectIn';
import {IMPORTANCE, REREAD} from './weights';

/** What marks that a term is all of a heading or topic. */
const HEADING_SIGNS = [WHOLE_SIGN, TOPIC_SIGN, ENTRY_SIGN];

/** Letters from which on a query has terms read at once: fewer begin too many words. */
const TELLING = 3;

/** How the pause after a key follows from the time between keys, in milliseconds. */
const PACE = {
  longer: 1.5,
  /** Share of the last pause that the next one has at least. */
  fading: 0.8,
  /** Keys that are further apart belong to different words. */
  break: 1000,
};

/** What a query finds before any page is read. */
interface Found {
  /** Best first. */
  readonly ranked: readonly RankedPage[];
  /** Its words as pages may say them. */
  readonly said: readonly SaidWord[];
  readonly concepts: readonly Concept[];
}

/** Answers searches from the index files. Knows nothing of where it runs. */
export class Searcher {
  private readonly cache: FileCache;
  private lastKey = -Infinity;
  /** Milliseconds after which another key of the same word is not to be expected. */
  private pause: number;

  /**
   * @param hold - milliseconds after a key for which pages are not read, at most: of what is typed in one go only the
   *   last answer is wanted. What is there already answers at once.
   */
  constructor(
    private readonly manifest: Manifest,
    fetchFile: FetchFile,
    private readonly hold = 0,
  ) {
    this.cache = new FileCache(fetchFile);
    this.pause = hold;
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
      page === 1 ? this.pauseAfterKey() : 0,
      text.trim().length < TELLING,
      signal,
    );
    const {ranked, said, concepts} = await this.find(text, scope, source);
    const shownOf = (hits: readonly ChosenHit[]) =>
      hits.slice((page - 1) * perPage, page * perPage);
    // Most of these are shown in the end: their files come beside those that are read for the order, not after them.
    shownOf(chooseHits(ranked)).forEach((hit) => {
      // Told below, where it is waited for.
      source.page(hit.page).catch(() => undefined);
    });
    const hits = chooseHits(await this.reread(ranked, said, text, source));
    const shown = shownOf(hits);
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

  /** Keeps to the reader's own pace: longer than the last keys were apart. */
  private pauseAfterKey(): number {
    const now = performance.now();
    const apart = now - this.lastKey;
    this.lastKey = now;
    if (apart < PACE.break) {
      const next = Math.max(apart * PACE.longer, this.pause * PACE.fading);
      this.pause = Math.min(this.hold, next);
    }
    return this.pause;
  }

  /** The pages that answer a query by what stands where, best first, and the words by which they were found. */
  private async find(
    text: string,
    scope: SearchScope,
    source: IndexReader,
  ): Promise<Found> {
    const asked = text.slice(0, MAX_QUERY_LENGTH);
    const subject = await subjectIn(source, asked);
    const query = readQuery(subject ?? asked);
    const {words, joined} = query;
    const around =
      subject === undefined
        ? []
        : readQuery(asked).words.filter(({text: word}) => !isAroundName(word));
    const [found, pairs, context] = await Promise.all([
      Promise.all(words.map((word) => conceptsOf(source, word))),
      source.find(joined.flatMap(({term, synonyms}) => [term, ...synonyms])),
      source.find(around.map(({term}) => term)),
    ]);
    const concepts = found.flat();
    // A word alone is a heading in whatever form it is found.
    const [first, ...others] = words;
    const alone = others.length === 0 ? first : undefined;
    const forms = alone ? meantForms(concepts) : query.wholes;
    const wholes = await source.find(
      forms.flatMap((form) => HEADING_SIGNS.map((sign) => form + sign)),
    );
    const headings = alone ? entriesFirst(wholes, alone) : wholes;
    const meant = withCompounds(found, words, joined, pairs);
    const all = [
      ...(alone ? withHeadings(meant, alone, headings) : meant),
      ...extraConcepts(
        headings,
        pairs.filter(({term}) => joined.some((pair) => pair.term === term)),
        alone ? headingImportance(alone, forms) : IMPORTANCE.whole,
      ),
      ...context.map((row) => extraConcept(row, IMPORTANCE.context)),
    ];
    const options = pagesInScope(this.manifest, scope);
    const ranked = titlesFirst(rankPages(all, options), alone ? headings : []);
    return {
      ranked:
        alone && !/\s|\(./.test(asked.trim())
          ? guideFirst(ranked, alone, headings)
          : ranked,
      said: saidWords(words, found, options.pages),
      concepts: all,
    };
  }

  /** Settles near ties by how close together pages say the words. */
  private async reread(
    ranked: readonly RankedPage[],
    said: readonly SaidWord[],
    text: string,
    source: IndexReader,
  ): Promise<readonly RankedPage[]> {
    const close = isPasted(text) ? REREAD.pasted : REREAD.typed;
    return said.length > 1
      ? rereadPages(ranked, said, close, (page) => source.page(page))
      : ranked;
  }
}
