import type {BenchFigure} from '../lib/figures';
import {measureAnswerTimes} from './answers';
import {SEARCHED_WORD} from './corpus/words';
import type {BenchOptions} from './options';
import {BENCH_SITES} from './sites/index';

/** Time between two keys, in milliseconds. */
const KEY = 20;

/** Measures the time from the search shortcut, through a word of seven letters, to the first results. */
export function measureSearchOpen(
  options: BenchOptions,
): Promise<BenchFigure[]> {
  return measureAnswerTimes(
    {
      name: 'search opened to first results',
      bars: {untouched: [1500, 350], running: [1000, 250]},
      async prepare(page, {site}) {
        const {field, result} = site.search!;
        return {
          answer: `document.querySelector('${field}').value === '${SEARCHED_WORD}'
            && document.querySelector('${result}').checkVisibility()`,
          async perform() {
            await page.keyboard.press('Control+k');
            await page.locator(`${field}:focus`).waitFor();
            await page.keyboard.type(SEARCHED_WORD, {delay: KEY});
          },
        };
      },
    },
    options,
    BENCH_SITES.filter(({search}) => search !== undefined),
  );
}
