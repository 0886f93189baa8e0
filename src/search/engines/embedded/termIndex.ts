import MiniSearch, {type Options} from 'minisearch';
import {proseTerms, titleTerms} from '../../text/tokenize';
import {titleOf, type ShardHeading} from './headings';

/** A heading and its text as they are indexed; the id is the heading's position in the shard. */
interface IndexEntry {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly content: string;
}

/** What building and loading must agree on. */
const OPTIONS: Options<IndexEntry> = {
  fields: ['title', 'path', 'content'],
  storeFields: [],
  tokenize: (text, field) =>
    field === 'content' ? proseTerms(text) : titleTerms(text),
  // The tokenizer gives finished terms.
  processTerm: (term) => term,
};

export type TermIndex = MiniSearch<IndexEntry>;

/**
 * Indexes the headings of a shard.
 *
 * @param contents - text below each heading, by position; empty for an index of headings
 */
export function createTermIndex(
  headings: readonly ShardHeading[],
  contents: readonly string[] = [],
): TermIndex {
  const index = new MiniSearch<IndexEntry>(OPTIONS);
  index.addAll(
    headings.map((heading, id) => ({
      id,
      title: titleOf(heading),
      path: heading.hierarchy.slice(0, -1).join(' '),
      content: contents[id] ?? '',
    })),
  );
  return index;
}

/** Restores an index from its file. */
export function loadTermIndex(json: string): TermIndex {
  return MiniSearch.loadJSON<IndexEntry>(json, OPTIONS);
}
