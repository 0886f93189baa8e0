// Asks a real search server the judged queries, as a hosted site does, and prints how well it answers.
// Takes the TYPESENSE_ settings of a build; `npm run search:push` has loaded a build of both languages.
import {HostedEngine} from '../../src/search/engines/hosted/hostedEngine';
import {searchThemeConfig} from '../../src/search/themeConfig';
import {readSettings} from '../../src/site/settings';
import {judgeEngine} from './judge';
import {ENGLISH_QUERIES, KOREAN_QUERIES} from './judgedQueries';

const SETS = [
  {name: 'English', queries: ENGLISH_QUERIES, language: 'en', prefix: '/en'},
  {name: 'Korean', queries: KOREAN_QUERIES, language: 'ko', prefix: ''},
];

const engine = new HostedEngine(
  searchThemeConfig(readSettings(process.env).search),
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
