import type {SearchAnswer, SearchHelp} from '../../engine';
import {parseFilter} from '../../filter';
import {MAX_QUERY_LENGTH, type SearchQuery} from '../../query';
import {findSections} from './findSections';
import {createHit} from './hit';
import {titleOf, type HeadingsFile, type Manifest} from './section';
import {Shard, type FetchFile} from './shard';
import {nearestSpelling} from './spelling';
import {createTermIndex} from './termIndex';

/** Pages offered when nothing was found. */
const NEAREST_PAGES = 3;

/** Answers searches from the index files. Knows nothing of where it runs. */
export class Searcher {
  private readonly shards = new Map<string, Shard>();

  constructor(
    private readonly manifest: Manifest,
    headings: Readonly<Record<string, string>>,
    fetchFile: FetchFile,
  ) {
    for (const [tag, text] of Object.entries(headings)) {
      const files = manifest.shards[tag];
      if (files) {
        const file = JSON.parse(text) as HeadingsFile;
        this.shards.set(tag, new Shard(files, file, fetchFile));
      }
    }
  }

  /** Loads what is left: afterwards searches reach the texts. */
  async complete(): Promise<void> {
    await Promise.all(
      [...this.shards.values()].map((shard) => shard.complete()),
    );
  }

  /** Answers one page of a search. */
  async search({
    q,
    page,
    perPage,
    filterBy,
  }: SearchQuery): Promise<SearchAnswer> {
    const start = performance.now();
    const query = q.slice(0, MAX_QUERY_LENGTH);
    const shards = this.shardsFor(filterBy);
    const found = findSections(shards, query);
    const shown = found.slice((page - 1) * perPage, page * perPage);
    const isComplete = shards.every((shard) => shard.isComplete);
    return {
      response: {
        found: found.length,
        page,
        grouped_hits: await Promise.all(shown.map(createHit)),
        request_params: {per_page: perPage, q},
        search_time_ms: Math.round(performance.now() - start),
      },
      ...(!isComplete && {limitation: 'loading' as const}),
    };
  }

  /** What comes closest to a query without results. */
  async help({q, filterBy}: SearchQuery): Promise<SearchHelp> {
    const sections = this.shardsFor(filterBy).flatMap(
      (shard) => shard.sections,
    );
    const pages = sections.filter(({level}) => level === 1);
    const spelling = nearestSpelling(q.slice(0, MAX_QUERY_LENGTH), sections);
    const near = spelling
      ? findSections(
          [{index: createTermIndex(pages), sections: pages}],
          spelling,
        )
      : [];
    return {
      ...(spelling !== undefined && {spelling}),
      pages: near.slice(0, NEAREST_PAGES).map(({id}) => ({
        url: pages[id]!.url,
        title: titleOf(pages[id]!),
      })),
    };
  }

  private shardsFor(filterBy: string): Shard[] {
    const terms = parseFilter(filterBy);
    const languages = terms.get('language');
    if (languages && !languages.includes(this.manifest.language)) {
      return [];
    }
    const tags = terms.get('docusaurus_tag');
    return [...this.shards]
      .filter(([tag]) => !tags || tags.includes(tag))
      .map(([, shard]) => shard);
  }
}
