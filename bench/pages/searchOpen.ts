import type {Figure} from '../lib/figures';
import {measureAnswers} from './answers';
import {SEARCHED_WORD} from './corpus/words';
import type {BenchOptions} from './options';
import {SITES} from './sites/index';

/** Time between two keys, in milliseconds. */
const KEY = 20;

/** From the shortcut that opens search, through a word of seven letters, to its first results. */
export function measureSearchOpen(options: BenchOptions): Promise<Figure[]> {
  return measureAnswers(
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
    SITES.filter(({search}) => search !== undefined),
  );
}
