import {describe, expect, it} from 'vitest';
import {readHits} from '../../src/search/hits';
import type {SearchResponse} from '../../src/search/response';

const SITE = {
  origin: 'http://localhost:3000',
  publicOrigin: 'https://docs.example.com',
};

/** An answer with hits at these addresses. */
function answer(urls: readonly string[], page = 1, found = urls.length) {
  return {
    found,
    page,
    search_time_ms: 1,
    request_params: {q: 'run', per_page: 2},
    grouped_hits: urls.map((url) => ({
      group_key: [url],
      hits: [
        {
          document: {
            id: url,
            url,
            type: 'lvl2' as const,
            'hierarchy.lvl0': 'OCR &lt;SDK&gt;',
            'hierarchy.lvl1': 'run',
            'hierarchy.lvl2': '<b>Errors</b>',
          },
          highlight: {'hierarchy.lvl1': {value: '<mark>run</mark>'}},
        },
      ],
    })),
  } satisfies SearchResponse;
}

describe('readHits', () => {
  it('reads texts as text, in the order of the levels', () => {
    const {hits} = readHits(answer(['https://docs.example.com/a#b']), SITE);
    expect(hits).toEqual([
      {
        objectID: '/a#b',
        type: 'lvl2',
        href: '/a#b',
        section: 'OCR <SDK>',
        title: [{text: '<b>Errors</b>', isMatch: false}],
        path: [[{text: 'run', isMatch: true}]],
        summary: [],
      },
    ]);
  });

  it('neither shows nor counts hits that lead nowhere good, nor any twice', () => {
    const urls = ['/a', 'javascript:alert(1)', '/a', '/b'];
    const {hits, total} = readHits(answer(urls), SITE);
    expect(hits.map(({href}) => href)).toEqual(['/a', '/b']);
    expect(total).toBe(2);
    expect(readHits(answer(['data:,x']), SITE).total).toBe(0);
  });

  it('knows whether there is more', () => {
    expect(readHits(answer(['/a', '/b'], 1, 3), SITE).hasMore).toBe(true);
    expect(readHits(answer(['/c'], 2, 3), SITE).hasMore).toBe(false);
    expect(readHits(answer([], 2, 9), SITE)).toMatchObject({
      hasMore: false,
      total: 9,
    });
  });
});
