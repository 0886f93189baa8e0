import type {SearchAnswer} from '../../../answer';
import type {SearchHelp} from '../../../engine';
import {
  MAX_QUERY_LENGTH,
  type Question,
  type SearchQuery,
  type SearchScope,
} from '../../../query';
import {titleOf} from '../headings';
import type {HeadingsFile, Manifest} from '../indexFiles';
import {createTermIndex} from '../termIndex';
import {createHit} from './createHit';
import {findHeadings} from './findHeadings';
import {Shard, type FetchFile} from './shard';
import {nearestSpelling} from './spelling';

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
    text,
    page,
    perPage,
    ...scope
  }: SearchQuery): Promise<SearchAnswer> {
    const shards = this.shardsIn(scope);
    const found = findHeadings(shards, text.slice(0, MAX_QUERY_LENGTH));
    const shown = found.slice((page - 1) * perPage, page * perPage);
    const isComplete = shards.every((shard) => shard.isComplete);
    return {
      hits: await Promise.all(shown.map(createHit)),
      total: found.length,
      hasMore: page * perPage < found.length,
      ...(!isComplete && {limitation: 'loading'}),
    };
  }

  /** What comes closest to a query without results. */
  async help({text, ...scope}: Question): Promise<SearchHelp> {
    const headings = this.shardsIn(scope).flatMap((shard) => shard.headings);
    const pages = headings.filter(({level}) => level === 1);
    const spelling = nearestSpelling(text.slice(0, MAX_QUERY_LENGTH), headings);
    const near = spelling
      ? findHeadings(
          [{index: createTermIndex(pages), headings: pages}],
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

  private shardsIn({language, tags = []}: SearchScope): Shard[] {
    if (language !== undefined && language !== this.manifest.language) {
      return [];
    }
    return [...this.shards]
      .filter(([tag]) => tags.length === 0 || tags.includes(tag))
      .map(([, shard]) => shard);
  }
}
