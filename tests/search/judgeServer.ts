// Prints the search quality of a real server. Run `npm run search:push` with a build of both languages before, with the
// same TYPESENSE_ settings.
import {HostedEngine} from '../../src/search/engines/hosted/index';
import {createSearchThemeConfig} from '../../src/search/themeConfig';
import {readSettings} from '../../src/site/settings';
import {judgeEngine} from './judge';
import {ENGLISH_QUERIES, KOREAN_QUERIES} from './judgedQueries';

const SETS = [
  {name: 'English', queries: ENGLISH_QUERIES, language: 'en', prefix: '/en'},
  {name: 'Korean', queries: KOREAN_QUERIES, language: 'ko', prefix: ''},
];

const engine = new HostedEngine(
  createSearchThemeConfig(readSettings(process.env).search),
  () => Promise.reject(new Error('The server alone is judged')),
  10_000,
);

for (const {name, queries, ...site} of SETS) {
  const {judged, misses, ...shares} = await judgeEngine(engine, queries, site);
  const [first, three, ten] = [
    shares.first,
    shares.topThree,
    shares.topTen,
  ].map((share) => `${(share * 100).toFixed(1)} %`);
  console.log(misses.join('\n'));
  console.log(
    `${name}, ${judged} queries: first ${first}, top three ${three}, top ten ${ten}`,
  );
}
