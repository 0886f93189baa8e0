import {describe, expect, it} from 'vitest';
import type {SearchScope} from '../../../../src/search/engine';
import {buildAndOpenIndex} from '../../builtIndex';
import {generateRecords} from '../../generatedRecords';

const index = buildAndOpenIndex(generateRecords({pages: 12, sets: 3}));

async function search(scope: SearchScope, page = 1, perPage = 100) {
  return index.search({...scope, text: 'ba', page, perPage});
}

async function setsFound(scope: SearchScope): Promise<string[]> {
  const {hits} = await search(scope);
  return [...new Set(hits.map(({section}) => section))].sort();
}

describe('a search of the index', () => {
  it.each<[SearchScope, string[]]>([
    [{}, ['set-0', 'set-1', 'set-2']],
    [{language: 'en', tags: []}, ['set-0', 'set-1', 'set-2']],
    [{language: 'en', tags: ['default', 'set-1']}, ['set-1']],
    [{tags: ['set-0', 'set-2']}, ['set-0', 'set-2']],
    [{language: 'ko'}, []],
  ])('in %j reaches %j', async (scope, sets) => {
    expect(await setsFound(scope)).toEqual(sets);
  });

  it('returns pages of hits and reports the last one', async () => {
    const all = await search({});
    expect(all).toMatchObject({total: all.hits.length, hasMore: false});
    const perPage = Math.ceil(all.total / 2);
    const pages = [
      await search({}, 1, perPage),
      await search({}, 2, perPage),
      await search({}, 3, perPage),
    ];
    expect(pages.flatMap(({hits}) => hits)).toEqual(all.hits);
    expect(pages.map(({total}) => total)).toEqual([
      all.total,
      all.total,
      all.total,
    ]);
    expect(pages.map(({hasMore}) => hasMore)).toEqual([true, false, false]);
  });
});

it('shows section, path, title and summary of a hit as text', async () => {
  const {hits} = await search({tags: ['set-1']}, 1, 50);
  const hit = hits.find(({address}) => address.includes('#section-'))!;
  expect(hit.address).toMatch(/^\/set-1\/page-\d+#section-\d$/);
  expect(hit.section).toBe('set-1');
  expect(hit.path).toHaveLength(1);
  const isInTitle = hit.title.some(({isMatch}) => isMatch);
  expect(hit.type).toBe(isInTitle ? 'lvl2' : 'content');
  expect(hit.summary.some(({isMatch}) => isMatch)).toBe(true);
  expect(hit.summary.find(({isMatch}) => isMatch)!.text).toMatch(/^ba/);
});
