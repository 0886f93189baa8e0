// Scans https://localhost with the tests and scores of the scanner. Its own scanner/index.js does not accept
// ports.
// Usage: node scan.mjs FOLDER HTTP-PORT HTTPS-PORT
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const [folder, httpPort, httpsPort] = process.argv.slice(2);

const load = (file) =>
  import(
    pathToFileURL(
      path.join(folder, 'node_modules/@mdn/mdn-http-observatory/src', file),
    ).href
  );

const {retrieve} = await load('retriever/retriever.js');
const {ALL_TESTS} = await load('constants.js');
const {getScoreModifier} = await load('grader/grader.js');
const {MINIMUM_SCORE_FOR_EXTRA_CREDIT} = await load('grader/charts.js');

const retrieved = await retrieve('localhost', {httpPort, httpsPort});
if (!retrieved.responses.auto) {
  throw new Error(`No answer at https://localhost:${httpsPort}.`);
}
const results = ALL_TESTS.map((test) => test(retrieved));
const points = results.map(({result}) => getScoreModifier(result));
const sum = (values) => values.reduce((total, value) => total + value, 100);
const withoutCredit = sum(points.filter((value) => value < 0));
const tests = Object.fromEntries(
  results.map(({pass, result}, place) => [
    ALL_TESTS[place].name,
    {pass, result},
  ]),
);
const score =
  withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : withoutCredit;
console.log(`\n${JSON.stringify({score, tests})}`);
process.exit(0);
