import {checkSamples} from './c/checkSamples';
import {collectSamples} from './c/samples';
import {listPages} from '../../src/sets/page/listPages';

/** Most fences that may opt out of the check. */
const MOST_OPT_OUTS = 3;

async function main(): Promise<void> {
  const root = process.cwd();
  const pages =
    process.argv.length > 2 ? process.argv.slice(2) : listPages(root);
  const started = Date.now();
  const {samples, optOuts, fromHeader, problems} = collectSamples(root, pages);
  const report = await checkSamples(root, samples);
  const all = [...problems, ...report.problems];
  if (samples.length === 0) {
    all.push(
      'No c or cpp fence found: the check would pass without looking at anything.',
    );
  }
  if (optOuts.length > MOST_OPT_OUTS) {
    all.push(
      `${optOuts.length} fences opt out, at most ${MOST_OPT_OUTS} may:\n${optOuts.join('\n')}`,
    );
  }
  all.forEach((problem) => console.error(problem));
  console.log(
    `C samples: ${samples.length} fences on ${pages.length} pages compiled by gcc and clang ` +
      `(${report.compiled} compilations), ${fromHeader} filled from the header, ` +
      `${report.programs} programs run in ${report.sessions} sessions under the sanitizers, ` +
      `${optOuts.length} opt-outs, ${all.length} problems, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  process.exitCode = all.length > 0 ? 1 : 0;
}

void main();
