import {afterAll, beforeAll, expect, it} from 'vitest';
import {HostedEngine} from '../../../../src/search/engines/hosted/hostedEngine';
import {searchParameters} from '../../../../src/search/engines/hosted/parameters';
import {
  SEARCH_KEY,
  startCluster,
  type Cluster,
} from '../../../support/searchCluster';
import {engineOf, indexOf} from '../../builtIndex';
import {SAMPLE_RECORDS, sampleQuery} from '../../sampleRecords';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(1, SAMPLE_RECORDS);
});
afterAll(() => cluster.stop());

const noIndex = () => Promise.reject(new Error('the server must answer'));

const LEVELS =
  'hierarchy.lvl0,hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,hierarchy.lvl5,hierarchy.lvl6';

it('asks what the packaged theme asks, with the parameters of this site', async () => {
  const configured = {num_typos: 1, filter_by: 'version:=current', page: 9};
  const engine = new HostedEngine(cluster.server, noIndex, configured);
  await engine.search({
    text: 'run',
    language: 'en',
    tags: ['default', 'docs-ocr-current'],
    page: 3,
    perPage: 15,
  });
  const [request] = cluster.nodes[0]!.requests;
  expect(request).toMatchObject({
    method: 'POST',
    path: `/multi_search?x-typesense-api-key=${SEARCH_KEY}`,
  });
  // Of the content types that browsers send without asking beforehand.
  expect(request!.headers['content-type']).toBe('text/plain');
  expect(request!.headers.accept).toBe('application/json, text/plain, */*');
  expect(JSON.parse(request!.body)).toEqual({
    searches: [
      {
        collection: 'sdk-docs-global',
        q: 'run',
        query_by:
          'title_words,topic_words,alias_words,hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,hierarchy.lvl5,hierarchy.lvl6,description,headings,identifiers,keywords_ko,link_texts,content,hierarchy.lvl0',
        text_match_type: 'max_weight',
        query_by_weights: '15,13,11,12,10,9,8,7,7,7,6,6,6,5,4,2',
        prioritize_num_matching_fields: false,
        include_fields: `${LEVELS},content,anchor,url,type,id`,
        highlight_fields: `${LEVELS},content`,
        highlight_full_fields: LEVELS,
        group_by: 'url',
        group_limit: 1,
        group_max_candidates: 2000,
        sort_by: '_text_match:desc,item_priority:desc',
        snippet_threshold: 8,
        highlight_affix_num_tokens: 50,
        num_typos: 1,
        max_candidates: 32,
        drop_tokens_threshold: 50,
        filter_by:
          'language:=en && docusaurus_tag:=[default,docs-ocr-current] && version:=current',
        page: 3,
        per_page: 15,
      },
    ],
  });
});

it('finds a page by what links call it', async () => {
  const [first, ...others] = SAMPLE_RECORDS;
  const named = {...first!, link_texts: ['one picture at once']};
  const own = await startCluster(1, [named, ...others]);
  const engine = new HostedEngine(own.server, noIndex);
  const {hits} = await engine.search(sampleQuery('picture at once'));
  await own.stop();
  expect(hits.map(({address}) => address)).toEqual([first!.url]);
});

it('asks nothing when there is no word to ask for', async () => {
  const index = engineOf(indexOf(SAMPLE_RECORDS));
  const engine = new HostedEngine(cluster.server, () => Promise.resolve(index));
  const before = cluster.nodes[0]!.requests.length;
  const answer = await engine.search({text: '!!!', page: 1, perPage: 20});
  expect(answer).toEqual({hits: [], total: 0, hasMore: false});
  expect(cluster.nodes[0]!.requests).toHaveLength(before);
});

it.each([
  [
    {language: 'en', tags: ['default']},
    'language:=en && docusaurus_tag:=[default] && (version:=1 || tags:=x)',
  ],
  // The page is not to matter.
  [{}, 'version:=1 || tags:=x'],
])('joins a configured filter by "and" to that of %j', (scope, filter) => {
  const configured = {filter_by: 'version:=1 || tags:=x'};
  const query = {...scope, text: 'run', page: 1, perPage: 10};
  expect(searchParameters('docs', query, configured)['filter_by']).toBe(filter);
});

it('puts the set first that one reads, where texts match alike', () => {
  const query = {text: 'run', page: 1, perPage: 10};
  const scope = {preferredTag: 'docs-ocr-current'};
  expect(searchParameters('docs', {...query, ...scope})['sort_by']).toBe(
    '_text_match:desc,_eval(docusaurus_tag:=docs-ocr-current):desc,item_priority:desc',
  );
});
