import MiniSearch, {type Options} from 'minisearch';
import {proseTerms, titleTerms} from '../../text/tokenize';
import {titleOf, type Section} from './section';

/** A section as it is indexed; the id is its position in the shard. */
export interface IndexedSection {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly content: string;
}

/** What building and loading must agree on. */
const OPTIONS: Options<IndexedSection> = {
  fields: ['title', 'path', 'content'],
  storeFields: [],
  tokenize: (text, field) =>
    field === 'content' ? proseTerms(text) : titleTerms(text),
  // The tokenizer gives finished terms.
  processTerm: (term) => term,
};

export type TermIndex = MiniSearch<IndexedSection>;

/**
 * Indexes the sections of a shard.
 *
 * @param contents - text below each section, by position; empty for an index of headings
 */
export function createTermIndex(
  sections: readonly Section[],
  contents: readonly string[] = [],
): TermIndex {
  const index = new MiniSearch<IndexedSection>(OPTIONS);
  index.addAll(
    sections.map((section, id) => ({
      id,
      title: titleOf(section),
      path: section.hierarchy.slice(0, -1).join(' '),
      content: contents[id] ?? '',
    })),
  );
  return index;
}

/** Restores an index from its file. */
export function loadTermIndex(json: string): TermIndex {
  return MiniSearch.loadJSON<IndexedSection>(json, OPTIONS);
}
