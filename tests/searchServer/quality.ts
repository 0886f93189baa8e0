import type {Page} from 'playwright-core';
import {vi} from 'vitest';
import development from '../../bench/search/quality/development.json' with {type: 'json'};
import heldOut from '../../bench/search/quality/heldOut.json' with {type: 'json'};
import {HostedEngine} from '../../src/search/engines/hosted/index';
import type {SearchEngine} from '../../src/search/engine';
import {createSearchThemeConfig} from '../../src/search/themeConfig';
import {readSettings} from '../../src/site/settings';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {judgeEngine} from '../search/judge';
import {
  ENGLISH_QUERIES,
  KOREAN_QUERIES,
  type JudgedQuery,
} from '../search/judgedQueries';

/** Minimum share of queries with the right page among the first three. Typesense 0.24.1 finds more. */
const FLOORS = {en: 0.55, ko: 0.75};

const PREFIXES = {en: '/en', ko: ''};

type Language = keyof typeof FLOORS;

const select = (
  all: readonly (JudgedQuery & {lang: string})[],
  language: Language,
) => all.filter(({lang}) => lang === language);

const SETS: readonly {
  name: string;
  language: Language;
  queries: readonly JudgedQuery[];
}[] = [
  {name: 'English, held out', language: 'en', queries: select(heldOut, 'en')},
  {
    name: 'English, development',
    language: 'en',
    queries: select(development, 'en'),
  },
  {name: 'English, judged', language: 'en', queries: ENGLISH_QUERIES},
  {name: 'Korean, held out', language: 'ko', queries: select(heldOut, 'ko')},
  {
    name: 'Korean, development',
    language: 'ko',
    queries: select(development, 'ko'),
  },
  {name: 'Korean, judged', language: 'ko', queries: KOREAN_QUERIES},
];

/** Found by the embedded index, which the judges do not ask. */
const NOTHING: Pick<SearchEngine, 'search'> = {
  search: () => Promise.resolve({hits: [], total: 0, hasMore: false}),
};

/** Asks the judged queries with the requests of a page, and formats how many are answered by the right page. */
export async function measureQuality(page: Page) {
  vi.stubGlobal('fetch', createPageFetch(page));
  const {search} = readSettings(HOSTED_BUILD.settings);
  const engine = new HostedEngine(
    createSearchThemeConfig(search),
    () => Promise.resolve(NOTHING as SearchEngine),
    10_000,
  );
  const figures = [];
  for (const {name, language, queries} of SETS) {
    const {topThree, ...quality} = await judgeEngine(engine, queries, {
      language,
      prefix: PREFIXES[language],
    });
    const [first, three, ten] = [quality.first, topThree, quality.topTen].map(
      (share) => `${(share * 100).toFixed(1)} %`,
    );
    figures.push({
      text: `${name}, ${queries.length} queries: first ${first}, top three ${three}, top ten ${ten}`,
      topThree,
      floor: FLOORS[language],
    });
  }
  vi.unstubAllGlobals();
  return figures;
}

/** Creates a `fetch` that sends the requests from a page, so that its policy and CORS apply. */
function createPageFetch(page: Page) {
  return async (url: string, {method, headers, body}: RequestInit) => {
    const init = {
      method,
      headers,
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    };
    const {status, text} = await page.evaluate(
      async (request) => {
        const response = await fetch(request.url, request.init as RequestInit);
        return {status: response.status, text: await response.text()};
      },
      {url, init},
    );
    return new Response(text, {status});
  };
}
