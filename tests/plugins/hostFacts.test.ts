import {describe, expect, it} from 'vitest';
import {hostFacts} from '../../src/plugins/host-facts';

const SITE = {url: 'https://site.example', baseUrl: '/'};

function connectOf(feedbackUrl: string | undefined) {
  return hostFacts(SITE, [], {
    search: {
      engine: 'typesense',
      nodes: ['https://a.example:8108/x', 'https://b.example'],
      nearestNode: undefined,
      searchApiKey: 'key',
      collection: 'docs',
    },
    redirects: [],
    feedbackUrl,
  }).connect;
}

describe('the origins that pages talk to', () => {
  const SEARCH = ['https://a.example:8108', 'https://b.example'];

  it('are those of search and of the address that takes answers, each once', () => {
    expect(connectOf('https://answers.example/docs')).toEqual([
      ...SEARCH,
      'https://answers.example',
    ]);
    expect(connectOf('https://b.example/answers')).toEqual(SEARCH);
  });

  it.each([
    undefined,
    'mailto:docs@name.example?body={page}',
    'https://issues.example/new?body={page}',
  ])('are no others with %s, which readers follow', (feedbackUrl) => {
    expect(connectOf(feedbackUrl)).toEqual(SEARCH);
  });
});
