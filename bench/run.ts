import os from 'node:os';
import {cli} from '../scripts/process/cli';
import {figureRows, isKept, type Figure} from './lib/figures';
import {writeResults} from './lib/results';
import {measureObservatory} from './hosts/observatory';
import {measureLargeData} from './live/largeData';
import {measureLiveSamples} from './live/samples';
import {measureBuildCost} from './pages/buildCost';
import {measureLoad} from './pages/load';
import {measureNext} from './pages/next';
import type {BenchOptions} from './pages/options';
import {measureSearchOpen} from './pages/searchOpen';
import {measureOneWord} from './search/oneWord';
import {measureQuality} from './search/quality/measure';
import {measureScale} from './search/scale';
import {measureWorkbooks} from './workbooks/workbooks';

const BENCHES: Readonly<
  Record<string, (options: BenchOptions) => Promise<Figure[]>>
> = {
  'search-one-word': measureOneWord,
  'search-scale': measureScale,
  'search-quality': measureQuality,
  'page-load': measureLoad,
  'page-next': measureNext,
  'search-open': measureSearchOpen,
  'live-samples': measureLiveSamples,
  'large-data': measureLargeData,
  'build-cost': measureBuildCost,
  observatory: measureObservatory,
  workbooks: measureWorkbooks,
};

void cli({
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
      console.table(figureRows(figures));
      console.log(
        `  load ${os.loadavg()[0]!.toFixed(1)} on ${os.cpus().length} cores`,
      );
      console.log(`  → ${writeResults(name, figures)}`);
      missed += figures.filter((figure) => !isKept(figure)).length;
    }
    if (missed > 0) {
      throw new Error(`${missed} figures miss their bar.`);
    }
  },
});
