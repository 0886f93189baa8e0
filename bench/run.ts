import {parseArgs} from 'node:util';
import {drawFigures, isKept, type Figure} from './lib/figures';
import {writeResults} from './lib/results';
import {measureFirstQuery} from './search/firstQuery';
import {measurePeers} from './search/peers';
import {measureScale} from './search/scale';
import {measureTyping} from './search/typing';
import {measureWeight} from './search/weight';

/** Every benchmark, by the name of its results file. */
const BENCHES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  'search-typing': measureTyping,
  'search-first-query': measureFirstQuery,
  'search-weight': measureWeight,
  'search-scale': measureScale,
  'search-peers': measurePeers,
};

/** `npm run bench [-- --only search-typing,search-weight]` */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const names = values.only?.split(',') ?? Object.keys(BENCHES);
  let missed = 0;
  for (const name of names) {
    const bench = BENCHES[name];
    if (!bench) {
      throw new Error(
        `--only: expected names among ${Object.keys(BENCHES).join(', ')}, received "${name}".`,
      );
    }
    console.log(`\n${name}`);
    const figures = await bench();
    console.log(drawFigures(figures));
    console.log(`  → ${writeResults(name, figures)}`);
    missed += figures.filter((figure) => !isKept(figure)).length;
  }
  if (missed > 0) {
    throw new Error(`${missed} figures miss their bar.`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
