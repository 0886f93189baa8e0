import os from 'node:os';
import {runCli} from '../scripts/process/cli';
import {
  formatFigureRows,
  isWithinBars,
  writeResults,
  type Bench,
} from './lib/figures';
import {measureObservatory} from './hosts/observatory';
import {measureLargeData} from './live/largeData';
import {measureRuntimeScale} from './live/runtimeScale';
import {measureLiveSamples} from './live/samples';
import {measureBuildCost} from './pages/buildCost';
import {measurePageLoad} from './pages/load';
import {measureNextPage} from './pages/next';
import {measureSearchOpen} from './pages/searchOpen';
import {measureOneWordQuery} from './search/oneWord';
import {measureSearchQuality} from './search/quality/measure';
import {measureSearchScale} from './search/scale';
import {measureWorkbooks} from './workbooks/workbooks';

const BENCHES: Readonly<Record<string, Bench>> = {
  'search-one-word': measureOneWordQuery,
  'search-scale': measureSearchScale,
  'search-quality': measureSearchQuality,
  'page-load': measurePageLoad,
  'page-next': measureNextPage,
  'search-open': measureSearchOpen,
  'live-samples': measureLiveSamples,
  'large-data': measureLargeData,
  'runtime-scale': measureRuntimeScale,
  'build-cost': measureBuildCost,
  observatory: measureObservatory,
  workbooks: measureWorkbooks,
};

void runCli({
  usage: `Usage: npm run bench -- [--only NAME,…] [--runs 5] [--pages 90,1000] [--dir DIR]
Measures the site, side by side with peers, and writes to bench/results. Benchmarks:
  ${Object.keys(BENCHES).join(', ')}`,
  options: {
    only: {type: 'string'},
    runs: {type: 'string', default: '5'},
    pages: {type: 'string', default: ''},
    dir: {type: 'string', default: ''},
  },
  async run(values) {
    const options = {
      runs: Number(values.runs),
      sizes: values.pages.split(',').filter(Boolean).map(Number),
      dir: values.dir,
    };
    const names =
      values.only?.split(',') ??
      // The workbooks benchmark needs a folder.
      Object.keys(BENCHES).filter((name) => name !== 'workbooks' || values.dir);
    let missed = 0;
    for (const name of names) {
      const bench = BENCHES[name];
      if (!bench) {
        throw new Error(
          `--only: expected names among ${Object.keys(BENCHES).join(', ')}, received "${name}".`,
        );
      }
      console.log(`\n${name}`);
      const figures = await bench(options);
      console.table(formatFigureRows(figures));
      console.log(
        `  load ${os.loadavg()[0]!.toFixed(1)} on ${os.cpus().length} cores`,
      );
      console.log(`  → ${writeResults(name, figures)}`);
      missed += figures.filter((figure) => !isWithinBars(figure)).length;
    }
    if (missed > 0) {
      throw new Error(`${missed} figures miss their bar.`);
    }
  },
});
