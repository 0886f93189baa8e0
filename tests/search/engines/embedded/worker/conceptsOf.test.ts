import {expect, it} from 'vitest';
import {conceptsOf} from '../../../../../src/search/engines/embedded/worker/conceptsOf';
import type {
  TermRow,
  TermSource,
} from '../../../../../src/search/engines/embedded/worker/indexReader';
import {readQuery} from '../../../../../src/search/text/queryWords';

/** An index that has some terms, and knows which of them are one edit away from a word. */
function sourceOf(terms: readonly string[], near: readonly string[] = []) {
  const rowOf = (term: string): TermRow => ({term, pages: 1, postings: []});
  const source: TermSource = {
    find: async (wanted) =>
      wanted.filter((term) => terms.includes(term)).map(rowOf),
    startingWith: async (prefix) =>
      terms.filter((term) => term.startsWith(prefix)).map(rowOf),
    near: async () => [...near],
  };
  return source;
}

async function importanceOf(text: string, source: TermSource) {
  const [word] = readQuery(text).words;
  const [concept] = await conceptsOf(source, word!);
  return concept?.importance;
}

it('counts a word that is only guessed for less than one that pages have, or have a synonym of', async () => {
  const known = await importanceOf('pointer sheet', sourceOf(['pointer']));
  const synonym = await importanceOf('remove sheet', sourceOf(['delete']));
  const mistyped = await importanceOf(
    'printer sheet',
    sourceOf(['pointer'], ['pointer']),
  );
  const begun = await importanceOf('point sheet', sourceOf(['pointer']));
  expect(synonym).toBe(known);
  expect(mistyped).toBeLessThan(known!);
  expect(begun).toBe(mistyped);
});
